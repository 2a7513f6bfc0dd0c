/// A path of cubic segments.
///
/// All numbers lie in one array, because paths dominate large files.
/// - Source: Lottie Bézier values, `{"c": true, "v": [[x, y]…], "i": […], "o": […]}`.
package struct BezierPath: PropertyValue {
  /// A point of the path with its two handles.
  package struct Vertex: Sendable, Hashable {
    /// Where it lies.
    package var point: Vector
    /// The handle of the segment that arrives, relative to the point.
    package var inTangent: Vector
    /// The handle of the segment that leaves, relative to the point.
    package var outTangent: Vector

    /// Makes a vertex; without handles it is a corner.
    package init(point: Vector, inTangent: Vector = .zero, outTangent: Vector = .zero) {
      self.point = point
      self.inTangent = inTangent
      self.outTangent = outTangent
    }
  }

  /// Six numbers for each vertex: x, y, in x, in y, out x, out y; the handles are relative.
  package private(set) var coordinates: [Double]
  /// Whether the last vertex is joined to the first (`c`).
  package var isClosed: Bool

  /// A path without vertices.
  package static let empty = BezierPath(coordinates: [], isClosed: false)

  /// Makes a path from six numbers for each vertex; a rest of fewer than six is dropped.
  package init(coordinates: [Double], isClosed: Bool) {
    let rest = coordinates.count % 6
    self.coordinates = rest == 0 ? coordinates : coordinates.dropLast(rest)
    self.isClosed = isClosed
  }

  /// Makes a path from its vertices.
  package init(vertices: [Vertex], isClosed: Bool) {
    coordinates = vertices.flatMap {
      [
        $0.point.x, $0.point.y, $0.inTangent.x, $0.inTangent.y, $0.outTangent.x, $0.outTangent.y,
      ]
    }
    self.isClosed = isClosed
  }

  /// How many vertices there are.
  package var count: Int { coordinates.count / 6 }
  /// Whether there are no vertices.
  package var isEmpty: Bool { coordinates.isEmpty }

  /// The vertex at an index in `0..<count`.
  package subscript(index: Int) -> Vertex {
    let start = index * 6
    return Vertex(
      point: Vector(x: coordinates[start], y: coordinates[start + 1]),
      inTangent: Vector(x: coordinates[start + 2], y: coordinates[start + 3]),
      outTangent: Vector(x: coordinates[start + 4], y: coordinates[start + 5]))
  }

  /// The vertices one by one; `coordinates` is faster.
  package var vertices: [Vertex] { (0..<count).map { self[$0] } }
}
