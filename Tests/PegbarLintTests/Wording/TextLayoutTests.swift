import PegbarLint
import Testing

@Suite struct TextLayoutTests {
  @Test("wraps words to the width, and indents later lines below the first word")
  func wrapping() {
    var layout = TextLayout(ReportStyle(width: 20))
    layout.paragraph("one two three four five", first: "1. ")
    #expect(layout.text == "1. one two three\n   four five\n")
  }

  @Test("places the ending on the last line if it fits, otherwise on its own line")
  func end() {
    var layout = TextLayout(ReportStyle(width: 20))
    layout.paragraph("one two", first: "- ", end: "[id]")
    layout.paragraph("one two three four", first: "- ", end: "[id]")
    #expect(layout.text == "- one two  [id]\n- one two three four\n  [id]\n")
  }

  @Test("does not break a word longer than the width")
  func longWord() {
    var layout = TextLayout(ReportStyle(width: 5))
    layout.paragraph("a verylongword b")
    #expect(layout.text == "a\nverylongword\nb\n")
  }

  @Test("wide characters use two columns, combining marks none")
  func columns() {
    #expect(ColumnWidth.of("abc") == 3)
    #expect(ColumnWidth.of("名前") == 4)
    #expect(ColumnWidth.of("e\u{301}") == 1)
  }

  @Test("colors end on the line where they begin, and are off by default")
  func colors() {
    var layout = TextLayout(ReportStyle(isColored: true, width: 10))
    layout.paragraph("one two three", .warning)
    #expect(layout.text == "\u{1B}[1;33mone two\u{1B}[0m\n\u{1B}[1;33mthree\u{1B}[0m\n")
    var plain = TextLayout(ReportStyle())
    plain.line("one", .error)
    #expect(plain.text == "one\n")
  }

  @Test("writes a blank line once")
  func gap() {
    var layout = TextLayout(ReportStyle())
    layout.gap()
    layout.line("a")
    layout.gap()
    layout.gap()
    layout.line("b")
    #expect(layout.text == "a\n\nb\n")
  }
}
