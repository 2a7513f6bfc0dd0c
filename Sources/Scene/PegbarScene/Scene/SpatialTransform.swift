public import PegbarGeometry

/// The 3D part of a layer's transform, in addition to its 2D part.
///
/// The x axis points right, y down and z away from the viewer; rotations are clockwise when viewed
/// along their axis. Both parts are applied in this order: −anchor, scale, skew, rotation (about z,
/// then y, then x), orientation (z, y, x), Auto-Orient, position (lottie-web TransformProperty.js).
public struct SpatialTransform: Hashable, Sendable {
  /// The depth of the anchor point, in points.
  public var anchorZ: Animated<Double>
  /// The depth of the position, in points.
  public var positionZ: Animated<Double>
  /// The scale factor along z.
  public var scaleZ: Animated<Double>
  /// The rotation about x in degrees.
  public var rotationX: Animated<Double>
  /// The rotation about y in degrees.
  public var rotationY: Animated<Double>
  /// The orientation, separate from the rotations; interpolation follows the shortest way.
  public var orientation: Animated<Orientation>

  /// Creates a spatial transform; default parts change nothing.
  public init(
    anchorZ: Animated<Double> = .constant(0), positionZ: Animated<Double> = .constant(0),
    scaleZ: Animated<Double> = .constant(1), rotationX: Animated<Double> = .constant(0),
    rotationY: Animated<Double> = .constant(0),
    orientation: Animated<Orientation> = .constant(.zero)
  ) {
    self.anchorZ = anchorZ
    self.positionZ = positionZ
    self.scaleZ = scaleZ
    self.rotationX = rotationX
    self.rotationY = rotationY
    self.orientation = orientation
  }

  /// A Boolean value that indicates whether every rotation is 0 at all times.
  public var neverTurns: Bool {
    rotationX.isAlways(0) && rotationY.isAlways(0) && orientation.isAlways(.zero)
  }
}

/// A camera through which the 3D layers of a composition are viewed.
///
/// The camera is at its layer's position and looks along z; the view is rotated by the inverse of
/// the layer's rotations. 2D layers are not affected (lottie-web HCameraElement.js).
public struct Camera: Hashable, Sendable {
  /// The distance at which layers have their original size, in points; 0 or less for no
  /// perspective.
  public var zoom: Animated<Double>
  /// A Boolean value that indicates whether the camera faces its layer's anchor point, the point of
  /// interest.
  public var looksAtAnchor: Bool

  /// Creates a camera.
  public init(zoom: Animated<Double>, looksAtAnchor: Bool = false) {
    self.zoom = zoom
    self.looksAtAnchor = looksAtAnchor
  }
}

extension SpatialTransform: SceneRecord {
  package static let documentation =
    "The 3D part of a transform; rotations about y and x and the orientation follow the rotation."
  package static let blank = SpatialTransform()
  package static let isShort = true
  package static let fields: [Field<SpatialTransform>] = [
    .track("anchorZ", \.anchorZ, .anchorZ, "The depth of the anchor point, in points."),
    .track("positionZ", \.positionZ, .positionZ, "The depth of the position, in points."),
    .track("scaleZ", \.scaleZ, .scaleZ, "The scale factor along z."),
    .track("rotationX", \.rotationX, .rotationX, "The rotation about x, in degrees."),
    .track("rotationY", \.rotationY, .rotationY, "The rotation about y, in degrees."),
    .track(
      "orientation", \.orientation, .orientation, "The orientation, before the rotations."),
  ]
}

extension Camera: SceneRecord {
  package static let documentation =
    "A camera that shows the 3D layers of its composition while no other camera is above it."
  package static let blank = Camera(zoom: .constant(0))
  package static let isShort = true
  package static let fields: [Field<Camera>] = [
    .track(
      "zoom", \.zoom, .cameraZoom,
      "The distance at which layers have their original size, in points.", .expected),
    .value("looksAtAnchor", \.looksAtAnchor, "`true` if the camera faces its anchor point."),
  ]
}
