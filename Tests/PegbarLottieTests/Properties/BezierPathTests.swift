import Testing

@testable import PegbarLottie

@Suite struct BezierPathTests {
  private let square = #""v": [[0, 0], [10, 0]], "i": [[1, 2], [3, 4]], "o": [[5, 6], [7, 8]]"#
  private let vertices = [
    BezierPath.Vertex(
      point: Vector(x: 0, y: 0), inTangent: Vector(x: 1, y: 2), outTangent: Vector(x: 5, y: 6)),
    BezierPath.Vertex(
      point: Vector(x: 10, y: 0), inTangent: Vector(x: 3, y: 4), outTangent: Vector(x: 7, y: 8)),
  ]

  @Test("reads a path as a property, bare, and in an array")
  func fixed() throws {
    for json in [
      #"{"k": {"c": true, \#(square)}}"#, #"{"c": true, \#(square)}"#,
      #"{"k": [{"c": true, \#(square)}]}"#,
    ] {
      let (property, log) = try read(path: json)
      #expect(property.fixedValue == BezierPath(vertices: vertices, isClosed: true))
      #expect(property.fixedValue?.vertices == vertices)
      #expect(log.ids.isEmpty)
    }
  }

  @Test("keyframes contain a path in an array, or bare")
  func keyed() throws {
    let (property, log) = try read(
      path: #"{"k": [{"t": 0, "s": [{\#(square)}]}, {"t": 5, "s": {\#(square)}}]}"#)
    let path = BezierPath(vertices: vertices, isClosed: false)
    #expect(property.keyframes.map(\.value) == [path, path])
    #expect(log.ids.isEmpty)
  }

  @Test("uses the shortest of lists with different lengths, with a finding")
  func lengths() throws {
    let (property, log) = try read(
      path: #"{"k": {"v": [[0, 0], [9, 9]], "i": [[0, 0]], "o": [[0, 0], [1, 1]]}}"#)
    #expect(property.fixedValue?.count == 1)
    #expect(log.ids == ["property/path-lengths"])
  }

  @Test("edges without handles are straight, with a finding")
  func noHandles() throws {
    let (property, log) = try read(path: #"{"k": {"v": [[0, 0], [9, 9]]}}"#)
    #expect(property.fixedValue?.count == 2)
    #expect(property.fixedValue?.vertices.last?.inTangent == .zero)
    #expect(log.ids == ["property/path-lengths"])
  }

  @Test("an empty path is valid")
  func empty() throws {
    let (property, log) = try read(path: #"{"k": {"c": false, "v": [], "i": [], "o": []}}"#)
    #expect(property.fixedValue == .empty)
    #expect(log.ids.isEmpty)
  }

  @Test("a broken vertex invalidates the path and is reported")
  func brokenVertex() throws {
    let (property, log) = try read(
      path: #"{"k": {"v": [[0, 0], "x"], "i": [[0, 0], [0, 0]], "o": [[0, 0], [0, 0]]}}"#)
    #expect(property.fixedValue == .empty)
    #expect(log.ids.contains("format/wrong-type"))
  }
}

extension BezierPath {
  fileprivate init(vertices: [Vertex], isClosed: Bool) {
    self.init(
      coordinates: vertices.flatMap {
        [
          $0.point.x, $0.point.y, $0.inTangent.x, $0.inTangent.y, $0.outTangent.x, $0.outTangent.y,
        ]
      }, isClosed: isClosed)
  }
}
