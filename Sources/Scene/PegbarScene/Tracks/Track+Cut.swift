internal import PegbarGeometry

extension NormalizedLayer {
  /// Returns the layer with tracks that stop at a time in seconds of its composition.
  package func cut(at end: Double) -> NormalizedLayer {
    func cut<Keys: AnyTrack>(_ track: Keys) -> any AnyTrack {
      Track(track.keys, repetition: track.repetition, fidelity: track.fidelity).cut(at: end)
    }
    var layer = self
    for index in layer.tracks.indices {
      layer.tracks[index].keys.track = cut(layer.tracks[index].keys.track)
    }
    return layer
  }
}

extension Track {
  /// Returns the track up to a time in seconds, at which it stops with its value at that time.
  ///
  /// The last keyframes of a transaction remain, so nothing may continue after the end of the
  /// scene. The segment in progress is split with its curve and its motion path. New numbers have
  /// few digits (see `short`). A repetition plays only as often as there is time. An endless one is
  /// unchanged.
  package func cut(at end: Double) -> Track {
    guard let first = keys.first, let last = keys.last else { return self }
    guard first.time < end - Self.margin else {
      return Track(start(until: end), fidelity: fidelity)
    }
    if var repetition {
      let length = last.time - first.time
      guard repetition.count.isFinite, length > 0 else { return self }
      repetition.count = min(repetition.count, (end - first.time) / length)
      return Track(keys, repetition: repetition, fidelity: fidelity)
    }
    guard last.time > end + Self.margin else { return self }
    let next = keys.firstIndex { $0.time > end + Self.margin } ?? keys.count
    guard next > 0, next < keys.count else { return self }
    guard keys[next - 1].time < end - Self.margin else {
      return Track(Array(keys[..<next]), fidelity: fidelity)
    }
    let pieces = TrackSegment(from: keys[next - 1], to: keys[next]).pieces(until: end)
    return Track(Array(keys[..<(next - 1)]) + pieces, fidelity: fidelity)
  }

  /// Returns the rest of a single change that is in progress at a time in seconds, or `nil` if the
  /// rest of its curve is not a curve by itself.
  package func begun(at time: Double) -> Track? {
    guard repetition == nil, keys.count == 2, let first = keys.first, let last = keys.last,
      first.motionPath == nil, first.time < time - Self.margin, time < last.time - Self.margin
    else { return nil }
    let share = (time - first.time) / (last.time - first.time)
    let curve: Curve
    switch first.curve {
    case .linear: curve = .linear
    case .bezier(let whole):
      guard let rest = whole.part(from: share, to: 1) else { return nil }
      curve = .bezier(rest)
    case .hold, .spring: return nil
    }
    return Track(
      [Key(time: time, value: value(at: time).short, curve: curve), last], fidelity: fidelity)
  }

  /// The difference in seconds up to which times are equal: half of a microsecond.
  private static var margin: Double { 5e-7 }

  /// Returns the keyframes at or before an end that is not after the first one; at least the first.
  private func start(until end: Double) -> [Key<Value>] {
    let shown = keys.prefix { $0.time <= end + Self.margin }
    return shown.isEmpty ? Array(keys.prefix(1)) : Array(shown)
  }
}

/// The segment from one keyframe to the next.
private struct TrackSegment<Value: TrackValue> {
  let from: Key<Value>
  let to: Key<Value>

  /// The number of times to halve a curve with a part that is not a curve by itself because it
  /// returns to its start or is too steep.
  private static var halvings: Int { 5 }
  /// The number of parts per second of a spring, and the maximum number of parts.
  private static var springParts: (each: Double, most: Double) { (120, 1000) }

  private var length: Double { to.time - from.time }

  /// Returns the keyframes from the first one to an end within the segment.
  func pieces(until end: Double) -> [Key<Value>] {
    let share = (end - from.time) / length
    let parts = curves(to: share)
    let last = Key(time: time(end), value: value(at: share).short)
    // A held value is unchanged.
    guard let first = parts.first, first.curve != .hold else { return [from] }
    return parts.map(key) + [last]
  }

  /// Returns the curves up to a fraction of the time, each with its start and end fractions.
  private func curves(to share: Double) -> [Part] {
    switch from.curve {
    case .linear, .hold: [Part(start: 0, end: share, curve: from.curve)]
    case .bezier(let curve): Self.parts(of: curve, 0, share, halvings: Self.halvings)
    case .spring: springParts(to: share)
    }
  }

  private struct Part {
    var start: Double
    var end: Double
    var curve: Curve
  }

  private static func parts(
    of curve: TimingCurve, _ start: Double, _ end: Double, halvings: Int
  ) -> [Part] {
    if let part = curve.part(from: start, to: end) {
      return [Part(start: start, end: end, curve: .bezier(short(part)))]
    }
    guard halvings > 0 else { return [Part(start: start, end: end, curve: .linear)] }
    let middle = (start + end) / 2
    return parts(of: curve, start, middle, halvings: halvings - 1)
      + parts(of: curve, middle, end, halvings: halvings - 1)
  }

  /// Returns short curves that begin and end at the speed of the spring.
  private func springParts(to share: Double) -> [Part] {
    let (each, most) = Self.springParts
    let seconds = share * length
    let count = min(max((seconds * each).rounded(.up), 1), most)
    let step = share / count
    func slope(_ share: Double) -> Double {
      let near = step / 1000
      return (progress(at: share + near) - progress(at: max(share - near, 0)))
        / (near + min(near, share))
    }
    return stride(from: 0, to: count, by: 1).map { index in
      let (start, end) = (index * step, (index + 1) * step)
      let way = progress(at: end) - progress(at: start)
      let (first, last) = (slope(start) * step / 3 / way, 1 - slope(end) * step / 3 / way)
      // Where the spring reverses direction, the distance may be close to 0.
      guard abs(first) <= 4, abs(last) <= 4 else {
        return Part(start: start, end: end, curve: .linear)
      }
      return Part(
        start: start, end: end,
        curve: .bezier(Self.short(TimingCurve(1.0 / 3, first, 2.0 / 3, last))))
    }
  }

  private func key(_ part: Part) -> Key<Value> {
    Key(
      time: part.start == 0 ? from.time : time(from.time + part.start * length),
      value: part.start == 0 ? from.value : value(at: part.start).short, curve: part.curve,
      motionPath: motionPath(part))
  }

  /// Returns a time rounded to nanoseconds.
  private func time(_ value: Double) -> Double { value.rounded(to: 1e9) }

  /// Returns a curve with ten times the precision of scene curves, because it may scale large
  /// values.
  ///
  /// Core Animation stores curves as `Float`.
  private static func short(_ curve: TimingCurve) -> TimingCurve {
    TimingCurve(
      curve.x1.rounded(to: 1e7), curve.y1.rounded(to: 1e7), curve.x2.rounded(to: 1e7),
      curve.y2.rounded(to: 1e7))
  }

  private func progress(at share: Double) -> Double {
    from.curve.progress(at: share, of: length)
  }

  /// Returns the value at a fraction of the time.
  private func value(at share: Double) -> Value {
    Track([from, to]).value(at: from.time + share * length)
  }

  /// Returns the section of the motion path for a part, or `nil` if it is straight.
  private func motionPath(_ part: Part) -> MotionPath? {
    guard let motionPath = from.motionPath, let start = from.value as? Point,
      let end = to.value as? Point
    else { return nil }
    let whole = MotionSegment(from: start, to: end, motionPath: motionPath)
    guard !whole.isStraight else { return nil }
    let total = whole.curve.length()
    func length(at share: Double) -> Double { min(max(progress(at: share), 0), 1) * total }
    let (low, high) = (length(at: part.start), length(at: part.end))
    guard abs(high - low) > 0 else { return nil }
    let stretch = whole.curve.part(fromLength: low, toLength: high, of: total)
    return MotionPath(control1: stretch.control1.short, control2: stretch.control2.short)
  }
}

extension Double {
  /// Returns the nearest number that is a multiple of 1 / `steps`.
  fileprivate func rounded(to steps: Double) -> Double {
    let result = (self * steps).rounded() / steps
    return result.isFinite ? result : self
  }
}

extension TrackValue {
  /// The value rounded to few digits.
  ///
  /// Points, colors and lists of fractions have 5 decimal places, as in keyframes of a scene. Other
  /// numbers have 7 because a factor may scale large layers.
  package var short: Self {
    func fraction(_ number: Double) -> Double { number.rounded(to: 1e5) }
    func point(_ point: Point) -> Point { Point(x: fraction(point.x), y: fraction(point.y)) }
    let result: any TrackValue =
      switch self {
      case let number as Double: number.rounded(to: 1e7)
      case let place as Point: point(place)
      case let color as Color: color.map(fraction)
      case let colors as Colors: Colors(colors.values.map { $0.map(fraction) })
      case let numbers as Numbers: Numbers(numbers.values.map(fraction))
      case let path as Path: path.map(point)
      default: self
      }
    return result as? Self ?? self
  }
}
