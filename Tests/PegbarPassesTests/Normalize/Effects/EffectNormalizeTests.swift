import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Effects as played by Core Animation.
struct EffectNormalizeTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private static func with(_ kinds: LayerEffect.Kind..., layer: Layer = Make.solid(0)) -> Layer {
    var layer = layer
    layer.effects = kinds.enumerated().map { LayerEffect(name: "E\($0)", kind: $1) }
    return layer
  }

  private static let gray = Make.drawing(
    [Make.geometry(Make.square)],
    [
      ShapeStyle(
        name: "Fill", kind: .fill(.nonZero),
        paint: .color(
          Make.moving(
            (0.2, Color(red: 0.2, green: 0.2, blue: 0.2)),
            (1.6, Color(red: 0.8, green: 0.8, blue: 0.8)))), paths: [0])
    ])

  private static let tint = LayerEffect.Kind.color(
    .tint(
      TintEffect(black: .constant(blue), white: Make.moving((0, red), (2, .white)))))

  private static let shadow = ShadowEffect(
    color: Make.moving((0, .black), (2, blue)), opacity: Make.moving((0.5, 0.2), (1, 1)),
    offset: .polar(direction: .constant(135), distance: Make.moving((0, 0), (2, 20))),
    radius: Make.moving((0, 4), (2, 0)))

  private static let turning = ShadowEffect(
    offset: .polar(direction: Make.moving((0, 0), (2, 360)), distance: .constant(10)))

  private static let move = TransformEffect(
    transform: Transform(
      anchor: .constant(Point(x: 10, y: 0)), position: Make.points((0, 0, 0), (2, 30, 20)),
      scale: .constant(Point(x: 1.5, y: 0.5)), rotation: Make.moving((0, 0), (2, 90)),
      skew: .constant(20), skewAxis: .constant(30)))

  private static let line = StrokeEffect(
    paths: [.constant(Make.zigzag), .constant(Make.path([(0, 0), (50, 5)], isClosed: false))],
    color: .constant(red), width: .constant(5), end: Make.moving((0.3, 0), (1.8, 1)))

  private static let definition = Make.definition("d", [Make.solid(0), gray])

  static let constructs = [
    Construct(
      "fill", with(.color(.fill(FillEffect(color: Make.moving((0, red), (2, blue))))), layer: gray)),
    Construct("tint", with(tint, layer: gray), color: 0.006),
    Construct(
      "levels",
      with(
        .color(.levels(LevelsEffect(all: .init(gamma: Make.moving((0, 1), (2, 3)))))), layer: gray),
      color: 0.006),
    Construct("shadow", with(.dropShadow(shadow))),
    Construct("turning shadow", with(.dropShadow(turning)), distance: 0.3),
    Construct("two shadows", with(.dropShadow(shadow), .dropShadow(turning)), distance: 0.3),
    Construct("transform", with(.transform(move)), distance: 0.3),
    Construct("shadow of a transform", with(.transform(move), .dropShadow(shadow)), distance: 0.3),
    Construct("line", with(.stroke(line)), distance: 0.01),
    Construct("line alone", with(.stroke(line), layer: Make.drawing([], [])), distance: 0.01),
    Construct(
      "colours inside of an instance",
      Make.scene(
        [
          with(
            .color(.fill(FillEffect(color: .constant(blue)))),
            layer: Make.instance(0, "d", TimeMap(begin: 0.2, rate: 0.5))),
          with(tint, layer: Make.instance(1, "d", TimeMap(begin: 0.2, rate: 0.5))),
          Make.instance(2, "d"),
        ], definitions: [definition]), color: 0.006),
  ]

  @Test("both scenes draw the same picture", arguments: constructs)
  func same(_ construct: Construct) {
    Judge.expectSame(construct)
  }

  private func normalized(_ scene: Scene) -> NormalizedScene {
    Normalizer().normalized(scene, log: FindingLog())
  }

  @Test("a shadow uses the layer shadow, with the source keyframes")
  func nativeShadow() throws {
    let scene = normalized(Make.scene([Self.with(.dropShadow(Self.shadow))]))
    #expect(scene.root.layers.count == 1)
    let layer = try #require(scene.root.layers.first)
    // 20 points to the lower right: 20 · √½.
    #expect(
      layer.shadow
        == NormalizedShadow(
          color: Self.blue, opacity: 1, offset: Point(x: 14.14214, y: 14.14214), radius: 0))
    #expect(layer.sublayers.isEmpty)
    for property in [
      LayerProperty.shadowColor, .shadowOpacity, .shadowOffsetX, .shadowOffsetY, .shadowRadius,
    ] {
      #expect(layer.tracks.contains { $0.property == property }, "\(property)")
    }
  }

  @Test("a mask does not clip a shadow that follows it")
  func maskedShadow() throws {
    var layer = Self.with(.dropShadow(Self.shadow))
    layer.masks = [Mask(name: "M", mode: .add, path: .constant(Make.square))]
    let outer = try #require(normalized(Make.scene([layer])).root.layers.first)
    #expect(outer.shadow != nil)
    #expect(outer.mask == nil)
    #expect(outer.sublayers.first?.mask != nil)
  }

  @Test("Set Matte becomes a mask, and the layer that it uses is also drawn")
  func matte() throws {
    let matte = LayerEffect.Kind.matte(MatteEffect(source: LayerID(1)))
    let scene = normalized(Make.scene([Make.solid(1), Self.with(matte)]))
    #expect(scene.root.layers.count == 2)
    #expect(scene.root.layers.last?.mask?.layers.count == 1)
  }

  @Test("copies a definition once for a static effect and keeps it for other uses")
  func copies() {
    let fill = LayerEffect.Kind.color(.fill(FillEffect(color: .constant(Self.blue))))
    let scene = Make.scene(
      [
        Self.with(fill, layer: Make.instance(0, "d")),
        Self.with(fill, layer: Make.instance(1, "d")), Make.instance(2, "d"),
      ], definitions: [Self.definition])
    #expect(normalized(scene).definitions.map(\.id) == ["d", "d 2"])
  }

  @Test("copies of definitions have a limit")
  func budget() {
    let layer = Self.with(Self.tint, layer: Make.instance(0, "d"))
    let scene = Make.scene([layer], definitions: [Self.definition])
    let log = FindingLog()
    var normalizer = Normalizer()
    normalizer.limits.copiedLayers = 1
    _ = normalizer.normalized(scene, log: log)
    #expect(log.findings.map(\.kind) == [.definitionBudget])
  }

  static let losses: [(LayerEffect.Kind, String)] = [
    (.blur(BlurEffect(radius: .constant(3))), "effect/gaussian-blur"),
    (.innerShadow(ShadowEffect()), "style/inner-shadow"),
    (.outline(OutlineEffect(color: .constant(red), width: .constant(2))), "style/stroke"),
    (.dropShadow(ShadowEffect(isAlone: true)), "effect/drop-shadow"),
  ]

  @Test("reports effects that Core Animation cannot play", arguments: losses.indices)
  func lost(_ index: Int) {
    let (kind, id) = Self.losses[index]
    #expect(Judge.findings(Make.scene([Self.with(kind)])) == [id])
  }

  @Test(
    "colors of images are unchanged, but a fill covers them",
    arguments: [
      (tint, ["effect/tint"]),
      (
        .color(
          .tritone(
            TritoneEffect(
              shadows: .constant(.black), midtones: .constant(red), highlights: .constant(.white)))),
        ["effect/tritone"]
      ),
      (.color(.levels(LevelsEffect(red: .init(gamma: .constant(2))))), ["effect/levels"]),
      (.color(.fill(FillEffect(color: .constant(blue)))), []),
    ] as [(LayerEffect.Kind, [String])])
  func images(_ kind: LayerEffect.Kind, _ ids: [String]) {
    let asset = ImageAsset(
      id: "i", size: Size(width: 10, height: 10), data: .external(path: "i.png"))
    let layer = Layer(
      id: LayerID(0), name: "Image",
      content: .image(ImageUse(image: "i", size: Size(width: 10, height: 10))),
      window: Make.always)
    #expect(Judge.findings(Make.scene([Self.with(kind, layer: layer)], images: [asset])) == ids)
  }

  @Test("layers that use each other as a matte terminate")
  func matteCycle() {
    let layers = (0..<2).map { index in
      let matte = LayerEffect.Kind.matte(MatteEffect(source: LayerID(1 - index)))
      return Self.with(matte, layer: Make.solid(index))
    }
    let scene = normalized(Make.scene(layers))
    #expect(scene.root.layers.count == 2)
    #expect(scene.root.layers.allSatisfy { $0.mask != nil })
    #expect(
      Set(Judge.findings(Make.scene(layers))) == ["ref/matte-cycle", "normalize/nested-mask"])
  }

  @Test("only one Set Matte applies, and it clips effects after it")
  func mattes() {
    let matte = LayerEffect.Kind.matte(MatteEffect(source: LayerID(1)))
    let scene = Make.scene([Make.solid(1), Self.with(matte, .dropShadow(Self.shadow), matte)])
    #expect(Judge.findings(scene) == ["effect/set-matte"])
  }
}
