import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Normalizing reports only what it approximates.
struct NormalizeFindingTests {
  private static let mask = Mask(
    name: "Mask", mode: .add,
    path: .constant(Make.path([(5, 5), (50, 5), (50, 30), (5, 30)])))

  private static func layer(_ change: (inout Layer) -> Void) -> Scene {
    var layer = Make.solid(0)
    change(&layer)
    return Make.scene([layer, Make.solid(1)])
  }

  private static func masked(_ mode: Mask.Mode, opacity: Double = 1) -> Scene {
    layer { layer in
      var second = mask
      (second.mode, second.opacity) = (mode, .constant(opacity))
      layer.masks = [mask, second]
    }
  }

  private static func matted(_ mode: Matte.Mode, by others: Layer...) -> Scene {
    var shown = Make.solid(9)
    shown.matte = Matte(source: LayerID(5), mode: mode)
    var source = Make.solid(5)
    source.isMatteSource = true
    return Make.scene([others.first ?? source, shown])
  }

  /// Returns a matte source that draws a fill and above it a line, along another path by default.
  private static func source(_ below: Color, _ above: Color, along path: Int = 1) -> Layer {
    var (lower, upper) = (Make.fill(), Make.stroke([path]))
    (lower.paint, upper.paint) = (.color(.constant(below)), .color(.constant(above)))
    var layer = Make.drawing(
      [Make.geometry(Make.square), Make.geometry(Make.zigzag)], [lower, upper])
    layer.id = LayerID(5)
    layer.isMatteSource = true
    return layer
  }

  private static let gray = Color(red: 0.5, green: 0.5, blue: 0.5)

  private static func gradient(highlight: Double, kind: Gradient.Kind = .radial) -> Scene {
    let stops = GradientStops(colors: [
      .init(offset: 0, color: .black), .init(offset: 1, color: .white),
    ])
    let style = ShapeStyle(
      name: "Gradient", kind: .fill(.nonZero),
      paint: .gradient(
        Gradient(
          kind: kind, start: .constant(Point(x: 10, y: 10)), end: .constant(Point(x: 70, y: 60)),
          highlightLength: .constant(highlight), stops: .constant(stops))), paths: [0])
    return Make.scene([Make.drawing([Make.geometry(Make.square)], [style])])
  }

  private static func dashes(_ length: Animated<Double>) -> Scene {
    let style = ShapeStyle(
      name: "Line", kind: .stroke(Stroke(width: .constant(3), dashes: [length])),
      paint: .color(.constant(.black)), paths: [0])
    return Make.scene([Make.drawing([Make.geometry(Make.zigzag)], [style])])
  }

  static let caused: [(String, Scene)] = [
    ("normalize/blend-mode", layer { $0.blendMode = .multiply }),
    ("normalize/blend-mode-missing", layer { $0.blendMode = .add }),
    ("normalize/blend-mode-missing", layer { $0.blendMode = .hue }),
    ("normalize/mask-mode", masked(.lighten, opacity: 0.5)),
    ("normalize/mask-mode", masked(.darken, opacity: 0.5)),
    ("normalize/inverted-matte", matted(.alphaInverted)),
    ("normalize/inverted-matte", matted(.lumaInverted)),
    ("normalize/luma-matte", matted(.luma, by: source(.white, gray))),
    ("normalize/luma-matte", matted(.luma, by: source(.white, gray, along: 0))),
    ("normalize/gradient-highlight", gradient(highlight: 0.5)),
    ("normalize/animated-dashes", dashes(Make.moving((0, 4), (1, 9)))),
  ]

  @Test("reports approximations", arguments: caused.indices)
  func reported(index: Int) {
    let (id, scene) = Self.caused[index]
    #expect(Judge.findings(scene).filter { $0 != Self.nested } == [id])
  }

  static let plain: [Scene] = [
    layer { $0.blendMode = .normal }, masked(.add, opacity: 0.5), masked(.subtract, opacity: 0.5),
    masked(.intersect), masked(.lighten), masked(.darken), masked(.difference, opacity: 0.5),
    matted(.alpha), matted(.luma), gradient(highlight: 0),
    gradient(highlight: 0.5, kind: .linear), dashes(.constant(4)),
    // White covers completely, and black shows nothing that could be covered.
    matted(.luma, by: source(gray, .white)), matted(.luma, by: source(.black, gray)),
  ]

  @Test("reports nothing without cause", arguments: plain.indices)
  func unreported(index: Int) {
    #expect(Judge.findings(Self.plain[index]).filter { $0 != Self.nested } == [])
  }

  private static let nested = "normalize/nested-mask"

  @Test("reports masks of masks, but not those that only remove areas")
  func nestedMasks() {
    #expect(Judge.findings(Self.masked(.intersect)).contains(Self.nested))
    var layer = Make.solid(0)
    layer.masks = Self.masked(.subtract).root.layers[0].masks.filter { $0.mode == .subtract }
    #expect(Judge.findings(Make.scene([layer])) == [])
  }
}
