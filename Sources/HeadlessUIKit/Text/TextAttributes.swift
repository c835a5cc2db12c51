public import Foundation

/// Where lines of text stand between left and right.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges, words spread apart.
  case justified
  /// At the edge where the script begins.
  case natural
}

/// What happens to text that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, between words.
  case byWordWrapping
  /// It goes on in the next line, anywhere.
  case byCharWrapping
  /// It is cut off.
  case byClipping
  /// Its beginning gives way to an ellipsis.
  case byTruncatingHead
  /// Its end gives way to an ellipsis.
  case byTruncatingTail
  /// Its middle gives way to an ellipsis.
  case byTruncatingMiddle
}

extension NSAttributedString.Key {
  /// A `UIColor`: the colour of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`: what lies behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: points added after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: an underline style.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A number: a strikethrough style.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
