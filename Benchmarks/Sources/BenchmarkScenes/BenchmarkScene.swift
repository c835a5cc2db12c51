import Bitmaps
import GIFEncoding

/// One of the five synthetic movies that encoders are measured with.
public enum BenchmarkScene: String, CaseIterable, Sendable {
  /// A list whose panels unfold: text, hairlines and round corners.
  case panel
  /// A round button that throws out a menu.
  case button
  /// A blurred picture of many hues that drifts under a sheet.
  case gradient
  /// A detailed photograph that zooms inside a card.
  case photo
  /// A phone screen: a card grows to full size while everything fades.
  case large

  /// The canvas in pixels.
  public var size: PixelSize {
    switch self {
    case .panel: PixelSize(width: 400, height: 638)
    case .button: PixelSize(width: 302, height: 246)
    case .gradient: PixelSize(width: 374, height: 668)
    case .photo: PixelSize(width: 400, height: 640)
    case .large: PixelSize(width: 1080, height: 1920)
    }
  }

  /// The number of bitmaps.
  public var count: Int {
    switch self {
    case .panel: 74
    case .button: 36
    case .gradient: 60
    case .photo: 48
    case .large: 60
    }
  }

  /// Bitmaps per second.
  public var framesPerSecond: Double { 25 }

  /// The bitmap at a position.
  public func bitmap(at index: Int) -> Bitmap {
    let time = Float(index) / Float(framesPerSecond)
    switch self {
    case .panel: return Self.panel(time)
    case .button: return Self.button(time)
    case .gradient: return Self.gradient(time)
    case .photo: return Self.photo(time)
    case .large: return Self.large(index)
    }
  }
}
