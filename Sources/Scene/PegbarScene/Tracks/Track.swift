public import PegbarGeometry

/// A value at a time, and how it goes on from there.
public struct Key<Value: TrackValue>: Hashable, Sendable {
  /// When, in seconds of the composition the layer stands in.
  public var time: Double
  /// The value at that time.
  public var value: Value
  /// How the value moves from here to the next key; without meaning on the last key.
  public var curve: Curve
  /// The motion path to the next key, for positions that move along a curve.
  public var motionPath: MotionPath?

  /// Makes a key.
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
  /// Whether the value changes on the way to the next key or at its time.
  ///
  /// A motion path may come back to where it began.
  package func changes(to next: Key) -> Bool {
    value != next.value || motionPath != nil && curve != .hold && next.time > time
  }
}

/// The Bézier control points of a motion path between two keys.
///
/// Progress along the path is measured by its length, not by the curve parameter.
public struct MotionPath: Hashable, Sendable {
  /// The first control point, absolute, in points.
  public var control1: Point
  /// The second control point, absolute, in points.
  public var control2: Point

  /// Makes a path from absolute control points.
  public init(control1: Point, control2: Point) {
    self.control1 = control1
    self.control2 = control2
  }

  /// The path from its end to its start.
  package var reversed: MotionPath { MotionPath(control1: control2, control2: control1) }

  /// The same with both control points changed; for changes that keep curves.
  public func map(_ change: (Point) -> Point) -> MotionPath {
    MotionPath(control1: change(control1), control2: change(control2))
  }
}

extension Track where Value == Point {
  /// The same keys with every point changed, motion paths included; only for affine changes.
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
  /// Whether a part of it goes along a curve.
  package var hasMotionPaths: Bool { keys.contains { $0.motionPath != nil } }
}

/// How often the keys of a track are played.
public struct Repeat: Hashable, Sendable {
  /// How many times; `infinity` for ever.
  public var count: Double
  /// Whether every second time runs backwards.
  public var autoreverses: Bool
  /// Whether each pass adds to the end of the previous one; ignored if `autoreverses` is `true`.
  public var isCumulative: Bool

  /// Makes a repetition.
  public init(count: Double, autoreverses: Bool = false, isCumulative: Bool = false) {
    self.count = count
    self.autoreverses = autoreverses
    self.isCumulative = isCumulative
  }
}

/// How well a track plays what the source says.
public enum Fidelity: Hashable, Sendable {
  /// The source's own keys, or others that play the same.
  case exact
  /// Sampled keys that deviate from the source by at most `error`, in the unit of the property.
  ///
  /// `time` is the time of the largest deviation, in seconds of the composition; `nil` if unknown.
  case baked(error: Double, time: Double? = nil)
  /// Something else that comes near; the finding about it says what.
  case approximate
}

/// The keyframe animation of one property.
///
/// Before the first key the first value holds, after the last key the last. At the time of a key
/// the segment that starts there applies; two keys at one time are a jump.
public struct Track<Value: TrackValue>: Hashable, Sendable {
  /// The keys, at least one, in ascending order of time.
  public var keys: [Key<Value>]
  /// How the keys are repeated; once where not given.
  public var repetition: Repeat?
  /// How well the keys play what the source says.
  public var fidelity: Fidelity

  /// Makes a track from keys.
  public init(
    _ keys: [Key<Value>], repetition: Repeat? = nil, fidelity: Fidelity = .exact
  ) {
    self.keys = keys
    self.repetition = repetition
    self.fidelity = fidelity
  }

  /// The same keys with other values and no motion paths; only for changes that keep blending.
  package func map<Other>(_ change: (Value) -> Other) -> Track<Other> {
    Track<Other>(
      keys.map { Key(time: $0.time, value: change($0.value), curve: $0.curve) },
      repetition: repetition, fidelity: fidelity)
  }
}

/// A property that stands still or moves.
public enum Animated<Value: TrackValue>: Hashable, Sendable {
  /// It stands still.
  case constant(Value)
  /// It moves along a track.
  case keyed(Track<Value>)

  /// The value, if it stands still.
  public var constant: Value? {
    switch self {
    case .constant(let value): value
    case .keyed: nil
    }
  }

  /// The track, if it moves.
  public var track: Track<Value>? {
    switch self {
    case .constant: nil
    case .keyed(let track): track
    }
  }

  /// Whether it is this value at all times.
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

/// A point whose coordinates move together or each for itself.
public enum AnimatedPoint: Hashable, Sendable {
  /// Both coordinates share their keys.
  case joined(Animated<Point>)
  /// Each coordinate has its own keys: separated dimensions, or easing that differs between them.
  case split(x: Animated<Double>, y: Animated<Double>)

  /// A point that stands still.
  public static func constant(_ point: Point) -> AnimatedPoint { .joined(.constant(point)) }

  /// The point, if it stands still.
  public var constant: Point? {
    switch self {
    case .joined(let point):
      return point.constant
    case .split(let x, let y):
      guard let x = x.constant, let y = y.constant else { return nil }
      return Point(x: x, y: y)
    }
  }

  /// Whether it is this point at all times.
  public func isAlways(_ point: Point) -> Bool { constant == point }
}

extension Animated {
  /// The value at a time, in seconds of the composition the layer stands in.
  @inlinable
  public func value(at time: Double) -> Value {
    switch self {
    case .constant(let value): value
    case .keyed(let track): track.value(at: time)
    }
  }
}

extension AnimatedPoint {
  /// The point at a time, in seconds of the composition the layer stands in.
  @inlinable
  public func value(at time: Double) -> Point {
    switch self {
    case .joined(let point): point.value(at: time)
    case .split(let x, let y): Point(x: x.value(at: time), y: y.value(at: time))
    }
  }
}
