public import Foundation
import Geometry
import Scenes

extension CGContext {
  /// Draws an image upright into a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let rect = rect.standardized
    let resampling: Scene.ImagePlacement.Interpolation =
      state.interpolation == .none ? .nearest : .linear
    let minification: Scene.ImagePlacement.Interpolation =
      state.interpolation == .high ? .trilinear : resampling
    record([
      image.drawing(
        .init(
          image: image.image, destination: rect, magnification: resampling,
          minification: minification))
    ])
  }

  /// Fills the clipped area with colours along a line.
  ///
  /// Without the options the area before the start or after the end stays free; the line's ends
  /// then bound the gradient like a strip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start != end else { return }
    let area = boundingBoxOfClipPath
    var clips: [Scene.Clip] = []
    if !options.isSuperset(of: [.drawsBeforeStartLocation, .drawsAfterEndLocation]) {
      // A strip across the line, long enough to span the area.
      let length = hypot(end.x - start.x, end.y - start.y)
      let reach = hypot(area.width, area.height) + hypot(start.x - area.midX, start.y - area.midY)
      let before = options.contains(.drawsBeforeStartLocation) ? reach : 0
      let after = options.contains(.drawsAfterEndLocation) ? reach : 0
      let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
      let strip = CGAffineTransform(
        a: along.dx, b: along.dy, c: -along.dy, d: along.dx, tx: start.x, ty: start.y)
      let rect = CGRect(
        x: -before, y: -reach, width: length + before + after, height: 2 * reach)
      clips = [Scene.Clip(shape: .path(Path(rect: rect).applying(strip)))]
    }
    let paint = Scene.Paint.axialGradient(gradient.value, start: start, end: end)
    let fill = Scene.Drawing.fill(.rect(area), paint, rule: .nonZero)
    record([clips.isEmpty ? fill : .group(.init(drawings: [fill], clips: clips))])
  }

  /// Fills the clipped area with colours around a centre.
  ///
  /// Only circles with one centre and a start radius of 0 are exact; for others the start circle
  /// is taken to be the centre of the end circle.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard endRadius > 0 else { return }
    let area = boundingBoxOfClipPath
    let first = Double(min(max(startRadius / endRadius, 0), 1))
    let shifted = Scene.Gradient(
      stops: gradient.value.stops.map {
        .init(location: first + $0.location * (1 - first), color: $0.color)
      })
    let paint = Scene.Paint.radialGradient(
      shifted, center: endCenter, radii: CGSize(width: endRadius, height: endRadius))
    let circle = CGRect(
      x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius,
      height: 2 * endRadius)
    let shape: Scene.Shape =
      options.contains(.drawsAfterEndLocation) ? .rect(area) : .path(Path(ellipseIn: circle))
    record([.fill(shape, paint, rule: .nonZero)])
  }
}
