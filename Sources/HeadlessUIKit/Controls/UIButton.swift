public import Foundation

/// A control with a title and an image that depend on its state.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what it is given.
    case custom
    /// Titles in the tint colour, dimmed while pressed.
    case system
    /// A disclosure arrow.
    case detailDisclosure
    /// An i on light backgrounds.
    case infoLight
    /// An i on dark backgrounds.
    case infoDark
    /// A plus sign.
    case contactAdd
    /// An x.
    case close
  }

  /// What a button shows in one state; nil leaves it to the normal state.
  private struct Appearance {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// The look.
  public let buttonType: ButtonType
  /// Space around image and title, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Space around the image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Space around the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether an image without a highlighted version is darkened while pressed.
  open var adjustsImageWhenHighlighted = true
  /// Whether an image without a disabled version is lightened while the button is off.
  open var adjustsImageWhenDisabled = true

  private var appearances: [State: Appearance] = [:]
  private let storedImageView = UIImageView(frame: .zero)
  private let storedTitleLabel = UILabel(frame: .zero)
  private var storedBackgroundView: UIImageView?

  /// Creates a custom button.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    prepare()
  }

  /// Creates a button of a type, of size 0.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a button from an archive, which is not supported: the button comes out empty.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    storedTitleLabel.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    storedTitleLabel.lineBreakMode = .byTruncatingMiddle
    storedTitleLabel.textAlignment = .center
    storedImageView.contentMode = .scaleToFill
  }

  // MARK: Parts

  /// The view that shows the image, part of the button once there is an image.
  open var imageView: UIImageView? { storedImageView }

  /// The view that shows the title, part of the button once there is a title.
  open var titleLabel: UILabel? { storedTitleLabel }

  // MARK: Appearance by state

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Sets the attributed title for a state; it goes before a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Sets the image behind everything for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// The title set for a state.
  open func title(for state: State) -> String? { appearances[state]?.title }

  /// The attributed title set for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    appearances[state]?.attributedTitle
  }

  /// The title's colour set for a state.
  open func titleColor(for state: State) -> UIColor? { appearances[state]?.titleColor }

  /// The image set for a state.
  open func image(for state: State) -> UIImage? { appearances[state]?.image }

  /// The background image set for a state.
  open func backgroundImage(for state: State) -> UIImage? { appearances[state]?.backgroundImage }

  /// The title shown now.
  open var currentTitle: String? { current(\.title) }
  /// The attributed title shown now.
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  /// The title's colour now.
  open var currentTitleColor: UIColor {
    current(\.titleColor) ?? (buttonType == .system ? tintColor : .white)
  }
  /// The image shown now.
  open var currentImage: UIImage? { current(\.image) }
  /// The background image shown now.
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  private func change(_ state: State, _ change: (inout Appearance) -> Void) {
    change(&appearances[state, default: Appearance()])
    showState()
  }

  /// What the present state shows: its own, else without the highlight, else the normal one.
  private func current<Value>(_ part: KeyPath<Appearance, Value?>) -> Value? {
    for candidate in [state, state.subtracting(.highlighted), .normal] {
      if let value = appearances[candidate]?[keyPath: part] { return value }
    }
    return nil
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  open override func tintColorDidChange() { showState() }

  /// Brings the parts in line with the state; at once, as UIKit does, not at the next layout.
  private func showState() {
    storedImageView.image = currentImage
    show(storedImageView, currentImage != nil)
    if let attributed = currentAttributedTitle {
      storedTitleLabel.attributedText = attributed
    } else {
      storedTitleLabel.text = currentTitle
      storedTitleLabel.textColor = currentTitleColor
    }
    show(storedTitleLabel, currentAttributedTitle != nil || currentTitle != nil)
    if buttonType == .system { storedTitleLabel.alpha = isHighlighted ? 0.2 : 1 }
    if let background = currentBackgroundImage {
      let view = storedBackgroundView ?? UIImageView(frame: bounds)
      view.image = background
      if storedBackgroundView == nil { insertSubview(view, at: 0) }
      storedBackgroundView = view
    } else {
      storedBackgroundView?.removeFromSuperview()
      storedBackgroundView = nil
    }
    setNeedsLayout()
  }

  private func show(_ part: UIView, _ isShown: Bool) {
    if isShown, part.superview == nil { addSubview(part) }
    if !isShown, part.superview != nil { part.removeFromSuperview() }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    storedImageView.frame = imageRect(forContentRect: content)
    storedTitleLabel.frame = titleRect(forContentRect: content)
    storedBackgroundView?.frame = backgroundRect(forBounds: bounds)
  }

  /// Where the background image goes: the whole button.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where image and title go: the button less `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Where the image goes: before the title, no larger than the space inside `imageEdgeInsets`.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let area = contentRect.inset(by: imageEdgeInsets)
    let size = fitted(imageSize, in: area)
    return place(size, in: area, before: 0, after: min(titleSize.width, area.width - size.width))
  }

  /// Where the title goes: behind the image, no larger than the space inside `titleEdgeInsets`.
  ///
  /// Unlike for the image itself, the image's natural width counts, however little room it has:
  /// `titleEdgeInsets.left = -image.size.width` centres a title below or above any image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let area = contentRect.inset(by: titleEdgeInsets)
    let image = imageSize
    let space = CGRect(
      origin: area.origin,
      size: CGSize(width: max(0, area.width - image.width), height: area.height))
    return place(fitted(titleSize, in: space), in: area, before: image.width, after: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (image, title) = (imageSize, titleSize)
    return CGSize(
      width: image.width + title.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(image.height, title.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  private var imageSize: CGSize { currentImage?.size ?? .zero }

  private var titleSize: CGSize {
    guard currentAttributedTitle != nil || currentTitle != nil else { return .zero }
    return storedTitleLabel.intrinsicContentSize
  }

  private func fitted(_ size: CGSize, in area: CGRect) -> CGSize {
    CGSize(
      width: max(0, min(size.width, area.width)), height: max(0, min(size.height, area.height)))
  }

  /// Places one part of a row inside an area by the content alignments.
  private func place(
    _ size: CGSize, in area: CGRect, before: CGFloat, after: CGFloat
  ) -> CGRect {
    let row = before + size.width + max(0, after)
    var rect = CGRect(origin: .zero, size: size)
    switch contentHorizontalAlignment {
    case .left, .leading: rect.origin.x = area.minX + before
    case .right, .trailing: rect.origin.x = area.maxX - row + before
    case .center: rect.origin.x = area.minX + (area.width - row) / 2 + before
    case .fill:
      rect.origin.x = area.minX + before
      rect.size.width = max(0, area.width - before - max(0, after))
    }
    switch contentVerticalAlignment {
    case .top: rect.origin.y = area.minY
    case .bottom: rect.origin.y = area.maxY - size.height
    case .center: rect.origin.y = area.minY + (area.height - size.height) / 2
    case .fill:
      rect.origin.y = area.minY
      rect.size.height = area.height
    }
    return rect
  }
}
