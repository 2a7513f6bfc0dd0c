import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of the copies of a repeater.
@Suite struct RepeaterTests {
  private static let square = ShapePath(
    name: "P", group: 0, geometry: .path(.constant(.corners([(0, 0), (10, 0), (10, 10)]))))

  private static func content(
    _ repeater: Repeater, styleGroup: Int? = 0, opacity: Double = 1
  ) -> ShapeContent {
    let style = ShapeStyle(
      name: "Fill", group: styleGroup, kind: .fill(.nonZero), paint: .color(.constant(.black)),
      paths: [0])
    let group = ShapeGroup(name: "R", opacity: .constant(opacity), repeater: repeater)
    return ShapeContent(
      paths: [square], groups: [group],
      nodes: styleGroup == nil ? [.style(style)] : [.group(0, [.style(style)])])
  }

  private static func items(_ content: ShapeContent) -> [PathItem] {
    let scene = Scene(
      name: "S", duration: 1, frameRate: 10,
      root: Composition(
        name: "Root", size: Size(width: 100, height: 100),
        layers: [
          Layer(
            id: LayerID(0), name: "L", content: .shapes(content),
            window: TimeRange(start: 0, end: 1))
        ]))
    return SceneEvaluator(scene).frame(at: 0).items.compactMap { item in
      if case .path(let path) = item { path } else { nil }
    }
  }

  @Test("moves a copy by its index and by the offset")
  func steps() {
    let repeater = Repeater(
      copies: .constant(3), offset: .constant(0.5),
      step: Transform(position: .constant(Point(x: 20, y: -4))))
    let moves = repeater.copies(at: 0).map { $0.matrix.apply(.zero) }
    #expect(moves == [Point(x: 10, y: -2), Point(x: 30, y: -6), Point(x: 50, y: -10)])
  }

  @Test("rotation and scale accumulate about the anchor, rotation before scale")
  func turns() {
    let repeater = Repeater(
      copies: .constant(3),
      step: Transform(
        anchor: .constant(Point(x: 10, y: 0)), position: .constant(Point(x: 5, y: 0)),
        scale: .constant(Point(x: 2, y: 1)), rotation: .constant(90)))
    // The origin is 10 to the left of the anchor point. One rotation moves it above the anchor
    // point, where scaling in x has no effect. Two rotations move it to the right, scaled by 2 · 2.
    let moves = repeater.copies(at: 0).map { $0.matrix.apply(.zero) }
    #expect(isClose(moves, [.zero, Point(x: 15, y: -10), Point(x: 10 + 40 + 10, y: 0)]))
  }

  @Test("scales a partial step linearly, and divides for a negative offset")
  func parts() {
    #expect(
      Repeater.scale(Point(x: 3, y: 1), ofCopy: 1, offset: 0.5) == Point(x: 6, y: 1))
    #expect(
      Repeater.scale(Point(x: 2, y: 4), ofCopy: 0, offset: -1) == Point(x: 0.5, y: 0.25))
  }

  @Test("rounds a partial copy up, and accepts zero and excessive counts")
  func counts() {
    func count(_ value: Double) -> Int {
      Repeater(copies: .constant(value)).copyCount(at: 0)
    }
    #expect([0, 0.2, 2, 2.0000001, 2.5, -3, 1e12].map(count) == [0, 1, 2, 2, 3, 0, 1000])
  }

  @Test("opacity is interpolated linearly from the original to the last copy")
  func opacities() {
    func opacities(_ copies: Double) -> [Double] {
      Repeater(
        copies: .constant(copies), startOpacity: .constant(1), endOpacity: .constant(0.5)
      ).copies(at: 0).map(\.opacity)
    }
    #expect(opacities(3) == [1, 0.75, 0.5])
    #expect(opacities(1) == [1])
  }

  @Test("places later copies below or above", arguments: Repeater.Order.allCases)
  func order(_ order: Repeater.Order) {
    let repeater = Repeater(
      copies: .constant(2), step: Transform(position: .constant(Point(x: 20, y: 0))),
      endOpacity: .constant(0.5), order: order)
    let items = Self.items(Self.content(repeater))
    #expect(items.map(\.matrix.tx) == (order == .below ? [20, 0] : [0, 20]))
    #expect(items.map(\.opacity) == (order == .below ? [0.5, 1] : [1, 0.5]))
  }

  @Test("a style outside the repeated group paints all copies as one")
  func outside() {
    let repeater = Repeater(
      copies: .constant(3), step: Transform(position: .constant(Point(x: 20, y: 0))),
      endOpacity: .constant(0))
    let items = Self.items(Self.content(repeater, styleGroup: nil))
    #expect(items.map { $0.path.contours.map { $0.vertices[0].point.x } } == [[0, 20, 40]])
  }

  @Test("draws nested copies up to the limit of a frame", .slow)
  func nested() {
    let many = Repeater(copies: .constant(1000))
    let style = ShapeStyle(
      name: "Fill", group: 2, kind: .fill(.nonZero), paint: .color(.constant(.black)), paths: [0])
    var path = Self.square
    path.group = 2
    let groups = [nil, 0, 1].map { ShapeGroup(name: "R", parent: $0, repeater: many) }
    let scene = Scene(
      name: "S", duration: 1, frameRate: 10,
      root: Composition(
        name: "Root", size: Size(width: 100, height: 100),
        layers: [
          Layer(
            id: LayerID(0), name: "L",
            content: .shapes(
              ShapeContent(
                paths: [path], groups: groups,
                nodes: [.group(0, [.group(1, [.group(2, [.style(style)])])])])),
            window: TimeRange(start: 0, end: 1))
        ]))
    #expect(SceneEvaluator(scene).frame(at: 0).isTruncated)
  }

  @Test("draws copies of a path with very many vertices up to a limit")
  func manyVertices() {
    let line = Path([
      Contour((0..<20_000).map { PathVertex(Point(x: Double($0), y: 0)) }, isClosed: true)
    ])
    let content = ShapeContent(
      paths: [ShapePath(name: "P", group: 0, geometry: .path(.constant(line)))],
      groups: [ShapeGroup(name: "R", repeater: Repeater(copies: .constant(1000)))],
      nodes: [])
    let style = ShapeStyle(
      name: "Fill", group: nil, kind: .fill(.nonZero), paint: .color(.constant(.black)), paths: [0])
    let evaluator = ShapeEvaluator(content: content)
    let drawn = evaluator.path(
      of: style.paths, for: style, paths: evaluator.paths(at: 0), at: 0)
    #expect(drawn.vertexCount == 1_000_000)
  }
}
