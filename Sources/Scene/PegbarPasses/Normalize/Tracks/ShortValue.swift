internal import PegbarGeometry
internal import PegbarScene

/// A value that can be said with fewer digits.
///
/// A sampled value is near enough wherever its tolerance lets it be; digits beyond say nothing.
protocol ShortValue: TrackValue {
  /// The value with its numbers rounded to whole steps, of which `steps` make up 1.
  func rounded(_ steps: Double) -> Self
  /// Its numbers, which blend each for itself; none where values blend in another way.
  var numbers: [Double] { get }
}

/// A value that is sampled.
protocol SampledValue: ShortValue {
  /// How far two values are apart; infinite where they cannot be blended.
  static func distance(_ left: Self, _ right: Self) -> Double
}

/// A value of a layer's property.
protocol LayerValue: SampledValue {
  /// The keys of a track as a layer has them.
  static func keys(_ track: Track<Self>) -> NormalizedTrack.Keys
}

extension ShortValue {
  /// The value with as few digits as a distance allows, and how far off that is; all of them where
  /// no distance is given.
  func shortened(
    within limit: Double?, _ distance: (Self, Self) -> Double
  ) -> (value: Self, error: Double) {
    guard let limit else { return (self, 0) }
    for steps in [1e1, 1e2, 1e3, 1e4] {
      let short = rounded(steps)
      let error = distance(self, short)
      // Written so that NaN is too far.
      if error <= limit { return (short, error) }
    }
    return (self, 0)
  }
}

extension Double: LayerValue {
  static func keys(_ track: Track<Double>) -> NormalizedTrack.Keys { .number(track) }
  static func distance(_ left: Double, _ right: Double) -> Double { Distance.of(left, right) }

  func rounded(_ steps: Double) -> Double {
    let result = (self * steps).rounded() / steps
    return result.isFinite ? result : self
  }
}

extension Point: LayerValue {
  static func keys(_ track: Track<Point>) -> NormalizedTrack.Keys { .point(track) }
  static func distance(_ left: Point, _ right: Point) -> Double { Distance.of(left, right) }

  func rounded(_ steps: Double) -> Point { Point(x: x.rounded(steps), y: y.rounded(steps)) }
}

extension Path: LayerValue {
  static func keys(_ track: Track<Path>) -> NormalizedTrack.Keys { .path(track) }
  static func distance(_ left: Path, _ right: Path) -> Double { Distance.of(left, right) }

  func rounded(_ steps: Double) -> Path { map { $0.rounded(steps) } }
}

extension Color: LayerValue {
  static func keys(_ track: Track<Color>) -> NormalizedTrack.Keys { .color(track) }
  static func distance(_ left: Color, _ right: Color) -> Double { Distance.of(left, right) }

  func rounded(_ steps: Double) -> Color { map { $0.rounded(steps) } }
}

extension Numbers: LayerValue {
  static func keys(_ track: Track<Numbers>) -> NormalizedTrack.Keys { .numbers(track) }
  static func distance(_ left: Numbers, _ right: Numbers) -> Double { Distance.of(left, right) }

  func rounded(_ steps: Double) -> Numbers { Numbers(values.map { $0.rounded(steps) }) }
}

extension Colors: LayerValue {
  static func keys(_ track: Track<Colors>) -> NormalizedTrack.Keys { .colors(track) }
  static func distance(_ left: Colors, _ right: Colors) -> Double { Distance.of(left, right) }

  func rounded(_ steps: Double) -> Colors { Colors(values.map { $0.rounded(steps) }) }
}

extension Bool: LayerValue {
  static func keys(_ track: Track<Bool>) -> NormalizedTrack.Keys { .flag(track) }
  static func distance(_ left: Bool, _ right: Bool) -> Double { Distance.of(left, right) }

  var numbers: [Double] { [] }

  /// There is nothing to round.
  func rounded(_ steps: Double) -> Bool { self }
}

/// A change of a track, whatever its values are.
protocol ValueChange {
  /// The track that takes the place of one.
  func changed<Value: LayerValue>(_ track: Track<Value>) -> Track<Value>
}

extension NormalizedTrack.Keys {
  /// The same keys with a change.
  func map(_ change: some ValueChange) -> NormalizedTrack.Keys {
    switch self {
    case .number(let track): .number(change.changed(track))
    case .point(let track): .point(change.changed(track))
    case .color(let track): .color(change.changed(track))
    case .colors(let track): .colors(change.changed(track))
    case .numbers(let track): .numbers(change.changed(track))
    case .path(let track): .path(change.changed(track))
    case .flag(let track): .flag(change.changed(track))
    }
  }
}

extension NormalizedLayer {
  /// Adds the track of a property, if it moves.
  mutating func addTrack<Value: LayerValue>(_ property: LayerProperty, _ track: Track<Value>?) {
    guard let track else { return }
    tracks.append(NormalizedTrack(property: property, keys: Value.keys(track)))
  }

  /// Adds the track of a property, if it moves.
  mutating func addTrack<Value: LayerValue>(_ property: LayerProperty, _ value: Animated<Value>) {
    addTrack(property, value.track)
  }
}

/// How much there is to read and to edit in keys: each of them, and each curve between two.
struct KeyWeight {
  /// The weight.
  let total: Int

  /// A weight.
  init(_ total: Int) { self.total = total }

  /// Weighs keys.
  init<Value: ShortValue>(_ keys: [Key<Value>]) {
    total = keys.count + keys.dropLast().count { $0.curve != .linear }
  }

  /// Whether it is so much less that fewer keys are worth their curves.
  func isClearlyLess(than other: KeyWeight) -> Bool {
    total + max(1, other.total / 10) <= other.total
  }
}
