import PegbarLint
import Testing

@Suite struct PrintableTextTests {
  @Test(
    "escapes control, bidirectional and line break characters",
    arguments: [
      ("plain “Arm” ▸ 名前 👩‍💻", "plain “Arm” ▸ 名前 👩‍💻"),
      ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("a\u{9B}31m", "a\\u{9B}31m"),
      ("a\u{7F}\u{0}\u{8}", "a\\u{7F}\\u{0}\\u{8}"),
      ("a\r\nb\tc\u{2028}d\u{85}e", "a  b c d e"),
      ("\u{202E}abc\u{2066}\u{200F}", "\\u{202E}abc\\u{2066}\\u{200F}"),
      ("a\u{200B}b\u{FEFF}", "a\\u{200B}b\\u{FEFF}"), ("\u{E0041}", "\\u{E0041}"), ("", ""),
    ])
  func line(_ text: String, _ expected: String) {
    #expect(PrintableText.line(text) == expected)
  }

  @Test("truncates long text and keeps several lines")
  func cut() {
    #expect(PrintableText.line(String(repeating: "x", count: 50), limit: 5) == "xxxxx…")
    #expect(PrintableText.line("12345", limit: 5) == "12345")
    #expect(PrintableText.lines("a\nb\u{1B}\r") == "a\nb\\u{1B} ")
  }
}
