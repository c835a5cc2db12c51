import Bitmaps

extension Color {
  /// Creates a colour from hue, saturation and brightness, each `0...1`, hue wrapping around.
  /// - SeeAlso: Smith, "Color Gamut Transform Pairs" (1978), the hexcone model.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ n: Double) -> Double {
      let k = (n + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Hue, saturation and brightness of the colour, each `0...1`; hue is 0 for grays.
  var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    let chroma = high - low
    guard chroma > 0 else { return (0, 0, high) }
    let sector =
      if high == red {
        (green - blue) / chroma
      } else if high == green {
        (blue - red) / chroma + 2
      } else {
        (red - green) / chroma + 4
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, high > 0 ? chroma / high : 0, high)
  }
}
