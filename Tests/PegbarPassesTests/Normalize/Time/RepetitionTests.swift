import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Repeating tracks, native or expanded.
struct RepetitionTests {
  private static let endless = Double.infinity
  private static let forms = [
    Repeat(count: endless), Repeat(count: endless, autoreverses: true),
    Repeat(count: endless, isCumulative: true), Repeat(count: 3),
  ]

  private static func repeated<Value: TrackValue>(
    _ form: Repeat, _ keys: (Double, Value)..., curve: Curve = Make.ease
  ) -> Animated<Value> {
    .keyed(
      Track(keys.map { Key(time: $0.0, value: $0.1, curve: curve) }, repetition: form))
  }

  private static func scenes(_ form: Repeat) -> [Construct] {
    let way = Make.points((0.1, 20, 30), (0.5, 90, 60))
    guard case .joined(.keyed(var track)) = way else { return [] }
    track.repetition = form
    var bent = track
    bent.keys[0].motionPath = MotionPath(
      control1: Point(x: 30, y: 80), control2: Point(x: 80, y: 90))
    let turn = repeated(form, (0.2, 10), (0.6, 70.0))
    let wave = repeated(
      form, (0.0, Make.square), (0.3, Make.path([(0, 9), (80, 0), (60, 80), (0, 80)])))
    let steps = repeated(form, (0.0, 0.0), (0.15, 40), (0.45, 90), curve: .hold)
    var result = [
      Construct("position", Make.solid(0, Transform(position: .joined(.keyed(track))))),
      Construct(
        "bent position", Make.solid(0, Transform(position: .joined(.keyed(bent)))), distance: 0.3),
      Construct(
        "split", Make.solid(0, Transform(position: .split(x: turn, y: .constant(50))))),
      Construct(
        "rotation",
        Make.solid(0, Transform(position: .constant(Point(x: 90, y: 90)), rotation: turn))),
      Construct(
        "from zero",
        Make.solid(
          0,
          Transform(
            position: .constant(Point(x: 90, y: 90)),
            rotation: repeated(form, (0.3, 0.0), (0.7, 80))))),
      Construct(
        "steps", Make.solid(0, Transform(position: .constant(Point(x: 90, y: 90)), rotation: steps))
      ),
      Construct(
        "skew",
        Make.solid(
          0,
          Transform(position: .constant(Point(x: 90, y: 90)), rotation: turn, skew: .constant(20))),
        distance: 0.3),
      Construct(
        "remapped",
        Make.scene(
          [Make.instance(0, "inner", TimeMap(remap: repeated(form, (0.0, 0.0), (0.6, 0.8))))],
          definitions: [
            Make.definition(
              "inner", [Make.solid(0, Transform(position: way))])
          ]), distance: 0.3),
      Construct(
        "backwards",
        Make.scene(
          [Make.instance(0, "inner", TimeMap(begin: 2, rate: -1))],
          definitions: [
            Make.definition(
              "inner", [Make.solid(0, Transform(position: .joined(.keyed(track))))])
          ]), distance: 0.3),
      Construct(
        "faster",
        Make.scene(
          [Make.instance(0, "inner", TimeMap(begin: 0.2, rate: 2))],
          definitions: [
            Make.definition(
              "inner", [Make.solid(0, Transform(position: .joined(.keyed(track))))])
          ])),
      Construct("outline", Make.drawing([.path(wave)], [Make.fill()]), distance: 0.3),
    ]
    if !form.isCumulative {
      result.append(
        Construct(
          "trim",
          Make.drawing(
            [Make.geometry(Make.zigzag)], [Make.stroke()],
            [Make.trim(.constant(0), repeated(form, (0.0, 0.1), (0.5, 0.9)))]), distance: 0.3))
    }
    return result
  }

  @Test(
    "a repeated track draws the same after normalizing",
    arguments: Tier.some(forms.flatMap(scenes), every: 6))
  func same(construct: Construct) {
    Judge.expectSame(construct)
  }

  private static func rotation(_ form: Repeat, from start: Double) -> Track<Double>? {
    let turn = repeated(form, (0.5, start), (1.0, start + 30))
    let scene = Make.scene([Make.solid(0, Transform(rotation: turn))])
    let normalized = Normalizer().normalized(scene, log: FindingLog())
    guard case .number(let track) = normalized.track(.rotation)?.keys else { return nil }
    return track
  }

  @Test("keeps a repetition that Core Animation supports, even with a later start")
  func native() {
    for form in [Self.forms[0], Self.forms[1]] {
      #expect(Self.rotation(form, from: 10)?.repetition == form)
      #expect(Self.rotation(form, from: 10)?.keys.count == 2)
    }
    #expect(Self.rotation(Self.forms[2], from: 0)?.repetition == Self.forms[2])
  }

  @Test("expands a sum that does not begin at 0, because isCumulative adds the end value")
  func cumulative() {
    let track = Self.rotation(Self.forms[2], from: 10)
    #expect(track?.repetition == nil)
    #expect(track?.keys.map(\.value) == [10, 40, 70, 100, 130])
    #expect(track?.keys.map(\.time) == [0.5, 1, 1.5, 2, 2.5])
  }

  @Test("ends and reports a repetition that exceeds the keyframe limit")
  func limit() {
    let blink = Self.repeated(Self.forms[0], (0.0, Make.square), (1e-5, Make.zigzag))
    let scene = Make.scene([Make.drawing([.path(blink)], [Make.fill()])])
    #expect(Judge.findings(scene).contains("normalize/repetition-limit"))
  }
}
