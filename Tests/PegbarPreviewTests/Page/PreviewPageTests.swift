import PegbarPreview
import PegbarScene
import Testing

/// A page contains everything that it shows, and no text of a file is markup.
@Suite struct PreviewPageTests {
  private static let hostile = "</script><script>alert(1)</script>\"'&<img src=x onerror=alert(1)>"

  private static func page(_ title: String, designed: Bool = false) -> String {
    let scene = Samples.scene(
      [Samples.box(title)],
      markers: [Marker(name: title, comment: title, time: 0.5, duration: 0)])
    var entry = PreviewPage.Entry(
      severity: "warning", title: title, id: "shape/twist", lines: [title], wayOut: title)
    entry.frame = 12
    let page = PreviewPage(
      title: title, verdict: title, entries: [entry], converted: scene,
      designed: designed ? scene : nil)
    return String(decoding: page.html().text, as: UTF8.self)
  }

  @Test("text of a file is escaped everywhere")
  func hostileText() {
    let page = Self.page(Self.hostile)
    #expect(!page.contains("<script>alert") && !page.contains("<img"))
    #expect(page.ranges(of: "</script>").count == 2)
    #expect(page.contains("&lt;/script&gt;"))
  }

  @Test("a page refers to nothing outside of it")
  func selfContained() {
    let page = Self.page("Walk").replacing("http://www.w3.org/2000/svg", with: "")
    for part in ["http:", "https:", "//", "src=", "@import", "url(http", " style=", " onclick="] {
      let found = page.replacing("// ", with: "").contains(part)
      #expect(!found, "\(part)")
    }
    #expect(page.contains("default-src 'none'"))
  }

  @Test("the design is beside the conversion only if they differ")
  func designed() {
    #expect(Self.page("Walk").ranges(of: "<svg").count == 1)
    #expect(Self.page("Walk", designed: true).ranges(of: "<svg").count == 2)
  }

  @Test("a finding has its way out, and a button for the frame that it affects most")
  func findings() {
    let page = Self.page("Walk")
    #expect(page.contains("<li class=\"warning\"><h3>Walk <code>shape/twist</code></h3>"))
    #expect(page.contains("data-frame=\"12\">Show frame 12</button>"))
  }
}
