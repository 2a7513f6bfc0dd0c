public import PegbarGeometry

/// A keyframe: a value at a time, with the easing to the next one.
public struct Key<Value: TrackValue>: Hashable, Sendable {
  /// The time in seconds of the layer's composition.
  public var time: Double
  /// The value at that time.
  public var value: Value
  /// The easing to the next keyframe; ignored on the last keyframe.
  public var curve: Curve
  /// The motion path to the next keyframe, for positions that move along a curve.
  public var motionPath: MotionPath?

  /// Creates a keyframe.
  public init(
    time: Double, value: Value, curve: Curve = .linear, motionPath: MotionPath? = nil
  ) {
    self.time = time
    self.value = value
    self.curve = curve
    self.motionPath = motionPath
  }
}

extension Key {
  /// Returns `true` if the value changes before the next keyframe or at its time.
  ///
  /// A motion path may return to its start.
  package func changes(to next: Key) -> Bool {
    value != next.value || motionPath != nil && curve != .hold && next.time > time
  }
}

/// The Bézier control points of a motion path between two keyframes.
///
/// Progress along the path is measured by its length, not by the curve parameter.
public struct MotionPath: Hashable, Sendable {
  /// The first control point, absolute, in points.
  public var control1: Point
  /// The second control point, absolute, in points.
  public var control2: Point

  /// Creates a motion path from absolute control points.
  public init(control1: Point, control2: Point) {
    self.control1 = control1
    self.control2 = control2
  }

  /// The path from its end to its start.
  package var reversed: MotionPath { MotionPath(control1: control2, control2: control1) }

  /// Returns the path with both control points transformed; the transformation must preserve
  /// curves.
  public func map(_ change: (Point) -> Point) -> MotionPath {
    MotionPath(control1: change(control1), control2: change(control2))
  }
}

extension Track where Value == Point {
  /// Returns the track with every point transformed, motion paths included; the transformation must
  /// be affine.
  package func mapPoints(_ change: (Point) -> Point) -> Track {
    var result = self
    for index in keys.indices {
      result.keys[index].value = change(keys[index].value)
      result.keys[index].motionPath = keys[index].motionPath?.map(change)
    }
    return result
  }
}

extension AnyTrack {
  /// `true` if any keyframe has a motion path.
  package var hasMotionPaths: Bool { keys.contains { $0.motionPath != nil } }
}

/// The repetition of the keyframes of a track.
public struct Repeat: Hashable, Sendable {
  /// The number of times to play; `infinity` repeats forever.
  public var count: Double
  /// A Boolean value that indicates whether every second pass plays backward.
  public var autoreverses: Bool
  /// A Boolean value that indicates whether each pass adds to the end of the previous one; ignored
  /// if `autoreverses` is `true`.
  public var isCumulative: Bool

  /// Creates a repetition.
  public init(count: Double, autoreverses: Bool = false, isCumulative: Bool = false) {
    self.count = count
    self.autoreverses = autoreverses
    self.isCumulative = isCumulative
  }
}

/// The fidelity of a track to the source.
public enum Fidelity: Hashable, Sendable {
  /// The source's own keyframes, or others that play the same.
  case exact
  /// Sampled keyframes that deviate from the source by at most `error`, in the unit of the
  /// property.
  ///
  /// `time` is the time of the largest deviation, in seconds of the composition; `nil` if unknown.
  case baked(error: Double, time: Double? = nil)
  /// An approximation, which its finding describes.
  case approximate
}

/// The keyframe animation of one property.
///
/// The first value applies before the first keyframe, the last value after the last keyframe. At
/// the time of a keyframe, the segment that starts there applies; two keyframes at one time are a
/// jump.
public struct Track<Value: TrackValue>: Hashable, Sendable {
  /// The keyframes, at least one, in ascending order of time.
  public var keys: [Key<Value>]
  /// The repetition of the keyframes; `nil` plays them once.
  public var repetition: Repeat?
  /// The fidelity of the keyframes to the source.
  public var fidelity: Fidelity

  /// Creates a track from keyframes.
  public init(
    _ keys: [Key<Value>], repetition: Repeat? = nil, fidelity: Fidelity = .exact
  ) {
    self.keys = keys
    self.repetition = repetition
    self.fidelity = fidelity
  }

  /// Returns the track with transformed values and no motion paths; the transformation must
  /// preserve interpolation.
  package func map<Other>(_ change: (Value) -> Other) -> Track<Other> {
    Track<Other>(
      keys.map { Key(time: $0.time, value: change($0.value), curve: $0.curve) },
      repetition: repetition, fidelity: fidelity)
  }
}

/// A property that is constant or animated.
public enum Animated<Value: TrackValue>: Hashable, Sendable {
  /// A constant value.
  case constant(Value)
  /// A value animated by a track.
  case keyed(Track<Value>)

  /// The value, or `nil` if it is animated.
  public var constant: Value? {
    switch self {
    case .constant(let value): value
    case .keyed: nil
    }
  }

  /// The track, or `nil` if the value is constant.
  public var track: Track<Value>? {
    switch self {
    case .constant: nil
    case .keyed(let track): track
    }
  }

  /// Returns `true` if the property has this value at all times.
  public func isAlways(_ value: Value) -> Bool { constant == value }

  /// Returns the property with every value transformed.
  ///
  /// The transformation must be affine; otherwise, interpolated values are wrong. Motion paths are
  /// kept unchanged.
  public func map<Other>(_ change: (Value) -> Other) -> Animated<Other> {
    switch self {
    case .constant(let value):
      .constant(change(value))
    case .keyed(let track):
      .keyed(
        Track(
          track.keys.map {
            Key(time: $0.time, value: change($0.value), curve: $0.curve, motionPath: $0.motionPath)
          }, repetition: track.repetition, fidelity: track.fidelity))
    }
  }
}

/// A point whose coordinates are animated together or separately.
public enum AnimatedPoint: Hashable, Sendable {
  /// Both coordinates share their keyframes.
  case joined(Animated<Point>)
  /// Each coordinate has its own keyframes: separated dimensions, or easing that differs between
  /// them.
  case split(x: Animated<Double>, y: Animated<Double>)

  /// Returns a point that is not animated.
  public static func constant(_ point: Point) -> AnimatedPoint { .joined(.constant(point)) }

  /// The point, or `nil` if it is animated.
  public var constant: Point? {
    switch self {
    case .joined(let point):
      return point.constant
    case .split(let x, let y):
      guard let x = x.constant, let y = y.constant else { return nil }
      return Point(x: x, y: y)
    }
  }

  /// Returns `true` if it is this point at all times.
  public func isAlways(_ point: Point) -> Bool { constant == point }
}

extension Animated {
  /// Returns the value at a time in seconds of the layer's composition.
  @inlinable
  public func value(at time: Double) -> Value {
    switch self {
    case .constant(let value): value
    case .keyed(let track): track.value(at: time)
    }
  }
}

extension AnimatedPoint {
  /// Returns the point at a time in seconds of the layer's composition.
  @inlinable
  public func value(at time: Double) -> Point {
    switch self {
    case .joined(let point): point.value(at: time)
    case .split(let x, let y): Point(x: x.value(at: time), y: y.value(at: time))
    }
  }
}
