import Testing

@testable import PegbarSwift

@Suite struct SwiftLiteralTests {
  @Test(
    "a string literal contains any text on one line",
    arguments: [
      ("plain é 手 🙂", "\"plain é 手 🙂\""), ("\"\\", #""\"\\""#), ("a\nb\tc\r", #""a\nb\tc\u{D}""#),
      ("\\(x)", #""\\(x)""#), ("\u{0}\u{2028}\u{202E}", #""\u{0}\u{2028}\u{202E}""#),
    ])
  func strings(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }

  @Test(
    "a comment remains on one line",
    arguments: [
      ("a.json", "a.json"), ("a\nb", "a b"), ("*/ /*", "*  / "), ("a\u{2028}\u{202E}b", "a  b"),
    ])
  func comments(text: String, comment: String) {
    #expect(SwiftLiteral.comment(text) == comment)
  }

  @Test("truncates a long comment")
  func longComments() {
    let comment = SwiftLiteral.comment(String(repeating: "x", count: 500), limit: 10)
    #expect(comment == "xxxxxxxxxx…")
  }

  @Test(
    "every number is a literal",
    arguments: [(0.5, "0.5"), (-3, "-3"), (.nan, "0"), (.infinity, "1e+300"), (1e-7, "1e-07")])
  func numbers(number: Double, literal: String) {
    #expect(SwiftLiteral.number(number) == literal)
  }
}
