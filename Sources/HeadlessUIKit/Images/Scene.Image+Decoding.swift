public import Foundation
public import ImageDecoding
public import Scenes

extension Scene.Image {
  /// Creates an image from the contents of a PNG, JPEG, GIF or SVG file.
  /// - Throws: `ImageDecodingError`, when the data is none of these, or damaged, or too large.
  public convenience init(decoding data: Data) throws(ImageDecodingError) {
    switch try ImageDecoder().decode(data) {
    case .bitmap(let bitmap): self.init(bitmap)
    case .svg(let document, let size): self.init(svg: document, size: size)
    }
  }
}
