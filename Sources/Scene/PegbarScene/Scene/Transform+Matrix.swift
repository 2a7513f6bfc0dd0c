package import PegbarGeometry

extension Transform {
  /// The map from the content's space to the space it stands in, at a time.
  ///
  /// −anchor, scale, skew, rotation, position (lottie-web TransformProperty.js).
  package func matrix(at time: Double) -> Matrix {
    let anchor = anchor.value(at: time)
    let scale = scale.value(at: time)
    var degrees = rotation.value(at: time)
    if orientsAlongPath { degrees += position.orientation(at: time) }
    var result = Matrix.translation(Point(x: -anchor.x, y: -anchor.y))
      .concatenating(.scale(scale))
    let skew = skew.value(at: time)
    if skew != 0 {
      result = result.concatenating(.skew(degrees: -skew, axis: skewAxis.value(at: time)))
    }
    return result.concatenating(.rotation(degrees: degrees))
      .concatenating(.translation(position.value(at: time)))
  }
}
