internal import PegbarBase

/// Samples numbers over frames into keyframes with linear segments that stay within a tolerance.
///
/// Every frame and times between frames are probed, so that swings are not missed. Samples on a
/// straight line are then dropped.
struct ScriptSampler {
  /// The maximum error of a component.
  var tolerance: Double
  /// The limits on samples and keyframes.
  var limits: Limits
  /// Returns the numbers at a frame.
  var numbers: (Double) throws(ScriptProblem) -> [Double]

  typealias Sample = (frame: Double, numbers: [Double])

  /// The keyframes, and the maximum error between them and the samples.
  typealias Result = (keys: [Sample], error: Double)

  /// Returns the keyframes; two at the same frame are a jump.
  ///
  /// The value can jump at a break.
  func keys(in range: ClosedRange<Double>, breaks: [Double]) throws(ScriptProblem) -> Result {
    let (low, high) = (range.lowerBound, range.upperBound)
    guard high - low <= Double(limits.expressionSamples / 2), -Limits.largestNumber < low,
      high < Limits.largestNumber
    else { throw .effort }
    let inside = Set(breaks.filter { low < $0 && $0 < high })
    let grid = inside.union([low, high])
      .union(stride(from: low.rounded(.down) + 1, to: high, by: 1))
    var result = Result(keys: [], error: 0)
    var run: [Sample] = []
    var start: Sample?
    for frame in grid.sorted() {
      let here = Sample(frame: frame, numbers: try numbers(frame))
      if let start {
        let isBreak = inside.contains(frame)
        let before =
          isBreak
          ? Sample(frame: frame, numbers: try numbers(frame - (frame - start.frame) * 1e-6)) : here
        try divide(start, before, 0, &run)
        if isBreak, distance(before.numbers, here.numbers) > tolerance {
          append(run + [before], to: &result)
          run = []
        }
      }
      start = here
    }
    if let start { append(run + [start], to: &result) }
    guard result.keys.count <= limits.expressionKeys else { throw .effort }
    return result
  }

  private func distance(_ left: [Double], _ right: [Double]) -> Double {
    zip(left, right).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// Appends the samples from `start` up to, but not including, `end`.
  private func divide(
    _ start: Sample, _ end: Sample, _ depth: Int, _ run: inout [Sample]
  ) throws(ScriptProblem) {
    guard run.count < limits.expressionSamples else { throw .effort }
    let middle = (start.frame + end.frame) / 2
    let sample = Sample(frame: middle, numbers: try numbers(middle))
    let error = zip(zip(start.numbers, end.numbers), sample.numbers).reduce(0) {
      max($0, abs(($1.0.0 + $1.0.1) / 2 - $1.1))
    }
    // The other half of the tolerance is reserved for dropping samples.
    guard error > tolerance / 2, depth < Limits.sampleHalvings else {
      run.append(start)
      return
    }
    try divide(start, sample, depth + 1, &run)
    try divide(sample, end, depth + 1, &run)
  }

  /// Appends the required samples of a run.
  private func append(_ run: [Sample], to result: inout Result) {
    guard let first = run.first else { return }
    result.keys.append(first)
    var anchor = 0
    while anchor < run.count - 1 {
      let (next, error) = farthest(from: anchor, in: run)
      result.error = max(result.error, error)
      result.keys.append(next < run.count - 1 ? shortened(run[next]) : run[next])
      anchor = next
    }
  }

  /// Returns a sample without insignificant digits; an error of 1/50 of the tolerance is invisible.
  private func shortened(_ sample: Sample) -> Sample {
    for steps in [1e1, 1e2, 1e3, 1e4] {
      let numbers = sample.numbers.map { ($0 * steps).rounded() / steps }
      // This form of the comparison also rejects NaN.
      if distance(numbers, sample.numbers) <= tolerance / 50 {
        return Sample(frame: sample.frame, numbers: numbers)
      }
    }
    return sample
  }

  /// Returns the last sample that a linear segment can reach within the tolerance of those between.
  private func farthest(from anchor: Int, in run: [Sample]) -> (index: Int, error: Double) {
    let start = run[anchor]
    // The range of slopes that fit all samples so far, for each component.
    var low = start.numbers.map { _ in -Double.infinity }
    var high = start.numbers.map { _ in Double.infinity }
    var best = anchor + 1
    for index in (anchor + 1)..<run.count {
      let sample = run[index]
      let length = sample.frame - start.frame
      guard length > 0 else { return (index, 0) }
      let slopes = zip(sample.numbers, start.numbers).map { ($0 - $1) / length }
      let fits = slopes.indices.allSatisfy {
        slopes[$0] >= low[$0] - 1e-12 && slopes[$0] <= high[$0] + 1e-12
      }
      if fits { best = index }
      for component in slopes.indices {
        low[component] = max(low[component], slopes[component] - tolerance / length)
        high[component] = min(high[component], slopes[component] + tolerance / length)
      }
      if slopes.indices.contains(where: { low[$0] > high[$0] }) { break }
    }
    return (best, error(from: anchor, to: best, in: run))
  }

  private func error(from anchor: Int, to end: Int, in run: [Sample]) -> Double {
    let length = run[end].frame - run[anchor].frame
    guard length > 0 else { return 0 }
    var worst = 0.0
    for index in anchor...end {
      let share = (run[index].frame - run[anchor].frame) / length
      for component in run[anchor].numbers.indices {
        let change = run[end].numbers[component] - run[anchor].numbers[component]
        let straight = run[anchor].numbers[component] + change * share
        worst = max(worst, abs(straight - run[index].numbers[component]))
      }
    }
    return worst
  }
}
