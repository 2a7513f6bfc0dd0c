import PegbarLottie
import Testing

@Suite struct KeyframeTests {
  private func keys(_ json: String) throws -> [Keyframe<Double>] {
    try read(scalar: #"{"a": 1, "k": [\#(json)]}"#).property.keyframes
  }

  @Test("old end values become the values of the next keyframes")
  func legacy() throws {
    let keys = try keys(
      #"{"t": 0, "s": [0], "e": [50]}, {"t": 10, "s": [50], "e": [80]}, {"t": 20}"#)
    #expect(keys.map(\.value) == [0, 50, 80])
  }

  @Test("the value of a keyframe overrides the preceding end value")
  func ownValue() throws {
    let keys = try keys(#"{"t": 0, "s": [0], "e": [50]}, {"t": 10, "s": [60]}"#)
    #expect(keys.map(\.value) == [0, 60])
  }

  @Test("a last keyframe without a value repeats the preceding value")
  func lastWithoutValue() throws {
    let keys = try keys(#"{"t": 0, "s": [30], "h": 1}, {"t": 10}"#)
    #expect(keys.map(\.value) == [30, 30])
    #expect(keys.map(\.isHold) == [true, false])
  }

  @Test("a value can omit its array")
  func bareValue() throws {
    #expect(try keys(#"{"t": 0, "s": 30}, {"t": 1, "s": 40}"#).map(\.value) == [30, 40])
  }

  @Test("sorts keyframes, and keeps the order of those at one time")
  func unsorted() throws {
    let (property, log) = try read(
      scalar: #"""
        {"k": [{"t": 10, "s": 1}, {"t": 5, "s": 2}, {"t": 5, "s": 3}, {"t": 0, "s": 4}]}
        """#)
    #expect(property.keyframes.map(\.value) == [4, 2, 3, 1])
    #expect(log.ids == ["time/keyframes-unsorted"])
  }

  @Test("two keyframes at one time remain a jump")
  func jump() throws {
    let (property, log) = try read(
      scalar: #"{"k": [{"t": 0, "s": 1}, {"t": 5, "s": 2}, {"t": 5, "s": 3}]}"#)
    #expect(property.keyframes.map(\.time) == [0, 5, 5])
    #expect(log.ids.isEmpty)
  }

  @Test(
    "drops and reports a keyframe without a time or value",
    arguments: [
      (#"{"s": 1}, {"t": 5, "s": 2}"#, "time/keyframe-without-time"),
      (#"{"t": 0}, {"t": 5, "s": 2}"#, "property/keyframe-without-value"),
    ])
  func incomplete(json: String, kind: String) throws {
    let (property, log) = try read(scalar: #"{"k": [\#(json)]}"#)
    #expect(property.keyframes.map(\.value) == [2])
    #expect(log.ids == [kind])
  }

  @Test("handles that are zero, null or missing form no motion path")
  func noSpatial() throws {
    let (property, log) = try read(
      vector: #"""
        {"k": [{"t": 0, "s": [0, 0], "to": [0, 0, 0], "ti": [0, 0, 0]},
               {"t": 5, "s": [9, 9], "to": null, "ti": null}, {"t": 9, "s": [0, 0]}]}
        """#)
    #expect(property.keyframes.allSatisfy { $0.spatialOut == nil && $0.spatialIn == nil })
    #expect(log.ids.isEmpty)
  }

  @Test("keeps the handles of a motion path, with the easing of the first component")
  func spatial() throws {
    let (property, _) = try read(
      vector: #"""
        {"k": [{"t": 0, "s": [0, 0], "to": [1, 2, 0], "ti": [3, 4],
                "o": {"x": [0.2, 0.3], "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 5, "s": [9, 9]}]}
        """#)
    let key = try #require(property.keyframes.first)
    #expect(key.spatialOut == Vector(x: 1, y: 2))
    #expect(key.spatialIn == Vector(x: 3, y: 4))
    #expect(key.easing == [EasingHandles(outX: 0.2, outY: 0, inX: 1, inY: 1)])
  }

  @Test("ignores caches of a running player")
  func caches() throws {
    let (document, log) = try read(
      layers: #"""
        {"ty": 3, "ks": {"o": {"k": [
          {"t": 0, "s": [1], "n": ["0p8_1"], "__fnct": [null, null]}, {"t": 1, "s": [2]}]}}}
        """#)
    #expect(document.unreadMembers.isEmpty)
    #expect(log.ids.isEmpty)
  }
}
