import PegbarDiagnostics
import PegbarFrames
import PegbarGeometry
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of findings about content that players draw differently.
@Suite struct PlayerTests {
  @Test("reports a matte of a matte only if a visible layer uses the outer one")
  func mattes() throws {
    let (inner, matte) = (solid(#""td": 1"#), solid(#""td": 1, "tt": 1"#))
    #expect(try imported(layers: inner, solid(#""tt": 1"#)).ids == [])
    #expect(try imported(layers: inner, matte, solid(#""tt": 1, "hd": true"#)).ids == [])
    #expect(try imported(layers: inner, matte, solid()).ids == [])
  }

  @Test("does not report repeaters in one list that do not multiply each other")
  func repeaters() throws {
    func ids(_ items: String...) throws -> [String] {
      imported(try document([shapeLayer(items)])).ids
    }
    let two = item("rp", "R", #""c": {"k": 2}"#)
    // Only one copy, at another position.
    let one = item("rp", "S", #""c": {"k": 1}, "o": {"k": 1}, "tr": {"p": {"k": [9, 0]}}"#)
    #expect(try ids(rectangle("1"), fill(), two) == [])
    #expect(try ids(rectangle("1"), fill(), two, one) == [])
    #expect(try ids(rectangle("1"), fill(), one, two) == [])
    #expect(try ids(group("G", rectangle("1"), fill(), two), two) == [])
    #expect(try ids(rectangle("1"), two, two) == [])
    #expect(try ids(two, two, rectangle("1"), fill()) == [])
    #expect(try ids(rectangle("1"), two, two, fill()) == ["player/nested-repeaters"])
  }

  @Test("nested copies are one step of either repeater apart")
  func copiesOfCopies() throws {
    func repeater(_ x: Double, _ y: Double) -> String {
      item("rp", "R", #""c": {"k": 2}, "m": 1, "tr": {"p": {"k": [\#(x), \#(y)]}}"#)
    }
    let scene = try imported(
      shapes: rectangle("1"), fill(), repeater(0, 100), repeater(100, 0)
    ).scene
    let places = SceneEvaluator(scene).frame(at: 0).items.compactMap { item -> Point? in
      guard case .path(let path) = item else { return nil }
      return path.matrix.apply(.zero)
    }
    // The first copies are in front.
    #expect(
      places == [
        Point(x: 100, y: 100), Point(x: 100, y: 0), Point(x: 0, y: 100), Point(x: 0, y: 0),
      ])
  }

  @Test("reports a mask that is contracted at any time")
  func expansion() throws {
    func ids(_ mask: String) throws -> [String] {
      try imported(layers: solid(#""masksProperties": [{\#(mask)}]"#)).ids
    }
    let said = ["player/mask-expansion"]
    #expect(
      try ids(#""mode": "a", "x": {"k": [{"t": 0, "s": [3]}, {"t": 9, "s": [-1]}]}"#) == said)
    // The easing undershoots 0.
    let ease = #""o": {"x": 0.3, "y": -1}, "i": {"x": 0.6, "y": 1}"#
    #expect(
      try ids(#""mode": "a", "x": {"k": [{"t": 0, "s": [0], \#(ease)}, {"t": 9, "s": [5]}]}"#)
        == said)
    #expect(try ids(#""mode": "a", "x": {"k": 3}"#) == [])
    #expect(try ids(#""mode": "n", "x": {"k": -3}"#) == [])
    #expect(try ids(#""mode": "a", "o": {"k": 0}, "x": {"k": -3}"#) == [])
  }

  @Test("reports a layer that plays in reverse, with its visible frames")
  func reversed() throws {
    let result = try imported(layers: solid(#""sr": -1, "ip": 40, "op": 10"#))
    #expect(result.findings.map(\.frames) == [10...40])
    #expect(result.findings.map(\.outcome) == [.kept])
    let window = try result.layer().window
    #expect(window == TimeRange(start: 10.0 / 30, end: 40.0 / 30))

    #expect(try imported(layers: solid(#""sr": -1, "ip": 10, "op": 40"#)).ids == [])
    #expect(try imported(layers: solid(#""sr": 1, "ip": 40, "op": 10"#)).ids == [])
    #expect(try imported(layers: layer(3, #""sr": -1, "ip": 40, "op": 10"#)).ids == [])
    #expect(try imported(layers: solid(#""sr": -1, "ip": 90, "op": 70"#)).ids == [])
  }
}
