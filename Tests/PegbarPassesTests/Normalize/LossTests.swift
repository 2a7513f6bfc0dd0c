import PegbarBase
import PegbarDiagnostics
import PegbarFrames
import PegbarGeometry
import PegbarMeasure
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarPasses

/// Losses of normalizing never exceed the reported error.
@Suite("Reported losses")
struct LossTests {
  /// A curve that overshoots its end by 11% of the change.
  private static let overshoot = Curve.bezier(TimingCurve(0.175, 0.885, 0.32, 1.8))
  /// A curve that starts below its beginning.
  private static let anticipation = Curve.bezier(TimingCurve(0.6, -1.5, 0.7, 0.5))
  private static let late = Curve.bezier(TimingCurve(0.6, 0, 0.2, 1))

  /// A pentagon that rotates and grows, so that its outline is sampled.
  private static let morphing = Geometry.polystar(
    Polystar(
      kind: .polygon, center: .constant(.zero), pointCount: .constant(5),
      rotation: Make.moving((0, 0), (2, 180)), outerRadius: Make.moving((0, 2), (2, 4))))

  private static func layer(
    _ transform: Transform, _ geometry: Geometry = morphing, _ modifiers: [PathModifier.Kind] = []
  ) -> Layer {
    var layer = Make.drawing([geometry], [Make.fill()], modifiers)
    layer.transform = transform
    return layer
  }

  private static func remapped(
    _ id: Int, _ definition: String, from start: Double = 0, curve: Curve
  ) -> Layer {
    Make.instance(
      id, definition, TimeMap(remap: Make.moving((0, start), (2, 2), curve: curve)),
      clip: Size(width: 200, height: 200))
  }

  // MARK: Scenes

  /// A scene with a trim whose offset passes the end of the path only because its easing
  /// overshoots.
  private static let trim = Make.scene([
    Make.drawing(
      [Make.geometry(Make.square)], [Make.stroke()],
      [
        Make.trim(
          .constant(0), .constant(0.5), offset: Make.moving((0, 0), (2, 0.5), curve: overshoot))
      ])
  ])

  /// Returns a scene with a huge square that is scaled down, in a remapped definition.
  private static func shrunk(anchor: Double = 0) -> Scene {
    let huge = Make.path([(-4500, -4500), (4500, -4500), (4500, 4500), (-4500, 4500)])
    let layer = layer(
      Transform(
        anchor: .constant(Point(x: anchor, y: 0)), position: .constant(Point(x: 100, y: 100)),
        scale: Make.points((0, 0.01, 0.01), (2, 0.04, 0.04))),
      Make.geometry(huge))
    return Make.scene(
      [remapped(0, "inner", curve: late)], definitions: [Make.definition("inner", [layer])])
  }

  /// Nested remapped definitions, enlarged ten times.
  private static var copied: Scene {
    let dot = Make.solid(
      0, Transform(position: Make.points((0, 0, 8), (2, 14, 8), curve: .linear)))
    var inner = remapped(0, "B", curve: .linear)
    inner.transform = Transform(scale: .constant(Point(x: 10, y: 10)))
    return Make.scene(
      [remapped(0, "A", curve: late)],
      definitions: [Make.definition("B", [dot]), Make.definition("A", [inner])])
  }

  /// A scene with a camera 30 points in front of content that has its own size at 1000.
  private static var near: Scene {
    let camera = Layer(
      id: LayerID(9), name: "Camera", content: .camera(Camera(zoom: .constant(1000))),
      transform: Transform(
        position: .constant(Point(x: 100, y: 100)),
        space: SpatialTransform(positionZ: .constant(-30))), window: Make.always)
    let card = layer(
      Transform(position: .constant(Point(x: 100, y: 100)), space: SpatialTransform()))
    return Make.scene([card, camera])
  }

  private static var skewed: Scene {
    Make.scene([
      layer(
        Transform(
          position: .constant(Point(x: 100, y: 100)), skew: .constant(84)))
    ])
  }

  /// A scene with a layer that grows to 12 times its size between scales of 1 and 2.
  private static var grown: Scene {
    Make.scene([
      layer(
        Transform(
          position: .constant(Point(x: 100, y: 100)),
          scale: Make.points((0, 1, 1), (2, 2, 2), curve: .bezier(TimingCurve(0.3, 14, 0.6, 14)))))
    ])
  }

  private static func masked(
    _ scale: Double, size: Double, expansion: Animated<Double>
  ) -> Scene {
    var layer = Make.solid(
      0,
      Transform(
        anchor: .constant(Point(x: 30, y: 20)), position: .constant(Point(x: 100, y: 100)),
        scale: .constant(Point(x: scale, y: scale))))
    let (left, top) = (30 - size, 20 - size)
    let (right, bottom) = (30 + size, 20 + size)
    layer.masks = [
      Mask(
        name: "Mask", mode: .add, isInverted: false,
        path: .constant(
          Make.path([(left, top), (right, top), (right, bottom), (left, bottom)])),
        opacity: .constant(1), expansion: expansion)
    ]
    return Make.scene([layer])
  }

  private static var shadowed: Scene {
    var layer = Make.solid(
      0,
      Transform(
        position: .constant(Point(x: 100, y: 100)), scale: .constant(Point(x: 30, y: 30))))
    layer.effects = [
      LayerEffect(
        name: "Shadow",
        kind: .dropShadow(ShadowEffect(radius: Make.moving((0, -3), (2, 5)))))
    ]
    return Make.scene([layer])
  }

  /// A scene with multiplied depths, far in front of the canvas and ten times as large.
  private static var deep: Scene {
    let carrier = Make.null(
      8,
      Transform(
        scale: .constant(Point(x: 10, y: 10)), space: SpatialTransform(scaleZ: .constant(10))))
    var card = Make.solid(
      0,
      Transform(
        position: .constant(Point(x: 5, y: 5)),
        space: SpatialTransform(
          anchorZ: Make.moving((0, 0), (2, 30)), scaleZ: Make.moving((0, 1), (2, 3)),
          rotationY: .constant(60))))
    card.transformParent = LayerID(8)
    return Make.scene([card, carrier])
  }

  /// A scene with small jumps within the tolerance.
  private static var stepping: Scene {
    let keys = (0..<6).map {
      Key(time: Double($0) * 0.3, value: Point(x: 100 + 0.2 * Double($0), y: 100), curve: .hold)
    }
    let geometry = Geometry.rectangle(
      Rectangle(
        center: .constant(Point(x: 100, y: 100)), size: .joined(.keyed(Track(keys))),
        cornerRadius: Make.moving((0, 10), (1.8, 20), curve: .linear)))
    return Make.scene([Make.drawing([geometry], [Make.fill()])])
  }

  /// A scene with a sampled skew about a point far outside the canvas.
  private static var pivoted: Scene {
    Make.scene([
      Make.solid(
        0,
        Transform(
          anchor: .constant(Point(x: 4000, y: 0)), position: .constant(Point(x: 4100, y: 100)),
          skew: Make.moving((0, 0), (2, 4))))
    ])
  }

  /// A scene with a trim error that increases with the overshoot of the scale.
  private static var trimmedAndGrown: Scene {
    var layer = Make.drawing(
      [morphing], [Make.stroke(width: 1)],
      [
        Make.trim(
          Make.moving((0, 0), (2, 0.3)), Make.moving((0, 0.3), (2, 1), curve: Make.fast),
          offset: Make.moving((0, 0), (2, 0.6), curve: late))
      ])
    layer.transform = Transform(
      position: .constant(Point(x: 100, y: 100)),
      scale: Make.points((0, 1, 1), (2, 2, 2), curve: .bezier(TimingCurve(0.3, 9, 0.6, 9))))
    return Make.scene([layer])
  }

  /// A scene with a character whose outline becomes thicker, enlarged twenty times.
  private static var lettered: Scene {
    let glyph = Glyph(
      character: "A", advance: 60, outline: Make.path([(1, -8), (9, -8), (9, 0), (1, 0)]))
    var animator = TextAnimator(name: "Thicker", selector: TextSelector())
    animator.strokeWidth = Make.moving((0, 0), (2, 2))
    let document = TextDocument(
      text: "A", font: "F", size: 50, fill: .black, stroke: .white, strokeWidth: 1,
      strokeOverFill: true)
    var scene = Make.scene([
      Layer(
        id: LayerID(0), name: "Text",
        content: .text(TextContent(document: .constant(document), animators: [animator])),
        transform: Transform(
          position: .constant(Point(x: 20, y: 180)), scale: .constant(Point(x: 20, y: 20))),
        window: Make.always)
    ])
    scene.fonts = [Font(name: "F", family: "Family", ascent: 0.8, glyphs: [glyph])]
    return scene
  }

  private static let constructs = [
    Construct("a trim that overshoots the seam", trim),
    Construct("a huge layer made small in another time", shrunk()),
    Construct("the same about a point at its edge", shrunk(anchor: 4500)),
    Construct("a copy of a copy", copied),
    Construct("near the eye", near),
    Construct("skewed", skewed),
    Construct("grown by easing", grown),
    Construct(
      "an edge that is enlarged",
      masked(30, size: 2, expansion: Make.moving((0, -1), (2, 1)))),
    Construct(
      "an edge that only easing moves inwards",
      masked(1, size: 15, expansion: Make.moving((0, 0), (2, 10), curve: anticipation))),
    Construct("a shadow that is enlarged", shadowed),
    Construct("a letter that is enlarged", lettered),
    Construct("depths multiplied", deep),
    Construct("jumps within the tolerance", stepping),
    Construct("a pivot far away", pivoted),
    Construct("a trim in what overshoots", trimmedAndGrown),
  ]

  @Test(
    "no frame exceeds the error bound", arguments: Tier.some(constructs, every: 3),
    [false, true])
  func within(_ construct: Construct, cleansUp: Bool) {
    var normalizer = Normalizer()
    normalizer.cleansUp = cleansUp
    let log = FindingLog()
    let normalized = normalizer.normalized(construct.scene, log: log)
    let bound = ErrorBound(
      normalized, magnification: construct.scene.largestMagnification
    ).distance
    let worst = NormalizationMeasure(exact: construct.scene, normalized: normalized)
      .worst(at: Judge.times())
    #expect(worst.other == nil, "\(worst.other?.difference.what ?? "")")
    let distance = worst.distance?.difference.distance ?? 0
    // Errors are measured at samples, and numbers are rounded.
    #expect(distance <= 1.05 * bound + 0.001)
    #expect(bound < 1.5)
    #expect(worst.uncompared == 0)
  }

  // MARK: What is said

  @Test("reports the largest error of tracks with one title")
  func largestOfTitle() throws {
    let (x, y) = (Make.moving((0, 0.0), (2, 0.05)), Make.moving((0, 0.0), (2, 190)))
    var dot = Make.solid(0, Transform(position: .split(x: x, y: y)))
    dot.source = "$.layers[0]"
    let scene = Make.scene(
      [Self.remapped(0, "inner", curve: Self.late)],
      definitions: [Make.definition("inner", [dot])])
    let log = FindingLog()
    let normalized = Normalizer().normalized(scene, log: log)
    let errors = [LayerProperty.positionX, .positionY].compactMap {
      normalized.track($0)?.bakedError
    }
    #expect(errors.count == 2 && errors[0] < errors[1])
    let said = log.findings.compactMap { finding -> Double? in
      if case .baked(_, let error, _) = finding.outcome { error } else { nil }
    }
    #expect(said == [errors.max()])
  }

  @Test("an approximation is not reported as sampled in another time")
  func approximate() throws {
    let star = Geometry.polystar(
      Polystar(
        kind: .polygon, center: .constant(Point(x: 100, y: 100)),
        pointCount: Make.moving((0, 3), (2, 12), curve: .linear), rotation: .constant(0),
        outerRadius: .constant(50)))
    let scene = Make.scene(
      [Self.remapped(0, "inner", curve: Self.late)],
      definitions: [Make.definition("inner", [Make.drawing([star], [Make.fill()])])])
    let normalized = Normalizer().normalized(scene, log: FindingLog())
    #expect(try #require(normalized.track(.path)).fidelity == .approximate)
    #expect(!Judge.findings(scene).contains("normalize/path-baked"))
  }

  @Test("a merged scale enlarges the error of its track")
  func folded() throws {
    let layer = NormalizedLayer(
      name: "outer", bounds: Rect(x: 0, y: 0, width: 1, height: 1), scale: Point(x: 5, y: 5))
    let outer = try #require(StillTransform(layer))
    let keys = Track(
      [Key(time: 0, value: 1.0), Key(time: 1, value: 2)], fidelity: .baked(error: 0.01, time: 0.5))
    let inner = NormalizedLayer(
      name: "inner", bounds: Rect(x: 0, y: 0, width: 1, height: 1),
      tracks: [NormalizedTrack(property: .scale, keys: .number(keys))])
    let folded = try #require(outer.around(inner))
    #expect(folded.tracks.map(\.fidelity) == [.baked(error: 0.05, time: 0.5)])
  }
}

/// The errors that sampling reports for its keyframes.
@Suite struct SamplingErrorTests {
  private func sampler(
    tolerance: Double, points: Int, _ value: @escaping (Double) -> Double
  ) -> AdaptiveSampler<Double> {
    AdaptiveSampler(
      tolerance: tolerance, shortest: 1e-4, jumpLength: 1e-2, value: value,
      distance: Distance.of, budget: WorkBudget(points))
  }

  @Test("samples motion over a billion points only to single precision")
  func vast() {
    var count = 0
    let result = sampler(tolerance: 0.01, points: 600_000) { time in
      count += 1
      return time * time * time * 1e9
    }.keys(at: [0, 1])
    #expect(result.error > 0.01 && result.error < 1000, "\(result.error)")
    #expect(count < 20_000, "\(count)")
  }

  @Test("reports the largest error if no segment is divided further")
  func largest() {
    let result = sampler(tolerance: 0.01, points: 0) { $0 * (1 - $0) }.keys(at: [0, 1])
    #expect(result.keys.count == 2)
    #expect(abs(result.error - 0.25) < 1e-6)
  }

  @Test("a jump within the tolerance counts", arguments: [0.01, 0.1, 0.2, 0.24])
  func jumps(_ height: Double) {
    func value(_ time: Double) -> Double { time * time / 4 + (time < 1 ? 0 : height) }
    let result = sampler(tolerance: 0.25, points: 1000, value).keys(at: [0, 1, 2])
    let track = Animated.keyed(Track(result.keys))
    let times = stride(from: 0.0, to: 2, by: 1e-3)
    let worst = times.reduce(0) { max($0, abs(track.value(at: $1) - value($1))) }
    #expect(worst <= result.error + 1e-6)
    #expect(result.error <= 0.25)
  }
}
