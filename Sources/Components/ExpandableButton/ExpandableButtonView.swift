import UIKit

/// A button that opens into a row or column of buttons.
///
/// Closed, it shows an arrow button of its own size. Opened, it has grown in `direction` and shows
/// a separator and one button per item. Items follow one another from the view's origin (left, up)
/// or behind the arrow (right, down).
open class ExpandableButtonView: UIView {
  /// Where the view grows.
  public enum Direction: Sendable { case left, right, up, down }

  /// What the view is doing.
  public enum State: Sendable { case opened, closed, animating }

  /// Which of the parts that cross each other while moving lies in front.
  public enum Stacking: Sendable {
    /// Separator and items above the arrow button, as in release 1.0.0.
    case itemsAboveArrow
    /// The arrow button, with the view's background, above the others, as in release 1.1.0.
    case arrowAboveItems
  }

  /// Where the view grows; set when it is made.
  public let direction: Direction
  /// What the items show and do.
  public let items: [ExpandableButtonItem]
  /// What the view is doing now.
  public private(set) var state = State.closed

  /// How long opening, closing and the arrow take, in seconds.
  open var animationDuration: TimeInterval = 0.2
  /// Whether pressing an item closes the view.
  open var closeOnAction = false
  /// Whether presses can be felt, on devices with a motor.
  open var isHapticFeedback = true
  /// Whether items fade in and out; otherwise they are only uncovered.
  open var fadesItems = true { didSet { arrangeItems() } }
  /// Which of the moving parts lies in front.
  open var stacking = Stacking.itemsAboveArrow { didSet { stackParts() } }

  /// Distances of the arrow from the edges of the closed view, in points.
  open var arrowInsets: UIEdgeInsets {
    get { arrowButton.arrowInsets }
    set { arrowButton.arrowInsets = newValue }
  }
  /// The width of the arrow's strokes, in points.
  open var arrowWidth: CGFloat {
    get { arrowButton.arrowWidth }
    set { arrowButton.arrowWidth = newValue }
  }
  /// The arrow's colour.
  open var arrowColor: UIColor {
    get { arrowButton.arrowColor }
    set { arrowButton.arrowColor = newValue }
  }
  /// Space around the images for closed and opened, in points.
  open var closeOpenImagesInsets = UIEdgeInsets.zero { didSet { showArrow(animated: false) } }
  /// Shown while opened instead of the arrow: what closes the view.
  open var closeImage: UIImage? { didSet { showArrow(animated: false) } }
  /// Shown while closed instead of the arrow: what opens the view.
  open var openImage: UIImage? { didSet { showArrow(animated: false) } }

  /// Whether the separator is left out.
  open var isSeparatorHidden = false { didSet { separator.isHidden = isSeparatorHidden } }
  /// The separator's colour.
  open var separatorColor = UIColor.black { didSet { separator.backgroundColor = separatorColor } }
  /// Distance of the separator's ends from the view's edges, in points.
  open var separatorInset: CGFloat = 8 { didSet { layOutParts() } }
  /// The separator's width, in points.
  open var separatorWidth: CGFloat = 1 { didSet { layOutParts() } }

  /// The button that opens and closes the view.
  public let arrowButton = ArrowButton(frame: .zero)
  /// The buttons of the items, in their order.
  public private(set) var itemButtons: [ActionButton] = []

  private let separator = UIView(frame: .zero)
  /// The size of the closed view.
  private var closedSize: CGSize
  /// Whether the view has its opened size, or is growing to it.
  private var isExpanded = false

  /// Creates a closed view.
  /// - Parameters:
  ///   - frame: The frame while closed, in points.
  ///   - direction: Where the view grows.
  ///   - items: What its buttons show and do.
  public init(
    frame: CGRect = .zero, direction: Direction = .right, items: [ExpandableButtonItem]
  ) {
    self.direction = direction
    self.items = items
    closedSize = frame.size
    super.init(frame: frame)
    clipsToBounds = true
    separator.backgroundColor = separatorColor
    itemButtons = items.map(makeButton)
    addSubview(arrowButton)
    addSubview(separator)
    itemButtons.forEach(addSubview)
    arrowButton.actionBlock = { [unowned self] in toggle() }
    arrangeItems()
    showArrow(animated: false)
    layOutParts()
  }

  /// Views of this kind need items and cannot come from an archive.
  public required init?(coder: NSCoder) { nil }

  open override var backgroundColor: UIColor? { didSet { stackParts() } }

  // MARK: Opening and closing

  /// Opens the view, unless it is open or moving.
  open func open() { if state == .closed { move(expanding: true) } }

  /// Closes the view, unless it is closed or moving.
  open func close() { if state == .opened { move(expanding: false) } }

  private func toggle() {
    guard state != .animating else { return }
    if isHapticFeedback { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
    state == .closed ? open() : close()
  }

  private func move(expanding: Bool) {
    state = .animating
    isExpanded = expanding
    if expanding { itemButtons.forEach { $0.isHidden = false } }
    showArrow(animated: true)
    let growth = itemsExtent * (expanding ? 1 : -1)
    UIView.animate(
      withDuration: animationDuration,
      animations: { [self] in
        frame = frame.growing(by: growth, towards: direction)
        layOutParts()
        if fadesItems { itemButtons.forEach { $0.alpha = expanding ? 1 : 0 } }
      },
      completion: { [self] _ in
        state = expanding ? .opened : .closed
        if !expanding { itemButtons.forEach { $0.isHidden = true } }
      })
  }

  // MARK: Parts

  private func makeButton(for item: ExpandableButtonItem) -> ActionButton {
    let button = ActionButton(frame: .zero)
    button.setImage(item.image, for: .normal)
    button.setImage(item.highlightedImage, for: .highlighted)
    button.setAttributedTitle(item.attributedTitle, for: .normal)
    button.setAttributedTitle(item.highlightedAttributedTitle, for: .highlighted)
    button.contentEdgeInsets = item.contentEdgeInsets
    button.titleEdgeInsets = item.titleEdgeInsets
    button.imageEdgeInsets = item.imageEdgeInsets
    button.titleLabel?.textAlignment = item.titleAlignment
    button.imageView?.contentMode = item.imageContentMode
    button.actionBlock = { [unowned self] in
      if isHapticFeedback { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
      item.action(item)
      if closeOnAction { close() }
    }
    return button
  }

  /// Brings the items into the look of the present state.
  private func arrangeItems() {
    for button in itemButtons {
      button.isHidden = !isExpanded
      button.alpha = isExpanded || !fadesItems ? 1 : 0
    }
  }

  private func stackParts() {
    switch stacking {
    case .itemsAboveArrow:
      arrowButton.backgroundColor = nil
      sendSubviewToBack(arrowButton)
    case .arrowAboveItems:
      arrowButton.backgroundColor = backgroundColor
      bringSubviewToFront(arrowButton)
    }
  }

  /// Shows what the arrow button's state asks for: images if there are any, else the chevron.
  private func showArrow(animated: Bool) {
    let image = isExpanded ? closeImage ?? openImage : openImage
    arrowButton.setImage(image, for: .normal)
    arrowButton.imageEdgeInsets = closeOpenImagesInsets
    arrowButton.imageView?.contentMode = .scaleAspectFit
    arrowButton.isArrowHidden = image != nil
    arrowButton.animationDuration = animationDuration
    arrowButton.show(direction.arrow(pointingBack: isExpanded), animated: animated)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    adoptSize()
    layOutParts()
  }

  /// Takes the size of the closed view from the present one, whoever set it.
  private func adoptSize() {
    let extent = isExpanded ? itemsExtent : 0
    closedSize =
      direction.isHorizontal
      ? CGSize(width: max(0, bounds.width - extent), height: bounds.height)
      : CGSize(width: bounds.width, height: max(0, bounds.height - extent))
  }

  private func size(of item: ExpandableButtonItem) -> CGSize { item.size ?? closedSize }

  /// The length of all items together, along the direction.
  private var itemsExtent: CGFloat {
    items.reduce(0) { sum, item in
      let size = size(of: item)
      return sum + (direction.isHorizontal ? size.width : size.height)
    }
  }

  private func layOutParts() {
    let extent = itemsExtent
    let growsBackwards = direction == .left || direction == .up
    let arrowOffset = growsBackwards && isExpanded ? extent : 0
    arrowButton.frame = CGRect(
      origin: direction.point(along: arrowOffset, across: 0), size: closedSize)

    let closedExtent = direction.isHorizontal ? closedSize.width : closedSize.height
    let closedBreadth = direction.isHorizontal ? closedSize.height : closedSize.width
    separator.frame = CGRect(
      origin: direction.point(
        along: growsBackwards ? extent : closedExtent, across: separatorInset),
      size: direction.size(
        along: separatorWidth, across: max(0, closedBreadth - 2 * separatorInset)))

    var position = growsBackwards ? 0 : closedExtent
    for (item, button) in zip(items, itemButtons) {
      let size = size(of: item)
      button.frame = CGRect(origin: direction.point(along: position, across: 0), size: size)
      position += direction.isHorizontal ? size.width : size.height
    }
  }
}
