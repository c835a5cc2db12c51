public import Foundation

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

  private func textDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
