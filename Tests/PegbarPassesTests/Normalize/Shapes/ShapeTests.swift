import PegbarDiagnostics
import PegbarGeometry
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Normalized scenes draw shapes like exact scenes.
struct ShapeTests {
  private static let ellipse = Geometry.ellipse(
    Ellipse(
      center: Make.points((0, 40, 40), (1.4, 90, 60)),
      size: Make.points((0, 20, 50), (1.4, 80, 30))))

  private static func rectangle(
    radius: Animated<Double>, size: AnimatedPoint = .constant(Point(x: 70, y: 40)),
    center: AnimatedPoint = Make.points((0, 40, 40), (1.4, 90, 60))
  ) -> Geometry {
    .rectangle(Rectangle(center: center, size: size, cornerRadius: radius))
  }

  private static let star = Geometry.polystar(
    Polystar(
      kind: .star, center: .constant(Point(x: 60, y: 60)), pointCount: .constant(5),
      rotation: Make.moving((0, 0), (1.5, 90)), outerRadius: Make.moving((0, 50), (1.5, 30)),
      outerRoundness: .constant(0.3), innerRadius: .constant(15)))

  private static let morph = Geometry.path(
    Make.moving((0, Make.square), (1.3, Make.path([(10, 5), (90, 20), (50, 80), (5, 60)]))))

  private static let other = Geometry.path(
    Make.moving(
      (0.5, Make.path([(90, 90), (150, 90), (150, 150)])),
      (1.1, Make.path([(100, 80), (140, 90), (110, 150)]))))

  static let exact: [Construct] = [
    Construct(
      "growing corners",
      Make.drawing(
        [Make.geometry(Make.square)], [Make.fill()],
        [.roundedCorners(RoundedCorners(radius: Make.moving((0, 2), (1, 30))))])),
    Construct("a path with keys", Make.drawing([morph], [Make.fill(), Make.stroke()])),
    Construct("an ellipse", Make.drawing([ellipse], [Make.fill()])),
    Construct("a rectangle", Make.drawing([rectangle(radius: .constant(0))], [Make.fill()])),
    Construct(
      "a round rectangle that moves", Make.drawing([rectangle(radius: .constant(9))], [Make.fill()])
    ),
    Construct(
      "paths that change their number of vertices",
      Make.drawing(
        [.path(Make.moving((0, Make.square), (0.8, Make.zigzag), (1.6, Make.zigzag)))],
        [Make.stroke()])),
    Construct(
      "a line that gets wider, with a moving colour",
      Make.drawing(
        [Make.geometry(Make.zigzag)],
        [
          ShapeStyle(
            name: "Stroke",
            kind: .stroke(
              Stroke(
                width: Make.moving((0, 1), (1, 9)), cap: .round, join: .bevel,
                dashes: [.constant(7), .constant(3)], dashPhase: Make.moving((0, 0), (2, 30)))),
            paint: .color(Make.moving((0, Color.black), (2, Color(red: 1, green: 0.4, blue: 0)))),
            opacity: Make.moving((0, 1), (1.5, 0.3)), paths: [0])
        ])),
  ]

  @Test("keeps the source keyframes if keyframe interpolation is sufficient", arguments: exact)
  func keepsKeys(construct: Construct) {
    Judge.expectSame(construct)
    #expect(Judge.findings(construct.scene) == [])
  }

  static let sampled: [Construct] = [
    Construct("a star", Make.drawing([star], [Make.fill()]), distance: 0.26),
    Construct(
      "two paths with other keys", Make.drawing([morph, other], [Make.fill([0, 1])]), distance: 0.26
    ),
    Construct(
      "corners that grow to the middle of a side",
      Make.drawing(
        [Make.geometry(Make.square)], [Make.fill()],
        [.roundedCorners(RoundedCorners(radius: Make.moving((0, 2), (1, 130))))]),
      distance: 0.26),
    Construct(
      "a round rectangle that grows",
      Make.drawing(
        [
          rectangle(
            radius: Make.moving((0, 3), (1, 30)), size: Make.points((0, 20, 50), (1.4, 80, 30)))
        ],
        [Make.fill()]), distance: 0.26),
  ]

  @Test("samples outlines that keyframes cannot express, within the tolerance", arguments: sampled)
  func samples(construct: Construct) {
    Judge.expectSame(construct)
    #expect(Judge.findings(construct.scene) == ["normalize/path-baked"])
  }

  @Test("an outline is within the reported error, at 200 times", arguments: sampled)
  func claims(construct: Construct) throws {
    let track = try #require(
      Normalizer().normalized(construct.scene, log: FindingLog()).track(.path))
    guard case .path(let keys) = track.keys, case .baked(let error, _) = keys.fidelity else {
      return #expect(Bool(false))
    }
    #expect(error <= 0.25)
    Judge.expectSame(
      Construct("", construct.scene, distance: error * 1.1 + 2e-5))
  }

  // MARK: Groups

  @Test("groups move their painted content and fade it as one", arguments: [0.5, 1.0])
  func groups(opacity: Double) {
    let content = ShapeContent(
      paths: [
        ShapePath(name: "Outer", geometry: Make.geometry(Make.square)),
        ShapePath(name: "Inner", group: 1, geometry: Self.ellipse),
      ],
      groups: [
        ShapeGroup(
          name: "Spin",
          transform: Transform(
            position: .constant(Point(x: 60, y: 60)), rotation: Make.moving((0, 0), (1.2, 60))),
          opacity: .constant(opacity)),
        ShapeGroup(
          name: "Wide", parent: 0, transform: Transform(scale: .constant(Point(x: 1.5, y: 0.6)))),
      ],
      nodes: [
        .style(Make.stroke([0])),
        .group(
          0,
          [
            .style(Make.fill([1], group: 0)),
            .group(1, [.style(Make.stroke([1], group: 1))]),
          ]),
      ])
    Judge.expectSame(Construct("", Make.shapes(0, content)))
  }

  @Test("samples a group that moves between a path and its paint")
  func movingGroup() {
    let content = ShapeContent(
      paths: [ShapePath(name: "Inner", group: 0, geometry: Make.geometry(Make.square))],
      groups: [
        ShapeGroup(name: "Spin", transform: Transform(rotation: Make.moving((0, 0), (1.2, 60))))
      ],
      nodes: [.style(Make.fill([0]))])
    Judge.expectSame(Construct("", Make.shapes(0, content), distance: 0.26))
  }

  @Test("a trim over several paths measures them after other modifiers")
  func measuredTogether() {
    let corners = PathModifier(
      name: "Corners", kind: .roundedCorners(RoundedCorners(radius: .constant(35))), paths: [1])
    let trim = PathModifier(
      name: "Trim", kind: Make.trim(.constant(0), Make.moving((0, 0.1), (1.5, 1)), .individually),
      paths: [0, 1])
    let content = ShapeContent(
      paths: [
        ShapePath(name: "A", geometry: Make.geometry(Make.zigzag)),
        ShapePath(name: "B", geometry: Make.geometry(Make.square)),
      ], modifiers: [corners, trim], nodes: [.style(Make.stroke([0]))])
    // An outline that gains vertices is correct at the frames.
    let scene = Make.scene([Make.shapes(0, content)])
    let normalized = Normalizer().normalized(scene, log: FindingLog())
    let measure = NormalizationMeasure(exact: scene, normalized: normalized)
    let worst = measure.worst(at: measure.frameTimes())
    #expect(worst.distance?.difference.distance ?? 0 < 0.3)
    #expect(worst.other == nil)
  }

  @Test(
    "a style is independent of paths that it does not paint",
    .slow)
  func manyPaths() {
    let count = 100
    let content = ShapeContent(
      paths: (0..<count).map { _ in ShapePath(name: "P", geometry: Self.star) },
      nodes: (0..<count).map { .style(Make.fill([$0])) })
    #expect(Judge.findings(Make.scene([Make.shapes(0, content)])) == ["normalize/path-baked"])
  }

  @Test(
    "a dash without length has a small one if it has caps",
    arguments: [
      (Stroke.Cap.round, [0.0, 8], [0.01, 8]), (.square, [0, 8, 4, 0], [0.01, 8, 4, 0]),
      (.butt, [0, 8], [0, 8]), (.round, [5, 0, 3], [5, 0.01, 3]), (.round, [0, 0], []),
    ])
  func dots(_ cap: Stroke.Cap, _ lengths: [Double], _ expected: [Double]) {
    let stroke = Stroke(
      width: .constant(3), cap: cap, dashes: lengths.map { Animated.constant($0) })
    let style = ShapeStyle(
      name: "Line", kind: .stroke(stroke), paint: .color(.constant(.black)), paths: [0])
    let scene = Normalizer().normalized(
      Make.scene([Make.drawing([Make.geometry(Make.zigzag)], [style])]), log: FindingLog())
    let found = scene.allLayers.compactMap { layer -> [Double]? in
      guard case .shape(let shape) = layer.content else { return nil }
      return shape.style.stroke?.dashes
    }
    #expect(found == [expected])
  }
}
