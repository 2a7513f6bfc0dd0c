internal import PegbarBase
internal import PegbarScene

/// Which time of a definition is shown at which time of the composition around it.
struct TimeFunction {
  /// The maps, from the outermost to the innermost; no two straight ones follow each other.
  let maps: [TimeMap]
  /// The times around which the function changes its direction, ascending; empty for a straight line.
  let breaks: [Double]
  /// The local times from each break to the next.
  private let spans: [Span]

  /// A time in seconds that no frame falls into, and that survives rounding.
  static let moment = 2e-6

  /// What an instance shows; nothing where that is too intricate for what is left of a budget.
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

  /// Shows an instance inside of what this function shows; nothing where that is too intricate.
  func inner(_ map: TimeMap, budget: WorkBudget) -> TimeFunction? {
    let map = Self.usable(map)
    if map.remap == nil, let last = maps.last, last.remap == nil {
      let joined = TimeMap(begin: last.begin + map.begin / last.rate, rate: last.rate * map.rate)
      let outer = maps.count > 1 ? self : nil
      return TimeFunction(maps: maps.dropLast() + [joined], outer: outer, budget)
    }
    return TimeFunction(maps: maps + [map], outer: self, budget)
  }

  /// A map that stands still is a remap that stands still, so that nothing is divided by its rate.
  private static func usable(_ map: TimeMap) -> TimeMap {
    guard map.remap == nil, map.rate == 0 || !map.rate.isFinite || !map.begin.isFinite else {
      return map
    }
    return TimeMap(remap: .constant(0))
  }

  /// The local time at a time.
  func localTime(at time: Double) -> Double { Self.localTime(at: time, maps) }

  private static func localTime(at time: Double, _ maps: [TimeMap]) -> Double {
    maps.reduce(time) { time, map in
      map.remap?.value(at: time) ?? (time - map.begin) * map.rate
    }
  }

  /// The rate and begin, if the function is one straight line.
  var straight: (begin: Double, rate: Double)? {
    guard let map = maps.first, maps.count == 1, map.remap == nil else { return nil }
    return (map.begin, map.rate)
  }

  /// The times at which a local time is shown or passed; nothing where a budget is used up.
  func times(showing local: Double, _ budget: WorkBudget) -> [Double]? {
    if let (begin, rate) = straight { return [begin + local / rate] }
    // Looking whether a span passes the time takes little, halving it takes 50 local times.
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

/// A time function between two breaks; easing may turn it round several times.
private struct Span {
  let start: Double
  let end: Double
  /// The local times at equal distances, the last one just before the end.
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

  /// Where it passes a local time.
  func crossings(of local: Double, _ localTime: (Double) -> Double) -> [Double] {
    guard low <= local, local <= high else { return [] }
    var found: [Double] = []
    for step in 1...Self.steps {
      let lowSide = samples[step - 1] - local
      let highSide = samples[step] - local
      let time = Self.time(step - 1, start, end)
      // Where time goes back, a jump comes just after it.
      if lowSide == 0 { found += highSide < 0 ? [time, time + TimeFunction.moment] : [time] }
      if lowSide * highSide < 0 {
        found += crossing(of: local, time, Self.time(step, start, end), lowSide, localTime)
      }
    }
    return found
  }

  /// The last time before and the first after the local time is passed: what jumps there has its
  /// old value at the one and its new value at the other.
  ///
  /// At the very time of a jump its later value shows. Backwards that is the old one, so the new
  /// one comes a moment later, or it would show a frame too early.
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
