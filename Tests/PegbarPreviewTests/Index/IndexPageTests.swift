import PegbarPreview
import Testing

/// An index refers only to the files beside it, and no name is markup.
@Suite struct IndexPageTests {
  private static func entry(_ name: String, _ standing: IndexPage.Standing) -> IndexPage.Entry {
    var entry = IndexPage.Entry(name: name, standing: standing, verdict: "<b>\(name)</b>")
    entry.about = "9 × 9"
    entry.counts = [("error", 1), ("warning", 0), ("note", 2)]
    return entry
  }

  private static func text(_ entries: [IndexPage.Entry], title: String = "Assets") -> String {
    var page = IndexPage(title: title)
    page.entries = entries
    return String(decoding: page.html, as: UTF8.self)
  }

  @Test("an entry has its result, its numbers and the addresses of its files")
  func entry() {
    var entry = Self.entry("walk.json", .advice)
    entry.files = ("pages/walk.html", "pages/walk.svg")
    entry.size = 1200
    let text = Self.text([entry])
    #expect(
      text.contains(
        """
        <li class="advice" data-name="walk.json" data-place="0" data-size="1200" data-rank="1" \
        data-errors="1" data-warnings="0">
        """))
    #expect(
      text.contains("href=\"./pages/walk.html\"") && text.contains("src=\"./pages/walk.svg\""))
    #expect(text.contains("1 error, 2 notes</p>") && !text.contains("0 warnings"))
    #expect(text.contains("<option value=\"advice\">To review (1)</option>"))
    #expect(!text.contains("<option value=\"same\">"))
  }

  @Test("an unreadable file has a message and no page")
  func unreadable() {
    let text = Self.text([Self.entry("broken.json", .unreadable)])
    #expect(text.contains("<li class=\"unreadable\"") && !text.contains("<a class=\"picture\""))
    #expect(text.contains("&lt;b&gt;broken.json&lt;/b&gt;"))
  }

  @Test("names are neither markup nor addresses of other places")
  func hostile() {
    var entry = Self.entry("\"><script>alert(1)</script>", .same)
    entry.files = ("javascript:alert(1)", "a b#c?d%e\u{e9}\"<.svg")
    let text = Self.text([entry], title: "</title><script>alert(1)</script>")
    #expect(!text.contains("<script>alert") && text.ranges(of: "<script>").count == 1)
    #expect(text.contains("href=\"./javascript%3Aalert%281%29\""))
    #expect(text.contains("src=\"./a%20b%23c%3Fd%25e%C3%A9%22%3C.svg\""))
    #expect(text.contains("default-src 'none'") && !text.contains("unsafe"))
  }
}
