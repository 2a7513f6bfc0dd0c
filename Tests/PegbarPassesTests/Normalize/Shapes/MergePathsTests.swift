import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Merged paths as keyframes.
struct MergePathsTests {
  private static let other = Geometry.ellipse(
    Ellipse(
      center: Make.points((0, 40, 40), (1.4, 90, 60)), size: .constant(Point(x: 60, y: 60))))

  private static func layer(_ mode: MergePaths.Mode) -> Layer {
    Make.drawing(
      [Make.geometry(Make.square), other], [Make.fill([0, 1])],
      [.merge(MergePaths(mode: mode))])
  }

  private func normalized(_ mode: MergePaths.Mode) throws -> NormalizedLayer {
    let scene = Normalizer().normalized(Make.scene([Self.layer(mode)]), log: FindingLog())
    return try #require(scene.root.layers.first?.sublayers.first)
  }

  @Test("added and excluded areas become one outline with the source keyframes")
  func compound() throws {
    for mode in [MergePaths.Mode.add, .exclude] {
      Judge.expectSame(Construct("", Self.layer(mode)))
      #expect(Judge.findings(Make.scene([Self.layer(mode)])) == [])
      guard case .shape(let shape) = try normalized(mode).content,
        case .fill(_, let rule) = shape.style
      else { return #expect(Bool(false)) }
      #expect(rule == (mode == .add ? .nonZero : .evenOdd))
      #expect(shape.path.contours.count == 2)
    }
  }

  @Test("the outside of a subtracted outline becomes a separate mask, without a filter")
  func subtract() throws {
    let layer = try normalized(.subtract)
    let mask = try #require(layer.mask)
    #expect(mask.mode == .alpha)
    guard case .shape(let shape) = mask.layers.first?.content,
      case .fill(_, let rule) = shape.style
    else { return #expect(Bool(false)) }
    #expect(rule == .evenOdd)
    #expect(shape.path.contours.count == 2)
    #expect(mask.layers.first?.tracks.map(\.property) == [.path])
    #expect(layer.sublayers.count == 1)
    #expect(Judge.findings(Make.scene([Self.layer(.subtract)])) == [])
  }

  @Test("a mask cuts the intersection")
  func intersect() throws {
    let layer = try normalized(.intersect)
    let mask = try #require(layer.mask)
    #expect(mask.mode == .alpha)
    #expect(layer.sublayers.count == 1)
    #expect(Judge.findings(Make.scene([Self.layer(.intersect)])) == [])
  }
}
