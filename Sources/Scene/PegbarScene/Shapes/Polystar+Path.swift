internal import PegbarBase
package import PegbarGeometry

extension Polystar {
  /// Returns the path at a time; the first vertex is the outer one at the top before rotation.
  ///
  /// - Source: lottie-web ShapeProperty.js (`convertStarToPath`, `convertPolygonToPath`).
  package func path(at time: Double) -> Path {
    // Interpolation may fall just short of a whole number, which must not be rounded down.
    let count = (pointCount.value(at: time) + 1e-6).rounded(.down)
    guard count >= 1 else { return Path() }
    let points = Int(min(count, Double(Limits.largestStarPoints)))
    let center = center.value(at: time)
    let outer = Ring(
      radius: outerRadius.value(at: time), roundness: outerRoundness.value(at: time),
      points: points)
    var rings = [outer]
    switch kind {
    case .star:
      rings.append(
        Ring(
          radius: innerRadius.value(at: time), roundness: innerRoundness.value(at: time),
          points: points))
    case .polygon: break
    }
    let first = rotation.value(at: time) - 90
    let total = points * rings.count
    let vertices = (0..<total).map { index in
      rings[index % rings.count].vertex(
        degrees: first + 360 * Double(index) / Double(total), center: center)
    }
    return .closed(vertices, isReversed: isReversed)
  }

  /// The outer or the inner points.
  private struct Ring {
    var radius: Double
    /// The length of the handles.
    var tangent: Double

    init(radius: Double, roundness: Double, points: Int) {
      self.radius = radius
      tangent = 2 * .pi * abs(radius) / (4 * Double(points)) * roundness
    }

    func vertex(degrees: Double, center: Point) -> PathVertex {
      let (sine, cosine) = sineAndCosine(degrees: degrees)
      let point = center + Point(x: cosine, y: sine) * radius
      let handle = Point(x: -sine, y: cosine) * tangent
      return PathVertex(point: point, inControl: point - handle, outControl: point + handle)
    }
  }
}
