/// A half-open span of time in seconds, which includes the start but not the end.
public struct TimeRange: Hashable, Sendable {
  /// The start time.
  public var start: Double
  /// The end time.
  public var end: Double

  /// Creates a time range.
  public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// The duration; negative if the end is before the start.
  public var duration: Double { end - start }

  /// Returns `true` if the range contains a time.
  public func contains(_ time: Double) -> Bool { start <= time && time < end }
}

/// The mapping from the time of a composition to the time of a definition.
///
/// Without a remap, local time = (time − begin) · rate. With one, local time is the remap's value
/// at the time of the enclosing composition, and `begin` and `rate` do not apply (lottie-web
/// CompElement.prepareFrame).
public struct TimeMap: Hashable, Sendable {
  /// The time at which the definition's time is 0, in seconds of the enclosing composition.
  public var begin: Double
  /// The number of seconds of the definition in one second; negative plays backward, never 0.
  public var rate: Double
  /// The keyframed time of the definition in seconds (Time Remap).
  public var remap: Animated<Double>?

  /// Creates a time map.
  public init(begin: Double = 0, rate: Double = 1, remap: Animated<Double>? = nil) {
    self.begin = begin
    self.rate = rate
    self.remap = remap
  }

  /// The time map that leaves the time unchanged.
  public static let identity = TimeMap()
}

extension TimeMap: SceneRecord {
  package static let documentation =
    "The mapping from the time of a composition to the time of a definition."
  package static let blank = identity
  package static let isShort = true
  package static let fields: [Field<TimeMap>] = [
    .value(
      "begin", \.begin,
      "The time at which the definition's time is 0, in seconds of the composition."),
    .value(
      "rate", \.rate,
      "The number of seconds of the definition that play in one second; negative plays backward.",
      .optional,
      .notZero),
    .track(
      "remap", \.remap, blank: 0, .timeRemap,
      "The definition's time in seconds; replaces begin and rate."),
  ]
}
