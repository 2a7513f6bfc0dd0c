import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of single properties: keyframes, easing, units.
@Suite struct TrackTests {
  private func opacity(_ keys: String) throws -> Animated<Double> {
    try imported(layers: solid(ks: #""o": {"k": \#(keys)}"#)).layer().opacity
  }

  @Test("converts frames to seconds and percent to fractions, easing from the earlier keyframe")
  func units() throws {
    let track = try #require(
      try opacity(
        """
        [{"t": 15, "s": [100], "o": {"x": 0.2, "y": 0.1}, "i": {"x": 0.7, "y": 1.3}}, \
        {"t": 30, "s": [50]}]
        """
      ).track)
    #expect(track.keys.map(\.time) == [0.5, 1])
    #expect(track.keys.map(\.value) == [1, 0.5])
    #expect(track.keys[0].curve == .bezier(TimingCurve(0.2, 0.1, 0.7, 1.3)))
    #expect(track.fidelity == .exact)
  }

  @Test("easing on the diagonal is linear, and hold is hold")
  func curves() throws {
    let track = try #require(
      try opacity(
        """
        [{"t": 0, "s": [0], "o": {"x": 0.2, "y": 0.2}, "i": {"x": 0.7, "y": 0.7}}, \
        {"t": 3, "s": [50], "h": 1, "o": {"x": 0.2, "y": 0}, "i": {"x": 0.7, "y": 1}}, \
        {"t": 6, "s": [100]}]
        """
      ).track)
    #expect(track.keys.map(\.curve) == [.linear, .hold, .linear])
  }

  @Test("a last keyframe without a value uses the preceding end value")
  func oldForm() throws {
    let track = try #require(try opacity(#"[{"t": 0, "s": [0], "e": [40]}, {"t": 30}]"#).track)
    #expect(track.keys.map(\.value) == [0, 0.4])
    #expect(track.keys.map(\.time) == [0, 1])
  }

  @Test("two keyframes at one time remain two keyframes: a jump")
  func jump() throws {
    let track = try #require(
      try opacity(#"[{"t": 3, "s": [0]}, {"t": 3, "s": [50]}, {"t": 6, "s": [100]}]"#).track)
    #expect(track.keys.map(\.value) == [0, 0.5, 1])
  }

  @Test(
    "keyframes with equal values are a constant",
    arguments: [
      #"[{"t": 0, "s": [30]}]"#, #"[{"t": 0, "s": [30]}, {"t": 9, "s": [30]}]"#,
    ])
  func still(_ keys: String) throws {
    #expect(try opacity(keys) == .constant(0.3))
  }

  @Test(
    "a constant opacity is clamped to 0…1, and keyframes keep their values",
    arguments: [
      ("150", Animated<Double>.constant(1)), ("-20", .constant(0)),
      (
        #"[{"t": 0, "s": [0]}, {"t": 30, "s": [200]}]"#,
        .keyed(Track([Key(time: 0, value: 0), Key(time: 1, value: 2)]))
      ),
    ])
  func opacityRange(_ keys: String, _ expected: Animated<Double>) throws {
    #expect(try opacity(keys) == expected)
  }

  @Test("excessive values remain finite and are reported once per property")
  func limits() throws {
    let result = try imported(layers: solid(ks: #""p": {"k": [1e308, -1e308]}"#))
    #expect(try result.layer().transform.position == .constant(Point(x: 1e9, y: -1e9)))
    #expect(result.ids == ["property/value-range"])
  }

  @Test("ignores additional easing components of a number")
  func scalarEasing() throws {
    let result = try imported(
      layers: solid(
        ks: """
          "r": {"k": [{"t": 0, "s": [0], "o": {"x": [0.2, 0.8], "y": [0, 0]}, \
          "i": {"x": [0.5, 0.5], "y": [1, 1]}}, {"t": 9, "s": [90]}]}
          """))
    #expect(result.ids == [])
    #expect(
      try result.layer().transform.rotation.track?.keys[0].curve
        == .bezier(TimingCurve(0.2, 0, 0.5, 1)))
  }

  @Test("ignores the expression of a null that moves nothing visible")
  func expressionOfIdleNull() throws {
    let null = layer(3, #""ind": 1"#, ks: #""r": {"k": 0, "x": "time"}"#)
    #expect(try imported(layers: null, solid()).ids == [])
  }

  @Test(
    "reports the expression of a parent, hidden or not, because it moves its children",
    arguments: [
      "false", "true",
    ])
  func expressionOfParent(_ hidden: String) throws {
    let result = try imported(
      layers: solid(#""parent": 2"#),
      layer(
        3, #""ind": 1, "hd": \#(hidden)"#, name: "Top", ks: #""r": {"k": 0, "x": "random(9)"}"#),
      layer(3, #""ind": 2, "parent": 1"#, ks: #""o": {"k": 9, "x": "random(9)"}"#))
    #expect(result.ids == ["property/expression"])
    #expect(result.findings.first?.breadcrumb == ["Main", "Top"])
  }

  @Test("colors are opaque: the opacity of a paint is a separate property")
  func colorAlpha() throws {
    let shapes = try imported(
      shapes: rectangle("R"), item("fl", "F", #""c": {"k": [0.2, 0.4, 0.6, 0.1]}, "o": {"k": 50}"#)
    ).shapes()
    guard case .style(let style) = try #require(shapes.nodes.first) else { throw Unexpected() }
    #expect(style.paint == .color(.constant(Color(red: 0.2, green: 0.4, blue: 0.6))))
    #expect(style.opacity == .constant(0.5))
  }
}
