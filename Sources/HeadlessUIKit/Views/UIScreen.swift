public import Foundation

/// The screen that views are made for.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen in use. A recording sets its size and scale.
  public static let main = UIScreen()

  /// The screen's rectangle in points; 375 × 812 unless a recording says otherwise.
  public internal(set) final var bounds = CGRect(x: 0, y: 0, width: 375, height: 812)
  /// Pixels per point; 3 unless a recording says otherwise.
  public internal(set) final var scale: CGFloat = 3
  /// Pixels per point of the hardware.
  public final var nativeScale: CGFloat { scale }

  /// Makes the screen another size, as on another device.
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels per point.
  public final func simulate(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }
}
