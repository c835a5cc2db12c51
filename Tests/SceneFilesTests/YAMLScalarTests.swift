import Testing

@testable import SceneFiles

struct YAMLScalarTests {
  @Test(
    arguments: [
      ("1", 1), ("-1.5", -1.5), ("+.5", 0.5), ("2.", 2), ("1e3", 1000), ("1.5E-2", 0.015),
      ("007", 7), ("9007199254740992", 9_007_199_254_740_992),
    ] as [(String, Double)])
  func `plain decimal numbers are numbers`(text: String, number: Double) {
    #expect(YAMLScalar(text: text, isPlain: true).meaning == .number(number))
    #expect(YAMLScalar(text: text, isPlain: false).meaning == .text(text))
  }

  @Test(arguments: [
    ".", "-", "1e", "e3", "0x10", ".inf", "nan", "1_000", "1e999", "1:30", "1 2", "１", "0o7",
  ])
  func `what only resembles a number is text`(text: String) {
    #expect(YAMLScalar(text: text, isPlain: true).meaning == .text(text))
  }

  @Test
  func `the words of the core schema have their meaning, those of version 1_1 have none`() {
    #expect(YAMLScalar(text: "true", isPlain: true).meaning == .boolean(true))
    #expect(YAMLScalar(text: "FALSE", isPlain: true).meaning == .boolean(false))
    #expect(YAMLScalar(text: "~", isPlain: true).meaning == .null)
    #expect(YAMLScalar(text: "", isPlain: true).meaning == .null)
    #expect(YAMLScalar(text: "", isPlain: false).meaning == .text(""))
    #expect(YAMLScalar(text: "yes", isPlain: true).meaning == .text("yes"))
    #expect(YAMLScalar(text: "off", isPlain: true).meaning == .text("off"))
  }
}
