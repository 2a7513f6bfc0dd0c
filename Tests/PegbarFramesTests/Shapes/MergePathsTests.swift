import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of fills of merged paths.
@Suite struct MergePathsTests {
  /// Returns squares of 20 points, 10 points apart, the second one in reverse if `isReversed`.
  private func content(
    _ modes: (MergePaths.Mode, [Int])..., count: Int = 2, isReversed: Bool = false
  ) -> ShapeContent {
    let paths = (0..<count).map { index in
      let x = Double(index) * 10
      var corners = [(x, 0.0), (x + 20, 0), (x + 20, 20), (x, 20)]
      if isReversed, index == 1 { corners.reverse() }
      return ShapePath(name: "P\(index)", geometry: .path(.constant(.corners(corners))))
    }
    let style = ShapeStyle(
      name: "Fill", kind: .fill(.nonZero), paint: .color(.constant(.black)),
      opacity: .constant(0.5), paths: Array(0..<count))
    return ShapeContent(
      paths: paths,
      modifiers: modes.map {
        PathModifier(name: "M", kind: .merge(MergePaths(mode: $0.0)), paths: $0.1)
      }, nodes: [.style(style)])
  }

  private func items(_ content: ShapeContent) -> [DisplayItem] {
    SceneEvaluator(
      Scene(
        name: "S", duration: 1, frameRate: 10,
        root: Composition(
          name: "Root", size: Size(width: 100, height: 100),
          layers: [
            Layer(
              id: LayerID(0), name: "L", content: .shapes(content),
              window: TimeRange(start: 0, end: 1))
          ]))
    ).frame(at: 0).items
  }

  private func path(_ item: DisplayItem?) throws -> PathItem {
    guard case .path(let path) = item else { throw Unexpected() }
    return path
  }

  private struct Unexpected: Error {}

  @Test("Add paints all outlines in the same direction", arguments: [false, true])
  func add(isReversed: Bool) throws {
    let item = try path(items(content((.add, [0, 1]), isReversed: isReversed)).first)
    #expect(item.tool == .fill(.nonZero))
    #expect(item.opacity == 0.5)
    #expect(item.path.contours.count == 2)
    let second = item.path.contours[1].vertices
    #expect(second[1].point - second[0].point == Point(x: 20, y: 0))
  }

  @Test("Exclude paints all outlines with the even-odd rule")
  func exclude() throws {
    let item = try path(items(content((.exclude, [0, 1]))).first)
    #expect(item.tool == .fill(.evenOdd))
    #expect(item.path.contours.count == 2)
  }

  @Test(
    "Subtract and Intersect cut the frontmost outline by the others",
    arguments: [
      (MergePaths.Mode.subtract, Mask.Mode.subtract), (.intersect, .intersect),
    ])
  func cuts(mode: MergePaths.Mode, mask: Mask.Mode) throws {
    let items = items(content((mode, [0, 1, 2]), count: 3))
    guard case .group(let group) = try #require(items.first),
      case .paths(let masks, _) = try #require(group.mask)
    else { throw Unexpected() }
    #expect(group.opacity == 0.5)
    #expect(try path(group.children.first).path.points[0] == Point(x: 0, y: 0))
    #expect(masks.map(\.mode) == [mask, mask])
    #expect(masks.map { $0.path.points[0].x } == [10, 20])
  }

  @Test("the result of a merge is one operand of the next")
  func inARow() throws {
    // (P0 ∩ P1) − P2, and then P0 − (P1 − P2): outside of P1, or in P2.
    let first = content((.intersect, [0, 1]), (.subtract, [0, 1, 2]), count: 3)
    let parts = try #require(ShapeEvaluator(content: first).mergedParts(of: style(first)))
    #expect(parts.map(\.outlines.paths) == [[0]])
    #expect(parts[0].cuts.map(\.outlines.paths) == [[1], [2]])
    #expect(parts[0].cuts.map(\.isInverted) == [false, true])
  }

  @Test("a subtracted area can itself be cut")
  func nested() throws {
    var content = content((.subtract, [1, 2]), (.subtract, [0, 1, 2]), count: 3)
    content.groups = [ShapeGroup(name: "G")]
    content.paths[1].group = 0
    content.paths[2].group = 0
    content.modifiers[0].kind = .merge(MergePaths(mode: .subtract, group: 0))
    let parts = try #require(ShapeEvaluator(content: content).mergedParts(of: style(content)))
    #expect(parts.map(\.outlines.paths) == [[0], [0]])
    #expect(parts.map { $0.cuts.map(\.outlines.paths) } == [[[1]], [[2]]])
    #expect(parts.map { $0.cuts.map(\.isInverted) } == [[true], [false]])
  }

  @Test("the paths of a group are one operand, and a style inside it is not merged")
  func groups() throws {
    var content = content((.intersect, [0, 1, 2]), count: 3)
    content.groups = [ShapeGroup(name: "G")]
    content.paths[1].group = 0
    content.paths[2].group = 0
    let parts = try #require(ShapeEvaluator(content: content).mergedParts(of: style(content)))
    #expect(parts.map { $0.cuts.map(\.outlines.operands) } == [[[[1, 2]]]])
    var inner = try style(content)
    inner.group = 0
    inner.paths = [1, 2]
    content.nodes.append(.style(inner))
    #expect(ShapeEvaluator(content: content).mergedParts(of: inner) == nil)
  }

  @Test("a style that paints one operand is unchanged")
  func single() throws {
    var content = content((.intersect, [0, 1]))
    var style = try style(content)
    style.paths = [0]
    content.nodes = [.style(style)]
    #expect(ShapeEvaluator(content: content).mergedParts(of: style) == nil)
  }

  @Test("paints a complex chain of exclusions without merging")
  func intricate() throws {
    // Every second merge makes the previous one a complex operand, so the number of parts would
    // double each time.
    let modes = (1..<12).map { last in
      (last % 2 == 0 ? MergePaths.Mode.exclude : .intersect, Array(0...last))
    }
    var content = content(count: 12)
    content.modifiers = modes.map {
      PathModifier(name: "M", kind: .merge(MergePaths(mode: $0.0)), paths: $0.1)
    }
    #expect(try content.mergedAreas[MergedArea.Key(style(content))] == .tooIntricate)
    content.modifiers = Array(repeating: content.modifiers[0], count: 101)
    #expect(try content.mergedAreas[MergedArea.Key(style(content))] == .tooIntricate)
  }

  private func style(_ content: ShapeContent) throws -> ShapeStyle {
    guard case .style(let style) = try #require(content.nodes.first) else { throw Unexpected() }
    return style
  }
}
