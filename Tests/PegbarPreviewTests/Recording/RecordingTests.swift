import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarFrames
@testable import PegbarPreview

/// Frames become one tree of elements, whose attributes change.
@Suite struct RecordingTests {
  private static let builder = SVGBuilder(size: Size(width: 20, height: 10), settles: false)

  /// Returns a filled triangle of a layer.
  private func triangle(
    of layer: Int, at x: Double = 0, color: Color = .black
  ) -> DisplayItem {
    .path(
      PathItem(
        path: Samples.polygon([(0, 0), (10, 0), (10, 10)]),
        matrix: .translation(Point(x: x, y: 0)), tool: .fill(.nonZero), paint: .color(color),
        origin: ItemOrigin(layer: "Layer \(layer)", layers: [layer])))
  }

  private func recording(_ frames: [[DisplayItem]]) -> Recording {
    var recording = Recording()
    for items in frames { recording.add(Self.builder.elements(of: items)) }
    return recording
  }

  @Test("a layer that moves keeps its outline and changes its map")
  func motion() throws {
    let recording = recording([1.0, 2, 2, 3].map { [triangle(of: 0, at: $0)] })
    #expect(recording.roots == [0] && recording.count == 4)
    let attributes = try #require(recording.nodes.first).attributes
    #expect(attributes.map(\.name) == ["d", "transform", "fill"])
    #expect(attributes.map { $0.changes.map(\.frame) } == [[0], [0, 1, 3], [0]])
  }

  @Test("an attribute that is absent in a frame is removed there")
  func removal() throws {
    let recording = recording([1.0, 0, 1].map { [triangle(of: 0, at: $0)] })
    let transform = try #require(recording.nodes.first?.attributes.first { $0.name == "transform" })
    #expect(transform.changes.map { $0.content == nil } == [false, true, false])
  }

  @Test("layers that appear between others keep the order of all frames")
  func order() {
    let (first, second, third) = (triangle(of: 0), triangle(of: 1), triangle(of: 2))
    let recording = recording([[first, third], [first, second, third], [second]])
    #expect(recording.roots.map { recording.nodes[$0].layers } == [[0], [1], [2]])
    let presence = recording.roots.map { index in
      recording.nodes[index].presence.map { "\($0.frame) \($0.content)" }
    }
    #expect(presence == [["0 true", "2 false"], ["1 true"], ["0 true", "2 false"]])
  }

  @Test("layers that change their order are separate nodes")
  func exchange() {
    let (first, second) = (triangle(of: 0), triangle(of: 1))
    let recording = recording([[first, second], [second, first]])
    #expect(recording.roots.map { recording.nodes[$0].layers } == [[0], [1], [0]])
  }

  @Test("a clip path is one node, whose outline changes")
  func definition() throws {
    let frames = [1.0, 2].map { x -> [DisplayItem] in
      var group = GroupItem(children: [triangle(of: 0)])
      group.clip = ClipItem(
        path: Samples.polygon([(0, 0), (x, 0), (x, 5)]), matrix: .identity)
      return [.group(group)]
    }
    let recording = recording(frames)
    let definition = try #require(recording.definitions.first)
    #expect(recording.definitions.count == 1 && recording.nodes[definition].name == "clipPath")
    let outline = recording.nodes[recording.nodes[definition].children[0]]
    #expect(outline.attributes.map { $0.changes.count } == [2])
    let group = recording.nodes[recording.roots[0]]
    let values = group.attributes.flatMap { $0.changes.map { $0.content } }
    #expect(values == [Recording.Value.link(definition)])
  }
}
