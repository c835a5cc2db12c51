import UIKit

/// A button that shows a chevron in one of four directions and morphs between them.
open class ArrowButton: ActionButton {
  /// Where a chevron points.
  public enum ArrowDirection: Sendable { case left, right, up, down }

  /// Distances of the chevron from the edges of the space it is given, in points.
  open var arrowInsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12) {
    didSet { showChevron() }
  }
  /// The width of the chevron's strokes, in points.
  open var arrowWidth: CGFloat = 1 { didSet { chevron.lineWidth = arrowWidth } }
  /// The colour of the chevron.
  open var arrowColor = UIColor.black { didSet { chevron.strokeColor = arrowColor.cgColor } }
  /// How long a change of direction takes, in seconds.
  open var animationDuration: TimeInterval = 0.2
  /// Whether the chevron is left out, for buttons that show images instead.
  open var isArrowHidden = false { didSet { chevron.isHidden = isArrowHidden } }

  /// Where the chevron points; nil before one is shown.
  public private(set) var arrowDirection: ArrowDirection?

  private let chevron = CAShapeLayer()

  /// Creates a button without a chevron.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    chevron.fillColor = nil
    chevron.strokeColor = arrowColor.cgColor
    chevron.lineWidth = arrowWidth
    chevron.lineCap = .round
    layer.addSublayer(chevron)
  }

  /// Points the chevron to the left.
  open func showLeftArrow() { show(.left) }

  /// Points the chevron to the right.
  open func showRightArrow() { show(.right) }

  /// Points the chevron upwards.
  open func showUpArrow() { show(.up) }

  /// Points the chevron downwards.
  open func showDownArrow() { show(.down) }

  /// Points the chevron somewhere, morphing evenly from where it pointed before.
  /// - Parameters:
  ///   - direction: Where it shall point.
  ///   - animated: Whether the change is shown; the first chevron simply appears.
  open func show(_ direction: ArrowDirection, animated: Bool = true) {
    let previous = chevron.path
    arrowDirection = direction
    showChevron()
    guard animated, animationDuration > 0, let previous, previous != chevron.path else { return }
    let morph = CABasicAnimation(keyPath: "path")
    morph.fromValue = previous
    morph.duration = animationDuration
    chevron.add(morph, forKey: "path")
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    chevron.frame = bounds
    showChevron()
  }

  private func showChevron() {
    guard let arrowDirection, bounds.width > 0, bounds.height > 0 else { return }
    chevron.path = path(pointing: arrowDirection)
  }

  /// Two strokes from the outer ends to the middle vertex.
  ///
  /// The half spread across is `extent / 2.5 − inset`, the half depth along `extent / 3 − inset`;
  /// the triangle's centroid stands in the middle of the button.
  private func path(pointing direction: ArrowDirection) -> CGPath {
    let horizontalInset = (arrowInsets.left + arrowInsets.right) / 2
    let verticalInset = (arrowInsets.top + arrowInsets.bottom) / 2
    let center = CGPoint(
      x: bounds.midX + (arrowInsets.left - arrowInsets.right) / 2,
      y: bounds.midY + (arrowInsets.top - arrowInsets.bottom) / 2)
    let isHorizontal = direction == .left || direction == .right
    let spread =
      isHorizontal
      ? bounds.height / 2.5 - verticalInset : bounds.width / 2.5 - horizontalInset
    let depth =
      isHorizontal ? bounds.width / 3 - horizontalInset : bounds.height / 3 - verticalInset
    let sign: CGFloat = direction == .right || direction == .down ? 1 : -1
    func point(along: CGFloat, across: CGFloat) -> CGPoint {
      isHorizontal
        ? CGPoint(x: center.x + sign * along, y: center.y + across)
        : CGPoint(x: center.x + across, y: center.y + sign * along)
    }
    let vertex = point(along: depth * 4 / 3, across: 0)
    let path = CGMutablePath()
    for side in [-spread, spread] {
      path.move(to: point(along: -depth * 2 / 3, across: side))
      path.addLine(to: vertex)
    }
    return path
  }
}
