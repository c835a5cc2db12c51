import Bitmaps
public import Foundation
public import Geometry
public import Scenes

/// A context that records what is drawn into it as scene drawings.
///
/// The origin is the upper left corner and y grows downwards, as in a context UIKit has prepared.
/// Images are drawn upright in that system.
@preconcurrency @MainActor
public final class CGContext {
  /// What `saveGState` keeps.
  struct State {
    var transform = CGAffineTransform.identity
    var clips: [Scene.Clip] = []
    var fill = Scene.Paint.color(.black)
    var stroke = Scene.Paint.color(.black)
    var style = Scene.StrokeStyle()
    var alpha: Double = 1
    var blendMode = Scene.BlendMode.normal
    var shadow: Scene.Shadow?
    var interpolation = CGInterpolationQuality.default
  }

  /// A transparency layer in the making: what it has to be put into, and the state around it.
  struct OpenLayer {
    var outer: [Scene.Drawing]
    var state: State
    var depth: Int
  }

  var state = State()
  var saved: [State] = []
  var layers: [OpenLayer] = []
  var current = Path()

  /// What has been drawn, back to front, in the context's base coordinates.
  public internal(set) var drawings: [Scene.Drawing] = []

  /// What could not be drawn exactly, as the drawing code has noted it.
  public private(set) var issues: [RenderIssue] = []

  /// The area the context stands for, in its base coordinates.
  public let bounds: CGRect

  /// Creates an empty recording.
  /// - Parameter bounds: What `boundingBoxOfClipPath` answers when nothing is clipped.
  public init(bounds: CGRect) { self.bounds = bounds }

  // MARK: State

  /// Keeps the state until the matching `restoreGState`.
  public func saveGState() { saved.append(state) }

  /// Goes back to the state of the matching `saveGState`; does nothing when there is none.
  public func restoreGState() {
    let floor = layers.last?.depth ?? 0
    if saved.count > floor, let last = saved.popLast() { state = last }
  }

  /// User space → base coordinates.
  public var ctm: CGAffineTransform { state.transform }

  /// Puts a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Moves the origin, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales user space.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Rotates user space, in radians, clockwise on screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the line width in points.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }

  /// Sets the ends of open lines.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.sceneCap }

  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.sceneJoin }

  /// Sets the longest mitre, as a multiple of the line width.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// Sets dashes and gaps in turn, in points; none for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = phase
    state.style.dashes = lengths
  }

  /// Sets the opacity of everything drawn from now on, `0...1`.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(max(alpha, 0), 1)) }

  /// Sets how drawings are combined with what lies behind them.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.sceneMode }

  /// Sets how images are resampled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Accepted and ignored: edges are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Sets a shadow for everything drawn from now on; the offset is in base coordinates and the
  /// blur is twice the standard deviation, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      Scene.Shadow(color: $0.value, offset: offset, sigma: Double(blur) / 2)
    }
  }

  /// Sets a shadow in black at a third of full opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Colours

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { state.fill = .color(color.value) }

  /// Sets the fill colour from sRGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets a gray fill colour.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the fill to any paint, in user space as it is now.
  public func setFillPaint(_ paint: Scene.Paint) { state.fill = paint }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { state.stroke = .color(color.value) }

  /// Sets the stroke colour from sRGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets a gray stroke colour.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  // MARK: Recording

  /// Records a drawing given in user space, with the current clip, alpha, blend mode and shadow.
  ///
  /// The door for drawings Quartz has no call for, such as text that is already outlines.
  public func append(_ drawing: Scene.Drawing) { record([drawing]) }

  /// Notes something that could not be drawn exactly; the picture's issues will list it.
  public func note(_ issue: RenderIssue) { issues.append(issue) }

  /// Records drawings given in user space as one group, or bare when the state adds nothing.
  func record(_ added: [Scene.Drawing]) {
    let plain =
      state.transform.isIdentity && state.clips.isEmpty && state.alpha == 1
      && state.blendMode == .normal && state.shadow == nil
    if plain {
      drawings += added
      return
    }
    let isMoved = !state.transform.isIdentity
    let moved: Scene.Drawing? =
      isMoved ? .group(.init(drawings: added, transform: state.transform)) : nil
    if state.clips.isEmpty, state.alpha == 1, state.blendMode == .normal, state.shadow == nil,
      let moved
    {
      drawings.append(moved)
      return
    }
    // Clips and shadows are kept in base coordinates, so they surround the transform.
    drawings.append(
      .group(
        .init(
          drawings: moved.map { [$0] } ?? added, opacity: state.alpha, clips: state.clips,
          blendMode: state.blendMode, shadow: state.shadow)))
  }

  // MARK: Transparency layers

  /// Draws into a group of its own until `endTransparencyLayer`.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]? = nil) {
    layers.append(OpenLayer(outer: drawings, state: state, depth: saved.count))
    drawings = []
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Puts the group of the matching `beginTransparencyLayer` into what lies around it.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    saved.removeLast(max(0, saved.count - layer.depth))
    let group = drawings
    drawings = layer.outer
    state = layer.state
    guard !group.isEmpty else { return }
    drawings.append(
      .group(
        .init(
          drawings: group, opacity: state.alpha, blendMode: state.blendMode,
          shadow: state.shadow)))
  }
}
