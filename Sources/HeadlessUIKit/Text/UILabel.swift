import AnimationCore
public import Foundation
import Scenes
import Typesetting

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text; setting it drops attributes.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text with attributes; those it lacks come from the label.
  open var attributedText: NSAttributedString? { didSet { textDidChange() } }
  /// The font of text without one of its own.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { textDidChange() } }
  /// The colour of text without one of its own.
  open var textColor: UIColor! = .label { didSet { textDidChange() } }
  /// Where lines stand between left and right.
  open var textAlignment = NSTextAlignment.natural { didSet { textDidChange() } }
  /// What happens to text that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
  /// The most lines shown; 0 for any number.
  open var numberOfLines = 1 { didSet { textDidChange() } }

  /// Creates a label without text. It gets no touches unless they are turned on.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Creates a label from an archive, which is not supported: the label comes out empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Layout

  /// The size of the text on as few lines as it takes, rounded up to whole pixels.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(
      CGSize(
        width: numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : widthLimit,
        height: CGFloat.greatestFiniteMagnitude))
  }

  /// The width at which `intrinsicContentSize` breaks lines, in points; 0 for the label's own.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The size of the text when lines may be as wide as a size, rounded up to whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude
    return textRect(
      forBounds: CGRect(
        x: 0, y: 0, width: limit, height: CGFloat.greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// Where the text goes inside bounds, at their top left, rounded up to whole pixels.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let limit = bounds.width < 1e6 ? bounds.width : nil
    guard let layout = layout(width: limit, lines: numberOfLines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let scale = UIScreen.main.scale
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: roundedUp(layout.size.width),
      height: min(roundedUp(layout.size.height), bounds.height))
  }

  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  /// Draws the text into the current graphics context, in the middle between top and bottom.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text = attributedText, text.length > 0
    else { return }
    let layout = layout(width: rect.width, lines: numberOfLines)
    let issues = TextRenderer.shared.issues(
      of: layout, api: "UILabel.text", location: accessibilityIdentifier ?? "“\(text.string)”")
    issues.forEach(context.note)
    guard let layout else { return }
    let top = rect.minY + (rect.height - layout.size.height) / 2
    for drawing in layout.drawings(at: CGPoint(x: rect.minX, y: top)) { context.append(drawing) }
  }

  private var widthLimit: CGFloat {
    preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
  }

  /// The text set in lines; nil when there is none, or no font for it.
  private func layout(width: CGFloat?, lines: Int) -> TextLayout? {
    guard let attributedText, attributedText.length > 0 else { return nil }
    return TextRenderer.shared.layout(
      attributedText, defaults: .init(font: font, color: textColor.value),
      style: ParagraphStyle(
        alignment: textAlignment.paragraphAlignment, lineBreak: lineBreakMode.lineBreak,
        lineLimit: lines),
      width: width)
  }

  private func textDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}

extension NSTextAlignment {
  /// The alignment as the typesetter knows it; justified text is not spread, but starts left.
  fileprivate var paragraphAlignment: ParagraphStyle.Alignment {
    switch self {
    case .left, .justified: .left
    case .center: .center
    case .right: .right
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  /// What the typesetter does in this mode.
  fileprivate var lineBreak: ParagraphStyle.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .characterWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}
