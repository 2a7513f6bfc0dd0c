internal import PegbarBase
package import PegbarGeometry
package import PegbarScene

extension ZigZag {
  /// Returns the path with ridges at a time.
  package func path(_ path: Path, at time: Double) -> Path {
    let size = size.value(at: time)
    let count = max(0, ridges.value(at: time).rounded())
    guard size != 0 else { return path }
    let ridges = RidgeMaker(
      size: size, count: Int(min(count, Double(Limits.largestRidges))), pointType: pointType)
    var remaining = Limits.ridgedVertices
    return Path(
      path.contours.map { contour in
        remaining -= contour.vertices.count * (ridges.count + 1)
        return remaining >= 0 ? ridges.ridged(contour) : contour
      })
  }
}

/// Adds ridges to outlines, alternating between both sides.
///
/// - Source: lottie-web ZigZagModifier.js.
private struct RidgeMaker {
  var size: Double
  var count: Int
  var pointType: ZigZag.PointType

  func ridged(_ contour: Contour) -> Contour {
    let vertices = contour.vertices
    let curves = contour.curves
    guard !curves.isEmpty else { return contour }
    // Starts on the outside of a clockwise outline. In a closed outline, the first vertex occurs
    // twice.
    var side = -1.0
    var result = [corner(vertices, 0, side)]
    for (index, curve) in curves.enumerated() {
      let length = (curve.end - curve.start).length
      for ridge in 0..<count {
        side = -side
        let parameter = Double(ridge + 1) / Double(count + 1)
        let point =
          curve.isLine
          ? Point.interpolate(curve.start, curve.end, parameter) : curve.point(at: parameter)
        result.append(
          vertex(
            point, along: curve.direction(at: parameter), side, before: length, after: length))
      }
      // Vertices alternate like ridges.
      side = -side
      result.append(corner(vertices, index + 1, side))
    }
    return Contour(result, isClosed: contour.isClosed)
  }

  private func corner(_ vertices: [PathVertex], _ index: Int, _ side: Double) -> PathVertex {
    let last = vertices.count - 1
    let here = index > last ? 0 : index
    let point = vertices[here].point
    let previous = vertices[here == 0 ? last : here - 1].point
    let next = vertices[here == last ? 0 : here + 1].point
    return vertex(
      point, along: next - previous, side, before: (point - previous).length,
      after: (next - point).length)
  }

  /// Returns a ridge or a vertex, moved to the right (side −1) or left of the outline.
  private func vertex(
    _ point: Point, along direction: Point, _ side: Double, before: Double, after: Double
  ) -> PathVertex {
    let length = direction.length
    let tangent = length > 0 ? direction * (1 / length) : Point(x: 1, y: 0)
    let moved = point + Point(x: tangent.y, y: -tangent.x) * (side * size)
    switch pointType {
    case .corner:
      return PathVertex(moved)
    case .smooth:
      let share = 1 / Double((count + 1) * 2)
      return PathVertex(
        point: moved, inControl: moved - tangent * (before * share),
        outControl: moved + tangent * (after * share))
    }
  }
}
