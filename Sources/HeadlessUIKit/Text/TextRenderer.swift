import AnimationCore
import Bitmaps
import Foundation
import Scenes
import Typesetting

/// Sets UIKit's attributed text with the project's fonts.
@MainActor
final class TextRenderer {
  /// The renderer of the default fonts, made when text is first met.
  static let shared = TextRenderer()

  /// What text looks like where it does not say so itself.
  struct Defaults {
    var font: UIFont
    var color: Color
  }

  private let typesetter: Result<Typesetter, TypesettingError>

  private init() {
    typesetter = Result { () throws(TypesettingError) in try Typesetter() }
  }

  /// Text set in lines; nil when there is no font to set it in.
  /// - Parameter width: Between the margins, in points; nil for no limit.
  func layout(
    _ text: NSAttributedString, defaults: Defaults, style: ParagraphStyle, width: CGFloat?
  ) -> TextLayout? {
    guard case .success(let typesetter) = typesetter else { return nil }
    return typesetter.layout(pieces(of: text, defaults), style: style, width: width)
  }

  /// What a reader of the picture should know about text that has been set.
  /// - Parameter layout: What `layout` has answered.
  func issues(of layout: TextLayout?, api: String, location: String) -> [RenderIssue] {
    if let layout {
      return layout.issues.map {
        RenderIssue(api: api, location: location, message: $0.sentence)
      }
    }
    guard case .failure(let error) = typesetter else { return [] }
    return [
      RenderIssue(
        api: api, location: location, message: "The text is not drawn: \(error.sentence)")
    ]
  }

  private func pieces(of text: NSAttributedString, _ defaults: Defaults) -> [StyledText] {
    var pieces: [StyledText] = []
    let all = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? defaults.font
      func isLined(_ key: NSAttributedString.Key) -> Bool {
        (attributes[key] as? NSNumber).map { $0.intValue != 0 }
          ?? (attributes[key] as? Int ?? 0 != 0)
      }
      pieces.append(
        StyledText(
          all.substring(with: range), font: font.textFont,
          color: (attributes[.foregroundColor] as? UIColor)?.value ?? defaults.color,
          tracking: Self.points(attributes[.kern]), isUnderlined: isLined(.underlineStyle),
          isStruckThrough: isLined(.strikethroughStyle)))
    }
    return pieces
  }

  private static func points(_ value: Any?) -> CGFloat {
    (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
  }
}

extension TextRenderer: TextLayerTypesetter {
  func drawings(for layer: CATextLayer, style: TextLayerStyle) -> [Scene.Drawing] {
    let text =
      layer.string as? NSAttributedString
      ?? (layer.string as? String).map { NSAttributedString(string: $0) }
    guard let text else { return [] }
    let named = layer.font as? UIFont ?? .systemFont(ofSize: style.fontSize)
    let paragraph = ParagraphStyle(
      alignment: layer.alignmentMode.paragraphAlignment,
      lineBreak: layer.isWrapped ? .wordWrapping : layer.truncationMode.lineBreak,
      lineLimit: layer.isWrapped ? 0 : 1)
    let layout = layout(
      text,
      defaults: Defaults(font: named.withSize(style.fontSize), color: style.color.value),
      style: paragraph, width: style.bounds.width)
    return layout?.drawings(at: style.bounds.origin) ?? []
  }
}

extension TextLayout {
  /// The drawings moved so that the box's top left corner stands at a point.
  func drawings(at origin: CGPoint) -> [Scene.Drawing] {
    guard origin != .zero, !drawings.isEmpty else { return drawings }
    return [
      .group(
        .init(drawings: drawings, transform: .init(translationX: origin.x, y: origin.y)))
    ]
  }
}

extension CATextLayerAlignmentMode {
  fileprivate var paragraphAlignment: ParagraphStyle.Alignment {
    switch self {
    case .left, .justified: .left
    case .right: .right
    case .center: .center
    default: .natural
    }
  }
}

extension CATextLayerTruncationMode {
  fileprivate var lineBreak: ParagraphStyle.LineBreak {
    switch self {
    case .start: .truncatingHead
    case .middle: .truncatingMiddle
    case .end: .truncatingTail
    default: .clipping
    }
  }
}

extension UIFont {
  /// The font as the typesetter knows it.
  fileprivate var textFont: TextFont {
    TextFont(
      family: familyName == UIFont.systemFamilyName ? nil : familyName, size: pointSize,
      weight: weight.cssWeight, isItalic: isItalic)
  }
}

extension UIFont.Weight {
  /// The weight as CSS counts it, by the nearest of UIKit's nine.
  fileprivate var cssWeight: Int {
    let steps: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let nearest = steps.indices.min {
      abs(steps[$0].rawValue - rawValue) < abs(steps[$1].rawValue - rawValue)
    }
    return ((nearest ?? 3) + 1) * 100
  }
}

extension TextIssue {
  fileprivate var sentence: String {
    switch self {
    case .missingGlyph(let scalar, let text):
      "No font has a glyph for U+\(String(scalar.value, radix: 16, uppercase: true)) in “\(text)”."
    case .substitutedFamily(let requested, let used, let text):
      "The family \(requested) is not at hand; “\(text)” is set in \(used)."
    }
  }
}

extension TypesettingError {
  fileprivate var sentence: String {
    switch self {
    case .unreadableFont(let path): "the font \(path) cannot be read."
    case .unreadableFolder(let path): "the font folder \(path) cannot be read."
    case .noFonts(let folders): "no fonts in \(folders.joined(separator: ", "))."
    }
  }
}
