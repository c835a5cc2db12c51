import Foundation
import Geometry

internal import CPango

/// Reads the outlines of glyphs and keeps them.
@safe
final class GlyphOutlines {
  private struct Key: Hashable {
    /// The font's address.
    let font: UInt
    let glyph: UInt32
  }
  private var outlines: [Key: Path] = [:]
  /// The fonts seen, by address; kept alive so that no other font gets the address.
  private var fonts: Set<UInt> = []
  private let functions: OpaquePointer?

  init() {
    let functions = unsafe hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      functions,
      { _, pen, _, x, y, _ in unsafe Pen.of(pen)?.add(.move(to: Pen.point(x, y))) }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions,
      { _, pen, _, x, y, _ in unsafe Pen.of(pen)?.add(.line(to: Pen.point(x, y))) }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, pen, _, cx, cy, x, y, _ in
        unsafe Pen.of(pen)?.add(.quadCurve(to: Pen.point(x, y), control: Pen.point(cx, cy)))
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, pen, _, c1x, c1y, c2x, c2y, x, y, _ in
        unsafe Pen.of(pen)?.add(
          .curve(
            to: Pen.point(x, y), control1: Pen.point(c1x, c1y), control2: Pen.point(c2x, c2y)))
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, pen, _, _ in unsafe Pen.of(pen)?.add(.close) }, nil, nil)
    unsafe self.functions = functions
  }

  deinit {
    unsafe hb_draw_funcs_destroy(functions)
    for address in fonts { unsafe hb_font_destroy(OpaquePointer(bitPattern: address)) }
  }

  /// The outline of a glyph around its origin, in points, y downwards.
  func outline(of glyph: UInt32, in font: OpaquePointer) -> Path {
    let address = UInt(bitPattern: font)
    if fonts.insert(address).inserted { _ = unsafe hb_font_reference(font) }
    let key = Key(font: address, glyph: glyph)
    if let known = outlines[key] { return known }
    let pen = Pen()
    withExtendedLifetime(pen) {
      unsafe hb_font_get_glyph_shape(
        font, glyph, functions, Unmanaged.passUnretained(pen).toOpaque())
    }
    outlines[key] = pen.path
    return pen.path
  }
}

/// Collects what HarfBuzz draws.
private final class Pen {
  var path = Path()

  func add(_ element: Path.Element) { path.elements.append(element) }

  static func of(_ pointer: UnsafeMutableRawPointer?) -> Pen? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe Unmanaged<Pen>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Pango counts in 1024ths, and glyphs grow upwards.
  static func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: CGFloat(x) / 1_024, y: -CGFloat(y) / 1_024)
  }
}
