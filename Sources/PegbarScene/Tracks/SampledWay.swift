/// What some keys of a track were sampled from: the way from one key of the source to the next.
///
/// The track plays without it; who writes code can write the curve instead of the samples.
public struct SampledWay: Hashable, Sendable {
  /// How many segments of the track play it.
  public var segments: Int
  /// In how many equal parts of its easing's parameter it is near enough.
  public var steps: Int
  /// The bend of the way; nothing where the track has the segment of the source itself.
  public var bend: MotionPath?
  /// How it is travelled.
  public var curve: Curve

  /// Makes a way.
  public init(segments: Int = 1, steps: Int = 1, bend: MotionPath? = nil, curve: Curve) {
    self.segments = segments
    self.steps = steps
    self.bend = bend
    self.curve = curve
  }
}

/// Ways that a track refers to.
final class SampledWays: Hashable, Sendable {
  let ways: [SampledWay]

  init(_ ways: [SampledWay]) { self.ways = ways }

  static func == (left: SampledWays, right: SampledWays) -> Bool { left.ways == right.ways }

  func hash(into hasher: inout Hasher) { hasher.combine(ways) }
}

extension MotionPath {
  /// The bend with both control points changed; for changes that keep curves.
  public func map(_ change: (Point) -> Point) -> MotionPath {
    MotionPath(control1: change(control1), control2: change(control2))
  }
}

extension Track {
  /// Whether the ways are those that the keys were sampled from.
  public var hasWays: Bool {
    !ways.isEmpty && repetition == nil && ways.allSatisfy { $0.segments > 0 }
      && ways.reduce(0) { $0 + $1.segments } == keys.count - 1
  }
}
