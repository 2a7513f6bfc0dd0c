package import PegbarGeometry
package import PegbarScene

extension Transform {
  /// Returns the 3D map from the content to the surrounding space at a time.
  ///
  /// The order is −anchor, scale, skew, rotation about z, y, x, orientation about z, y, x,
  /// Auto-Orient, position (lottie-web TransformProperty.js).
  package func spatialMatrix(at time: Double) -> Matrix4 {
    guard let space else { return Matrix4(matrix(at: time)) }
    let anchor = anchor.value(at: time)
    let scale = scale.value(at: time)
    let skew = skew.value(at: time)
    let orientation = space.orientation.value(at: time)
    let position = position.value(at: time)
    var result = Matrix4.translation(
      x: -anchor.x, y: -anchor.y, z: -space.anchorZ.value(at: time)
    ).concatenating(.scale(x: scale.x, y: scale.y, z: space.scaleZ.value(at: time)))
    if skew != 0 {
      result = result.concatenating(
        Matrix4(.skew(degrees: -skew, axis: skewAxis.value(at: time))))
    }
    result =
      result
      .concatenating(.rotation(degrees: rotation.value(at: time), about: .z))
      .concatenating(.rotation(degrees: space.rotationY.value(at: time), about: .y))
      .concatenating(.rotation(degrees: space.rotationX.value(at: time), about: .x))
      .concatenating(.rotation(degrees: orientation.z, about: .z))
      .concatenating(.rotation(degrees: orientation.y, about: .y))
      .concatenating(.rotation(degrees: orientation.x, about: .x))
    if orientsAlongPath {
      let degrees = self.position.orientation(at: time)
      result = result.concatenating(.rotation(degrees: degrees, about: .z))
    }
    return result.concatenating(
      .translation(x: position.x, y: position.y, z: space.positionZ.value(at: time)))
  }

  /// Returns the rotations of a camera with this transform about y and x, in degrees, that bring
  /// its point of interest straight ahead (lottie-web HCameraElement.js).
  package func gaze(at time: Double) -> (y: Double, x: Double) {
    let anchor = anchor.value(at: time)
    let offset = anchor - position.value(at: time)
    let depth =
      (space?.anchorZ.value(at: time) ?? 0) - (space?.positionZ.value(at: time) ?? 0)
    let level = (offset.x * offset.x + depth * depth).squareRoot()
    return (
      angleInDegrees(Point(x: depth, y: -offset.x)), angleInDegrees(Point(x: level, y: offset.y))
    )
  }

  /// Returns the map from the space of a camera to the one with the camera at the origin, looking
  /// along z, at a time (lottie-web HCameraElement.js).
  package func viewMatrix(of camera: Camera, at time: Double) -> Matrix4 {
    let position = position.value(at: time)
    let depth = space?.positionZ.value(at: time) ?? 0
    let orientation = space?.orientation.value(at: time) ?? .zero
    var result = Matrix4.translation(x: -position.x, y: -position.y, z: -depth)
    if camera.looksAtAnchor {
      let gaze = gaze(at: time)
      result = result.concatenating(.rotation(degrees: gaze.y, about: .y))
        .concatenating(.rotation(degrees: gaze.x, about: .x))
    }
    return
      result
      .concatenating(.rotation(degrees: -(space?.rotationX.value(at: time) ?? 0), about: .x))
      .concatenating(.rotation(degrees: -(space?.rotationY.value(at: time) ?? 0), about: .y))
      .concatenating(.rotation(degrees: -rotation.value(at: time), about: .z))
      .concatenating(.rotation(degrees: -orientation.x, about: .x))
      .concatenating(.rotation(degrees: -orientation.y, about: .y))
      .concatenating(.rotation(degrees: -orientation.z, about: .z))
  }
}
