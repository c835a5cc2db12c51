public import Foundation
import Geometry
import Scenes

internal import CPango

/// Sets text in the fonts of given folders; no other font of the machine is ever used.
///
/// Not `Sendable`: one typesetter, one task.
public final class Typesetter {
  private let fonts: FontMap
  private let outlines = GlyphOutlines()

  /// Where Debian installs the fonts that stand in for Apple's system font.
  public static let defaultFolders = ["/usr/share/fonts/opentype/inter"]

  /// Creates a typesetter.
  /// - Parameter folders: Searched for OpenType and TrueType files, not recursively.
  /// - Throws: `TypesettingError` if there is no font to set text in.
  public init(folders: [String] = defaultFolders) throws(TypesettingError) {
    var files: [String] = []
    for folder in folders {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder)
      } catch {
        throw .unreadableFolder(path: folder)
      }
      // Sorted: the order of fonts decides which of two equal ones is used.
      files += names.sorted().filter { name in
        ["otf", "ttf", "ttc"].contains((name as NSString).pathExtension.lowercased())
      }.map { folder + "/" + $0 }
    }
    guard !files.isEmpty else { throw .noFonts(folders: folders) }
    fonts = try FontMap(files: files)
  }

  /// The vertical measures of a font.
  public func metrics(of font: TextFont) -> FontMetrics {
    guard font.family != nil else { return FontMetrics(systemFontOfSize: font.size) }
    let description = unsafe Self.description(of: font)
    defer { unsafe pango_font_description_free(description) }
    guard let metrics = unsafe pango_context_get_metrics(fonts.context, description, nil) else {
      return FontMetrics(systemFontOfSize: font.size)
    }
    defer { unsafe pango_font_metrics_unref(metrics) }
    let ascender = unsafe CGFloat(pango_font_metrics_get_ascent(metrics)) / 1_024
    let descender = unsafe CGFloat(pango_font_metrics_get_descent(metrics)) / 1_024
    return FontMetrics(
      ascender: ascender, descender: -descender, capHeight: ascender * 0.74,
      xHeight: ascender * 0.55)
  }

  /// Sets text.
  ///
  /// - Parameters:
  ///   - text: The pieces in reading order.
  ///   - style: How lines are made.
  ///   - width: Between the margins, in points; nil for no limit.
  public func layout(
    _ text: [StyledText], style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil
  ) -> TextLayout {
    let layout = unsafe pango_layout_new(fonts.context)
    guard let layout = unsafe layout else {
      return TextLayout(lines: [], drawings: [], size: .zero, isTruncated: false, issues: [])
    }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
    let string = text.map(\.string).joined()
    unsafe pango_layout_set_text(layout, string, Int32(clamping: string.utf8.count))
    unsafe Self.apply(style, width: width, to: layout)
    let attributes = unsafe Self.attributes(of: text)
    unsafe pango_layout_set_attributes(layout, attributes)
    unsafe pango_attr_list_unref(attributes)
    var reader = unsafe LayoutReader(
      layout: layout, text: text, string: string, style: style, width: width, outlines: outlines,
      metrics: text.map { metrics(of: $0.font) })
    return reader.read()
  }

  private static func apply(
    _ style: ParagraphStyle, width: CGFloat?, to layout: OpaquePointer
  ) {
    if let width, style.lineBreak != .clipping {
      unsafe pango_layout_set_width(layout, Int32(min(max(width, 0), 1e6) * 1_024))
    }
    unsafe pango_layout_set_wrap(
      layout, style.lineBreak == .characterWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    let ellipsis: PangoEllipsizeMode? =
      switch style.lineBreak {
      case .truncatingHead: PANGO_ELLIPSIZE_START
      case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
      case .truncatingTail: PANGO_ELLIPSIZE_END
      default: nil
      }
    if let ellipsis {
      unsafe pango_layout_set_ellipsize(layout, ellipsis)
      // A negative height counts lines.
      unsafe pango_layout_set_height(
        layout, style.lineLimit > 0 ? -Int32(clamping: style.lineLimit) : Int32.max)
    }
    if style.lineBreak == .clipping { unsafe pango_layout_set_single_paragraph_mode(layout, 1) }
    unsafe pango_layout_set_auto_dir(layout, 1)
  }

  private static func attributes(of text: [StyledText]) -> OpaquePointer? {
    let list = unsafe pango_attr_list_new()
    var start = 0
    for piece in text {
      let end = start + piece.string.utf8.count
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute = unsafe attribute else { return }
        unsafe attribute.pointee.start_index = guint(start)
        unsafe attribute.pointee.end_index = guint(end)
        unsafe pango_attr_list_insert(list, attribute)
      }
      let description = unsafe description(of: piece.font)
      unsafe add(pango_attr_font_desc_new(description))
      unsafe pango_font_description_free(description)
      if piece.tracking != 0 {
        unsafe add(pango_attr_letter_spacing_new(Int32((piece.tracking * 1_024).rounded())))
      }
      start = end
    }
    return unsafe list
  }

  static func description(of font: TextFont) -> OpaquePointer? {
    let description = unsafe pango_font_description_new()
    let size = min(max(font.size, 0), 10_000)
    let family = font.family ?? SystemFont.family(size: size)
    let scale = font.family == nil ? SystemFont.scale(size: size) : 1
    unsafe pango_font_description_set_family(description, family)
    unsafe pango_font_description_set_absolute_size(description, (size * scale * 1_024).native)
    unsafe pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1_000))))
    unsafe pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return unsafe description
  }
}
