package import PegbarGeometry
package import PegbarScene

extension PuckerBloat {
  /// Returns the path puckered or bloated at a time.
  package func path(_ path: Path, at time: Double) -> Path {
    let amount = amount.value(at: time)
    guard amount != 0 else { return path }
    return Path(path.contours.map { $0.puckered(by: amount) })
  }
}

extension Contour {
  /// Returns the contour with every vertex moved toward the mean of all by a fraction of its
  /// distance, and every control point moved away by the same fraction.
  ///
  /// After Effects uses the center of the rectangle around the path instead of the mean. The format
  /// and all players use the mean.
  ///
  /// - Source: lottie-web PuckerAndBloatModifier.js.
  fileprivate func puckered(by amount: Double) -> Contour {
    guard !vertices.isEmpty else { return self }
    let center =
      vertices.reduce(Point.zero) { $0 + $1.point } * (1 / Double(vertices.count))
    return Contour(
      vertices.map { vertex in
        PathVertex(
          point: .interpolate(vertex.point, center, amount),
          inControl: .interpolate(vertex.inControl, center, -amount),
          outControl: .interpolate(vertex.outControl, center, -amount))
      }, isClosed: isClosed)
  }
}
