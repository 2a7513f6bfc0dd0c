@testable import Pegbar
import PegbarTestSupport
import Testing

@Suite struct ArchiveLintTests {
  private static let animation = String(
    decoding: Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square)), as: UTF8.self)

  private func ids(
    _ bytes: [UInt8], named name: String = "a.lottie", looksAtArchive: Bool = true
  ) throws -> Set<String> {
    var settings = LintSettings()
    try settings.setPresets(["strict"])
    // The animation does not move.
    try settings.ignore("time/still-animation")
    var linter = Linter(settings)
    linter.looksAtArchive = looksAtArchive
    let report = Report(linting: name, bytes, animation: nil, by: linter) { _ in .present }
    return Set(report.findings.map(\.kind.id))
  }

  private func archive(_ manifest: String, _ entries: (name: String, text: String)...) -> [UInt8] {
    Archives.zip([("manifest.json", manifest), ("a/day.json", Self.animation)] + entries)
  }

  @Test(
    "reports entries of the manifest that are missing in the archive",
    arguments: [
      (#"{"animations": [{"id": "day"}, {"id": "night"}]}"#, "dotlottie/missing-animation"),
      (
        #"{"animations": [{"id": "day"}], "themes": [{"id": "dark"}]}"#, "dotlottie/missing-theme"
      ),
      (
        #"{"animations": [{"id": "day"}], "stateMachines": [{"id": "tap"}]}"#,
        "dotlottie/missing-state-machine"
      ),
      (
        #"{"initial": {"animation": "dawn"}, "animations": [{"id": "day"}]}"#,
        "dotlottie/initial-unknown"
      ),
    ])
  func missing(manifest: String, id: String) throws {
    let found = try ids(archive(manifest))
    #expect(found.filter { $0.hasPrefix("dotlottie/") } == [id])
    let other = try ids(archive(manifest), looksAtArchive: false)
    #expect(other.filter { $0.hasPrefix("dotlottie/") }.isEmpty)
  }

  @Test("reports problems of entries")
  func entries() throws {
    let manifest = #"{"animations": [{"id": "day"}]}"#
    #expect(try ids(archive(manifest)).isEmpty)
    #expect(try ids(archive(manifest, ("a/night.json", "{}"))).contains("dotlottie/unlisted-entry"))
    #expect(try ids(archive(manifest, ("../up.png", ""))).contains("sec/zip-slip"))
    #expect(try ids(archive(manifest, ("i/sun.png", ""))).contains("asset/unused-file"))
    for name in ["https://example.com/sun.png", "HTTP://example.com/a.json", "//host/sun.png"] {
      #expect(try ids(archive(manifest, (name, ""))).contains("sec/zip-slip"), "\(name)")
    }
  }

  @Test("compares the extension of a file with its content")
  func names() throws {
    let bytes = Array(Self.animation.utf8)
    let packed = Archives.gzip(Self.animation)
    #expect(try ids(bytes, named: "a.json").isEmpty)
    #expect(try ids(bytes, named: "a.lottie") == ["format/extension-mismatch"])
    #expect(try ids(packed, named: "a.json") == ["format/extension-mismatch"])
    #expect(try ids(packed, named: "a.tgs").isEmpty)
  }
}
