/// A span of time in seconds, half open: the start belongs to it, the end does not.
public struct TimeRange: Hashable, Sendable {
  /// When it begins.
  public var start: Double
  /// When it is over.
  public var end: Double

  /// Makes a span.
  public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// How long it is; negative where it ends before it begins.
  public var duration: Double { end - start }

  /// Whether a time lies in it.
  public func contains(_ time: Double) -> Bool { start <= time && time < end }
}

/// Which time of a definition an instance shows.
///
/// Without a remap, local time = (time − begin) · rate. With one, local time is the remap's value
/// at the time of the composition the instance stands in, and `begin` and `rate` do not apply
/// (lottie-web CompElement.prepareFrame).
public struct TimeMap: Hashable, Sendable {
  /// When the definition's time 0 is shown, in seconds of the enclosing composition.
  public var begin: Double
  /// How many seconds of the definition pass in one second; negative plays backwards, never 0.
  public var rate: Double
  /// The definition's time in seconds, keyed (Time Remap).
  public var remap: Animated<Double>?

  /// Makes a map.
  public init(begin: Double = 0, rate: Double = 1, remap: Animated<Double>? = nil) {
    self.begin = begin
    self.rate = rate
    self.remap = remap
  }

  /// Shows the definition's own time.
  public static let identity = TimeMap()
}

extension TimeMap: SceneRecord {
  package static let documentation = "Which time of a definition is shown."
  package static let blank = identity
  package static let isShort = true
  package static let fields: [Field<TimeMap>] = [
    .value(
      "begin", \.begin, "When the definition's time 0 is shown, in seconds of the composition."),
    .value(
      "rate", \.rate,
      "How many seconds of the definition pass in one; negative plays backwards.", .optional,
      .notZero),
    .track(
      "remap", \.remap, blank: 0, .timeRemap,
      "The definition's time in seconds; begin and rate do not apply then."),
  ]
}
