import Bitmaps
import Foundation
import Geometry
import Scenes

/// What a gradient layer's values look like as a paint.
enum GradientPainting {
  /// The paint; nil when nothing is drawn.
  static func paint(of values: LayerValues) -> Scene.Paint? {
    let gradient = values.gradient
    let stops = stops(colors: gradient.colors, locations: gradient.locations)
    guard let last = stops.last else { return nil }
    let bounds = values.bounds.standardized
    func place(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let (start, end) = (place(gradient.startPoint), place(gradient.endPoint))
    let ramp = Scene.Gradient(stops: subdivided(stops))
    switch gradient.type {
    case .radial:
      let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
      guard radii.width > 0, radii.height > 0 else { return nil }
      return .radialGradient(ramp, center: start, radii: radii)
    case .conic:
      return .conicGradient(
        ramp, center: start, angle: atan2(end.y - start.y, end.x - start.x))
    default:
      guard start != end else { return .color(last.color) }
      return .axialGradient(ramp, start: start, end: end)
    }
  }

  /// Colours on their places, the places made to rise.
  private static func stops(
    colors: [CGColor], locations: [CGFloat]
  ) -> [Scene.Gradient.Stop] {
    let even = KeyTimes.even(count: colors.count)
    let isPlaced = locations.count == colors.count
    var floor = 0.0
    return colors.enumerated().map { index, color in
      let place = isPlaced ? Double(locations[index]) : even[index]
      floor = max(floor, place)
      return .init(location: floor, color: color.value)
    }
  }

  /// The exponent of Generic RGB, in which Core Animation mixes a gradient's colours.
  private static let mixingGamma = 1.8
  /// Pieces each step between two colours is cut into; within a piece sRGB is close enough.
  private static let pieces = 8

  /// The stops with colours mixed as Core Animation does put between them.
  private static func subdivided(_ stops: [Scene.Gradient.Stop]) -> [Scene.Gradient.Stop] {
    guard var previous = stops.first else { return [] }
    var result = [previous]
    for stop in stops.dropFirst() {
      if previous.color != stop.color, previous.location < stop.location {
        for piece in 1..<pieces {
          let amount = Double(piece) / Double(pieces)
          result.append(
            .init(
              location: previous.location + (stop.location - previous.location) * amount,
              color: mix(previous.color, stop.color, amount)))
        }
      }
      result.append(stop)
      previous = stop
    }
    return result
  }

  private static func mix(_ a: Color, _ b: Color, _ amount: Double) -> Color {
    func component(_ a: Double, _ b: Double) -> Double {
      if a == b { return a }
      let (from, to) = (pow(linear(a), 1 / mixingGamma), pow(linear(b), 1 / mixingGamma))
      return encoded(pow(from + (to - from) * amount, mixingGamma))
    }
    return Color(
      red: component(a.red, b.red), green: component(a.green, b.green),
      blue: component(a.blue, b.blue), alpha: a.alpha + (b.alpha - a.alpha) * amount)
  }

  /// sRGB's transfer function, undone; clamped to the gamut.
  private static func linear(_ c: Double) -> Double {
    let c = min(max(c, 0), 1)
    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
  }

  /// sRGB's transfer function.
  private static func encoded(_ c: Double) -> Double {
    c <= 0.0031308 ? c * 12.92 : 1.055 * pow(c, 1 / 2.4) - 0.055
  }
}
