package import PegbarGeometry
package import PegbarScene

extension RoundedCorners {
  /// Returns the path with rounded corners at a time.
  package func path(_ path: Path, at time: Double) -> Path {
    path.roundingCorners(radius: radius.value(at: time))
  }
}

extension Path {
  /// Returns the path with every corner replaced by an arc.
  ///
  /// Corners are vertices with both control points on them. The ends of open contours are
  /// unchanged.
  ///
  /// - Source: lottie-web RoundCornersModifier.js.
  package func roundingCorners(radius: Double) -> Path {
    guard radius > 0 else { return self }
    return Path(contours.map { $0.roundingCorners(radius: radius) })
  }
}

extension PathVertex {
  /// `true` if both control points are on the vertex.
  ///
  /// Invisible handles do not count: a roundness that begins to grow leaves a corner unchanged for
  /// the first millionth of a point.
  fileprivate var isCorner: Bool {
    (inControl - point).length < 1e-6 && (outControl - point).length < 1e-6
  }
}

extension Contour {
  fileprivate func roundingCorners(radius: Double) -> Contour {
    var result: [PathVertex] = []
    result.reserveCapacity(vertices.count * 2)
    let last = vertices.count - 1
    for (index, vertex) in vertices.enumerated() {
      let corner = vertex.point
      let isEnd = !isClosed && (index == 0 || index == last)
      guard !isEnd, vertex.isCorner else {
        result.append(vertex)
        continue
      }
      func offset(towards neighbour: Point) -> Point {
        let side = neighbour - corner
        let distance = side.length
        return distance > 0 ? side * (min(distance / 2, radius) / distance) : .zero
      }
      let before = offset(towards: vertices[index == 0 ? last : index - 1].point)
      let after = offset(towards: vertices[index == last ? 0 : index + 1].point)
      let start = corner + before
      let end = corner + after
      result.append(
        PathVertex(
          point: start, inControl: start, outControl: start - before * CubicCurve.roundCorner))
      result.append(
        PathVertex(point: end, inControl: end - after * CubicCurve.roundCorner, outControl: end))
    }
    return Contour(result, isClosed: isClosed)
  }
}
