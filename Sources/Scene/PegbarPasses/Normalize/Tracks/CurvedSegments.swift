internal import PegbarGeometry
internal import PegbarScene

/// Plays samples with segments, some of which have a fitted easing curve.
///
/// A curve moves in one direction, as an animator's keyframes do: at most from one turning point to
/// the next. It never leaves the range between its ends, and replaces at least two linear segments.
/// `KeyWeight` determines whether the whole result is shorter.
struct CurvedSegments<Value: ShortValue> {
  typealias Segment = SegmentMerging<Value>.Segment

  /// The samples and their tolerance.
  let merging: SegmentMerging<Value>
  /// The budget left for fitting.
  let budget: WorkBudget

  /// For each sample, `true` if the next one is so far away that the middle between them counts.
  private let isFar: [Bool]

  /// The numbers of each sample, which are compared often.
  private let numbers: [[Double]]

  private var samples: [Sample<Value>] { merging.samples }

  /// The approximate number of samples for fitting, before all of them are checked.
  private static var someSamples: Int { 16 }

  init(merging: SegmentMerging<Value>, budget: WorkBudget) {
    self.merging = merging
    self.budget = budget
    numbers = merging.samples.map(\.value.numbers)
    isFar = zip(merging.samples, merging.samples.dropFirst()).map {
      !(merging.distance($0.value, $1.value) <= merging.tolerance)
    }
  }

  /// Returns segments from the first to the last sample, or `nil` if none of them has a curve.
  func segments() -> [Segment]? {
    guard !samples.isEmpty, !numbers[0].isEmpty else { return nil }
    var segments: [Segment] = []
    var isCurved = false
    var (start, turn) = (0, 0)
    while start < samples.count - 1 {
      if start >= turn { turn = self.turn(after: start) }
      var best = line(from: start, upTo: turn)
      if best.end < turn {
        let second = line(from: best.end, upTo: turn)
        if let curved = longestCurve(from: start, known: second.end, upTo: turn) {
          best = curved
          isCurved = true
        }
      }
      if case .bezier(let curve) = best.curve { budget.curves.use(curve) }
      segments.append(best)
      start = best.end
    }
    return isCurved ? segments : nil
  }

  private func line(from start: Int, upTo limit: Int) -> Segment {
    merging.longest(from: start, upTo: limit) { merging.straight(from: start, to: $0) }
  }

  /// Returns the sample at which the value, having moved, begins to return, or the last sample if
  /// it never does.
  private func turn(after start: Int) -> Int {
    let last = samples.count - 1
    let origin = samples[start].value
    guard
      let index = (start + 1..<samples.count).first(where: {
        merging.distance(origin, samples[$0].value) > merging.tolerance
      })
    else { return last }
    let motion = StraightMotion(from: numbers[start], to: numbers[index])
    guard motion.length > 0 else { return last }
    // A return by less than the tolerance is not a turning point.
    let back = min(merging.tolerance / merging.distance(origin, samples[index].value), 1)
    var farthest = (index: index, share: 1.0)
    for index in index + 1..<samples.count {
      let share = motion.share(of: numbers[index])
      if share >= farthest.share { farthest = (index, share) }
      if share < farthest.share - back { return farthest.index }
    }
    return last
  }

  /// Returns the longest segment with a curve, or `nil` if there is none up to a known end.
  private func longestCurve(from start: Int, known: Int, upTo limit: Int) -> Segment? {
    guard let best = curve(from: start, to: known) else { return nil }
    guard best.end < limit else { return best }
    if let whole = curve(from: start, to: limit) { return whole }
    // A precision of a sixteenth is enough, because the exact transition between curves is
    // invisible.
    return merging.longest(from: best, before: limit, parts: 16) { curve(from: start, to: $0) }
  }

  /// Returns the segment between two samples along a fitted curve, if all samples are within the
  /// tolerance.
  private func curve(from start: Int, to end: Int) -> Segment? {
    guard let fit = fit(from: start, to: end) else { return nil }
    func rounded(_ steps: Double) -> Segment? {
      let curve = TimingCurve(
        fit.x1.rounded(steps), fit.y1.rounded(steps), fit.x2.rounded(steps), fit.y2.rounded(steps))
      return near(curve, start, end)
    }
    guard let best = rounded(1e4) else { return nil }
    // An existing curve, or one with as few digits as possible.
    return budget.curves.like(fit).lazy.compactMap { near($0, start, end) }.first
      ?? rounded(20) ?? rounded(1e2) ?? rounded(1e3) ?? best
  }

  private func fit(from start: Int, to end: Int) -> TimingCurve? {
    let (first, last) = (samples[start].value, samples[end].value)
    let length = samples[end].time - samples[start].time
    let motion = StraightMotion(from: numbers[start], to: numbers[end])
    let travel = merging.distance(first, last)
    guard motion.length > 0, travel.isFinite, travel > merging.tolerance, length > 0 else {
      return nil
    }
    let margin = merging.tolerance / travel
    let step = max((end - start - 1) / Self.someSamples, 1)
    var places: [Sample<Double>] = []
    for index in stride(from: start + 1 + (step - 1) / 2, to: end, by: step) {
      let value = samples[index].value
      let share = motion.share(of: numbers[index])
      // Written so that NaN is not on the motion.
      guard share >= -margin, share <= 1 + margin,
        value.distance(fromLine: first, last, at: share, merging.distance) <= merging.tolerance
      else { return nil }
      places.append(
        Sample(time: (samples[index].time - samples[start].time) / length, value: share))
    }
    guard places.count >= 2, budget.takesFit() else { return nil }
    return CurveFit(places, within: margin)?.curve
  }

  /// Returns the segment along a curve, if all samples are within the tolerance, and also the
  /// middle between distant ones.
  private func near(_ curve: TimingCurve, _ start: Int, _ end: Int) -> Segment? {
    let (first, last) = (samples[start], samples[end])
    var segment = Segment(start: start, end: end, curve: .bezier(curve))
    func isNear(_ value: Value, at share: Double, _ index: Int) -> Bool {
      let error = value.distance(fromLine: first.value, last.value, at: share, merging.distance)
      // Written so that NaN exceeds the tolerance.
      guard error <= merging.tolerance else { return false }
      if error > segment.error { (segment.error, segment.worst) = (error, index) }
      return true
    }
    guard isNearAtSomeSamples(curve, start, end) else { return nil }
    var shares = SIMD4<Double>.zero
    for index in start..<end {
      let lane = (index - start) % 4
      if lane == 0 { shares = self.shares(of: curve, start, end) { min(index + $0, end) } }
      let (sample, next) = (samples[index], samples[index + 1])
      guard index == start || isNear(sample.value, at: shares[lane], index) else { return nil }
      guard isFar[index] else { continue }
      let middle = Value.interpolate(sample.value, next.value, 0.5)
      let time = ((sample.time + next.time) / 2 - first.time) / (last.time - first.time)
      guard isNear(middle, at: curve.progress(at: time), index) else { return nil }
    }
    return segment
  }

  /// Returns `false` if a sample in the middle or near one of the ends of a long segment is beyond
  /// the tolerance, which is the case for most curves that do not fit.
  private func isNearAtSomeSamples(_ curve: TimingCurve, _ start: Int, _ end: Int) -> Bool {
    let length = end - start
    guard length > 12 else { return true }
    let probes = [start + length / 2, start + length / 8, end - length / 8, start + length / 4]
    let shares = shares(of: curve, start, end) { probes[$0] }
    return probes.indices.allSatisfy { index in
      samples[probes[index]].value.distance(
        fromLine: samples[start].value, samples[end].value, at: shares[index], merging.distance)
        <= merging.tolerance
    }
  }

  /// Returns the progress of a curve between two samples at four others.
  private func shares(
    of curve: TimingCurve, _ start: Int, _ end: Int, _ sample: (Int) -> Int
  ) -> SIMD4<Double> {
    let (first, length) = (samples[start].time, samples[end].time - samples[start].time)
    var shares = SIMD4<Double>.zero
    for lane in 0..<4 { shares[lane] = (samples[sample(lane)].time - first) / length }
    let parameters = curve.parameters(at: shares, from: shares)
    for lane in 0..<4 {
      shares[lane] = curve.progress(at: shares[lane], parameter: parameters[lane])
    }
    return shares
  }
}

/// The linear motion between two values.
private struct StraightMotion {
  private let from: [Double]
  private let step: [Double]
  /// The square of the length.
  let length: Double

  /// Creates the motion between the numbers of two values, without length if they do not match.
  init(from: [Double], to: [Double]) {
    self.from = from
    step = zip(to, from).map { $0 - $1 }
    let square = step.reduce(0) { $0 + $1 * $1 }
    length = from.count == to.count && square.isFinite ? square : 0
  }

  /// Returns the share of the motion at a value.
  func share(of numbers: [Double]) -> Double {
    guard numbers.count == from.count else { return .nan }
    var product = 0.0
    for index in step.indices { product += (numbers[index] - from[index]) * step[index] }
    return product / length
  }
}
