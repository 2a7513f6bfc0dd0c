import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Trimmed outlines: by stroke start and end if the result is the same, otherwise by sampled
/// outlines.
struct TrimTests {
  private static let drawnOn = Make.moving((0, 0.0), (1.5, 1.0))
  private static let erased = Make.moving((0.6, 0.0), (1.9, 1.0))

  private static func line(
    _ modifier: PathModifier.Kind, _ paths: [Path] = [Make.square]
  ) -> Layer {
    Make.drawing(
      paths.map { Make.geometry($0) }, [Make.stroke(Array(paths.indices))], [modifier])
  }

  // Both scenes round a trim to 1e-4 of a length of 320 points.
  private static let rounding = 0.07

  static let native: [Construct] = [
    Construct("drawn on", line(Make.trim(.constant(0), drawnOn)), distance: rounding),
    Construct("drawn on and erased", line(Make.trim(erased, drawnOn)), distance: rounding * 3),
    Construct(
      "a constant part", line(Make.trim(.constant(0.2), .constant(0.7))),
      distance: rounding),
    Construct(
      "a constant offset",
      line(Make.trim(.constant(0), .constant(0.4), offset: .constant(0.8))), distance: rounding),
    Construct(
      "an offset that wraps",
      line(Make.trim(.constant(0.1), .constant(0.4), offset: Make.moving((0, -0.4), (1.8, 1.7)))),
      distance: rounding * 4),
    Construct(
      "start after end", line(Make.trim(.constant(0.8), .constant(0.2))), distance: rounding),
    Construct(
      "all of it, backwards", line(Make.trim(.constant(1), .constant(0))), distance: rounding),
    Construct(
      "start and end that cross",
      line(Make.trim(Make.moving((0, 0.1), (1.5, 0.9)), Make.moving((0, 0.7), (1.5, 0.3)))),
      distance: rounding * 3),
    Construct(
      "easing that overshoots",
      line(
        Make.trim(
          .constant(0),
          Make.moving((0, 0.1), (1.2, 0.9), curve: .bezier(TimingCurve(0.3, -0.4, 0.5, 1.6))))),
      distance: rounding * 3),
    Construct(
      "several paths, each by itself",
      line(Make.trim(.constant(0), drawnOn), [Make.square, Make.zigzag]), distance: rounding),
    Construct(
      "several paths as one",
      line(Make.trim(.constant(0), drawnOn, .individually), [Make.square, Make.zigzag]),
      distance: rounding * 2),
    Construct(
      "several paths as one, with an offset",
      line(
        Make.trim(
          .constant(0), .constant(0.5), offset: Make.moving((0, 0), (1.8, 1.4)), .individually),
        [Make.square, Make.zigzag]), distance: rounding * 4),
  ]

  @Test("stroke start and end express a trim", arguments: native)
  func strokes(construct: Construct) {
    Judge.expectSame(construct)
    let normalized = Normalizer().normalized(construct.scene, log: FindingLog())
    #expect(normalized.track(.path) == nil)
    // Reports sampled trims, and nothing else.
    let ends = [normalized.track(.strokeStart), normalized.track(.strokeEnd)]
    let isSampled = ends.contains { track in
      guard case .number(let keys)? = track?.keys, case .baked = keys.fidelity else { return false }
      return true
    }
    #expect(Judge.findings(construct.scene) == (isSampled ? ["normalize/motion-baked"] : []))
  }

  private static func grouped(_ scale: Point) -> Layer {
    let content = ShapeContent(
      paths: [ShapePath(name: "P", group: 0, geometry: Make.geometry(Make.square))],
      groups: [
        ShapeGroup(
          name: "G", transform: Transform(scale: .constant(scale), rotation: .constant(20)))
      ],
      modifiers: [PathModifier(name: "T", kind: Make.trim(.constant(0), drawnOn), paths: [0])],
      nodes: [.style(Make.stroke([0]))])
    return Make.shapes(0, content)
  }

  @Test("a group with uniform scale keeps the trim, and other groups are sampled")
  func groups() {
    let even = Make.scene([Self.grouped(Point(x: -1.2, y: 1.2))])
    Judge.expectSame(Construct("", even, distance: Self.rounding * 2))
    #expect(Judge.findings(even) == [])
    let uneven = Make.scene([Self.grouped(Point(x: 0.4, y: 1.2))])
    let findings = Judge.findings(uneven)
    #expect(findings == ["normalize/path-jumps"] || findings == ["normalize/path-baked"])
    // A jump is correct at the frames of the source.
    let normalized = Normalizer().normalized(uneven, log: FindingLog())
    let measure = NormalizationMeasure(exact: uneven, normalized: normalized)
    let worst = measure.worst(at: measure.frameTimes())
    #expect(worst.distance?.difference.distance ?? 0 < 0.3)
    #expect(worst.other == nil)
  }

  @Test("a trimmed fill is correct at the frames of the source")
  func fills() {
    let scene = Make.scene([
      Make.drawing(
        [Make.geometry(Make.square)], [Make.fill()], [Make.trim(.constant(0), Self.drawnOn)])
    ])
    let normalized = Normalizer().normalized(scene, log: FindingLog())
    let measure = NormalizationMeasure(exact: scene, normalized: normalized)
    let worst = measure.worst(at: measure.frameTimes())
    #expect(worst.distance?.difference.distance ?? 0 < 0.3)
    #expect(worst.other == nil)
    #expect(Judge.findings(scene) == ["normalize/path-jumps"])
  }

  @Test("samples a dashed stroke, because its dashes begin at the trim")
  func dashes() {
    var layer = Self.line(Make.trim(.constant(0.2), .constant(0.9)))
    guard case .shapes(var content) = layer.content, case .style(var style) = content.nodes[0]
    else { return #expect(Bool(false)) }
    style.kind = .stroke(Stroke(width: .constant(4), dashes: [.constant(9), .constant(5)]))
    content.nodes = [.style(style)]
    layer.content = .shapes(content)
    let normalized = Normalizer().normalized(Make.scene([layer]), log: FindingLog())
    #expect(normalized.track(.strokeStart) == nil)
    Judge.expectSame(Construct("", layer))
  }

  @Test("a stroke without length draws no caps")
  func noDot() {
    let normalized = Normalizer().normalized(
      Make.scene([Self.line(Make.trim(.constant(0), Make.moving((0.5, 0), (1, 0), (1.5, 1))))]),
      log: FindingLog())
    guard case .flag(let keys) = normalized.track(.isHidden)?.keys else {
      return #expect(Bool(false))
    }
    #expect(keys.keys.map(\.value) == [true, false])
    #expect(keys.keys.map(\.time).last == 1)
  }
}
