internal import PegbarGeometry
internal import PegbarScene

/// A value that can be written with fewer digits.
///
/// A sampled value is accurate only within its tolerance, so further digits have no meaning.
protocol ShortValue: TrackValue {
  /// Returns the value with its numbers rounded to whole steps, of which `steps` equal 1.
  func rounded(_ steps: Double) -> Self
  /// The numbers of the value if they blend independently; otherwise empty.
  var numbers: [Double] { get }
  /// Returns the distance from the value at a share of the way between two others.
  func distance(
    fromLine first: Self, _ last: Self, at share: Double, _ distance: (Self, Self) -> Double
  ) -> Double
}

/// A value that can be sampled.
protocol SampledValue: ShortValue {
  /// Returns the distance between two values, which is infinite if they cannot be blended.
  static func distance(_ left: Self, _ right: Self) -> Double
}

/// A value of a layer property.
protocol LayerValue: SampledValue {
  /// Returns the keyframes of a track in the form that layers store.
  static func keys(_ track: Track<Self>) -> NormalizedTrack.Keys
}

extension ShortValue {
  func distance(
    fromLine first: Self, _ last: Self, at share: Double, _ distance: (Self, Self) -> Double
  ) -> Double {
    distance(self, .interpolate(first, last, share))
  }

  /// Returns the value with the fewest digits within a distance, and its error; without a limit,
  /// the value is unchanged.
  func shortened(
    within limit: Double?, _ distance: (Self, Self) -> Double
  ) -> (value: Self, error: Double) {
    guard let limit else { return (self, 0) }
    for steps in [1e1, 1e2, 1e3, 1e4] {
      let short = rounded(steps)
      let error = distance(self, short)
      // Written so that NaN exceeds the limit.
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
  // Paths have no other distance, and creating the path on the line is expensive.
  func distance(
    fromLine first: Path, _ last: Path, at share: Double, _: (Path, Path) -> Double
  ) -> Double {
    Distance.of(self, from: first, to: last, at: share)
  }

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

  /// Returns the flag unchanged.
  func rounded(_ steps: Double) -> Bool { self }
}

/// A change of a track with any type of value.
protocol ValueChange {
  /// Returns the track that replaces a track.
  func changed<Value: LayerValue>(_ track: Track<Value>) -> Track<Value>
}

extension NormalizedTrack.Keys {
  /// Returns the keyframes after a change.
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
  /// Adds the track of a property if it is animated.
  mutating func addTrack<Value: LayerValue>(_ property: LayerProperty, _ track: Track<Value>?) {
    guard let track else { return }
    tracks.append(NormalizedTrack(property: property, keys: Value.keys(track)))
  }

  /// Adds the track of a property if it is animated.
  mutating func addTrack<Value: LayerValue>(_ property: LayerProperty, _ value: Animated<Value>) {
    addTrack(property, value.track)
  }
}

/// The effort of reading and editing keyframes: one for each, and one for each curve between two.
struct KeyWeight {
  /// The weight.
  let total: Int

  /// Creates a weight.
  init(_ total: Int) { self.total = total }

  /// Creates the weight of keyframes.
  init<Value: ShortValue>(_ keys: [Key<Value>]) {
    total = keys.count + keys.dropLast().count { $0.curve != .linear }
  }

  /// Returns `true` if the weight is so much smaller that fewer keyframes justify their curves.
  func isClearlyLess(than other: KeyWeight) -> Bool {
    total + max(1, other.total / 10) <= other.total
  }
}
