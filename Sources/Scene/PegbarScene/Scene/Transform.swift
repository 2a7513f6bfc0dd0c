public import PegbarGeometry

/// The transform from the space of a layer or group to its parent space.
///
/// Applied in this order: −anchor, scale, skew, rotation, position (core rule of After Effects;
/// lottie-web TransformProperty.js).
public struct Transform: Hashable, Sendable {
  /// The point of the content that is put on the position, in points.
  public var anchor: AnimatedPoint
  /// Where the anchor is put, in points.
  public var position: AnimatedPoint
  /// The factors by which the content is enlarged; 1 changes nothing, negative mirrors.
  public var scale: AnimatedPoint
  /// The turn in degrees, clockwise, any number of turns.
  public var rotation: Animated<Double>
  /// How far the content is sheared, in degrees.
  public var skew: Animated<Double>
  /// The direction of the shear, in degrees.
  public var skewAxis: Animated<Double>
  /// Whether the content also turns to look along its motion path (Auto-Orient Along Path).
  public var orientsAlongPath: Bool
  /// What places a 3D layer in space; nothing for flat layers and for groups.
  public var space: SpatialTransform?

  /// Makes a transform; parts that are not given change nothing.
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

  /// Changes nothing.
  public static let identity = Transform()
}

extension Transform: SceneRecord {
  package static let documentation =
    "Where something stands; applied in this order: minus anchor, scale, skew, rotation, position."
  package static let blank = identity
  package static let isShort = true
  package static let fields: [Field<Transform>] = [
    .point(
      "anchor", \.anchor, .anchor,
      "The point of the content that is put on the position, in points."),
    .point("position", \.position, .position, "Where the anchor is put, in points."),
    .point(
      "scale", \.scale, .scale,
      "The factors by which the content is enlarged; 1 changes nothing, negative mirrors."),
    .track("rotation", \.rotation, .rotation, "The turn in degrees, clockwise."),
    .track("skew", \.skew, .skew, "How far the content is sheared, in degrees."),
    .track("skewAxis", \.skewAxis, .skewAxis, "The direction of the shear, in degrees."),
    .value(
      "orientsAlongPath", \.orientsAlongPath,
      "Whether the content also turns to look along its motion path."),
    .record("space", \.space, "What places a 3D layer in space; flat layers have none."),
  ]
}

extension Transform {
  /// Whether the transform is the identity at all times.
  package var changesNothing: Bool {
    guard let anchor = anchor.constant, position.isAlways(anchor), scale.isAlways(.one) else {
      return false
    }
    return rotation.isAlways(0) && skew.isAlways(0) && !orientsAlongPath
  }
}

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
