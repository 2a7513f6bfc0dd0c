package import PegbarGeometry
import PegbarScene

/// Returns `true` if two numbers are equal except for rounding.
package func isClose(_ left: Double, _ right: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(left - right) <= tolerance
}

/// Returns `true` if two points are equal except for rounding.
package func isClose(_ left: Point, _ right: Point, _ tolerance: Double = 1e-9) -> Bool {
  isClose(left.x, right.x, tolerance) && isClose(left.y, right.y, tolerance)
}

/// Returns `true` if two lists of points are equal except for rounding.
package func isClose(_ left: [Point], _ right: [Point], _ tolerance: Double = 1e-9) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { isClose($0, $1, tolerance) }
}

extension Path {
  /// The vertices of all contours.
  package var points: [Point] { contours.flatMap { $0.vertices.map(\.point) } }

  /// Returns an open or closed path of corners.
  package static func corners(_ points: [(Double, Double)], isClosed: Bool = true) -> Path {
    Path([Contour(points.map { PathVertex(Point(x: $0.0, y: $0.1)) }, isClosed: isClosed)])
  }
}
