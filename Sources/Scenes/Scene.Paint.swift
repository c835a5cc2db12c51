public import Bitmaps
public import Foundation

extension Scene {
  /// What fills an outline.
  public enum Paint: Hashable, Codable, Sendable {
    /// One colour.
    case color(Color)
    /// Colours along a line, constant across it; the ends extend.
    case axialGradient(Gradient, start: CGPoint, end: CGPoint)
    /// Colours along the radii of an ellipse; the last one extends.
    case radialGradient(Gradient, center: CGPoint, radii: CGSize)
    /// Colours around a centre, starting at `angle` radians, clockwise on screen.
    case conicGradient(Gradient, center: CGPoint, angle: CGFloat)
    /// A picture repeated in both directions from an origin.
    case pattern(Image, origin: CGPoint, tile: CGSize)
  }

  /// Colours along the unit interval, mixed in gamma-encoded sRGB between stops.
  public struct Gradient: Hashable, Codable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Codable, Sendable {
      /// The place, `0...1`.
      public var location: Double
      /// The colour there.
      public var color: Color

      /// Creates a stop.
      public init(location: Double, color: Color) {
        self.location = location
        self.color = color
      }
    }

    /// The stops, their locations never decreasing.
    public var stops: [Stop]

    /// Creates a gradient.
    public init(stops: [Stop]) { self.stops = stops }
  }

  /// A picture and where it goes.
  public struct ImagePlacement: Hashable, Codable, Sendable {
    /// How a picture is resampled.
    public enum Interpolation: String, Hashable, Codable, Sendable {
      case nearest, linear, trilinear
    }

    /// The picture.
    public var image: Image
    /// The part that is shown, in unit coordinates of the picture: (0, 0, 1, 1) is all.
    public var source: CGRect
    /// Where that part goes, in points.
    public var destination: CGRect
    /// The part of `source` that stretches when source and destination differ in size, in unit
    /// coordinates of the picture; what surrounds it keeps its size. All of it by default.
    public var stretch: CGRect
    /// The picture's pixels per point, which gives the parts that keep their size that size.
    public var scale: CGFloat
    /// Limits the picture, if given, in the same coordinates as `destination`.
    public var clip: Shape?
    /// Resampling when the picture is enlarged.
    public var magnification: Interpolation
    /// Resampling when the picture is reduced.
    public var minification: Interpolation
    /// Paints the picture's alpha in one colour, if given: a template image.
    public var tint: Color?

    /// Creates a placement.
    public init(
      image: Image, destination: CGRect, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      stretch: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1,
      clip: Shape? = nil,
      magnification: Interpolation = .linear, minification: Interpolation = .linear,
      tint: Color? = nil
    ) {
      self.image = image
      self.source = source
      self.destination = destination
      self.stretch = stretch
      self.scale = scale
      self.clip = clip
      self.magnification = magnification
      self.minification = minification
      self.tint = tint
    }
  }
}
