import Bitmaps
import Geometry
import Scenes

/// Where two scenes may look different, found by comparing their trees.
struct Damage {
  /// The pixels that may differ.
  let changed: PixelRect
  private let backdrops: [MeasuredNode.BackdropArea]
  private let area: PixelRect

  /// Compares two scenes.
  /// - Parameters:
  ///   - toPixels: Canvas points → pixels.
  ///   - area: The pixels there are.
  init(from old: Scene, to new: Scene, toPixels: CGAffineTransform, in area: PixelRect) {
    self.area = area
    let oldMeasures = old.nodes.map { MeasuredNode($0, toPixels: toPixels) }
    let newMeasures = new.nodes.map { MeasuredNode($0, toPixels: toPixels) }
    backdrops = newMeasures.flatMap(\.backdropAreas)
    if old.background != new.background {
      changed = area
      return
    }
    var changed = Self.between(old.nodes, oldMeasures, new.nodes, newMeasures)
      .intersection(area)
    // A backdrop shows what lies around it, so damage near it changes all of it.
    var grew = true
    while grew {
      grew = false
      for backdrop in backdrops where !changed.intersection(backdrop.read).isEmpty {
        let all = changed.union(backdrop.shown.intersection(area))
        grew = grew || all != changed
        changed = all
      }
    }
    self.changed = changed
  }

  /// What has to be painted so that some pixels come out right: backdrops read around themselves.
  func limit(covering pixels: PixelRect) -> PixelRect {
    var limit = pixels.intersection(area)
    var grew = true
    while grew {
      grew = false
      for backdrop in backdrops where !limit.intersection(backdrop.shown).isEmpty {
        let all = limit.union(backdrop.read.intersection(area))
        grew = grew || all != limit
        limit = all
      }
    }
    return limit
  }

  /// The damage between two lists of siblings.
  private static func between(
    _ old: [Scene.Node], _ oldMeasures: [MeasuredNode], _ new: [Scene.Node],
    _ newMeasures: [MeasuredNode]
  ) -> PixelRect {
    var damage = PixelRect.nothing
    var places: [Scene.NodeID: Int] = [:]
    for (index, node) in old.enumerated() { places[node.id] = index }
    var kept = [Bool](repeating: false, count: old.count)
    var last = -1
    for (node, measured) in zip(new, newMeasures) {
      // A node that is new, or has changed its place among those that stay, damages its area.
      guard let place = places[node.id], place > last else {
        damage = damage.union(measured.result)
        continue
      }
      last = place
      kept[place] = true
      damage = damage.union(between(old[place], oldMeasures[place], node, measured))
    }
    for (index, measured) in oldMeasures.enumerated() where !kept[index] {
      damage = damage.union(measured.result)
    }
    return damage
  }

  /// The damage between two states of one node.
  private static func between(
    _ old: Scene.Node, _ oldMeasure: MeasuredNode, _ new: Scene.Node, _ newMeasure: MeasuredNode
  ) -> PixelRect {
    if old == new { return .nothing }
    let all = oldMeasure.result.union(newMeasure.result)
    guard new.showsChildrenInPlace, old.differsOnlyInside(new) else { return all }
    var damage = between(
      old.children, oldMeasure.children, new.children, newMeasure.children)
    if old.drawings.count == new.drawings.count, old.overlays.count == new.overlays.count {
      for (before, after) in zip(old.drawings + old.overlays, new.drawings + new.overlays)
      where before != after {
        let box = before.extent.union(after.extent)
        damage = damage.union(PixelRect(covering: box, through: newMeasure.map))
      }
    } else {
      damage = all
    }
    return damage.intersection(all)
  }
}

extension Scene.Node {
  /// Whether a change in a child changes nothing but the pixels under that child.
  fileprivate var showsChildrenInPlace: Bool {
    (shadow == nil || shadow?.path != nil) && blurSigma <= 0 && !blendMode.removes
  }

  /// Whether two states of a node are the same but for drawings, children and overlays.
  fileprivate func differsOnlyInside(_ other: Scene.Node) -> Bool {
    transform == other.transform && bounds == other.bounds && opacity == other.opacity
      && blendMode == other.blendMode && backdrop == other.backdrop && shadow == other.shadow
      && clip == other.clip && mask == other.mask && blurSigma == other.blurSigma
  }
}

extension Scene.BlendMode {
  /// Whether the mode changes what lies behind transparent pixels.
  fileprivate var removes: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
