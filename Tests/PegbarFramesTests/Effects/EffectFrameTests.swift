@testable import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Effects in a frame, with values computed by hand.
struct EffectFrameTests {
  private func frame(
    _ effects: LayerEffect.Kind..., scale: Point = .one, rotation: Double = 0,
    others: [Layer] = []
  ) -> [DisplayItem] {
    var layer = Samples.solid(0, at: Point(x: 10, y: 0))
    layer.transform.scale = .constant(scale)
    layer.transform.rotation = .constant(rotation)
    layer.effects = effects.map { LayerEffect(name: "E", kind: $0) }
    return SceneEvaluator(Samples.scene(others + [layer])).frame(at: 1).items
  }

  private func filters(_ items: [DisplayItem]) throws -> [FrameFilter] {
    guard case .group(let group) = try #require(items.first) else { throw Unexpected() }
    return group.filters
  }

  private struct Unexpected: Error {}

  private let red = Color(red: 1, green: 0, blue: 0)

  @Test("successive effects become the filters of one group, in order")
  func order() throws {
    let items = frame(
      .color(.fill(FillEffect(color: .constant(red), opacity: .constant(0.5)))),
      .blur(BlurEffect(radius: .constant(3))))
    #expect(
      try filters(items) == [
        .color(.fill(red, opacity: 0.5)), .blur(Size(width: 3, height: 3)),
      ])
  }

  @Test("a blur scales with the layer, and its axes rotate with it")
  func blur() throws {
    let blur = LayerEffect.Kind.blur(BlurEffect(radius: .constant(2), axes: .horizontal))
    #expect(
      try filters(frame(blur, scale: Point(x: 3, y: 5))) == [.blur(Size(width: 6, height: 0))])
    #expect(
      try filters(frame(blur, scale: Point(x: 3, y: 5), rotation: 90))
        == [.blur(Size(width: 0, height: 6))])
    #expect(frame(.blur(BlurEffect(radius: .constant(0)))).first?.path != nil)
  }

  @Test(
    "a shadow follows its direction, clockwise from up, and rotates with the layer",
    arguments: [(0.0, 0.0, 0.0, -4.0), (90, 0, 4, 0), (180, 0, 0, 4), (90, 90, 0, 4)])
  func direction(direction: Double, rotation: Double, x: Double, y: Double) throws {
    let shadow = ShadowEffect(
      color: .constant(red), opacity: .constant(0.25),
      offset: .polar(direction: .constant(direction), distance: .constant(4)),
      radius: .constant(2))
    var color = red
    color.alpha = 0.25
    #expect(
      try filters(frame(.dropShadow(shadow), rotation: rotation)) == [
        .dropShadow(
          FrameShadow(
            color: color, offset: Point(x: x, y: y), deviation: Size(width: 2, height: 2)))
      ])
  }

  @Test("a transparent shadow is not drawn")
  func transparentShadow() {
    let items = frame(.dropShadow(ShadowEffect(opacity: .constant(0))))
    #expect(items.first?.path != nil)
  }

  @Test("a Transform moves effects before it, but not effects after it")
  func transform() throws {
    let move = TransformEffect(
      transform: Transform(
        position: .constant(Point(x: 5, y: 7)), scale: .constant(Point(x: 2, y: 2))),
      opacity: .constant(0.5))
    let blur = LayerEffect.Kind.blur(BlurEffect(radius: .constant(1)))
    let before = frame(blur, .transform(move))
    #expect(try filters(before) == [.blur(Size(width: 2, height: 2))])
    let after = frame(.transform(move), blur)
    #expect(try filters(after) == [.blur(Size(width: 1, height: 1))])
    guard case .group(let group) = try #require(after.first),
      case .path(let item) = try #require(group.children.first)
    else { throw Unexpected() }
    #expect(item.matrix == Matrix(a: 2, b: 0, c: 0, d: 2, tx: 15, ty: 7))
    #expect(item.opacity == 0.5)
  }

  @Test("a Transform rotates before it skews, along an axis rotated by 90°")
  func transformOrder() {
    let move = TransformEffect(
      transform: Transform(
        anchor: .constant(Point(x: 1, y: 0)), rotation: .constant(90), skew: .constant(45)))
    // (3, 0) − (1, 0) rotates to (0, 2). The shear along 90° results in y' = y + x · tan(45°) = y.
    let point = move.matrix(at: 0).apply(Point(x: 3, y: 0))
    #expect(isClose(point, Point(x: 0, y: 2)))
    // (1, 2) − (1, 0) rotates to (−2, 0), which moves along y by 2.
    let leaning = move.matrix(at: 0).apply(Point(x: 1, y: 2))
    #expect(isClose(leaning.x, -2))
    #expect(isClose(abs(leaning.y), 2))
  }

  @Test(
    "a stroke along masks is drawn over the picture, replaces it, or reveals it",
    arguments: StrokeEffect.Style.allCases)
  func stroke(_ style: StrokeEffect.Style) throws {
    let path = Path.corners([(0, 0), (10, 0)], isClosed: false)
    let items = frame(
      .stroke(
        StrokeEffect(
          paths: [.constant(path)], color: .constant(red), width: .constant(4),
          end: .constant(0.5), style: style)))
    var lines = items
    switch style {
    case .onOriginal:
      #expect(items.count == 2)
      lines.removeFirst()
    case .onTransparent: #expect(items.count == 1)
    case .revealsOriginal:
      guard case .group(let group) = try #require(items.first),
        case .matte(.alpha, let matte) = group.mask
      else { throw Unexpected() }
      lines = matte
    }
    let line = try #require(lines.first?.path)
    #expect(isClose(line.path.points, [.zero, Point(x: 5, y: 0)]))
    #expect(line.tool == .stroke(StrokeLine(width: 4, cap: .round, join: .round)))
  }

  @Test(
    "a stroke is drawn even if the layer is empty, except for nulls",
    arguments: [
      (.shapes(ShapeContent(paths: [], nodes: [])), 1),
      (.instance(Instance(definition: "gone", clip: nil)), 1), (.empty, 0),
    ] as [(LayerContent, Int)])
  func strokeAlone(_ content: LayerContent, _ count: Int) {
    var layer = Samples.solid(0, at: .zero)
    layer.content = content
    let path = Path.corners([(0, 0), (10, 0)], isClosed: false)
    layer.masks = [Mask(name: "M", mode: .add, path: .constant(path))]
    for style in StrokeEffect.Style.allCases {
      let stroke = StrokeEffect(
        paths: [.constant(path)], color: .constant(red), width: .constant(4), style: style)
      layer.effects = [LayerEffect(name: "E", kind: .stroke(stroke))]
      let items = SceneEvaluator(Samples.scene([layer])).frame(at: 1).items
      #expect(items.count == (style == .revealsOriginal ? 0 : count), "\(style)")
    }
  }

  @Test("Set Matte uses a channel of another layer, which is also drawn")
  func matte() throws {
    let effect = LayerEffect.Kind.matte(
      MatteEffect(source: LayerID(7), channel: .red, isInverted: true))
    let items = frame(effect, others: [Samples.solid(7)])
    #expect(items.count == 2)
    guard case .group(let group) = try #require(items.last),
      case .matte(.alphaInverted, let matte) = group.mask,
      case .group(let source) = try #require(matte.first)
    else { throw Unexpected() }
    #expect(source.filters == [.color(.coverage(.red))])
    // A layer is drawn without a matte if the matte layer is missing.
    #expect(frame(.matte(MatteEffect(source: LayerID(99)))).first?.path != nil)
  }

  @Test("layers that use each other or themselves as a matte terminate")
  func matteCycle() {
    var other = Samples.solid(7)
    other.effects = [LayerEffect(name: "E", kind: .matte(MatteEffect(source: LayerID(0))))]
    let cycle = LayerEffect.Kind.matte(MatteEffect(source: LayerID(7)))
    #expect(frame(cycle, cycle, others: [other]).count == 2)
    #expect(frame(.matte(MatteEffect(source: LayerID(0)))).count == 1)
  }
}
