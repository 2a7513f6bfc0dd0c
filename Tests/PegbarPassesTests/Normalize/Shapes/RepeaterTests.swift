import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Normalized scenes draw repeaters and modifiers like exact scenes.
struct RepeaterTests {
  private static func drawing(_ repeater: Repeater, isOutside: Bool = false) -> Layer {
    let style = Make.fill(group: isOutside ? nil : 0)
    return Make.shapes(
      0,
      ShapeContent(
        paths: [ShapePath(name: "P", group: 0, geometry: Make.geometry(Make.square))],
        groups: [ShapeGroup(name: "R", repeater: repeater)],
        nodes: isOutside ? [.style(style)] : [.group(0, [.style(style)])]))
  }

  private static let step = Transform(
    anchor: .constant(Point(x: 40, y: 40)), position: .constant(Point(x: 30, y: 5)),
    scale: .constant(Point(x: 0.9, y: 0.9)), rotation: .constant(20))

  static let exact: [Construct] = [
    Construct(
      "copies that stand still",
      drawing(
        Repeater(
          copies: .constant(4), offset: .constant(1.5), step: step, endOpacity: .constant(0.2)))),
    Construct(
      "copies in front of each other",
      drawing(Repeater(copies: .constant(3), step: step, order: .above))),
    Construct(
      "a step that moves and turns",
      drawing(
        Repeater(
          copies: .constant(3),
          step: Transform(
            anchor: .constant(Point(x: 40, y: 40)), position: Make.points((0, 0, 0), (1.2, 50, 9)),
            rotation: Make.moving((0.2, 0), (1.7, 45)))))),
    Construct(
      "an uneven scale with a turn",
      drawing(
        Repeater(
          copies: .constant(3),
          step: Transform(
            anchor: .constant(Point(x: 10, y: 40)), position: .constant(Point(x: 9, y: 4)),
            scale: .constant(Point(x: 0.5, y: 1.2)), rotation: .constant(30))))),
    Construct(
      "copies under a style outside",
      drawing(Repeater(copies: .constant(3), step: step), isOutside: true)),
  ]

  @Test("copies keep the source keyframes", arguments: exact)
  func keepsKeys(construct: Construct) {
    Judge.expectSame(construct)
    #expect(Judge.findings(construct.scene) == [])
  }

  @Test("hides intermittent copies while there are fewer")
  func counts() throws {
    let scene = Make.scene([
      Self.drawing(
        Repeater(copies: Make.moving((0, 1.5), (1, 3.9), curve: .linear), step: Self.step))
    ])
    Judge.expectSame(Construct("", scene))
    let normalized = Normalizer().normalized(scene, log: FindingLog())
    let copies = normalized.allLayers.filter { $0.name.contains("copy") && !$0.sublayers.isEmpty }
    #expect(copies.map(\.name) == ["R copy 4", "R copy 3", "R copy 2"])
    let flags = copies.compactMap { layer -> [Key<Bool>]? in
      guard case .flag(let track) = layer.tracks.first(where: { $0.property == .isHidden })?.keys
      else { return nil }
      return track.keys
    }
    // 1.5 + 2.4 t copies: always two, the third after 0.5 / 2.4, the fourth after 1.5 / 2.4.
    #expect(flags.map { $0.map(\.value) } == Array(repeating: [true, false], count: 2))
    let times = flags.map { $0[1].time }
    #expect(abs(times[0] - 1.5 / 2.4) < 1e-4 && abs(times[1] - 0.5 / 2.4) < 1e-4)
  }

  @Test("samples copies that keyframes cannot express")
  func samples() {
    let scene = Make.scene([
      Self.drawing(
        Repeater(
          copies: .constant(3), offset: Make.moving((0, -1), (1.5, 2)),
          step: Transform(
            anchor: Make.points((0, 0, 0), (1, 40, 40)),
            position: Make.points((0, 10, 0), (1.5, 20, 30)),
            scale: Make.points((0, 1, 1), (1.2, 0.7, 0.7)), rotation: Make.moving((0, 10), (1, 40))),
          startOpacity: Make.moving((0, 0.2), (1, 0.9))))
    ])
    Judge.expectSame(Construct("", scene, distance: 1.5, color: 1.0 / 256))
    #expect(Judge.findings(scene) == ["normalize/motion-baked"])
  }

  @Test(
    "drops copies beyond the layer limit",
    .slow)
  func limit() {
    let inner = Repeater(copies: .constant(300), step: Self.step)
    let content = ShapeContent(
      paths: [ShapePath(name: "P", group: 1, geometry: Make.geometry(Make.square))],
      groups: [
        ShapeGroup(name: "Outer", repeater: inner),
        ShapeGroup(name: "Inner", parent: 0, repeater: inner),
      ], nodes: [.group(0, [.group(1, [.style(Make.fill(group: 1))])])])
    let scene = Make.scene([Make.shapes(0, content)])
    #expect(Judge.findings(scene) == ["normalize/repeated-layers"])
  }

  // MARK: Modifiers

  private static let wave = Geometry.path(
    Make.moving((0, Make.square), (1.3, Make.path([(10, 5), (90, 20), (50, 80), (5, 60)]))))

  @Test("a static Pucker & Bloat keeps the keyframes of the path")
  func pucker() {
    // Divided curves have fewer digits.
    let construct = Construct(
      "",
      Make.drawing(
        [Self.wave], [Make.fill()], [.puckerBloat(PuckerBloat(amount: .constant(0.4)))]),
      distance: 0.001)
    Judge.expectSame(construct)
    #expect(Judge.findings(construct.scene) == [])
  }

  @Test("an outline whose points move linearly with a modifier is exact")
  func straight() {
    let construct = Construct(
      "",
      Make.drawing(
        [Make.geometry(Make.square)], [Make.fill()],
        [.offsetPath(OffsetPath(amount: Make.moving((0, 1), (1, 9)), join: .round))]))
    Judge.expectSame(construct)
    #expect(Judge.findings(construct.scene) == [])
  }

  static let sampled: [Construct] = [
    Construct(
      "Pucker & Bloat",
      Make.drawing(
        [wave], [Make.fill()], [.puckerBloat(PuckerBloat(amount: Make.moving((0, 0), (1, 0.6))))]),
      distance: 0.26),
    Construct(
      "Zig Zag",
      Make.drawing(
        [wave], [Make.stroke()],
        [.zigZag(ZigZag(size: Make.moving((0, 1), (1, 9)), ridges: .constant(3)))]),
      distance: 0.26),
    Construct(
      "Offset Paths",
      Make.drawing(
        [wave], [Make.fill()],
        [.offsetPath(OffsetPath(amount: Make.moving((0, 1), (1, 9)), join: .round))]),
      distance: 0.26),
  ]

  @Test("samples animated modifiers within the tolerance", arguments: sampled)
  func modifiers(construct: Construct) {
    Judge.expectSame(construct)
    #expect(Judge.findings(construct.scene) == ["normalize/path-baked"])
  }
}
