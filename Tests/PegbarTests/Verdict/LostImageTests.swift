import Pegbar
import PegbarTestSupport
import Testing

/// Tests of images that are missing, on a server, or in a format that iOS does not display.
@Suite struct LostImageTests {
  private static func animation(_ asset: String) -> [UInt8] {
    Array(
      #"""
      {"v": "5.9.0", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100,
      "assets": [{"id": "i", "w": 50, "h": 50, \#(asset)}],
      "layers": [{"ty": 2, "nm": "Photo", "refId": "i", "ip": 0, "op": 60, "st": 0, "ks": {}}]}
      """#.utf8)
  }

  /// The JSON of an embedded SVG image.
  private static let svg: String = {
    let base64 = "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4="
    return #""p": "data:image/svg+xml;base64,\#(base64)", "u": "", "e": 1"#
  }()

  @Test(
    "an image that iOS does not show is the same loss in both commands",
    arguments: [
      (svg, "asset/format"), (#""u": "", "p": "a.webp", "e": 0"#, "asset/format"),
      (#""u": "", "p": "https://example.com/a.png", "e": 0"#, "sec/remote-url"),
      (#""u": "//example.com/", "p": "a.png", "e": 0"#, "sec/remote-url"),
    ])
  func lost(_ asset: String, _ id: String) throws {
    let bytes = Self.animation(asset)
    let conversion = try Pegbar.convert(bytes)
    let loss = try #require(conversion.findings.first { $0.kind.id == id })
    #expect(loss.isLoss)
    #expect(Pegbar.lint(bytes).contains(loss))
    #expect(conversion.extents[loss]?.area == 0.25)
  }

  @Test("images on servers that the app provides are notes, in both commands")
  func provided() throws {
    let bytes = Self.animation(#""u": "", "p": "https://example.com/a.png", "e": 0"#)
    var options = ConversionOptions()
    options.providesImages = true
    let conversion = try Pegbar.convert(bytes, options: options)
    #expect(conversion.findings.map(\.severity) == [.note])
    var settings = LintSettings()
    settings.providesImages = true
    try settings.setPresets(["strict"])
    let lint = try Linter(settings).findings(in: bytes).filter { $0.kind == .remoteURL }
    #expect(lint == conversion.findings)
  }

  @Test(
    "a missing or an empty image file is the same loss in both commands",
    arguments: [ImageFileState.missing, .empty])
  func file(_ state: ImageFileState) throws {
    let bytes = Self.animation(#""u": "images/", "p": "a.png", "e": 0"#)
    let conversion = try Pegbar.convert(bytes)
    let losses = conversion.imageReferences.problems { _ in state }
    let loss = try #require(losses.first)
    #expect(loss.severity == .error && loss.isLoss)
    let report = Report(linting: "a.json", bytes, animation: nil, by: Linter()) { _ in state }
    #expect(report.findings.contains { $0.kind == loss.kind && $0.message == loss.message })
    #expect(conversion.imageReferences.problems { _ in .present } == [])
  }

  @Test("an image that an archive does not contain is an error in both commands")
  func archive() throws {
    let zip = Archives.zip(files: [
      ("manifest.json", Array(#"{"version": "2", "animations": [{"id": "a"}]}"#.utf8)),
      ("a/a.json", Self.animation(#""u": "/i/", "p": "gone.png", "e": 0"#)),
    ])
    for findings in [try Pegbar.convert(zip).findings, Pegbar.lint(zip)] {
      let finding = try #require(findings.first { $0.kind == .missingImageFile })
      #expect(finding.severity == .error && finding.isLoss)
    }
  }

  @Test("stills that the exporter marks as a sequence are no loss")
  func stills() throws {
    let data = "iVBORw0KGgo="
    let bytes = Self.animation(
      #""p": "data:image/png;base64,\#(data)", "u": "", "e": 1, "t": "seq""#)
    #expect(try Pegbar.convert(bytes).findings == [])
  }

  @Test("a frame shows a labeled box instead of a missing image")
  func placeholder() throws {
    let bytes = Self.animation(#""u": "images/", "p": "photo.png", "e": 0"#)
    var renderer = try FrameRenderer(bytes, normalized: false)
    #expect(renderer.svg(seconds: 0).contains("<image"))
    renderer.checkImages { _ in .missing }
    let svg = renderer.svg(seconds: 0)
    #expect(!svg.contains("<image") && svg.contains(">photo.png</text>"))
  }

  @Test("a frame never refers to a server")
  func remote() throws {
    let bytes = Self.animation(#""u": "", "p": "https://example.com/photo.png", "e": 0"#)
    let svg = try FrameRenderer(bytes, normalized: false).svg(seconds: 0)
    #expect(!svg.contains("href") && svg.contains(">photo.png</text>"))
  }

  // MARK: Solids

  @Test(
    "a color of a solid with other than six digits has both readings",
    arguments: [
      ("#00ff0080", Severity.error, "#ff0080"), ("#00ff0080", .error, "#00ff00"),
      ("#f00", .warning, "#ff0000"), ("00ffff", .warning, "#00ffff"), ("red", .error, "black"),
    ])
  func solid(_ color: String, _ severity: Severity, _ reading: String) throws {
    let bytes = Lottie.animation(
      layers: #"{"ty": 1, "nm": "S", "ip": 0, "op": 60, "st": 0, "ks": {}, "sw": 9, "sh": 9, "#
        + #""sc": "\#(color)"}"#)
    for findings in [try Pegbar.convert(bytes).findings, Pegbar.lint(bytes)] {
      let finding = try #require(findings.first { $0.kind == .solidColor })
      #expect(finding.severity == severity && finding.message.contains(reading))
    }
  }
}
