import Bitmaps
import Scenes

extension Layer {
  /// Keeps the alpha and paints it in one premultiplied colour.
  func replaceColor(with tint: Pixel) {
    let shades = (0...255).map { alpha in
      func scaled(_ channel: UInt8) -> UInt8 { UInt8((Int(channel) * alpha + 127) / 255) }
      return Pixel(
        premultipliedRed: scaled(tint.red), green: scaled(tint.green), blue: scaled(tint.blue),
        alpha: scaled(tint.alpha))
    }
    unsafe withPixels { pixels in
      for index in pixels.indices {
        unsafe pixels[index] = shades[Int(pixels[index].alpha)]
      }
    }
  }
}

extension Scene.Image {
  /// Whether the picture is drawn anew at every size.
  var isVector: Bool {
    if case .svg = content { true } else { false }
  }
}
