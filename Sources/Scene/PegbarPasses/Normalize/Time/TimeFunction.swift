internal import PegbarBase
internal import PegbarScene

/// The mapping from the time of a composition to the time of a definition that it shows.
struct TimeFunction {
  /// The maps, from the outermost to the innermost, without two consecutive linear maps.
  let maps: [TimeMap]
  /// The times around which the function changes direction, ascending; empty for a linear function.
  let breaks: [Double]
  /// The local times between consecutive breaks.
  private let spans: [Span]

  /// A time in seconds that is shorter than any frame and survives rounding.
  static let moment = 2e-6

  /// Creates the time function of an instance; `nil` if it exceeds the remaining budget.
  init?(_ map: TimeMap, budget: WorkBudget) {
    self.init(maps: [Self.usable(map)], outer: nil, budget)
  }

  private init?(maps: [TimeMap], outer: TimeFunction?, _ budget: WorkBudget) {
    self.maps = maps
    var times = Set(outer?.breaks ?? [])
    for time in maps.last?.remap?.keyTimes ?? [] {
      guard let outer else {
        times.insert(time)
        continue
      }
      guard let found = outer.times(showing: time, budget) else { return nil }
      times.formUnion(found)
      guard times.count <= Limits.timeBreaks else { return nil }
    }
    guard times.count <= Limits.timeBreaks, budget.takes(times.count * maps.count) else {
      return nil
    }
    let breaks = times.filter(\.isFinite).sorted()
    self.breaks = breaks
    spans = zip(breaks, breaks.dropFirst()).map { start, end in
      Span(start: start, end: end) { Self.localTime(at: $0, maps) }
    }
  }

  /// Returns the time function of an instance within this function, or `nil` if it exceeds the
  /// budget.
  func inner(_ map: TimeMap, budget: WorkBudget) -> TimeFunction? {
    let map = Self.usable(map)
    if map.remap == nil, let last = maps.last, last.remap == nil {
      let joined = TimeMap(begin: last.begin + map.begin / last.rate, rate: last.rate * map.rate)
      let outer = maps.count > 1 ? self : nil
      return TimeFunction(maps: maps.dropLast() + [joined], outer: outer, budget)
    }
    return TimeFunction(maps: maps + [map], outer: self, budget)
  }

  /// Returns a static remap for a map whose rate is 0 or not finite, to avoid dividing by the rate.
  private static func usable(_ map: TimeMap) -> TimeMap {
    guard map.remap == nil, map.rate == 0 || !map.rate.isFinite || !map.begin.isFinite else {
      return map
    }
    return TimeMap(remap: .constant(0))
  }

  /// Returns the local time at a time.
  func localTime(at time: Double) -> Double { Self.localTime(at: time, maps) }

  private static func localTime(at time: Double, _ maps: [TimeMap]) -> Double {
    maps.reduce(time) { time, map in
      map.remap?.value(at: time) ?? (time - map.begin) * map.rate
    }
  }

  /// The begin and rate if the function is linear; otherwise `nil`.
  var straight: (begin: Double, rate: Double)? {
    guard let map = maps.first, maps.count == 1, map.remap == nil else { return nil }
    return (map.begin, map.rate)
  }

  /// Returns the times at which a local time is shown or passed, or `nil` if the budget is used up.
  func times(showing local: Double, _ budget: WorkBudget) -> [Double]? {
    if let (begin, rate) = straight { return [begin + local / rate] }
    // Checking a span is cheap, but bisecting it requires 50 local times.
    guard budget.takes(1 + spans.count / 100) else { return nil }
    var found: [Double] = []
    for span in spans {
      let crossings = span.crossings(of: local, localTime)
      guard budget.takes(crossings.count * 2 * maps.count) else { return nil }
      found += crossings
    }
    return found
  }
}

/// The time function between two breaks, which easing may reverse several times.
private struct Span {
  let start: Double
  let end: Double
  /// The local times at equal intervals, the last one just before the end.
  private let samples: [Double]
  private let low: Double
  private let high: Double

  private static let steps = 24

  init(start: Double, end: Double, _ localTime: (Double) -> Double) {
    self.start = start
    self.end = end
    samples = (0...Self.steps).map { localTime(Self.time($0, start, end)) }
    low = samples.min() ?? 0
    high = samples.max() ?? 0
  }

  private static func time(_ step: Int, _ start: Double, _ end: Double) -> Double {
    step == steps
      ? end - (end - start) * 1e-9 : start + (end - start) * Double(step) / Double(steps)
  }

  /// Returns the times at which the span passes a local time.
  func crossings(of local: Double, _ localTime: (Double) -> Double) -> [Double] {
    guard low <= local, local <= high else { return [] }
    var found: [Double] = []
    for step in 1...Self.steps {
      let lowSide = samples[step - 1] - local
      let highSide = samples[step] - local
      let time = Self.time(step - 1, start, end)
      // If time runs backward, a jump is just after it.
      if lowSide == 0 { found += highSide < 0 ? [time, time + TimeFunction.moment] : [time] }
      if lowSide * highSide < 0 {
        found += crossing(of: local, time, Self.time(step, start, end), lowSide, localTime)
      }
    }
    return found
  }

  /// Returns the last time before and the first time after the local time is passed.
  ///
  /// A value that jumps has its old value at the first and its new value at the second of these
  /// times. At the exact time of a jump, its later value is shown. In reverse, that is the old
  /// value, so the new one follows a moment later. Otherwise, it would be shown a frame too early.
  private func crossing(
    of local: Double, _ low: Double, _ high: Double, _ lowSide: Double,
    _ localTime: (Double) -> Double
  ) -> [Double] {
    var (low, high) = (low, high)
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if (localTime(middle) - local) * lowSide > 0 { low = middle } else { high = middle }
    }
    return [low, lowSide > 0 ? high + TimeFunction.moment : high]
  }
}
