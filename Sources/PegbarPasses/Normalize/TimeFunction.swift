internal import PegbarFrames
internal import PegbarScene

/// Which time of a definition is shown at which time of the composition around it.
struct TimeFunction: Hashable {
  /// The maps, from the outermost to the innermost.
  private var maps: [TimeMap]

  init(_ map: TimeMap) {
    maps = [map]
  }

  /// Shows an instance inside of what this function shows.
  func inner(_ map: TimeMap) -> TimeFunction {
    var function = self
    function.maps.append(map)
    return function
  }

  /// The local time at a time.
  func localTime(at time: Double) -> Double {
    maps.reduce(time) { time, map in
      map.remap?.value(at: time) ?? (time - map.begin) * map.rate
    }
  }

  /// The rate and begin, if the function is one straight line.
  var straight: (begin: Double, rate: Double)? {
    guard let map = maps.first, maps.count == 1, map.remap == nil else { return nil }
    return (map.begin, map.rate)
  }

  /// The times around which the function changes its way, ascending; empty for a straight line.
  var breaks: [Double] {
    var breaks: Set<Double> = []
    for (index, map) in maps.enumerated() {
      let times = map.remap?.keyTimes ?? []
      if index == 0 {
        breaks.formUnion(times)
      } else {
        var outer = self
        outer.maps.removeLast(maps.count - index)
        for time in times { breaks.formUnion(outer.times(showing: time)) }
      }
    }
    return breaks.sorted()
  }

  /// The times at which a local time is shown or passed.
  func times(showing local: Double) -> [Double] {
    if let (begin, rate) = straight { return rate == 0 ? [] : [begin + local / rate] }
    let breaks = breaks
    var found: [Double] = []
    for (start, end) in zip(breaks, breaks.dropFirst()) {
      found += crossings(of: local, from: start, to: end)
    }
    return found
  }

  /// Where the function crosses a value between two breaks; easing may cross it several times.
  private func crossings(of local: Double, from start: Double, to end: Double) -> [Double] {
    let steps = 24
    var found: [Double] = []
    var low = start
    var lowSide = localTime(at: low) - local
    for step in 1...steps {
      let high =
        step == steps
        ? end - (end - start) * 1e-9 : start + (end - start) * Double(step) / Double(steps)
      let highSide = localTime(at: high) - local
      if lowSide == 0 { found.append(low) }
      if lowSide * highSide < 0 { found.append(crossing(of: local, low, high, lowSide)) }
      (low, lowSide) = (high, highSide)
    }
    return found
  }

  private func crossing(
    of local: Double, _ low: Double, _ high: Double, _ lowSide: Double
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<50 {
      let middle = low + (high - low) / 2
      if (localTime(at: middle) - local) * lowSide > 0 { low = middle } else { high = middle }
    }
    return low + (high - low) / 2
  }
}
