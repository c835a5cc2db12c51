public import AnimationCore
public import Foundation
import ImageDecoding
import Scenes

/// A picture with a scale: pixels, or an SVG drawn at whatever size it is shown.
///
/// Immutable; changing methods return another image.
open class UIImage: NSObject, @unchecked Sendable {
  // `@unchecked`: the class is open, but all its state is constant.

  /// How a picture's colours are used.
  public enum RenderingMode: Int, Sendable {
    /// As the place it is shown in decides.
    case automatic
    /// As they are.
    case alwaysOriginal
    /// Not at all: its alpha is painted in the tint colour.
    case alwaysTemplate
  }

  /// How the stretchable part fills space.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// The picture.
  public final let cgImage: CGImage?
  /// Pixels per point of the picture.
  public final let scale: CGFloat
  /// How the colours are used.
  public final let renderingMode: RenderingMode
  /// The edges that keep their size when the picture is stretched, in points.
  public final let capInsets: UIEdgeInsets
  /// How the part inside the caps fills space.
  public final let resizingMode: ResizingMode

  init(
    cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .stretch
  ) {
    self.cgImage = cgImage
    self.scale = scale > 0 ? scale : 1
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    super.init()
  }

  /// Creates an empty image of size 0.
  public override convenience init() { self.init(cgImage: nil, scale: 1) }

  /// Creates an image of one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

  /// Creates an image from the contents of a PNG, JPEG, GIF or SVG file; nil if it is none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the contents of a PNG, JPEG, GIF or SVG file; nil if it is none.
  /// - Parameter scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    // UIKit's initializer says only that it failed; callers that want the reason decode themselves.
    guard let image = try? Scene.Image(decoding: data) else { return nil }
    self.init(cgImage: CGImage(image), scale: scale)
  }

  /// Creates an image from a file; nil if it cannot be read. `@2x` and `@3x` set the scale.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, scale: ImageLibrary.scale(ofFileNamed: url.lastPathComponent))
  }

  /// Creates an image found by name in the image library; nil if there is none.
  @MainActor public convenience init?(named name: String) {
    guard let url = ImageLibrary.current.url(forImageNamed: name) else { return nil }
    self.init(contentsOfFile: url.path)
  }

  /// The size in points.
  public final var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(
      width: cgImage.image.size.width / scale, height: cgImage.image.size.height / scale)
  }

  /// The same picture, more transparent. UIKit has no such method; apps draw a copy for it.
  /// - Parameter alpha: What the picture's alpha is multiplied by: 0 is clear, 1 changes nothing.
  public final func withAlpha(_ alpha: CGFloat) -> UIImage {
    UIImage(
      cgImage: cgImage.map {
        CGImage($0.image, tint: $0.tint, opacity: $0.opacity * Double(min(max(alpha, 0), 1)))
      }, scale: scale, renderingMode: renderingMode, capInsets: capInsets,
      resizingMode: resizingMode)
  }

  /// The same picture with its colours used in another way.
  public final func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, capInsets: capInsets,
      resizingMode: resizingMode)
  }

  /// The same picture with edges that keep their size when it is stretched, in points.
  public final func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, capInsets: capInsets,
      resizingMode: resizingMode)
  }

  /// Whether another object is an image that looks the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.cgImage == cgImage && other.scale == scale
      && other.renderingMode == renderingMode && other.capInsets == capInsets
      && other.resizingMode == resizingMode
  }

  /// A hash of the picture.
  open override var hash: Int { cgImage?.image.hashValue ?? 0 }
}
