import Foundation
import Geometry
import Scenes

internal import CPango

/// Turns what Pango has laid out into lines and drawings.
@safe
struct LayoutReader {
  let layout: OpaquePointer
  let text: [StyledText]
  let string: String
  let style: ParagraphStyle
  let width: CGFloat?
  let outlines: GlyphOutlines
  /// One per piece of text.
  let metrics: [FontMetrics]

  private var result = TextLayout(
    lines: [], drawings: [], size: .zero, isTruncated: false, issues: [])

  init(
    layout: OpaquePointer, text: [StyledText], string: String,
    style: ParagraphStyle, width: CGFloat?, outlines: GlyphOutlines, metrics: [FontMetrics]
  ) {
    unsafe self.layout = layout
    self.text = text
    self.string = string
    self.style = style
    self.width = width
    self.outlines = outlines
    self.metrics = metrics
  }

  mutating func read() -> TextLayout {
    var count = unsafe Int(pango_layout_get_line_count(layout))
    result.isTruncated = unsafe pango_layout_is_ellipsized(layout) != 0
    if style.lineLimit > 0, count > style.lineLimit {
      count = style.lineLimit
      result.isTruncated = true
    }
    var top: CGFloat = 0
    for index in 0..<count {
      guard let line = unsafe pango_layout_get_line_readonly(layout, Int32(index)) else { continue }
      if index > 0 { top += style.lineSpacing }
      unsafe read(line, top: &top)
    }
    result.size.height = top
    return result
  }

  private mutating func read(_ line: UnsafeMutablePointer<PangoLayoutLine>, top: inout CGFloat) {
    var pieces: Set<Int> = []
    var extents = PangoRectangle()
    unsafe pango_layout_line_get_extents(line, nil, &extents)
    let lineWidth = CGFloat(extents.width) / 1_024
    let isFromRight = unsafe line.pointee.resolved_dir == guint(PANGO_DIRECTION_RTL.rawValue)
    var x = start(of: lineWidth, isFromRight: isFromRight)
    let left = x

    // The tallest font of the line decides its height.
    var runs: [UnsafeMutablePointer<PangoGlyphItem>] = unsafe []
    var node = unsafe line.pointee.runs
    while let current = unsafe node {
      if let data = unsafe current.pointee.data {
        unsafe runs.append(data.assumingMemoryBound(to: PangoGlyphItem.self))
      }
      unsafe node = current.pointee.next
    }
    let runCount = unsafe runs.count
    for index in 0..<runCount {
      if let item = unsafe runs[index].pointee.item {
        pieces.insert(piece(at: unsafe Int(item.pointee.offset)))
      }
    }
    if pieces.isEmpty { pieces.insert(piece(at: unsafe Int(line.pointee.start_index))) }
    let used = pieces.sorted().filter(metrics.indices.contains).map { metrics[$0] }
    let ascender = used.map(\.ascender).max() ?? 0
    let descender = used.map(\.descender).min() ?? 0
    let natural = ascender - descender
    let height = natural * style.lineHeightMultiple
    // A taller line puts the space above its letters, as UIKit does.
    let baseline = top + ascender + (height - natural)
    for index in 0..<runCount { unsafe read(runs[index], x: &x, baseline: baseline) }
    result.lines.append(
      TextLayout.Line(
        rect: CGRect(x: left, y: top, width: lineWidth, height: height), baseline: baseline))
    result.size.width = max(result.size.width, lineWidth)
    top += height
  }

  private func start(of lineWidth: CGFloat, isFromRight: Bool) -> CGFloat {
    guard let width else { return 0 }
    switch style.alignment {
    case .left: return 0
    case .right: return width - lineWidth
    case .center: return (width - lineWidth) / 2
    case .natural: return isFromRight ? width - lineWidth : 0
    }
  }

  /// The piece of text that holds a byte.
  private func piece(at offset: Int) -> Int {
    var end = 0
    for (index, piece) in text.enumerated() {
      end += piece.string.utf8.count
      if offset < end { return index }
    }
    return max(text.count - 1, 0)
  }

  private mutating func read(
    _ run: UnsafeMutablePointer<PangoGlyphItem>, x: inout CGFloat, baseline: CGFloat
  ) {
    guard let item = unsafe run.pointee.item, let glyphs = unsafe run.pointee.glyphs,
      let font = unsafe item.pointee.analysis.font, let face = unsafe pango_font_get_hb_font(font)
    else { return }
    let offset = unsafe Int(item.pointee.offset)
    let index = piece(at: offset)
    guard text.indices.contains(index) else { return }
    let source = text[index]
    let characters = String(
      decoding: Array(string.utf8.dropFirst(offset).prefix(unsafe Int(item.pointee.length))),
      as: UTF8.self)
    unsafe check(font, of: source, characters)
    var textRun = Scene.TextRun(string: characters, outlines: [], glyphs: [], color: source.color)
    var known: [UInt32: Int] = [:]
    let left = x
    let count = unsafe Int(glyphs.pointee.num_glyphs)
    for position in 0..<count {
      let info = unsafe glyphs.pointee.glyphs[position]
      let place = CGPoint(
        x: x + CGFloat(info.geometry.x_offset) / 1_024,
        y: baseline + CGFloat(info.geometry.y_offset) / 1_024)
      x += CGFloat(info.geometry.width) / 1_024
      // Pango's marks for glyphs that are invisible or missing.
      if info.glyph == 0x0FFF_FFFF { continue }
      let outline: Path
      if info.glyph & 0x1000_0000 != 0 {
        report(missing: info.glyph & 0x0FFF_FFFF, in: characters)
        outline = Self.box(width: CGFloat(info.geometry.width) / 1_024, size: source.font.size)
      } else {
        outline = unsafe outlines.outline(of: info.glyph, in: face)
      }
      if outline.isEmpty { continue }
      let number = known[info.glyph] ?? textRun.outlines.count
      if number == textRun.outlines.count {
        known[info.glyph] = number
        textRun.outlines.append(outline)
      }
      textRun.glyphs.append(.init(outline: number, origin: place))
    }
    if !textRun.glyphs.isEmpty { result.drawings.append(.text(textRun)) }
    addLines(source, from: left, to: x, baseline: baseline)
  }

  /// Underline and strikethrough: a fourteenth of the size thick, as most fonts say.
  private mutating func addLines(
    _ source: StyledText, from left: CGFloat, to right: CGFloat, baseline: CGFloat
  ) {
    let thickness = source.font.size / 14
    func line(at y: CGFloat) -> Scene.Drawing {
      .fill(
        .rect(CGRect(x: left, y: y, width: right - left, height: thickness)),
        .color(source.color), rule: .nonZero)
    }
    if source.isUnderlined { result.drawings.append(line(at: baseline + source.font.size * 0.1)) }
    if source.isStruckThrough {
      let height = FontMetrics(systemFontOfSize: source.font.size).xHeight
      result.drawings.append(line(at: baseline - height / 2 - thickness / 2))
    }
  }

  /// What stands for a missing glyph.
  private static func box(width: CGFloat, size: CGFloat) -> Path {
    let rect = CGRect(
      x: width * 0.1, y: -size * 0.7, width: max(width * 0.8, size * 0.3), height: size * 0.7)
    var path = Path(rect: rect)
    // The inner outline runs the other way round, which leaves a frame.
    let inner = rect.insetBy(dx: size / 16, dy: size / 16)
    path.elements += [
      .move(to: CGPoint(x: inner.minX, y: inner.minY)),
      .line(to: CGPoint(x: inner.minX, y: inner.maxY)),
      .line(to: CGPoint(x: inner.maxX, y: inner.maxY)),
      .line(to: CGPoint(x: inner.maxX, y: inner.minY)), .close,
    ]
    return path
  }

  private mutating func report(missing code: UInt32, in characters: String) {
    guard let scalar = Unicode.Scalar(code) else { return }
    add(.missingGlyph(scalar, text: characters))
  }

  private mutating func check(
    _ font: UnsafeMutablePointer<PangoFont>, of source: StyledText, _ characters: String
  ) {
    let description = unsafe pango_font_describe(font)
    defer { unsafe pango_font_description_free(description) }
    let wanted = source.font.family ?? SystemFont.family(size: source.font.size)
    guard let name = unsafe pango_font_description_get_family(description) else { return }
    let used = unsafe String(cString: name)
    if used.lowercased() != wanted.lowercased() {
      add(.substitutedFamily(requested: wanted, used: used, text: characters))
    }
  }

  private mutating func add(_ issue: TextIssue) {
    if !result.issues.contains(issue) { result.issues.append(issue) }
  }
}
