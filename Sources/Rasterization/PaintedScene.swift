public import Bitmaps
public import Scenes

/// A scene with its picture: what the next picture of a recording can be made from.
public struct PaintedScene: Sendable {
  /// What is shown.
  public let scene: Scene
  /// Which part of it became which pixels.
  public let target: RenderTarget
  /// The picture.
  public let bitmap: Bitmap
  /// Where the picture may differ from the one it was made from; all of it for the first one.
  public let damage: PixelRect
}
