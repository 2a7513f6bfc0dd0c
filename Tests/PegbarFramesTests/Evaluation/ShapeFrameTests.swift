@testable import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

struct ShapeFrameTests {
  private let path = ShapePath(
    name: "p", group: 0, geometry: .path(.constant(.corners([(0, 0), (4, 0), (4, 4)]))))

  private func style(
    _ kind: ShapeStyle.Kind, group: Int? = 0, opacity: Double = 1, blendMode: BlendMode = .normal
  ) -> ShapeNode {
    .style(
      ShapeStyle(
        name: "s", group: group, kind: kind, paint: .color(.constant(.white)),
        opacity: .constant(opacity), blendMode: blendMode, paths: [0]))
  }

  private func items(_ nodes: [ShapeNode], opacity: Double = 1) -> [DisplayItem] {
    let group = ShapeGroup(
      name: "g", transform: Transform(scale: .constant(Point(x: 2, y: 2))),
      opacity: .constant(opacity))
    let content = ShapeContent(paths: [path], groups: [group], nodes: nodes)
    let layer = Layer(
      id: LayerID(0), name: "l", content: .shapes(content), window: Samples.always)
    return SceneEvaluator(Samples.scene([layer])).frame(at: 0).items
  }

  @Test("the group of a style transforms the painted result, including line widths")
  func inside() {
    let item = items([.group(0, [style(.stroke(Stroke(width: .constant(3))))])]).first?.path
    #expect(item?.matrix == .scale(Point(x: 2, y: 2)))
    #expect(item?.tool == .stroke(StrokeLine(width: 3)))
    #expect(item?.path.points[1] == Point(x: 4, y: 0))
  }

  @Test("a style outside the group of the path paints the transformed path")
  func outside() {
    let item = items([style(.fill(.evenOdd), group: nil)]).first?.path
    #expect(item?.matrix == .identity)
    #expect(item?.path.points[1] == Point(x: 8, y: 0))
    #expect(item?.tool == .fill(.evenOdd))
  }

  @Test("a group of two styles fades as one")
  func groupOpacity() {
    let nodes = [style(.fill(.nonZero), opacity: 0.5), style(.fill(.nonZero))]
    let group = items([.group(0, nodes)], opacity: 0.25).first?.group
    #expect(group?.opacity == 0.25)
    #expect(group?.children.compactMap { $0.path?.opacity } == [0.5, 1])
    let single = items([.group(0, [nodes[0]])], opacity: 0.25).first?.path
    #expect(single?.opacity == 0.125)
  }

  @Test("a style applies its blend mode")
  func blend() {
    let group = items([style(.fill(.nonZero), blendMode: .screen)]).first?.group
    #expect(group?.blendMode == .screen)
  }

  @Test("does not draw a stroke without width")
  func noWidth() {
    #expect(items([style(.stroke(Stroke(width: .constant(0))))]).isEmpty)
  }

  @Test(
    "dashes with zero or negative lengths draw a solid line",
    arguments: [([0, 0], []), ([4, -1], []), ([4, 0, 1], [4, 0, 1])] as [([Double], [Double])])
  func dashes(lengths: [Double], expected: [Double]) {
    let stroke = Stroke(
      width: .constant(1), dashes: lengths.map { .constant($0) }, dashPhase: .constant(2))
    let line = StrokeLine(stroke, at: 0)
    #expect(line?.dashes == expected)
    #expect(line?.dashPhase == (expected.isEmpty ? 0 : 2))
  }
}
