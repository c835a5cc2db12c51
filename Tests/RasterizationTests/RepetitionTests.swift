import Bitmaps
import Foundation
import Rasterization
import Scenes
import Testing

struct RepetitionTests {
  @Test(arguments: 0..<40)
  func `Two rasterizers paint the same bytes`(seed: Int) throws {
    var random = RandomScenes(seed: UInt64(seed))
    let scene = random.scene()
    let first = try Rasterizer().bitmap(of: scene)
    let second = try Rasterizer().bitmap(of: scene)
    #expect(first == second, "\(first.dirtyRect(comparedWith: second))")
  }

  @Test(arguments: [2, 3, 7])
  func `One worker and several paint the same bytes`(workers: Int) async throws {
    var random = RandomScenes(seed: 99)
    var scenes = [random.scene()]
    for _ in 1..<24 { scenes.append(random.changed(scenes[scenes.count - 1])) }
    let target = try RenderTarget(showing: scenes[0], scale: 1.5)
    let alone = try Self.paint(scenes, target)
    let list = scenes
    let together = try await withThrowingTaskGroup(of: (Int, [Bitmap]).self) { group in
      let share = (list.count + workers - 1) / workers
      for start in stride(from: 0, to: list.count, by: share) {
        let part = Array(list[start..<min(start + share, list.count)])
        group.addTask { (start, try Self.paint(part, target)) }
      }
      var parts: [Int: [Bitmap]] = [:]
      for try await (start, bitmaps) in group { parts[start] = bitmaps }
      return parts.sorted { $0.key < $1.key }.flatMap(\.value)
    }
    #expect(alone == together)
  }

  /// Each scene with the help of the one before, as a worker does.
  private static func paint(
    _ scenes: [Scene], _ target: RenderTarget
  ) throws(RasterizerError) -> [Bitmap] {
    let rasterizer = Rasterizer()
    var painted: PaintedScene?
    var bitmaps: [Bitmap] = []
    for scene in scenes {
      let next = try rasterizer.paint(scene, target: target, after: painted)
      bitmaps.append(next.bitmap)
      painted = next
    }
    return bitmaps
  }
}
