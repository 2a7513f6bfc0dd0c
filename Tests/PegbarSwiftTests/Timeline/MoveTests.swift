import Foundation
import PegbarExport
import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarSwift

/// Times in frames, and animations of several layers.
@Suite struct MoveTests {
  private static func layer(_ name: String, _ keys: [(Double, Double)]) -> NormalizedLayer {
    NormalizedLayer(
      name: name, bounds: Samples.rect(0, 0, 1, 1),
      tracks: [NormalizedTrack(property: .rotation, keys: .number(Samples.track(keys)))])
  }

  private static func text(_ scene: NormalizedScene) -> String {
    String(decoding: SwiftCode.write(scene, options: SwiftCode.Options()), as: UTF8.self)
  }

  @Test(
    "a time is the shortest number of frames that restores it",
    arguments: [(0.0, 0.0), (0.633333, 38), (-1, -60), (0.675, 40.5), (0.1234, 7.404)])
  func frames(time: Double, frames: Double) {
    #expect(FrameTimes(rate: 60).frame(time) == frames)
  }

  @Test(
    "uses keyframes for a spring that Core Animation would damp less", arguments: [10.0, 20, 20.1])
  func springs(damping: Double) {
    let spring = SpringCurve(stiffness: 100, damping: damping)
    var layer = Self.layer("Door", [])
    layer.tracks = [
      NormalizedTrack(
        property: .rotation, keys: .number(Samples.track([(0, 0), (1, 90)], .spring(spring))))
    ]
    let text = Self.text(Samples.scene("Hinge", [layer]))
    #expect(text.contains("CASpringAnimation") == (damping <= 20))
    #expect(text.contains("sprung(") == (damping <= 20))
  }

  @Test("a number of frames matches every microsecond, exactly if it has more than three decimals")
  func exact() {
    let times = FrameTimes(rate: 29.97)
    for step in stride(from: 0.0, to: 3_000_000, by: 7919) {
      let time = step / 1e6
      let frames = times.frame(time)
      let seconds = (frames * 1e9 / 29.97 + 0.001).rounded(.down) / 1e9
      if frames == (frames * 1000).rounded() / 1000 {
        #expect(abs(seconds - time) < 1.1e-6)
      } else {
        #expect(seconds == time)
      }
    }
  }

  @Test(
    "durations have at most three decimals, or are a fraction",
    arguments: [
      (0.45, "0.45"), (7.0 / 30, "7 / 30"), (7.0 / 30 - 1e-9, "7 / 30"), (0.0, "0"),
      (12.345 / 30, "12.345 / 30"), (0.123_456_7, "0.1234567"),
    ])
  func durations(seconds: Double, text: String) {
    #expect(FrameTimes(rate: 30).spelling(seconds: seconds) == text)
  }

  @Test("a duration of whole frames is a fraction even if it is close to a number of milliseconds")
  func closeDurations() {
    #expect(FrameTimes(rate: 59.94).spelling(seconds: 1.001_001_001) == "60 / 59.94")
    #expect(FrameTimes(rate: 59.94).spelling(seconds: 1.001) == "1.001")
  }

  @Test(
    "steps start before the scene only if necessary",
    arguments: [
      ([-60, 33], [0, 33]), ([-60, 0.5, 7], [0, 0.5, 7]), ([-60, 0, 44], [-1, 0, 44]),
      ([-60, -2, 44], [-3, -2, 44]), ([-1.5, -1, 3], [-1.5, -1, 3]),
      ([-60, -0.5], [-60, -0.5]), ([20, 33], [20, 33]), ([-60], [-60]), ([], []),
    ])
  func opened(frames: [Double], opened: [Double]) {
    #expect(FrameTimes.opened(frames) == opened)
  }

  @Test("a layer that appears once has no keyframe before the scene")
  func appearing() {
    let layer = NormalizedLayer(
      name: "Late", bounds: Samples.rect(0, 0, 1, 1),
      tracks: [
        NormalizedTrack(
          property: .isHidden,
          keys: .flag(Samples.track([(-1, true), (0.55, false)], .hold)))
      ])
    let written = Self.text(Samples.scene("Late", [layer]))
    #expect(written.contains("shown(from: frames(33))"))
    #expect(!written.contains("-60"))
  }

  @Test("equal and mirrored keyframes at other times are one function")
  func shared() {
    let written = Self.text(
      Samples.scene(
        "Wave",
        [
          Self.layer("Arm 1", [(0, 0), (0.5, 47), (1, 0)]),
          Self.layer("Arm 2", [(0.25, 0), (0.75, -47), (1.25, 0)]),
        ]))
    #expect(written.contains("add(arm1, [armTurn(47, at: 0)])"))
    #expect(written.contains("add(arm2, [armTurn(-47, at: 15)])"))
    #expect(written.contains("at: frames(start, start + 30, start + 60)"))
    #expect(written.contains("degrees(0, amount, 0)"))
  }

  @Test("a scene with only linear motion has no curves")
  func even() {
    let scene = Samples.scene("Wave", [Self.layer("Arm", [(0, 0), (1, 5)])])
    #expect(!Self.text(scene).contains("Curve"))
  }

  @Test("different keyframes share nothing")
  func different() {
    let written = Self.text(
      Samples.scene(
        "Wave",
        [
          Self.layer("Arm 1", [(0, 0), (0.5, 47), (1, 0)]),
          Self.layer("Arm 2", [(0, 0), (0.5, 48), (1, 1)]),
        ]))
    #expect(!written.contains("armTurn"))
  }

  @Test("layers with equal motion in sequence are a loop")
  func stagger() {
    let wave = { (ordinal: Int, start: Double) in
      Self.layer("Arm \(ordinal)", [(start, 0), (start + 0.5, 47), (start + 1, 0)])
    }
    let written = Self.text(
      Samples.scene("Wave", [wave(1, 0.1), wave(2, 0.3), wave(3, 0.5), wave(4, 0.9)]))
    #expect(written.contains("for (index, arm) in arms[0...2].enumerated() {"))
    #expect(written.contains("let start = 6 + 12 * Double(index)"))
    #expect(written.contains("add(arm, [armTurn(at: start)])"))
    #expect(written.contains("add(arms[3], [armTurn(at: 54)])"))
  }

  @Test("layers with equal motion at the same time are a loop without a count")
  func together() {
    let layers = (1...3).map { Self.layer("Arm \($0)", [(0, 0), (1, 5)]) }
    let written = Self.text(Samples.scene("Wave", layers))
    #expect(written.contains("for arm in arms {"))
    #expect(!written.contains("add(arms["))
  }

  @Test("instances that start in sequence are a loop, with the first one visible from 0")
  func instances() {
    let star = NormalizedComposition(
      id: "star", name: "Star", size: Samples.canvas,
      layers: [Self.layer("Tip", [(0, 0), (1, 90)])])
    func wave(_ ordinal: Int, begin: Double) -> NormalizedLayer {
      let hidden: [(Double, Bool)] = begin == 0 ? [(0, false)] : [(0, true), (begin, false)]
      return NormalizedLayer(
        name: "Wave \(ordinal)", content: .instance("star", begin: begin, rate: 1),
        bounds: Samples.rect(0, 0, 320, 240),
        tracks: [
          NormalizedTrack(
            property: .isHidden, keys: .flag(Samples.track(hidden + [(begin + 1, true)], .hold)))
        ])
    }
    // Layers in front begin first and are last in the list.
    let waves = (1...4).map { wave($0, begin: 0.5 * Double($0 - 1)) }.reversed()
    let written = Self.text(Samples.scene("Sea", Array(waves), definitions: [star]))
    #expect(written.contains("for (index, wave) in waves.reversed().enumerated() {"))
    #expect(written.contains("let start = 30 * Double(index)"))
    #expect(written.contains("add(wave, [shown(during: frames(start, start + 60))])"))
    #expect(written.contains("wave.timeline { add($0, retimed($1, begin: 0.5 * Double(index))) }"))
  }

  @Test("a common name consists of the shared words at the start or end")
  func commonNames() {
    #expect(CommonName.of(["Right arm", "Left arm"]) == "arm")
    #expect(CommonName.of(["goldBurst", "redBurst"]) == "Burst")
    #expect(CommonName.of(["Star 1", "Star 2"]) == "Star")
    #expect(CommonName.of(["Right arm", "Right leg"]).isEmpty)
    #expect(CommonName.of(["Sun", "Moon"]).isEmpty)
    #expect(CommonName.of(["Right", "Right"]) == "Right")
    #expect(CommonName.of(["1", "2"]).isEmpty)
  }

  @Test("tracks of a single layer in the same time form a group, but not those of several")
  func groups() {
    func layer(_ name: String, fades: Bool) -> NormalizedLayer {
      let fade = NormalizedTrack(
        property: .opacity,
        keys: .number(Samples.track([(0.0, 0.0), (0.5, fades ? 1 : 0.5), (1, 0.2)])))
      var layer = Self.layer(name, [(0, 0), (0.5, 47), (1, 5)])
      layer.tracks.append(fade)
      return layer
    }
    let alone = Self.text(Samples.scene("One", [layer("Arm", fades: true)]))
    #expect(alone.contains("add(arm, [joined("))
    #expect(alone.contains("  func joined("))
    let both = Self.text(
      Samples.scene("Two", [layer("Left arm", fades: true), layer("Right arm", fades: false)]))
    #expect(both.contains("[armTurn(), "))
    #expect(!both.contains("func joined("))
    // A group has no benefit if other rows do not begin and end together.
    var late = layer("Leg", fades: true)
    late.tracks[1].keys = .number(Samples.track([(0.0, 0.0), (1.5, 1)]))
    let mixed = Self.text(Samples.scene("Mixed", [layer("Arm", fades: true), late]))
    #expect(!mixed.contains("joined("))
  }

  @Test("writes equal curves at the end once")
  func curves() {
    var track = Samples.track([(0.0, 0.0), (1, 1), (2, 3), (3, 9)])
    track.keys[0].curve = .bezier(Samples.ease)
    let layer = NormalizedLayer(
      name: "Arm", bounds: Samples.rect(0, 0, 1, 1),
      tracks: [NormalizedTrack(property: .rotation, keys: .number(track))])
    let written = Self.text(
      Samples.scene("Wave", [layer], curves: [NamedCurve(name: "out", curve: Samples.ease)]))
    #expect(
      written.contains("degrees(0, 1, 3, 9), .out, .linear"))
  }

  @Test("many different curves are one string of differences")
  func manyCurves() {
    func written(_ count: Int) -> String {
      var track = Samples.track((0...count).map { (Double($0) / 60, Double($0 * $0)) })
      for index in 0..<count {
        track.keys[index].curve = .bezier(TimingCurve(index % 2 == 0 ? 0.25 : 0.5, 0, 0.75, 1))
      }
      let layer = NormalizedLayer(
        name: "Arm", bounds: Samples.rect(0, 0, 1, 1),
        tracks: [NormalizedTrack(property: .rotation, keys: .number(track))])
      return Self.text(Samples.scene("Wave", [layer]))
    }
    #expect(written(49).contains("eased(\n"))
    #expect(written(49).contains("\".25 0 .75 1 .25 0 0 0-.25 0 0 0 .25 0"))
    #expect(written(48).contains(".init(0.25, 0, 0.75, 1), .init(0.5, 0, 0.75, 1)"))
    #expect(!written(48).contains("eased("))
  }

  @Test("layers with equal motion at the same time are a loop, regardless of frames")
  func alike() {
    let turn = { (name: String) in Self.layer(name, [(0, 0), (0.5083333, 47), (1, 0)]) }
    let written = Self.text(
      Samples.scene("Wave", [turn("Left"), turn("Right"), turn("Tail"), turn("Ear")]))
    #expect(written.contains("for layer in [leftLayer, rightLayer, tail, ear] {"))
  }

  @Test("many keyframes are one string of differences, and few are lists")
  func long() {
    let keys = (0...12).map { (Double($0) / 60, Double($0 * $0) / 4) }
    let written = Self.text(Samples.scene("Wave", [Self.layer("Arm", keys)]))
    #expect(written.contains("frames(data: \"0 1 1 1 1 1 1 1 1 1 1 1 1\")"))
    #expect(written.contains("degrees(data: \"0 .25.75 1.25 1.75 2.25 2.75 3.25 3.75 4.25"))
    let few = Self.text(Samples.scene("Wave", [Self.layer("Arm", Array(keys.dropLast()))]))
    #expect(few.contains("frames(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)"))
    #expect(!few.contains("sums("))
  }

  @Test("many keyframes of several layers with different starts are one function")
  func longShared() {
    func layer(_ name: String, from start: Double) -> NormalizedLayer {
      Self.layer(name, (0...12).map { (start + Double($0) / 60, Double($0 * $0) / 4) })
    }
    let written = Self.text(
      Samples.scene("Wave", [layer("Arm 1", from: 0), layer("Arm 2", from: 1)]))
    #expect(written.contains("add(arm2, [armTurn(at: 60)])"))
    #expect(written.contains("at: frames(data: \"0 1 1 1 1 1 1 1 1 1 1 1 1\", from: start)"))
  }

  /// Returns a gradient of five colors with a number of keyframes.
  private static func gradient(keys count: Int) -> NormalizedLayer {
    var layer = Samples.glow
    let rows = (0..<count).map { row in (0..<5).map { Double(row) / 10 + Double($0) / 100 } }
    layer.content = .gradient(
      NormalizedGradient(
        kind: .linear, start: .zero, end: Point(x: 100, y: 100),
        colors: Array(repeating: .black, count: 5), locations: [0, 0.1, 0.2, 0.3, 0.4]))
    layer.tracks = [
      NormalizedTrack(
        property: .colors,
        keys: .colors(
          Samples.track(
            rows.enumerated().map { row, numbers in
              (Double(row), Colors(numbers.map { Color(red: $0, green: 0.5, blue: 0, alpha: 1) }))
            }))),
      NormalizedTrack(
        property: .locations,
        keys: .numbers(Samples.track(rows.enumerated().map { (Double($0), Numbers($1)) }))),
    ]
    return layer
  }

  @Test("many gradient colors and offsets are one string each, and few are lists of names")
  func gradients() {
    let many = Self.text(Samples.scene("Sky", [Self.gradient(keys: 20)]))
    let first = "0 .5 0 1 .01.5 0 1 .02.5 0 1 .03.5 0 1 .04.5 0 1"
    let step = ".1 0 0 0 .1 0 0 0 .1 0 0 0 .1 0 0 0 .1 0 0 0"
    #expect(many.contains("colors(data: \"\(first) \(step) \(step)"))
    #expect(many.contains("locations(data: \"0 .01.02.03.04.1.1.1.1.1.1"))
    #expect(many.contains("by: 5)") && !many.contains("CGColor.rgb(0"))
    let few = Self.text(Samples.scene("Sky", [Self.gradient(keys: 3)]))
    #expect(few.contains("CGColor.rgb(0, 0.5, 0)") && !few.contains("data:"))
  }

  @Test("parameter colors keep their names, regardless of number")
  func gradientsOfParameters() {
    var scene = Samples.scene(
      "Sky", [Self.gradient(keys: 20)],
      palette: [NamedColor(name: "dusk", color: Color(red: 0, green: 0.5, blue: 0, alpha: 1))])
    scene.root.layers[0].name = "Sky light"
    var options = SwiftCode.Options()
    options.exposed = [.colors]
    let text = String(decoding: SwiftCode.write(scene, options: options), as: UTF8.self)
    #expect(text.contains("dusk, CGColor.rgb(0.01, 0.5, 0)") && !text.contains("colors(data:"))
  }

  @Test("a curved motion path has a line or a curve for each segment")
  func path() {
    let layer = NormalizedLayer(
      name: "Bird", bounds: Samples.rect(0, 0, 1, 1),
      tracks: [
        NormalizedTrack(
          property: .position,
          keys: .point(
            Track([
              Key(
                time: 0, value: .zero, curve: .bezier(TimingCurve(0.3, 0, 0.7, 1)),
                motionPath: MotionPath(control1: Point(x: 0, y: -9), control2: Point(x: 20, y: -9))),
              Key(time: 1, value: Point(x: 20, y: 0)), Key(time: 2, value: Point(x: 50, y: 0)),
            ])))
      ])
    for style in CodeStyle.allCases {
      var scene = Samples.scene("Sky", [layer])
      scene.root.transactions = [
        Transaction(
          id: "fly", name: "fly", window: TimeRange(start: 0, end: 2), groups: [], curve: nil)
      ]
      let options = SwiftCode.Options(access: .internal, style: style)
      let text = String(decoding: SwiftCode.write(scene, options: options), as: UTF8.self)
      #expect(text.contains(#"outline("m0 0c0-9 20-9 20 0l30 0")"#))
      #expect(text.contains("  func along("))
      #expect(text.contains("animation.path = closed"))
    }
  }

  @Test("in a scene with thousands of keyframes, lists of five numbers are texts")
  func manyKeyframes() {
    func written(_ layers: Int, keys: Int) -> String {
      // No two layers have the same animation.
      let layers = (0..<layers).map { number -> NormalizedLayer in
        let times = (0..<keys).map(Double.init)
        return Self.layer(
          "Arm \(number)", times.map { time in (time / 60, time * (time + Double(number))) })
      }
      return Self.text(Samples.scene("Wave", layers))
    }
    #expect(written(399, keys: 5).contains("at: frames(0, 1, 2, 3, 4), degrees("))
    let many = written(401, keys: 5)
    #expect(many.contains("at: frames(data: \"0 1 1 1 1\"), degrees(data: \""))
    #expect(!many.contains("degrees(0"))
    #expect(!written(502, keys: 4).contains("data:"))
  }
}
