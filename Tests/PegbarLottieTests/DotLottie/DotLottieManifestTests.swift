import PegbarDiagnostics
import PegbarLottie
import Testing

@Suite struct DotLottieManifestTests {
  @Test(
    "a manifest of either version names its animations, the initial one first",
    arguments: [
      (#"{"animations": [{"id": "a"}, {"id": "b"}]}"#, ["a", "b"]),
      (#"{"activeAnimationId": "b", "animations": [{"id": "a"}, {"id": "b"}]}"#, ["b", "a"]),
      (#"{"initial": {"animation": "b"}, "animations": [{"id": "a"}, {"id": "b"}]}"#, ["b", "a"]),
      (#"{"animations": [1, {"id": 2}, {"id": "a"}]}"#, ["a"]), ("[]", []), ("no JSON", []),
    ])
  func ids(text: String, ids: [String]) {
    #expect(DotLottieManifest.animationIDs(in: Array(text.utf8)) == ids)
  }

  @Test("a manifest of either version names themes and state machines")
  func parts() throws {
    let second =
      #"{"version": "2", "animations": [{"id": "a", "initialTheme": "dark"}], "#
      + #""themes": [{"id": "dark"}], "stateMachines": [{"id": "tap"}], "#
      + #""initial": {"stateMachine": "tap"}}"#
    let first =
      #"{"version": 1, "animations": [{"id": "a", "defaultTheme": "dark"}], "#
      + #""themes": [{"id": "dark", "animations": ["a"]}], "states": ["tap"]}"#
    for text in [first, second] {
      let manifest = try #require(DotLottieManifest(reading: Array(text.utf8)))
      #expect(manifest.animationIDs == ["a"])
      #expect(manifest.themes.map(\.id) == ["dark"] && manifest.initialThemes == ["dark"])
      #expect(manifest.stateMachines.map(\.id) == ["tap"])
    }
    let manifest = try #require(DotLottieManifest(reading: Array(second.utf8)))
    #expect(manifest.version == "2")
    #expect(manifest.initialAnimation == nil && manifest.initialStateMachine == "tap")
    #expect(DotLottieManifest(reading: Array("[]".utf8)) == nil)
  }

  /// Returns the first animation of a manifest with these members, and the findings.
  private func animation(
    _ members: String
  ) throws -> (animation: ManifestAnimation, findings: [Finding]) {
    let log = FindingLog()
    let text = #"{"animations": [{"id": "a", \#(members)}]}"#
    let manifest = try #require(DotLottieManifest(reading: Array(text.utf8), log: log))
    return (try #require(manifest.animation("a")), log.findings)
  }

  @Test("an animation has the playback settings of version 1")
  func playback() throws {
    let (animation, findings) = try animation(
      #""speed": 2, "direction": -1, "playMode": "bounce", "autoplay": false, "loop": 3, "#
        + ##""hover": true, "themeColor": "#ff0000", "defaultTheme": """##)
    #expect(findings.isEmpty)
    #expect(animation.speed == 2 && animation.isReversed && animation.mode == .bounce)
    #expect(animation.autoplays == false && animation.loop == .count(3) && animation.playsOnHover)
    #expect(animation.themeColor == "#ff0000" && animation.initialTheme == nil)
    let plain = try self.animation(#""name": "A""#).animation
    #expect(plain.autoplays == nil && plain.loop == nil && !plain.playsOnHover)
    #expect(plain.speed == 1 && !plain.isReversed && plain.mode == .normal)
  }

  @Test("an animation has the themes and the background of version 2")
  func appearance() throws {
    let (animation, findings) = try animation(
      ##""background": "#00FF0080", "initialTheme": "dark", "themes": ["dark", "light"]"##)
    #expect(findings.isEmpty)
    #expect(animation.background == Color(red: 0, green: 1, blue: 0, alpha: 128.0 / 255))
    #expect(animation.initialTheme == "dark" && animation.themes == ["dark", "light"])
    #expect(try self.animation(##""background": "#fff""##).animation.background == .white)
  }

  @Test(
    "a loop is endless, or a number of rounds",
    arguments: [
      ("true", ManifestAnimation.Loop.endless), ("false", .count(1)), ("0", .endless),
      ("4", .count(4)),
    ])
  func loops(_ text: String, _ loop: ManifestAnimation.Loop) throws {
    #expect(try animation("\"loop\": \(text)").animation.loop == loop)
  }

  @Test("older tools write the play mode as mode, and a negative speed")
  func olderTools() throws {
    let (animation, findings) = try animation(#""mode": "bounce", "speed": -2"#)
    #expect(animation.mode == .bounce && animation.isReversed && animation.speed == 2)
    #expect(findings.isEmpty)
  }

  @Test(
    "reports an unusable setting with its place in the manifest",
    arguments: [
      (#""speed": "fast""#, "speed"), (#""speed": 0"#, "speed"), (#""speed": 1e300"#, "speed"),
      (#""direction": 5"#, "direction"), (#""playMode": "twice""#, "playMode"),
      (#""loop": "yes""#, "loop"), (#""loop": -2"#, "loop"), (#""autoplay": "no""#, "autoplay"),
      (#""hover": []"#, "hover"), (#""background": "red""#, "background"),
      (#""background": 7"#, "background"), (#""initialTheme": {}"#, "initialTheme"),
      (#""intermission": 500"#, "intermission"), (#""themes": "dark""#, "themes"),
      (#""themeColor": 1"#, "themeColor"),
    ])
  func unusable(_ member: String, _ key: String) throws {
    let (animation, findings) = try animation(member)
    #expect(animation == ManifestAnimation(id: "a"))
    #expect(findings.map(\.breadcrumb) == [["manifest.json: animations[0].\(key)"]])
    #expect(findings.allSatisfy { $0.path == JSONPath() && $0.position == nil })
  }

  @Test(
    "tolerates members of other types",
    arguments: [
      #"{"animations": {"a": 1}}"#, #"{"animations": 3, "themes": 4, "stateMachines": "x"}"#,
      #"{"initial": "a", "animations": [null, [], {"id": []}]}"#,
      #"{"version": [], "animations": [], "states": [1, {"id": 2}, {}]}"#,
    ])
  func otherTypes(_ text: String) throws {
    let log = FindingLog()
    let manifest = try #require(DotLottieManifest(reading: Array(text.utf8), log: log))
    #expect(manifest.animations.isEmpty && manifest.themes.isEmpty)
    #expect(manifest.stateMachines.isEmpty)
    #expect(!log.findings.isEmpty)
  }
}
