import Foundation
import Geometry
import Scenes

internal import CCairo

extension Layer {
  /// Makes the layer take coordinates of a space from now on.
  ///
  /// - Parameter transform: That space → pixels of the picture.
  func setSpace(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform, origin: rect.x, rect.y)
    unsafe cairo_set_matrix(context, &matrix)
  }

  /// Makes the layer take pixels of the picture from now on.
  func setPixelSpace() { setSpace(.identity) }

  /// Starts a path with a shape, and leaves the layer in a space where the path can be stroked if
  /// the map is affine.
  ///
  /// - Parameter map: Coordinates of the shape → pixels of the picture.
  func setPath(_ shape: Scene.Shape, through map: PlanarTransform) {
    unsafe cairo_new_path(context)
    guard map.isAffine else {
      setPixelSpace()
      append(shape.path.projected(through: map))
      return
    }
    setSpace(map.affine)
    if case .rect(let rect) = shape {
      append(rect)
    } else {
      append(shape.path)
    }
  }

  /// Starts a path with glyphs.
  func setPath(_ run: Scene.TextRun, through map: PlanarTransform) {
    unsafe cairo_new_path(context)
    if map.isAffine { setSpace(map.affine) } else { setPixelSpace() }
    for glyph in run.glyphs where run.outlines.indices.contains(glyph.outline) {
      let outline = run.outlines[glyph.outline]
      if map.isAffine {
        append(outline, dx: glyph.origin.x, dy: glyph.origin.y)
      } else {
        let move = CGAffineTransform(translationX: glyph.origin.x, y: glyph.origin.y)
        append(outline.applying(move).projected(through: map))
      }
    }
  }

  /// Adds a rectangle to the path.
  func append(_ rect: CGRect) {
    unsafe cairo_rectangle(
      context, rect.minX.native, rect.minY.native, rect.width.native, rect.height.native)
  }

  /// Adds another path to the path, displaced.
  func append(_ path: Path, dx: CGFloat = 0, dy: CGFloat = 0) {
    for element in path.elements {
      switch element {
      case .move(let p):
        unsafe cairo_move_to(context, (p.x + dx).native, (p.y + dy).native)
      case .line(let p):
        unsafe cairo_line_to(context, (p.x + dx).native, (p.y + dy).native)
      case .quadCurve(let p, let c):
        // The same parabola as a cubic: controls two thirds of the way to the quadratic's.
        let start = currentPoint(or: CGPoint(x: c.x + dx, y: c.y + dy))
        let (cx, cy, px, py) = (c.x + dx, c.y + dy, p.x + dx, p.y + dy)
        unsafe cairo_curve_to(
          context, (start.x + (cx - start.x) * 2 / 3).native,
          (start.y + (cy - start.y) * 2 / 3).native, (px + (cx - px) * 2 / 3).native,
          (py + (cy - py) * 2 / 3).native, px.native, py.native)
      case .curve(let p, let c1, let c2):
        unsafe cairo_curve_to(
          context, (c1.x + dx).native, (c1.y + dy).native, (c2.x + dx).native,
          (c2.y + dy).native, (p.x + dx).native, (p.y + dy).native)
      case .close:
        unsafe cairo_close_path(context)
      }
    }
  }

  private func currentPoint(or start: CGPoint) -> CGPoint {
    guard unsafe cairo_has_current_point(context) != 0 else { return start }
    var (x, y) = (0.0, 0.0)
    unsafe cairo_get_current_point(context, &x, &y)
    return CGPoint(x: x, y: y)
  }
}

extension cairo_matrix_t {
  /// Cairo's form of a transform followed by a move that puts pixel (x, y) at the origin.
  ///
  /// Both take points as `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  init(_ t: CGAffineTransform, origin x: Int, _ y: Int) {
    self.init(
      xx: t.a.native, yx: t.b.native, xy: t.c.native, yy: t.d.native,
      x0: t.tx.native - Double(x), y0: t.ty.native - Double(y))
  }
}
