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
    var page = PreviewPage(
      title: title, verdict: title, entries: [entry], converted: scene,
      designed: scene)
    page.showsDesign = designed
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

  @Test("a finding refers to the rows of its layers")
  func layers() {
    var scene = Samples.scene([Samples.box("back"), Samples.box("front", [Samples.fade])])
    for (place, source) in ["$.layers[1]", "$.layers[0].shapes[3]"].enumerated() {
      scene.root.layers[place].source = source
    }
    var entry = PreviewPage.Entry(
      severity: "note", title: "Twist", id: "shape/twist", lines: [], wayOut: "None")
    entry.sources = ["$.layers[1].ef[0]", "$.layers[7]", "$.layers[1]"]
    var page = PreviewPage(
      title: "Rows", verdict: "", entries: [entry], converted: scene, designed: scene)
    page.code = "let front = 1"
    page.codeNames = [("$.layers[0].shapes[3]", "front"), ("$", "other")]
    let text = String(decoding: page.html().text, as: UTF8.self)
    // Rows are front to back, and the elements of a layer have its number.
    #expect(text.contains("<li class=\"note\" data-layers=\"1\">"))
    #expect(text.contains(">Show in the picture</button>"))
    #expect(text.contains(#""title":"front","kind":"shapes","layer":0,"span":[0,180]"#))
    #expect(text.contains(#""name":"Opacity","keys":[0,60],"curves":[[1,"#))
    #expect(text.contains(#""parts":{"0":[1],"1":[0]}"#))
    #expect(text.contains(#""code":"let front = 1","names":{"0":["front"]}"#))
  }

  @Test("the page states which layers and code it omits")
  func omissions() {
    #expect(!Self.page("Walk").contains("<p class=\"quiet\">"))
    let scene = Samples.scene((0..<2001).map { Samples.box("box \($0)") })
    var page = PreviewPage(
      title: "", verdict: "", entries: [], converted: scene, designed: scene)
    page.omissions = ["The code is <missing>."]
    let text = String(decoding: page.html().text, as: UTF8.self)
    #expect(text.contains("<p class=\"quiet\">The code is &lt;missing&gt;.</p>"))
    #expect(
      text.contains(
        "<p class=\"quiet\">The timeline shows 2000 layers. The animation has more.</p>"))
  }

  @Test("another player is in a frame without access to the page, and its text ends nothing")
  func player() throws {
    let scene = Samples.scene([Samples.box("box")])
    var page = PreviewPage(
      title: "", verdict: "", entries: [], converted: scene, designed: scene)
    let plain = String(decoding: page.html().text, as: UTF8.self)
    #expect(!plain.contains("<iframe") && !plain.contains("nonce"))
    page.player = PreviewPage.Player(
      script: Array("// \"lottie\"\nlottie = '</script><b>'".utf8),
      animation: Array(#"{"nm":"</script><script>alert(1)</script>\"&"}"#.utf8))
    let text = String(decoding: page.html().text, as: UTF8.self)
    #expect(text.contains("sandbox=\"allow-scripts\" srcdoc=\"<!doctype html>"))
    #expect(text.contains("// &quot;lottie&quot;\nlottie = '<\\/script><b>'"))
    #expect(text.contains("\\u003c/script>\\u003cscript>alert(1)\\u003c/script>\\&quot;&amp;"))
    let nonce = try #require(text.firstRange(of: "'nonce-")).upperBound
    let value = String(text[nonce...].prefix { $0 != "'" })
    #expect(text.ranges(of: "nonce=&quot;\(value)&quot;").count == 3 && !text.contains("unsafe"))
  }

  @Test("colors, curves, fonts and images are listed, a missing image as such")
  func resources() {
    var scene = Samples.scene([Samples.box("box")])
    #expect(!Self.text(of: scene).contains("<h2>Colors"))
    scene.palette = [NamedColor(name: "A & B", color: .black)]
    scene.curves = [NamedCurve(name: "swing", curve: TimingCurve(0.5, 0, 0.25, 1))]
    scene.fonts = [Font(name: "Sans-Bold", family: "Sans", style: "Bold")]
    scene.images = ["photo", "lost"].map {
      ImageAsset(
        id: $0, size: Size(width: 30, height: 20),
        data: .embedded(mediaType: "image/png", base64: ""))
    }
    let text = Self.text(of: scene)
    #expect(
      text.contains("fill=\"#000000\"/></svg> A &amp; B <span class=\"quiet\">#000000</span>"))
    #expect(text.contains("<path d=\"M0 1C.5 1 .25 0 1 0\"/></svg> swing</li>"))
    #expect(text.contains("<li>Sans Bold <span class=\"quiet\">Sans-Bold</span></li>"))
    #expect(text.contains("<li>photo <span class=\"quiet\">30 × 20 pt</span></li>"))
    #expect(
      text.contains("<li>lost <span class=\"quiet\">30 × 20 pt, not in this page</span></li>"))
  }

  private static func text(of scene: Scene) -> String {
    var page = PreviewPage(
      title: "", verdict: "", entries: [], converted: scene, designed: scene)
    page.missingImages = ["lost"]
    return String(decoding: page.html().text, as: UTF8.self)
  }
}
