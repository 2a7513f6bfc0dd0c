import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Text layers as keyframes.
@Suite struct TextTests {
  private static let square = Make.path([(1, -8), (9, -8), (9, 0), (1, 0)])
  private static let font = Font(
    name: "F", family: "Family", ascent: 0.8,
    glyphs: [
      Glyph(character: "A", advance: 60, outline: square),
      Glyph(character: "B", advance: 40, outline: square),
    ])

  private static func document(_ text: String) -> TextDocument {
    TextDocument(
      text: text, font: "F", size: 50, fill: .black, stroke: .white, strokeWidth: 1,
      strokeOverFill: true)
  }

  private static func scene(_ content: TextContent, _ font: Font = font) -> Scene {
    var scene = Make.scene([
      Layer(
        id: LayerID(0), name: "Text", content: .text(content),
        transform: Transform(position: .constant(Point(x: 20, y: 90))), window: Make.always)
    ])
    scene.fonts = [font]
    return scene
  }

  private static var selector: TextSelector {
    var selector = TextSelector()
    selector.start = .keyed(
      Track([Key(time: 0, value: 0, curve: Make.ease), Key(time: 1, value: 1)]))
    return selector
  }

  private static var moving: TextContent {
    var animator = TextAnimator(name: "Rise", selector: selector)
    animator.position = .constant(Point(x: 4, y: 30))
    animator.scale = .constant(Point(x: 1.5, y: 1.5))
    animator.rotation = .constant(40)
    animator.opacity = .constant(0)
    animator.fillColor = .constant(Color(red: 1, green: 0, blue: 0))
    return TextContent(document: .constant(document("ABA")), animators: [animator])
  }

  private static var sheared: TextContent {
    var animator = TextAnimator(name: "Lean", selector: selector)
    animator.skew = .constant(30)
    return TextContent(document: .constant(document("AB")), animators: [animator])
  }

  private static var onPath: TextContent {
    let way = Path([
      Contour(
        [
          PathVertex(
            point: .zero, inControl: .zero, outControl: Point(x: 40, y: -60)),
          PathVertex(
            point: Point(x: 150, y: 0), inControl: Point(x: 110, y: -60),
            outControl: Point(x: 150, y: 0)),
        ], isClosed: false)
    ])
    return TextContent(
      document: .constant(document("AB")),
      path: TextPath(
        path: .constant(way),
        firstMargin: .keyed(
          Track([Key(time: 0, value: 0, curve: Make.ease), Key(time: 2, value: 60)]))
      ))
  }

  private static var keyed: TextContent {
    TextContent(
      document: .keyed(
        Track([
          Key(time: 0, value: document("A"), curve: .hold),
          Key(time: 0.5, value: document("BB"), curve: .hold),
          Key(time: 1, value: document("A"), curve: .hold),
        ])))
  }

  @Test(
    "text draws the same from keyframes",
    arguments: [
      Construct("plain", scene(TextContent(document: .constant(document("AB\rA"))))),
      Construct("keyed document", scene(keyed)),
      Construct("animator", scene(moving), distance: 0.6, color: 0.02),
      Construct("path", scene(onPath), distance: 0.6, color: 0.02),
      Construct("shear", scene(sheared), distance: 0.6, color: 0.02),
    ])
  func same(_ construct: Construct) { Judge.expectSame(construct) }

  @Test("static characters form one layer per paint, without findings")
  func plain() {
    let scene = Self.scene(TextContent(document: .constant(Self.document("ABA"))))
    let normalized = Normalizer().normalized(scene, log: FindingLog())
    let drawn = normalized.allLayers.compactMap { layer -> Int? in
      if case .shape(let shape) = layer.content { shape.path.contours.count } else { nil }
    }
    #expect(drawn == [3, 3])
    #expect(normalized.fonts == [])
    #expect(Judge.findings(scene) == [])
  }

  @Test("a recurring document is one layer, shown and hidden")
  func documents() {
    let normalized = Normalizer().normalized(Self.scene(Self.keyed), log: FindingLog())
    let flags = normalized.allLayers.flatMap(\.tracks).filter { $0.property == .isHidden }
    #expect(flags.count == 2)
  }

  @Test("animated characters are layers with sampled keyframes, which is reported")
  func animated() {
    #expect(Judge.findings(Self.scene(Self.moving)) == ["normalize/motion-baked"])
    #expect(Judge.findings(Self.scene(Self.sheared)).contains("normalize/path-baked"))
  }

  /// Returns characters that rise, fade in and change their color as a selector passes them.
  private static func passed(
    by shape: TextSelector.Shape, _ curve: Curve, smoothness: Double = 1, text: String = "AB AAB"
  ) -> TextContent {
    var selector = TextSelector()
    selector.shape = shape
    selector.smoothness = .constant(smoothness)
    selector.end = .constant(0.4)
    selector.offset = .keyed(
      Track([Key(time: 0.1, value: -0.4, curve: curve), Key(time: 1.7, value: 1)]))
    var animator = TextAnimator(name: "Rise", selector: selector)
    animator.position = .constant(Point(x: 4, y: 30))
    animator.scale = .constant(Point(x: 1.5, y: 1.5))
    animator.opacity = .constant(0)
    animator.fillColor = .constant(Color(red: 1, green: 0, blue: 0))
    return TextContent(document: .constant(document(text)), animators: [animator])
  }

  @Test(
    "characters move exactly between breaks of a selector with linear offset",
    arguments: Tier.some(
      [
        Construct("square", scene(passed(by: .square, .linear)), distance: 5e-3, color: 2e-4),
        Construct("ramp up", scene(passed(by: .rampUp, .linear)), distance: 5e-3, color: 2e-4),
        Construct("ramp down", scene(passed(by: .rampDown, .linear)), distance: 5e-3, color: 2e-4),
        Construct("triangle", scene(passed(by: .triangle, .linear)), distance: 5e-3, color: 2e-4),
        Construct(
          "smooth edges", scene(passed(by: .triangle, .linear, smoothness: 0.5)), distance: 5e-3,
          color: 2e-4),
        Construct(
          "eased offset", scene(passed(by: .square, Make.ease)), distance: 5e-3, color: 2e-4),
      ], every: 3))
  func exact(_ construct: Construct) {
    Judge.expectSame(construct)
    #expect(Judge.findings(construct.scene) == [])
    let normalized = Normalizer().normalized(construct.scene, log: FindingLog())
    let tracks = normalized.allLayers.flatMap(\.tracks)
    #expect(tracks.contains { $0.property == .position })
    // Keyframes at rest, when reached, and when left, twice as many for the hard edges of a
    // triangle.
    #expect(tracks.allSatisfy { $0.keyCount <= 6 }, "\(tracks.map(\.keyCount))")
  }

  @Test("samples characters between breaks of a round selector", .slow)
  func round() {
    let scene = Self.scene(Self.passed(by: .round, .linear))
    Judge.expectSame(Construct("round", scene, distance: 0.3, color: 0.02))
    #expect(Judge.findings(scene) == ["normalize/motion-baked"])
  }

  @Test("with animated tracking, scale and rotation are exact and the position is sampled")
  func tracking() {
    var content = Self.passed(by: .square, .linear)
    content.animators[0].tracking = .constant(9)
    content.animators[0].rotation = .constant(70)
    let scene = Self.scene(content)
    Judge.expectSame(Construct("tracking", scene, distance: 0.3, color: 2e-4))
    let normalized = Normalizer().normalized(scene, log: FindingLog())
    let baked = normalized.allLayers.flatMap(\.tracks).filter { $0.bakedError != nil }
    #expect(!baked.isEmpty)
    #expect(baked.allSatisfy { $0.property == .position })
  }

  @Test("without outlines the system draws each line")
  func systemText() {
    let font = Font(name: "F", family: "Family")
    var document = Self.document("AB\rA")
    document.justification = .right
    let scene = Self.scene(TextContent(document: .constant(document)), font)
    let normalized = Normalizer().normalized(scene, log: FindingLog())
    let lines = normalized.allLayers.compactMap { layer -> String? in
      if case .text(let text) = layer.content { "\(text.string) \(text.alignment)" } else { nil }
    }
    #expect(lines == ["AB right", "A right"])
    #expect(normalized.fonts == [font])
    #expect(Judge.findings(scene) == ["normalize/system-text"])
  }

  @Test("reports text features that the system does not draw")
  func systemTextWithAnimators() {
    var content = Self.moving
    content.document = .constant(Self.document("AB"))
    let log = FindingLog()
    let scene = Self.scene(content, Font(name: "F", family: "Family"))
    _ = Normalizer().normalized(scene, log: log)
    #expect(
      log.findings.map(\.message) == [
        "the system draws “AB” with the installed font 'F', without the animators"
      ])
  }

  @Test("many characters with a narrow selector are also accurate between frames", .slow)
  func narrowSelector() {
    var content = Self.moving
    content.document = .constant(Self.document(String(repeating: "AB", count: 15)))
    content.animators[0].selector?.shape = .triangle
    content.animators[0].selector?.start = .constant(0)
    content.animators[0].selector?.end = .constant(0.02)
    content.animators[0].selector?.offset = .keyed(
      Track([Key(time: 0, value: -0.02), Key(time: 1.9, value: 1)]))
    let scene = Self.scene(content)
    let normalized = Normalizer().normalized(scene, log: FindingLog())
    let measure = NormalizationMeasure(exact: scene, normalized: normalized)
    let worst = measure.worst(at: (0..<150).map { Double($0) * 0.0127 })
    #expect(worst.distance?.difference.distance ?? 0 < 0.3, "\(worst)")
  }

  @Test("text with motion above the limit is static")
  func limit() {
    var content = Self.moving
    content.document = .constant(Self.document(String(repeating: "A", count: 15_000)))
    content.animators[0].selector?.start = .keyed(
      Track([Key(time: 0, value: 0), Key(time: 60, value: 1)]))
    #expect(Judge.findings(Self.scene(content)).contains("normalize/text-limit"))
  }

  @Test("characters with very many points terminate, static or sheared, with a finding", .slow)
  func detailedGlyphs() {
    let outline = Make.path((0..<5_000).map { (Double($0 % 50), Double($0 % 7)) })
    let font = Font(
      name: "F", family: "Family", ascent: 0.8,
      glyphs: [Glyph(character: "A", advance: 60, outline: outline)])
    let long = TextContent(
      document: .constant(Self.document(String(repeating: "A", count: 15_000))))
    #expect(Judge.findings(Self.scene(long, font)).contains("normalize/text-limit"))
    var sheared = Self.moving
    sheared.document = .constant(Self.document(String(repeating: "A", count: 50)))
    sheared.animators[0].skew = .constant(30)
    #expect(Judge.findings(Self.scene(sheared, font)).contains("normalize/text-limit"))
  }
}
