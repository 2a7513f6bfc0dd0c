import Pegbar
import PegbarScene
import PegbarTestSupport
import Testing

@Suite("Playback settings and state machines of archives")
struct ArchivedPlaybackTests {
  private static let layer = Lottie.shapeLayer(
    shapes: Lottie.square,
    transform: #""r": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 30, "s": [90]}]}"#)

  /// Returns an archive of version 1 or 2 whose animation has these settings.
  private func archive(
    _ settings: String, manifest rest: String = "", _ files: [(name: String, text: String)] = []
  ) -> [UInt8] {
    let manifest = #"{"animations": [{"id": "day", \#(settings)}]\#(rest)}"#
    let animation = String(decoding: Lottie.animation(layers: Self.layer), as: UTF8.self)
    return Archives.zip([("manifest.json", manifest), ("a/day.json", animation)] + files)
  }

  private func code(_ settings: String, _ style: CodeStyle = .timeline) throws -> String {
    let options = ConversionOptions(style: style)
    let code = try Pegbar.convert(archive(settings), options: options).swiftCode
    // The archives have different checksums.
    return code.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("CRC-32") && !$0.hasPrefix("// Checksum") }.joined(separator: "\n")
  }

  @Test("scenes have the settings, in both forms and after a round trip")
  func settings() throws {
    let conversion = try Pegbar.convert(
      archive(
        #""speed": 2, "direction": -1, "playMode": "bounce", "autoplay": false, "loop": 3, "#
          + ##""hover": true, "background": "#0000FF""##))
    let playback = Playback(
      speed: 2, isReversed: true, mode: .bounce, isAutomatic: false, count: 3, isOnHover: true)
    #expect(conversion.scene.playback == playback && conversion.normalized.playback == playback)
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(conversion.scene.background == blue && conversion.normalized.background == blue)
    let again = try Pegbar.convert(conversion.sceneJSON)
    #expect(again.normalized.playback == playback && again.normalized.background == blue)
    #expect(conversion.findings.isEmpty, "\(conversion.findings)")
  }

  @Test("without settings, scene JSON has neither playback nor a background")
  func defaults() throws {
    let json = String(
      decoding: try Pegbar.convert(archive(#""name": "Day""#)).sceneJSON, as: UTF8.self)
    #expect(!json.contains("playback") && !json.contains("background"))
    #expect(try code(#""name": "Day", "speed": 1, "loop": false"#) == code(#""name": "Day""#))
  }

  @Test("a loop without end is 0 rounds")
  func loops() throws {
    #expect(try Pegbar.convert(archive(#""loop": true"#)).scene.playback.count == 0)
  }

  @Test("the initial animation is that of the manifest")
  func initial() throws {
    let animation = String(decoding: Lottie.animation(layers: Self.layer), as: UTF8.self)
    for member in [#""initial": {"animation": "night"}"#, #""activeAnimationId": "night""#] {
      let manifest =
        #"{"animations": [{"id": "day"}, {"id": "night", "speed": 3}], \#(member)}"#
      let bytes = Archives.zip([
        ("manifest.json", manifest), ("a/day.json", animation), ("a/night.json", animation),
      ])
      #expect(try Pegbar.convert(bytes).scene.playback.speed == 3)
    }
  }

  @Test("the class documents the settings and has the background")
  func comments() throws {
    let code = try code(
      ##""speed": 2, "direction": -1, "loop": true, "hover": true, "background": "#0000FF""##)
    #expect(
      code.contains(
        """
          /// Plays, pauses and scrubs the scene.
          ///
          /// The source plays in a loop, backward, at 2× speed.
          /// The source plays while the pointer is over it.
          let playback = Playback()

        """))
    #expect(code.contains("\n    backgroundColor = .hex(0x0000FF)\n"), "\(code)")
    let transactions = try self.code(#""playMode": "bounce""#, .transactions)
    #expect(transactions.contains("// Transactions cannot play backward."))
  }

  @Test("frames have the background below everything, unless a style sets another")
  func frames() throws {
    let bytes = archive(##""background": "#0000FF""##)
    let blue = try FrameRenderer(bytes, normalized: false).svg(seconds: 0)
    #expect(blue.contains("<rect width=\"100%\" height=\"100%\" fill=\"#00f\"/>"), "\(blue)")
    let white = try FrameRenderer(bytes, normalized: true)
      .svg(seconds: 0, style: PictureStyle(background: .white))
    #expect(white.contains("fill=\"#fff\"") && !white.contains("fill=\"#00f\""))
  }

  private static let machine = #"""
    {"initial": "idle", "states": [{"name": "idle"}, {"name": "go"}],
     "inputs": [{"name": "pressed", "type": "Event"}], "interactions": [{"type": "PointerDown"}]}
    """#

  @Test("convert and lint report a state machine by its name")
  func stateMachine() throws {
    let bytes = archive(
      #""name": "Day""#, manifest: #", "stateMachines": [{"id": "tap"}]"#,
      [("s/tap.json", Self.machine)])
    let message =
      "no code is generated for the state machine “tap” (states “idle” and “go”; "
      + "input “pressed”; interaction “PointerDown”)"
    let conversion = try Pegbar.convert(bytes)
    #expect(conversion.findings.map(\.kind) == [.interaction])
    #expect(conversion.findings.map(\.message) == [message])
    var settings = LintSettings()
    try settings.select("dotlottie/interaction")
    let linted = try Linter(settings).findings(in: bytes).filter { $0.kind == .interaction }
    #expect(linted.map(\.message) == [message] && linted.map(\.severity) == [.note])
  }

  @Test("wrong types in the manifest are findings of convert and lint")
  func wrongTypes() throws {
    let bytes = archive(#""speed": "fast", "loop": true"#)
    for findings in [try Pegbar.convert(bytes).findings, Pegbar.lint(bytes)] {
      let wrong = findings.filter { $0.kind == .wrongType }
      #expect(wrong.map(\.breadcrumb) == [["manifest.json: animations[0].speed"]])
    }
    #expect(try Pegbar.convert(bytes).scene.playback.count == 0)
  }
}
