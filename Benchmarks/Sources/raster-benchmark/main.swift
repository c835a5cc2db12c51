// How fast scenes become bitmaps.
//
//     swift run -c release --package-path Benchmarks raster-benchmark
//
// Figures are processor time of one core, medians over rounds, so that a busy machine counts less.

import Bitmaps
import CBareCairo
import Foundation
import Geometry
import Rasterization
import Scenes

func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The median processor time of one call, in microseconds.
func measure(rounds: Int = 9, calls: Int, _ body: (Int) throws -> Void) rethrows -> Double {
  var times: [Double] = []
  for _ in 0..<rounds {
    let start = processorSeconds()
    for call in 0..<calls { try body(call) }
    times.append((processorSeconds() - start) / Double(calls) * 1e6)
  }
  return times.sorted()[rounds / 2]
}

func peakMegabytes() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss / 1_024
}

/// The same picture by Cairo calls alone.
func bareCairo(_ step: Int, _ pixels: UnsafeMutablePointer<UInt8>) {
  let surface = cairo_image_surface_create_for_data(
    pixels, CAIRO_FORMAT_ARGB32, 400, 638, 1_600)
  let context = cairo_create(surface)
  cairo_set_source_rgb(context, 0.95, 0.95, 0.95)
  cairo_paint(context)
  func append(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let p): cairo_move_to(context, p.x.native, p.y.native)
      case .line(let p): cairo_line_to(context, p.x.native, p.y.native)
      case .curve(let p, let a, let b):
        cairo_curve_to(
          context, a.x.native, a.y.native, b.x.native, b.y.native, p.x.native, p.y.native)
      case .quadCurve, .close: cairo_close_path(context)
      }
    }
  }
  for index in Panel.cards.indices {
    cairo_identity_matrix(context)
    if index == Panel.moving { cairo_translate(context, Double(step % 40) * 0.5 - 10, 0) }
    let color = Panel.card(index)
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
    append(Path(roundedRect: Panel.cards[index], radii: CornerRadii(12)))
    cairo_fill(context)
    cairo_set_source_rgb(context, 1, 1, 1)
    append(Path(ellipseIn: Panel.dots[index]))
    cairo_fill(context)
  }
  cairo_destroy(context)
  cairo_surface_destroy(surface)
}

let target = try RenderTarget(showing: Panel.scene(0))
let rasterizer = Rasterizer()

let full = try measure(calls: 100) { step in
  _ = try rasterizer.bitmap(of: Panel.scene(step), target: target)
}
let bare = measure(calls: 100) { step in
  // Zeroed memory of its own for each picture, as a bitmap has.
  var pixels = [UInt8](repeating: 0, count: 400 * 638 * 4)
  pixels.withUnsafeMutableBufferPointer { buffer in
    if let start = buffer.baseAddress { bareCairo(step, start) }
  }
}
var painted = try rasterizer.paint(Panel.scene(0), target: target)
let damaged = try measure(calls: 400) { step in
  painted = try rasterizer.paint(Panel.scene(step), target: target, after: painted)
}
let changed = painted.damage
let same = try measure(calls: 400) { _ in
  painted = try rasterizer.paint(painted.scene, target: target, after: painted)
}
print("panel 400×638, whole:           \(Int(full)) µs")
print(
  "  bare Cairo calls:             \(Int(bare)) µs (overhead \(Int((full / bare - 1) * 100)) %)")
print("panel, a tenth changes:         \(Int(damaged)) µs = \(Int(1e6 / damaged)) pictures/s·core")
print("  changed \(changed), identical scene: \(Int(same)) µs")

let captured = RenderTarget(
  size: PixelSize(width: 356, height: 568), scaleX: 0.891, scaleY: 0.8902, capture: Capture())
let capture = try measure(rounds: 5, calls: 10) { step in
  _ = try rasterizer.bitmap(of: Panel.scene(step), target: captured)
}
painted = try rasterizer.paint(Panel.scene(0), target: captured)
let captureDamaged = try measure(calls: 100) { step in
  painted = try rasterizer.paint(Panel.scene(step), target: captured, after: painted)
}
print("panel captured from 3×, whole:  \(Int(capture)) µs; a tenth: \(Int(captureDamaged)) µs")

for sigma in [2.0, 5, 10, 20, 40] {
  var scene = Panel.scene(0)
  scene.nodes = [
    Scene.Node(id: .init(100), children: scene.nodes),
    Scene.Node(
      id: .init(101),
      backdrop: Scene.Backdrop(
        sigma: sigma, saturation: 1.8, tint: Color(white: 1, alpha: 0.3), opacity: 1,
        shape: .rect(CGRect(x: 0, y: 0, width: 400, height: 638)))),
  ]
  let blurred = try measure(rounds: 5, calls: 3) { _ in
    _ = try rasterizer.bitmap(of: scene, target: target)
  }
  print("backdrop blur of it all, σ \(Int(sigma)): \(Int(blurred - full)) µs")
}

for count in [100, 10_000] {
  painted = try rasterizer.paint(Panel.scene(0), target: target)
  for step in 0..<count {
    painted = try rasterizer.paint(Panel.scene(step), target: target, after: painted)
  }
  print("peak memory after \(count) pictures: \(peakMegabytes()) MB")
}
