public import PegbarGeometry

/// The 3D part of a layer's transform, in addition to its 2D part.
///
/// The x axis points right, y down and z away from the viewer; rotations are clockwise when seen
/// along their axis. Both parts are applied in this order: −anchor, scale, skew, rotation (about z,
/// then y, then x), orientation (z, y, x), Auto-Orient, position (lottie-web TransformProperty.js).
public struct SpatialTransform: Hashable, Sendable {
  /// The depth of the anchor, in points.
  public var anchorZ: Animated<Double>
  /// The depth at which the anchor is put, in points.
  public var positionZ: Animated<Double>
  /// The factor by which depths are enlarged.
  public var scaleZ: Animated<Double>
  /// The turn about x in degrees.
  public var rotationX: Animated<Double>
  /// The turn about y in degrees.
  public var rotationY: Animated<Double>
  /// A direction that is set apart from the turns; between keys it takes the shortest way.
  public var orientation: Animated<Orientation>

  /// Makes a place in space; parts that are not given change nothing.
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

  /// Whether every turn is 0 at all times.
  public var neverTurns: Bool {
    rotationX.isAlways(0) && rotationY.isAlways(0) && orientation.isAlways(.zero)
  }
}

/// A camera through which the 3D layers of a composition are viewed.
///
/// The camera is at its layer's position and looks along z; the view is rotated by the inverse of
/// the layer's rotations. 2D layers are not affected (lottie-web HCameraElement.js).
public struct Camera: Hashable, Sendable {
  /// The distance at which things have their own size, in points; without one (0 or below) there
  /// is no perspective.
  public var zoom: Animated<Double>
  /// Whether it looks at its layer's anchor, the point of interest.
  public var looksAtAnchor: Bool

  /// Makes a camera.
  public init(zoom: Animated<Double>, looksAtAnchor: Bool = false) {
    self.zoom = zoom
    self.looksAtAnchor = looksAtAnchor
  }
}

extension SpatialTransform: SceneRecord {
  package static let documentation =
    "What places a 3D layer in space; turns about y, x and the orientation follow the rotation."
  package static let blank = SpatialTransform()
  package static let isShort = true
  package static let fields: [Field<SpatialTransform>] = [
    .track("anchorZ", \.anchorZ, .anchorZ, "The depth of the anchor, in points."),
    .track("positionZ", \.positionZ, .positionZ, "The depth at which it is put, in points."),
    .track("scaleZ", \.scaleZ, .scaleZ, "The factor by which depths are enlarged."),
    .track("rotationX", \.rotationX, .rotationX, "The turn about x, in degrees."),
    .track("rotationY", \.rotationY, .rotationY, "The turn about y, in degrees."),
    .track(
      "orientation", \.orientation, .orientation, "The direction in space, before the turns."),
  ]
}

extension Camera: SceneRecord {
  package static let documentation =
    "How the 3D layers of its composition are seen, while it is on top of other cameras."
  package static let blank = Camera(zoom: .constant(0))
  package static let isShort = true
  package static let fields: [Field<Camera>] = [
    .track(
      "zoom", \.zoom, .cameraZoom,
      "The distance at which a point is as large as its length says, in points.", .expected),
    .value("looksAtAnchor", \.looksAtAnchor, "Whether it looks at its anchor."),
  ]
}
