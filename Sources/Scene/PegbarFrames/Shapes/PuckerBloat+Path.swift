package import PegbarGeometry
package import PegbarScene

extension PuckerBloat {
  /// The path pulled together or apart, at a time.
  package func path(_ path: Path, at time: Double) -> Path {
    let amount = amount.value(at: time)
    guard amount != 0 else { return path }
    return Path(path.contours.map { $0.puckered(by: amount) })
  }
}

extension Contour {
  /// Every vertex a share of the distance to the mean of all, every control point as far away from it.
  ///
  /// After Effects takes the centre of the rectangle around the path for the mean; the format and
  /// all players take the mean.
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
