import Bitmaps
import Foundation
import Testing

@testable import SceneFiles

struct ValueTypeTests {
  /// What a type reads from a text, and the messages and expectations of the faults.
  private func read<Value>(
    _ type: ValueType<Value>, _ text: String
  ) throws -> (value: Value?, faults: [String]) {
    let source = try SourceText(name: "t", bytes: Array(text.utf8))
    var reader = SceneReader(
      source: source, assets: AssetFolders(replacements: nil, scene: "/nowhere"))
    let value = type.read(try YAMLDocument(source).root, &reader)
    let faults = reader.diagnostics.map { diagnostic in
      [diagnostic.message, diagnostic.expected, diagnostic.suggestion]
        .compactMap(\.self).joined(separator: " | ")
    }
    return (value, faults)
  }

  @Test(
    arguments: [
      ("black", Color.black), ("'#f00'", Color(red: 1, green: 0, blue: 0)),
      ("\"#33669980\"", Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 128.0 / 255)),
      ("'#00FF00'", Color(red: 0, green: 1, blue: 0)),
      ("{ white: 0.25, alpha: 0.5 }", Color(white: 0.25, alpha: 0.5)),
      ("systemBlue", Color(red: 0, green: 122.0 / 255, blue: 1)),
    ])
  func `colours are read`(text: String, color: Color) throws {
    let result = try read(ValueType<Color>.color, text)
    #expect(result.value == color)
    #expect(result.faults.isEmpty)
  }

  @Test(
    arguments: [
      ("blak", "'blak' is not a colour"), ("'#12345'", "'#12345' is not a colour"),
      ("'#ggg'", "'#ggg' is not a colour"), ("#fff", ""), ("7", "wrong type: the number 7"),
      ("[1, 2]", "wrong type: a list of 2"), ("{ white: 2 }", "2 is out of range"),
    ])
  func `what is no colour is reported`(text: String, fault: String) throws {
    // Plain `#fff` begins a comment, so there is no value to read.
    guard !fault.isEmpty else {
      #expect(throws: YAMLFault.empty) { try read(ValueType<Color>.color, text) }
      return
    }
    let faults = try read(ValueType<Color>.color, text).faults
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(fault) == true)
  }

  @Test
  func `geometry is read in the order of its names`() throws {
    #expect(try read(.point, "[1, -2.5]").value == CGPoint(x: 1, y: -2.5))
    #expect(try read(.size, "[1, 2]").value == CGSize(width: 1, height: 2))
    #expect(
      try read(.rect, "[1, 2, 3, 4]").value == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      try read(.insets, "16").value == Insets(top: 16, left: 16, bottom: 16, right: 16))
    #expect(
      try read(.insets, "[1, 2, 3, 4]").value == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(try read(.scale, "[0.5, 2]").value == Scale(x: 0.5, y: 2))
    #expect(try read(.scale, "3").value == Scale(x: 3, y: 3))
  }

  @Test
  func `geometry of the wrong shape is reported`() throws {
    #expect(
      try read(.rect, "[1, 2, 3]").faults == [
        "wrong type: a list of 3 | [x, y, width, height]"
      ])
    #expect(
      try read(.rect, "[0, 0, -1, 4]").faults == [
        "a rectangle of negative size | [x, y, width, height]"
      ])
    #expect(
      try read(.insets, "[1, 2]").faults == [
        "wrong type: a list of 2 | a number or [top, left, bottom, right]"
      ])
    #expect(
      try read(.scale, "[1, 0]").faults == ["0 is out of range | a number above 0, at most 16"])
    #expect(
      try read(.point, "[a, b]").faults == [
        "wrong type: the text 'a' | a number", "wrong type: the text 'b' | a number",
      ])
  }

  @Test
  func `numbers keep to their bounds`() throws {
    let fraction = ValueType<Double>.number(.fraction)
    #expect(try read(fraction, "0").value == 0)
    #expect(try read(fraction, "1").value == 1)
    #expect(
      try read(fraction, "1.01").faults == ["1.01 is out of range | a number from 0 to 1"])
    #expect(
      try read(fraction, "'1'").faults == [
        "wrong type: a number in quotes is text | 1 without quotes"
      ])
    #expect(
      try read(ValueType<Int>.integer(.notNegative), "1.5").faults == [
        "wrong type: the number 1.5 | a whole number of at least 0"
      ])
  }

  @Test
  func `the Boolean words of YAML 1_1 are corrected`() throws {
    #expect(try read(.boolean, "true").value == true)
    #expect(
      try read(.boolean, "No").faults == ["wrong type: the text 'No' | true or false | false"])
    #expect(try read(.boolean, "1").faults == ["wrong type: the number 1 | true or false"])
  }

  @Test
  func `one of a few words is corrected`() throws {
    let reduction = ValueType<CaptureDescription.Reduction>.choice([
      "area": .area, "bilinear": .bilinear,
    ])
    #expect(try read(reduction, "bilinear").value == .bilinear)
    #expect(
      try read(reduction, "bilinaer").faults == [
        "'bilinaer' is not possible here | 'area' or 'bilinear' | bilinear"
      ])
  }
}
