import PegbarScene
import Pegbar
import PegbarTestSupport
import Testing

@Suite struct ConversionTests {
  @Test("reads a scene from bytes in one call")
  func oneCall() throws {
    let scene = try Pegbar.scene(from: Lottie.animation(layers: Lottie.shapeLayer()))
    #expect(scene.name == "Test")
    #expect(scene.duration == 2)
  }

  @Test(
    "writes the same bytes every time",
    arguments: Tier.some(Repository.samples, every: 10))
  func deterministic(_ path: String) throws {
    let bytes = try Repository.bytes(path)
    let first = try Pegbar.convert(bytes)
    let second = try Pegbar.convert(bytes)
    #expect(first.swiftCode == second.swiftCode)
    #expect(first.sceneJSON == second.sceneJSON)
  }

  @Test(
    "a written scene is an input that gives the same bytes",
    arguments: Tier.some(Repository.samples, every: 10), [false, true])
  func readsBack(_ path: String, isExact: Bool) throws {
    let options = ConversionOptions(isExact: isExact)
    let written = try Pegbar.convert(Repository.bytes(path), options: options).sceneJSON
    #expect(try Pegbar.convert(written, options: options).sceneJSON == written)
  }

  @Test("the exact scene gives the same Swift code after writing and reading")
  func exactSceneIsEnough() throws {
    let first = try Pegbar.convert(
      Repository.bytes("Samples/trim/draw-on.json"), options: ConversionOptions(isExact: true))
    // The first two lines and the last line identify the source and depend on it.
    func body(_ code: String) -> ArraySlice<Substring> {
      code.split(separator: "\n").dropFirst(2).dropLast()
    }
    #expect(body(try Pegbar.convert(first.sceneJSON).swiftCode) == body(first.swiftCode))
  }

  @Test("findings have the line and column of their location")
  func positions() throws {
    let bytes = Array(
      #"""
      {"v": "5.12.1", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100, "layers": [
        {"ty": 5, "nm": "Title", "ip": 0, "op": 60, "st": 0, "ks": {}, "t": {"d": {"k": [
          {"s": {"t": "A", "f": "F"}, "t": 0}]}}}
      ]}
      """#.utf8)
    let findings = try Pegbar.convert(bytes).findings
    let text = try #require(findings.first { $0.kind.id == "text/font-without-glyphs" })
    #expect(text.position == Position(line: 2, column: 3))
  }

  @Test("an unnamed scene has the name of the file")
  func sceneName() throws {
    let bytes = Array(
      #"{"v":"5.12.1","fr":30,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":3,"ip":0,"op":60,"ks":{}}]}"#
        .utf8)
    let options = ConversionOptions(sourceName: "confetti.min.json")
    #expect(try Pegbar.convert(bytes, options: options).scene.name == "confetti.min")
  }

  @Test(
    "throws an error with a finding for unreadable input",
    arguments: [
      ("", "format/invalid-json"), ("{", "format/invalid-json"), ("[1]", "format/not-a-lottie"),
      (#"{"pegbar": 999}"#, "export/scene-version"), ("\u{89}PNG", "format/unsupported-container"),
      ("\n<!DOCTYPE html>\n<html>", "format/html-page"), ("<HTML>", "format/html-page"),
      (
        "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3\n",
        "format/git-lfs-pointer"
      ),
      (
        "{\n<<<<<<< HEAD\n\"fr\": 30\n=======\n\"fr\": 60\n>>>>>>> main\n}",
        "format/merge-conflict"
      ),
      (#"{"nm": "<<<<<<< a >>>>>>> b", }"#, "format/invalid-json"),
    ])
  func unreadable(_ text: String, _ id: String) {
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let error = #expect(throws: ConversionError.self) { try Pegbar.convert(bytes) }
    #expect(error?.finding.kind.id == id)
    #expect(error?.findings.last == error?.finding)
  }

  @Test("statistics count the written output")
  func statistics() throws {
    let bytes = try Repository.bytes("Samples/easing/overshoot.json")
    let statistics = try Pegbar.convert(bytes).statistics
    #expect(statistics.layers == 2)
    #expect(statistics.keyframes == 4)
    #expect(statistics.exactTracks == 2)
    #expect(statistics.dropped == 0)
  }

  @Test("an embedded image becomes a file next to the code")
  func imageFiles() throws {
    let conversion = try Pegbar.convert(Repository.bytes("Samples/image/embedded.json"))
    let image = try #require(conversion.imageFiles.first)
    #expect(image.name == "APictureOfFourPixels-checks.png")
    #expect(image.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("transactions leave the final state, and a timeline keeps keyframes after the end")
  func beyondTheEnd() throws {
    func code(_ style: CodeStyle) throws -> String {
      try Pegbar.convert(
        Repository.bytes("Samples/easing/beyond-the-end.json"),
        options: ConversionOptions(sourceName: "beyond-the-end.json", style: style)
      ).swiftCode
    }
    let transactions = try code(.transactions)
    #expect(transactions.contains("ball.opacity = 0.768225"))
    #expect(
      transactions.contains(
        "transaction(at: frames(15, 30), .init(0.4101949, -1.6960945, 0.6626462, 0.0864577)) {\n"
          + "      animate(ball, \"transform.scale\", to: 1.68019"))
    #expect(try code(.timeline).contains("keys(\"opacity\", at: frames(15, 60), numbers(0, 1)"))
  }
}
