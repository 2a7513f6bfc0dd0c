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
}
