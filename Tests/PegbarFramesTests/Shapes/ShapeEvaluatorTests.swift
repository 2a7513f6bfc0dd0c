import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

struct ShapeEvaluatorTests {
  private let content = ShapeContent(
    paths: [
      ShapePath(
        name: "a", group: 1,
        geometry: .path(.constant(.corners([(0, 0), (1, 0)], isClosed: false)))),
      ShapePath(
        name: "b", group: 0,
        geometry: .path(.constant(.corners([(5, 5), (6, 5)], isClosed: false)))),
    ],
    groups: [
      ShapeGroup(name: "outer", transform: Transform(position: .constant(Point(x: 100, y: 0)))),
      ShapeGroup(
        name: "inner", parent: 0,
        transform: Transform(
          position: .constant(Point(x: 0, y: 10)), scale: .constant(Point(x: 2, y: 2)))),
    ])

  private func style(in group: Int?, paths: [Int]) -> ShapeStyle {
    ShapeStyle(
      name: "s", group: group, kind: .fill(.nonZero), paint: .color(.constant(.black)),
      paths: paths)
  }

  @Test("groups between path and style move the path, but those around the style do not")
  func between() {
    let evaluator = ShapeEvaluator(content: content)
    let paths = evaluator.paths(at: 0)
    let inOuter = evaluator.path(
      of: [0, 1], for: style(in: 0, paths: [0, 1]), paths: paths, at: 0)
    #expect(
      inOuter.points == [
        Point(x: 0, y: 10), Point(x: 2, y: 10), Point(x: 5, y: 5), Point(x: 6, y: 5),
      ])
    let inRoot = evaluator.path(of: [0], for: style(in: nil, paths: [0]), paths: paths, at: 0)
    #expect(inRoot.points == [Point(x: 100, y: 10), Point(x: 102, y: 10)])
  }

  @Test("applies modifiers in order, each to its paths, and ignores unknown paths")
  func modifiers() {
    var content = content
    let half = Trim(
      start: .constant(0), end: .constant(0.5), offset: .constant(0), mode: .individually)
    content.modifiers = [
      PathModifier(name: "t", kind: .trim(half), paths: [1, 7]),
      PathModifier(name: "u", kind: .trim(half), paths: [1]),
    ]
    let paths = ShapeEvaluator(content: content).paths(at: 0)
    #expect(paths[0].points == [Point(x: 0, y: 0), Point(x: 1, y: 0)])
    #expect(isClose(paths[1].points, [Point(x: 5, y: 5), Point(x: 5.25, y: 5)]))
  }
}
