import PegbarBase
import PegbarDiagnostics
import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of the conversion of expressions to keyframes.
@Suite struct ExpressionTests {
  /// Keyframes from 0 at frame 0 to 90 at frame 30.
  private static let turn = #"[{"t": 0, "s": [0]}, {"t": 30, "s": [90]}]"#

  private func text(_ expression: String) -> String {
    "\""
      + expression.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }

  /// Returns the rotation with keyframes and an expression.
  private func rotation(
    _ expression: String, _ keys: String = turn, rest: String..., last: Int = 120
  ) throws -> Animated<Double> {
    let own = solid(
      #""ind": 1, "ef": [\#(Self.controls)]"#, name: "A",
      ks: #""r": {"k": \#(keys), "x": \#(text(expression))}"#)
    return try imported(document([own] + rest, last: last)).layer().transform.rotation
  }

  private static let controls = """
    {"ty": 5, "nm": "Size", "mn": "ADBE Slider Control", "ef": [
      {"ty": 0, "nm": "Slider", "mn": "ADBE Slider Control-0001",
       "v": {"k": [{"t": 0, "s": [10]}, {"t": 30, "s": [40]}]}}]},
    {"ty": 5, "nm": "On", "mn": "ADBE Checkbox Control", "ef": [
      {"ty": 7, "nm": "Checkbox", "mn": "ADBE Checkbox Control-0001", "v": {"k": 1}}]},
    {"ty": 5, "nm": "Place", "mn": "ADBE Point Control", "ef": [
      {"ty": 3, "nm": "Point", "mn": "ADBE Point Control-0001", "v": {"k": [7, 9]}}]}
    """

  private func expect(
    _ value: Animated<Double>, _ samples: [Double: Double], within: Double = 1e-6,
    _ note: Comment? = nil
  ) {
    for (time, expected) in samples {
      #expect(abs(value.value(at: time) - expected) <= within, note ?? "at \(time)")
    }
  }

  // MARK: Loops

  @Test(
    "a loop of all keyframes is a repetition of the track",
    arguments: [
      ("loopOut()", Repeat(count: .infinity)),
      ("var $bm_rt;\n$bm_rt = loopOut('cycle');", Repeat(count: .infinity)),
      ("loopOut(\"cycle\", 0) // all", Repeat(count: .infinity)),
      ("loopOut('cycle', 1);", Repeat(count: .infinity)),
      ("thisProperty.loopOut('PingPong')", Repeat(count: .infinity, autoreverses: true)),
      (
        "if (thisProperty.numKeys > 1) { $bm_rt = loopOut('offset'); } else { $bm_rt = value; }",
        Repeat(count: .infinity, isCumulative: true)
      ),
    ])
  func wholeLoops(_ expression: String, _ repetition: Repeat) throws {
    let track = try #require(try rotation(expression).track)
    #expect(track.repetition == repetition)
    #expect(track.keys.map(\.value) == [0, 90])
    #expect(track.fidelity == .exact)
  }

  @Test("loops match After Effects after the last keyframe and before the first")
  func loopValues() throws {
    let three = #"[{"t": 30, "s": [0]}, {"t": 45, "s": [30]}, {"t": 60, "s": [90]}]"#
    // After 2 s, the last segment (30 → 90 in half a second) repeats, forward or back and forth.
    expect(
      try rotation("loopOut('cycle', 1)", three), [1.5: 30, 2: 30, 2.25: 60, 2.75: 60, 3.1: 42])
    expect(
      try rotation("loopOut('pingpong', 1)", three), [2: 90, 2.25: 60, 2.5: 30, 2.75: 60, 3.1: 78])
    expect(
      try rotation("loopOut('offset', 1)", three), [2: 90, 2.25: 120, 2.5: 150, 3: 210])
    expect(try rotation("loopOut('continue')", three), [2: 90, 3: 210, 4: 330], within: 1e-3)
    expect(
      try rotation("loopOutDuration('cycle', 0.5)", three), [2.25: 60, 2.75: 60])
    // Before 1 s, the entire second or its first half repeats.
    expect(try rotation("loopIn('cycle')", three), [0: 0, 0.25: 15, 0.5: 30, 0.75: 60, 1: 0])
    expect(try rotation("loopIn('pingpong')", three), [0: 90, 0.25: 60, 0.5: 30, 0.75: 15, 1: 0])
    expect(try rotation("loopIn('offset')", three), [0: -90, 0.5: -60, 0.75: -30, 1: 0])
    expect(try rotation("loopIn('cycle', 1)", three), [0.25: 15, 0.75: 15, 1: 0])
    expect(try rotation("loopIn('continue')", three), [0: -60, 0.5: -30, 1: 0], within: 1e-3)
    expect(try rotation("loopInDuration('cycle', 0.5)", three), [0.25: 15, 0.75: 15])
  }

  @Test("a loop in both directions is the sum of both minus the value")
  func bothWays() throws {
    let keys = #"[{"t": 30, "s": [0]}, {"t": 60, "s": [90]}]"#
    let turn = try rotation(
      "var $bm_rt;\n$bm_rt = $bm_sub($bm_sum(loopIn('cycle'), loopOut('cycle')), value);", keys)
    expect(turn, [0.5: 45, 0.25: 22.5, 1.5: 45, 2.5: 45, 3.9: 81], within: 0.06)
  }

  @Test("expanded loops keep easing and motion paths, including in reverse")
  func writtenEasing() throws {
    let keys = """
      [{"t": 0, "s": [0, 0]}, {"t": 15, "s": [10, 0], "to": [0, 10], "ti": [0, 20], \
      "o": {"x": 0.2, "y": 0.1}, "i": {"x": 0.7, "y": 1}}, {"t": 30, "s": [30, 0]}]
      """
    let ks = #""p": {"k": \#(keys), "x": "loopOut('pingpong', 1)"}"#
    let result = try imported(layers: solid(ks: ks), last: 45)
    let point = try result.layer().transform.position
    guard case .joined(.keyed(let track)) = point else { throw Unexpected() }
    #expect(track.keys.map(\.time) == [0, 0.5, 1, 1.5])
    #expect(
      track.keys[2].motionPath
        == MotionPath(
          control1: Point(x: 30, y: 20), control2: Point(x: 10, y: 10)))
    guard case .bezier(let curve) = track.keys[2].curve else { throw Unexpected() }
    #expect(abs(curve.x1 - 0.3) < 1e-12 && curve.y1 == 0)
    #expect(abs(curve.x2 - 0.8) < 1e-12 && abs(curve.y2 - 0.9) < 1e-12)
    #expect(result.ids == [])
  }

  @Test("repeats paths like other values")
  func paths() throws {
    let box = #"{"c": true, "v": [[0, 0], [9, 0]], "i": [[0, 0], [0, 0]], "o": [[0, 0], [0, 0]]}"#
    let keys = #"[{"t": 0, "s": [\#(box)]}, {"t": 9, "s": [\#(box.replacing("9", with: "5"))]}]"#
    let shape = #"{"ty": "sh", "ks": {"k": \#(keys), "x": "loopOut('pingpong')"}}"#
    let content = try imported(shapes: shape, #"{"ty": "fl", "c": {"k": [1, 0, 0]}}"#).shapes()
    guard case .path(.keyed(let track)) = content.paths[0].geometry else { throw Unexpected() }
    #expect(track.repetition == Repeat(count: .infinity, autoreverses: true))
  }

  // MARK: Arithmetic

  @Test(
    "time becomes linear keyframes",
    arguments: [
      "time * 90", "var $bm_rt;\n$bm_rt = $bm_mul(time, 90);", "mul(time, 60) + time * 30",
      "t = timeToFrames(time); t * 3", "time / 2 * 180", "-(-time) * 90",
    ])
  func time(_ expression: String) throws {
    let track = try #require(try rotation(expression, "0").track)
    #expect(track.keys.map(\.time) == [0, 4])
    #expect(track.fidelity == .exact)
    expect(.keyed(track), [0: 0, 1: 90, 2.5: 225, 4: 360])
  }

  @Test(
    "sums and products with numbers keep the keyframes",
    arguments: [
      ("value * 2 + 10", [10.0, 190]), ("$bm_rt = $bm_sub(value, 5);", [-5, 85]),
      ("add(value, value)", [0, 180]), ("$bm_div(value, 3)", [0, 30]), ("100 - value", [100, 10]),
      ("value", [0, 90]),
    ])
  func keptKeys(_ expression: String, _ values: [Double]) throws {
    let eased = """
      [{"t": 0, "s": [0], "o": {"x": 0.2, "y": 0}, "i": {"x": 0.7, "y": 1}}, {"t": 30, "s": [90]}]
      """
    let track = try #require(try rotation(expression, eased).track)
    #expect(track.keys.map(\.value) == values)
    #expect(track.keys[0].curve == .bezier(TimingCurve(0.2, 0, 0.7, 1)))
    #expect(track.fidelity == .exact)
  }

  @Test(
    "constant expressions become constants",
    arguments: [
      ("45", 45.0), ("var a = [1, 2]; a[1] * 3 // six", 6), ("Math.max(3, 7) % 4", 3),
      ("if (numKeys > 1) { 5 } else { 6 }", 5), ("effect('On')('Checkbox') == 1 ? 12 : 0", 12),
      ("effect('Place')('Point')[1]", 9), ("key(2).value + key(1)[0]", 90),
      ("valueAtTime(0.5)", 45), ("function f(x) { return x * x; } f(4)", 16),
      ("s = 0; for (i = 0; i < 4; i++) { s += i; } s", 6), ("try { key(9) } catch (e) { 3 }", 3),
      ("switch (numKeys) { case 2: $bm_rt = 8; break; default: $bm_rt = 1; }", 8),
      ("clamp(12, 0, 10)", 10),
      ("thisComp.width + thisLayer.index", 101), ("length([3, 4])", 5),
    ])
  func constants(_ expression: String, _ value: Double) throws {
    #expect(try rotation(expression) == .constant(value))
  }

  @Test("vectors combine components from keyframes and numbers")
  func vectors() throws {
    let ks = #""p": {"k": \#("[{\"t\": 0, \"s\": [1, 2]}, {\"t\": 30, \"s\": [5, 8]}]"), "x": "#
    func position(_ expression: String) throws -> AnimatedPoint {
      try imported(layers: solid(ks: ks + text(expression) + "}")).layer().transform.position
    }
    let moved = try position("value + [10, 20]")
    #expect(moved.value(at: 0.5) == Point(x: 13, y: 25))
    #expect(try position("[value[1], 7]").value(at: 0.5) == Point(x: 5, y: 7))
    #expect(try position("[100, 100]") == .constant(Point(x: 100, y: 100)))
    let drift = try position("$bm_rt = [value[0], $bm_sum(value[1], $bm_mul(time, 50))];")
    #expect((drift.value(at: 0.5) - Point(x: 3, y: 30)).length < 0.05)
    #expect((drift.value(at: 2) - Point(x: 5, y: 108)).length < 0.05)
  }

  @Test("samples other expressions within the tolerance and keeps jumps")
  func sampled() throws {
    let swing = try rotation("50 * Math.sin(time * 4)", "0")
    guard case .baked(let error, _) = try #require(swing.track).fidelity else { throw Unexpected() }
    #expect(error <= 0.05)
    expect(swing, [0: 0, 0.5: 45.4648713, 1: -37.8401248, 2: 49.4679123], within: 0.06)
    let step = try rotation("time < 2 ? 10 : linear(time, 2, 4, 0, 50)", "0")
    expect(step, [0: 10, 1.9: 10, 2.1: 2.5, 3: 25, 4: 50], within: 0.06)
  }

  // MARK: Bounces

  @Test(
    "an overshoot follows its formula, regardless of names",
    arguments: [
      """
      n = 0; if (numKeys > 0) { n = nearestKey(time).index; if (key(n).time > time) { n--; } }
      if (n == 0) { t = 0; } else { t = time - key(n).time; }
      if (n > 0) {
        v = velocityAtTime(key(n).time - thisComp.frameDuration / 10);
        value + v * 0.05 * Math.sin(2 * t * 2 * Math.PI) / Math.exp(3 * t);
      } else { value }
      """,
      """
      var $bm_rt; var a, f, d, k, s; try { a = div(5, 100), f = 2, d = 3, k = 0,
      0 < numKeys && (k = nearestKey(time).index, key(k).time > time && k--),
      s = 0 === k ? 0 : time - key(k).time, $bm_rt = 0 < k ? sum(value, div(mul(mul(
      velocityAtTime(sub(key(k).time, div(thisComp.frameDuration, 10))), a),
      Math.sin(mul(mul(mul(f, s), 2), Math.PI))), Math.exp(mul(d, s)))) : value; }
      catch (e) { $bm_rt = value = value; }
      """,
    ])
  func overshoot(_ expression: String) throws {
    let turn = try rotation(expression)
    // 90° in one second, so 4.5·sin(4π·t)·e^(−3t) is added after it.
    expect(
      turn, [0.5: 45, 1: 90, 1.125: 93.0927801, 1.375: 88.5390792, 2.125: 90.1539777],
      within: 0.06)
  }

  @Test("a bounce returns from its end value, lower each time")
  func bounceBack() throws {
    let turn = try rotation(
      """
      e = 0.5; g = 200; nMax = 9; n = 0;
      if (numKeys > 0) { n = nearestKey(time).index; if (key(n).time > time) n--; }
      if (n > 0) {
        t = time - key(n).time; v = -velocityAtTime(key(n).time - 0.001) * e; vl = length(v);
        if (value instanceof Array) { vu = normalize(v); } else { vu = v < 0 ? -1 : 1; }
        tCur = 0; segDur = 2 * vl / g; tNext = segDur; nb = 1;
        while (tNext < t && nb <= nMax) {
          vl *= e; segDur *= e; tCur = tNext; tNext += segDur; nb++;
        }
        if (nb <= nMax) {
          delta = t - tCur; value + vu * delta * (vl - g * delta / 2);
        } else { value }
      } else value
      """)
    // It arrives at 90° per second: 45·d − 100·d² for 0.45 s, then 22.5·d − 100·d² for 0.225 s.
    expect(turn, [0.5: 45, 1: 90, 1.2: 85, 1.45: 90, 1.55: 88.75, 3: 90], within: 0.06)
  }

  // MARK: Links and controls

  @Test(
    "links use the keyframes of other properties and controls",
    arguments: [
      ("thisComp.layer('B').transform.rotation", [0.0, 60]),
      ("$bm_rt = thisComp.layer(2)('ADBE Transform Group')('ADBE Rotate Z');", [0, 60]),
      ("thisComp.layer(\"B\").rotation.value / 2 + 1", [1, 31]),
      ("thisComp.layer('B').transform.position[1]", [4, 8]),
      ("effect('Size')('Slider')", [10, 40]), ("effect(1)(1) * -1", [-10, -40]),
      ("thisLayer.effect('Size')('ADBE Slider Control-0001')", [10, 40]),
    ])
  func links(_ expression: String, _ values: [Double]) throws {
    let other = layer(
      3, #""ind": 2"#, name: "B",
      ks: """
        "r": {"k": [{"t": 0, "s": [0]}, {"t": 30, "s": [60]}]}, \
        "p": {"k": [{"t": 0, "s": [2, 4]}, {"t": 30, "s": [3, 8]}]}
        """)
    let track = try #require(try rotation(expression, "0", rest: other).track)
    #expect(track.keys.map(\.value) == values)
    #expect(track.fidelity == .exact)
  }

  @Test("a link to a property with an expression uses the result of that expression")
  func chain() throws {
    let other = layer(3, #""ind": 2"#, name: "B", ks: #""r": {"k": 0, "x": "time * 30"}"#)
    expect(
      try rotation("thisComp.layer('B').rotation + 5", "0", rest: other), [0: 5, 2: 65, 4: 125])
  }

  @Test("each expression of a chain of links is evaluated once per time")
  func doubling() throws {
    // Evaluated for each link, the last one would be evaluated 1024 times in each frame, which is
    // beyond the limit.
    let others = (2...11).map { number in
      let next = "thisComp.layer('L\(number + 1)').rotation"
      let script = number == 11 ? "time * 30" : "\(next) + \(next)"
      return layer(
        3, #""ind": \#(number)"#, name: "L\(number)", ks: #""r": {"k": 0, "x": "\#(script)"}"#)
    }
    let link = "thisComp.layer('L2').rotation"
    let own = solid(#""ind": 1"#, name: "A", ks: #""r": {"k": 0, "x": "\#(link) + \#(link)"}"#)
    let result = imported(try document([own] + others, last: 120))
    #expect(result.findings.isEmpty)
    expect(try result.layer().transform.rotation, [0: 0, 2: 60 * 1024, 4: 120 * 1024])
  }

  @Test("cyclic links end with findings")
  func circle() throws {
    func link(_ name: String, _ other: String) -> String {
      solid(name: name, ks: #""r": {"k": 5, "x": "thisComp.layer('\#(other)').rotation"}"#)
    }
    let result = imported(try document([link("A", "B"), link("B", "A")]))
    #expect(result.ids == ["property/expression", "property/expression"])
    #expect(result.findings[0].message.contains("refers back to itself"))
    #expect(try result.layer().transform.rotation == .constant(5))
  }

  // MARK: Noise and limits

  @Test("a wiggle is within its amplitude, deterministic, and reported")
  func wiggle() throws {
    let shape = solid(ks: #""p": {"k": [50, 50], "x": "wiggle(3, 20)"}"#)
    let result = try imported(layers: shape)
    #expect(result.ids == ["property/wiggle"])
    guard case .joined(.keyed(let track)) = try result.layer().transform.position else {
      throw Unexpected()
    }
    #expect(track.fidelity == .approximate)
    #expect(track.keys.allSatisfy { abs($0.value.x - 50) <= 20 && abs($0.value.y - 50) <= 20 })
    #expect(Set(track.keys.map(\.value.x)).count > 4)
    #expect(try imported(layers: shape).layer().transform == result.layer().transform)
  }

  @Test("a wiggle alone has one keyframe per swing, with Easy Ease between them")
  func swings() throws {
    func track(_ expression: String) throws -> Track<Point> {
      let shape = solid(ks: #""p": {"k": [50, 50], "x": "\#(expression)"}"#)
      guard case .joined(.keyed(let track)) = try imported(layers: shape).layer().transform.position
      else { throw Unexpected() }
      return track
    }
    let swings = try track("wiggle(3, 20)")
    for (key, next) in zip(swings.keys, swings.keys.dropFirst()) {
      #expect(abs(next.time - key.time - 1 / 3) < 1e-9)
      #expect(key.curve == .bezier(TimingCurve(0.333, 0, 0.667, 1)))
    }
    // A component can be static, and a constant can be added.
    let shifted = try track("w = wiggle(3, 20); [w[0] + 5, 7]")
    #expect(shifted.keys.map(\.time) == swings.keys.map(\.time))
    #expect(shifted.keys[1].value == Point(x: swings.keys[1].value.x + 5, y: 7))
    // Octaves, two wiggles, and wiggles combined with other motion have no such keyframes.
    for other in [
      "wiggle(3, 20, 2)", "w = wiggle(3, 20); v = wiggle(5, 20); [w[0], v[1]]",
      "w = wiggle(3, 20); [w[0] + time * 9, w[1]]", "w = wiggle(3, 20); [w[0] * w[0], w[1]]",
      "time > 0.6 && time < 0.7 ? [0, 0] : wiggle(0.5, 20)",
    ] {
      #expect(try track(other).keys.allSatisfy { $0.curve == .linear }, "\(other)")
    }
  }

  @Test(
    "unknown and endless expressions keep the keyframes and are reported once",
    arguments: [
      "random(3)", "while (true) { }", "createPath()", "[1, 2]", "value +", "`x`", "0 / 0",
      "thisComp.layer('None').rotation", "f(1); function f(x) { return f(x); }",
      "a = [1]; while (true) { a = [a]; }", "1e400", "loopOut('cycle').foo", "'text'",
    ])
  func unknown(_ expression: String) throws {
    let own = solid(ks: #""r": {"k": \#(Self.turn), "x": \#(text(expression))}"#)
    let result = try imported(layers: own)
    #expect(result.ids == ["property/expression"])
    #expect(try result.layer().transform.rotation.track?.keys.map(\.value) == [0, 90])
  }

  @Test(
    "work that grows with every step ends with a finding",
    arguments: [
      "s = 'a'; for (i = 0; i < 60; i++) { s = s + s; } time",
      "a = LIST; for (i = 0; i < 4000; i++) { a + a; } time",
      "a = LIST; for (i = 0; i < 4000; i++) { a[0] = i; } time",
      "a = LIST; b = []; for (i = 0; i < 4000; i++) { b.push(a); } time",
    ])
  func growingWork(_ expression: String) throws {
    let list = "[" + Array(repeating: "1", count: 9_000).joined(separator: ",") + "]"
    let full = expression.split(separator: "LIST", omittingEmptySubsequences: false)
      .joined(separator: list)
    let own = solid(ks: #""r": {"k": 7, "x": \#(text(full))}"#)
    let result = try imported(layers: own)
    #expect(result.ids == ["property/expression"])
    #expect(try result.layer().transform.rotation == .constant(7))
  }

  @Test("rejects a deeply nested expression")
  func depth() throws {
    let deep = String(repeating: "(", count: 9_000) + "1" + String(repeating: ")", count: 9_000)
    let own = solid(ks: #""r": {"k": 1, "x": "\#(deep)"}"#)
    #expect(try imported(layers: own).ids == ["property/expression"])
  }
}
