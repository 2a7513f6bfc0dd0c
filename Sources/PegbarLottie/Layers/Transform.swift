package import PegbarJSON

/// Where a layer, a group or a repeater's copy stands.
///
/// Rotations are clockwise for a y axis that points down.
/// - Source: Lottie `ks` of layers, `tr` of groups and repeaters; After Effects "Transform".
package struct Transform: Sendable, Hashable {
  /// A position, whose axes may move separately.
  package enum Position: Sendable, Hashable {
    /// One property (`p`).
    case joined(Property<Vector>)
    /// One property for each axis (`p` with `"s": true`, `x`, `y` and `z`).
    case split(x: Property<Double>, y: Property<Double>, z: Property<Double>?)
  }

  /// The point that `position` places and about which the rest turns, in pixels (`a`).
  package var anchor: Property<Vector>
  /// Where the anchor point lies, in pixels (`p`).
  package var position: Position
  /// The scale in percent (`s`).
  package var scale: Property<Vector>
  /// The rotation about z in degrees (`r`, or `rz` of 3D layers).
  package var rotation: Property<Double>
  /// The rotation about x in degrees (`rx`).
  package var rotationX: Property<Double>?
  /// The rotation about y in degrees (`ry`).
  package var rotationY: Property<Double>?
  /// The orientation about x, y and z in degrees (`or`).
  package var orientation: Property<Vector>?
  /// The opacity in percent (`o`).
  package var opacity: Property<Double>
  /// The skew in degrees (`sk`).
  package var skew: Property<Double>
  /// The direction of the skew in degrees (`sa`).
  package var skewAxis: Property<Double>
  /// The opacity of a repeater's first copy in percent (`so`).
  package var startOpacity: Property<Double>?
  /// The opacity of a repeater's last copy in percent (`eo`).
  package var endOpacity: Property<Double>?
  /// Names the transform in findings; the holder where the file has none.
  package var source: SourceID

  /// Whether it has parts that only 3D layers use: rotation about x or y, or orientation.
  package var has3DParts: Bool {
    rotationX != nil || rotationY != nil || orientation != nil
  }
}
