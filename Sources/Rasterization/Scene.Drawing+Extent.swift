import Foundation
import Geometry
import Scenes

extension Scene.Drawing {
  /// A rectangle that holds everything the drawing paints, in its holder's coordinates; null when
  /// it paints nothing.
  var extent: CGRect {
    switch self {
    case .fill(let shape, _, _), .border(let shape, _, _):
      return shape.boundingBox
    case .stroke(let shape, let style, _):
      let box = shape.boundingBox
      let reach = style.reach(around: shape)
      return box.isNull ? box : box.insetBy(dx: -reach, dy: -reach)
    case .image(let placement):
      guard let clip = placement.clip else { return placement.destination.standardized }
      return placement.destination.standardized.intersection(clip.boundingBox)
    case .text(let run):
      return run.extent
    case .group(let group):
      return group.extent
    }
  }
}

extension Scene.Group {
  /// A rectangle that holds the group, its shadow included, in its holder's coordinates.
  var extent: CGRect {
    var box = contentExtent
    if let shadow, !box.isNull { box = box.union(shadow.extent(of: box)) }
    return box.isNull ? box : box.applying(transform)
  }

  /// A rectangle that holds the group without its shadow, in the group's own coordinates.
  var contentExtent: CGRect {
    var box = drawings.reduce(CGRect.null) { $0.union($1.extent) }
    for clip in clips { box = box.intersection(clip.shape.boundingBox) }
    return box
  }
}

extension Scene.Shadow {
  /// A rectangle that holds the shadow of a content, in the same coordinates as the content.
  func extent(of content: CGRect) -> CGRect {
    let caster = path?.boundingBox ?? content
    if caster.isNull { return caster }
    let reach = CGFloat(max(sigma, 0) * 3)
    return caster.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
  }
}

extension Scene.TextRun {
  /// A rectangle that holds all glyphs.
  var extent: CGRect {
    let boxes = outlines.map(\.boundingBox)
    return glyphs.reduce(CGRect.null) { box, glyph in
      guard boxes.indices.contains(glyph.outline) else { return box }
      return box.union(boxes[glyph.outline].offsetBy(dx: glyph.origin.x, dy: glyph.origin.y))
    }
  }
}

extension Scene.StrokeStyle {
  /// How far the stroke reaches from its outline, in points, at most.
  func reach(around shape: Scene.Shape) -> CGFloat {
    var factor: CGFloat = cap == .square ? 2.squareRoot() : 1
    if join == .miter {
      if case .path = shape {
        factor = max(factor, miterLimit)
      } else {
        factor = max(factor, 2.squareRoot())
      }
    }
    return abs(width) / 2 * factor
  }
}
