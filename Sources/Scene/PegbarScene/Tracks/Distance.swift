package import PegbarGeometry

/// The distance between values, for sampling.
package enum Distance {
  /// Returns the absolute difference.
  package static func of(_ left: Double, _ right: Double) -> Double { abs(left - right) }

  /// Returns the distance in points.
  package static func of(_ left: Point, _ right: Point) -> Double { (left - right).length }

  /// Returns the largest distance between points of two paths; infinite for different topologies.
  package static func of(_ left: Path, _ right: Path) -> Double {
    guard left.hasSameTopology(as: right) else { return .infinity }
    var worst = 0.0
    for (left, right) in zip(left.contours, right.contours) {
      for (left, right) in zip(left.vertices, right.vertices) {
        worst = max(worst, of(left, right))
      }
    }
    return worst
  }

  /// Returns the distance of a path from the one at a fraction of the way between two others.
  ///
  /// This is the distance from `Path.interpolate(first, last, fraction)`, without creating it.
  package static func of(
    _ path: Path, from first: Path, to last: Path, at fraction: Double
  ) -> Double {
    guard first.hasSameTopology(as: last) else { return of(path, first) }
    guard path.hasSameTopology(as: first) else { return .infinity }
    var worst = 0.0
    // A vertex whose points are all closer does not increase the distance. The margin is for
    // rounding errors.
    var closest = 0.0
    for (index, contour) in path.contours.enumerated() {
      let (starts, ends) = (first.contours[index].vertices, last.contours[index].vertices)
      for (index, vertex) in contour.vertices.enumerated() {
        let (start, end) = (starts[index], ends[index])
        guard !(square(vertex, start, end, fraction) < closest) else { continue }
        worst = max(worst, of(vertex, .interpolate(start, end, fraction)))
        closest = worst * worst * (1 - 1e-9)
      }
    }
    return worst
  }

  /// Returns the largest distance between the curves at two vertices, up to which their other ends
  /// are equally far apart.
  private static func of(_ left: PathVertex, _ right: PathVertex) -> Double {
    // Both control points of a curve together have a weight of at most three quarters.
    let end = of(left.point, right.point)
    let control = max(of(left.inControl, right.inControl), of(left.outControl, right.outControl))
    return max(end, end / 4 + control * 3 / 4)
  }

  /// Returns the square of the largest distance of the points of a vertex from those at a fraction
  /// of the way between two others.
  private static func square(
    _ vertex: PathVertex, _ first: PathVertex, _ last: PathVertex, _ fraction: Double
  ) -> Double {
    func square(_ point: Point, _ first: Point, _ last: Point) -> Double {
      let (start, end) = (SIMD2(first.x, first.y), SIMD2(last.x, last.y))
      let offset = SIMD2(point.x, point.y) - (start + (end - start) * fraction)
      let squares = offset * offset
      return squares.x + squares.y
    }
    return max(
      square(vertex.point, first.point, last.point),
      max(
        square(vertex.inControl, first.inControl, last.inControl),
        square(vertex.outControl, first.outControl, last.outControl)))
  }

  /// Returns the largest distance between two colors; infinite for lists of different lengths.
  package static func of(_ left: Colors, _ right: Colors) -> Double {
    guard left.values.count == right.values.count else { return .infinity }
    return zip(left.values, right.values).reduce(0) { max($0, of($1.0, $1.1)) }
  }

  /// Returns the largest difference of a component, 0…1.
  package static func of(_ left: Color, _ right: Color) -> Double {
    max(
      abs(left.red - right.red), abs(left.green - right.green), abs(left.blue - right.blue),
      abs(left.alpha - right.alpha))
  }

  /// Returns the largest difference of two numbers; infinite for lists of different lengths.
  package static func of(_ left: Numbers, _ right: Numbers) -> Double {
    guard left.values.count == right.values.count else { return .infinity }
    return zip(left.values, right.values).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// Returns infinity for different values, which cannot be interpolated.
  package static func of(_ left: Bool, _ right: Bool) -> Double { left == right ? 0 : .infinity }
}
