public import PegbarGeometry

/// The transform from the space of a layer or group to its parent space.
///
/// Applied in this order: −anchor, scale, skew, rotation, position (core rule of After Effects;
/// lottie-web TransformProperty.js).
public struct Transform: Hashable, Sendable {
  /// The point of the content that is placed at the position, in points.
  public var anchor: AnimatedPoint
  /// The location of the anchor point, in points.
  public var position: AnimatedPoint
  /// The scale factors of the content; 1 changes nothing, negative mirrors.
  public var scale: AnimatedPoint
  /// The rotation in degrees, clockwise, any number of turns.
  public var rotation: Animated<Double>
  /// The skew in degrees.
  public var skew: Animated<Double>
  /// The direction of the skew, in degrees.
  public var skewAxis: Animated<Double>
  /// A Boolean value that indicates whether the content also rotates to follow its motion path
  /// (Auto-Orient Along Path).
  public var orientsAlongPath: Bool
  /// The 3D part of the transform; `nil` for 2D layers and for groups.
  public var space: SpatialTransform? {
    get { storedSpace.first }
    set { storedSpace = newValue.map { [$0] } ?? [] }
  }
  /// The 3D part, if any, which is rare and two fifths of the size of a transform.
  private var storedSpace: [SpatialTransform] = []

  /// Creates a transform; default parts change nothing.
  public init(
    anchor: AnimatedPoint = .constant(.zero), position: AnimatedPoint = .constant(.zero),
    scale: AnimatedPoint = .constant(.one), rotation: Animated<Double> = .constant(0),
    skew: Animated<Double> = .constant(0), skewAxis: Animated<Double> = .constant(0),
    orientsAlongPath: Bool = false, space: SpatialTransform? = nil
  ) {
    self.anchor = anchor
    self.position = position
    self.scale = scale
    self.rotation = rotation
    self.skew = skew
    self.skewAxis = skewAxis
    self.orientsAlongPath = orientsAlongPath
    self.space = space
  }

  /// The transform that changes nothing.
  public static let identity = Transform()
}

extension Transform: SceneRecord {
  package static let documentation =
    "A transform, applied in this order: minus anchor, scale, skew, rotation, position."
  package static let blank = identity
  package static let isShort = true
  package static let fields: [Field<Transform>] = [
    .point(
      "anchor", \.anchor, .anchor,
      "The point of the content that is placed at the position, in points."),
    .point("position", \.position, .position, "The location of the anchor point, in points."),
    .point(
      "scale", \.scale, .scale,
      "The scale factors of the content; 1 changes nothing, negative mirrors."),
    .track("rotation", \.rotation, .rotation, "The rotation in degrees, clockwise."),
    .track("skew", \.skew, .skew, "The skew, in degrees."),
    .track("skewAxis", \.skewAxis, .skewAxis, "The direction of the skew, in degrees."),
    .value(
      "orientsAlongPath", \.orientsAlongPath,
      "`true` if the content also rotates to follow its motion path."),
    .record("space", \.space, "The 3D part of the transform; none for 2D layers."),
  ]
}

extension Transform {
  /// `true` if the transform is the identity at all times.
  package var changesNothing: Bool {
    guard let anchor = anchor.constant, position.isAlways(anchor), scale.isAlways(.one) else {
      return false
    }
    return rotation.isAlways(0) && skew.isAlways(0) && !orientsAlongPath
  }
}

extension Transform {
  /// Returns the map from the content's space to the enclosing space at a time.
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
