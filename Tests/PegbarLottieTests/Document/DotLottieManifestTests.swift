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
      #expect(manifest.animations == ["a"])
      #expect(manifest.themes == ["dark"] && manifest.initialThemes == ["dark"])
      #expect(manifest.stateMachines == ["tap"])
    }
    let manifest = try #require(DotLottieManifest(reading: Array(second.utf8)))
    #expect(manifest.version == "2")
    #expect(manifest.initialAnimation == nil && manifest.initialStateMachine == "tap")
    #expect(DotLottieManifest(reading: Array("[]".utf8)) == nil)
  }
}
