import PegbarDiagnostics
import PegbarJSON
import PegbarLottie
import Testing

@Suite struct LottieDocumentTests {
  @Test("reads size, times, names and version")
  func root() throws {
    let (document, log) = try read(
      #"""
      {"v": "5.7.0", "nm": "Main", "w": 100, "h": 50.5, "fr": 29.97, "ip": 0.5, "op": 60.25,
       "ddd": 1, "layers": [], "meta": {"g": "LottieFiles AE", "a": "Ann", "k": "a,b", "tc": ""},
       "props": {}, "mn": "x", "tgs": 1, "__complete": true}
      """#)
    #expect(document.version == "5.7.0")
    #expect(document.name == "Main")
    #expect([document.width, document.height] == [100, 50.5])
    #expect(document.frameRate == 29.97)
    #expect([document.inPoint, document.outPoint] == [0.5, 60.25])
    #expect(document.is3D)
    #expect(document.generator == "LottieFiles AE")
    #expect(document.unreadMembers.isEmpty)
    #expect(log.ids.isEmpty)
  }

  @Test(
    "missing or invalid members have a default and a finding",
    arguments: [
      (#""w": 9, "h": 9, "ip": 0, "op": 60"#, "frameRate 30.0"),
      (#""w": 9, "h": 9, "fr": 0, "ip": 0, "op": 60"#, "frameRate 30.0"),
      (#""w": 9, "h": 9, "fr": "25", "ip": 0, "op": 60"#, "frameRate 30.0"),
      (#""w": -1, "h": 9, "fr": 30, "ip": 0, "op": 60"#, "width 512.0"),
      (#""w": 9, "h": 1e300, "fr": 30, "ip": 0, "op": 60"#, "height 512.0"),
      (#""w": 9, "h": 9, "fr": 30, "ip": 7"#, "outPoint 8.0"),
    ])
  func missing(members: String, expected: String) throws {
    let (document, log) = try read("{\(members), \"layers\": []}")
    let values = [
      "frameRate \(document.frameRate)", "width \(document.width)", "height \(document.height)",
      "outPoint \(document.outPoint)",
    ]
    #expect(values.contains(expected))
    #expect(log.ids == ["format/missing-root-field"])
    #expect(!log.findings.contains { $0.message.contains(".0") })
  }

  @Test("an animation that ends before it begins has one frame, with a finding")
  func empty() throws {
    let (document, log) = try read(
      #"{"w": 9, "h": 9, "fr": 30, "ip": 60, "op": 60, "layers": []}"#)
    #expect(document.outPoint == 61)
    #expect(log.ids == ["time/empty-composition"])
  }

  @Test(
    "JSON that is not an animation results in nothing but a finding",
    arguments: [
      ("[]", "format/not-a-lottie"), ("5", "format/not-a-lottie"), ("{}", "format/not-a-lottie"),
      (#"{"layers": 5}"#, "format/not-a-lottie"),
      // The style of a map.
      (#"{"version": 8, "layers": [{"id": "a", "type": "b"}]}"#, "format/not-a-lottie"),
      (
        #"{"w": 9, "h": 9, "fr": 9, "ip": 0, "op": 9, "layers": [1]}"#, "format/no-readable-layer"
      ),
    ])
  func notALottie(json: String, id: String) throws {
    let log = FindingLog()
    #expect(try LottieDocument.read(Array(json.utf8), log: log) == nil)
    #expect(log.ids.last == id)
    #expect(try !LottieDocument.isAnimation(Array(json.utf8)))
  }

  @Test("throws an error for text that is not JSON")
  func notJSON() {
    #expect(throws: JSONSyntaxError.self) {
      try LottieDocument.read(Array("{".utf8), log: FindingLog())
    }
    #expect(throws: JSONSyntaxError.self) { try LottieDocument.isAnimation(Array("{".utf8)) }
  }

  @Test(
    "readable files are animations, even with broken layers",
    arguments: [
      #"{"v": "5.7.0", "layers": []}"#, #"{"w": 9, "layers": [1, {}]}"#,
      #"{"op": 9, "layers": [{"ty": 99}], "assets": 5}"#,
    ])
  func isAnimation(json: String) throws {
    let bytes = Array(json.utf8)
    #expect(try LottieDocument.isAnimation(bytes))
    #expect(try LottieDocument.read(bytes, log: FindingLog()) != nil)
  }

  @Test("an animation without layers is valid")
  func noLayers() throws {
    #expect(try read(layers: "").document.layers.isEmpty)
  }

  @Test("a finding before a name has the name in its breadcrumb")
  func lateName() throws {
    let (_, log) = try read(
      #"{"layers": [{"bm": 99, "ty": 3, "nm": "Arm"}], "w": 9, "h": 9, "fr": 9, "ip": 0, "op": 9, "nm": "Main"}"#
    )
    #expect(log.findings.map(\.breadcrumb) == [["Main", "Arm"]])
  }
}
