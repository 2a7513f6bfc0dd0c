internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// The spring that is nearest to samples of a motion.
///
/// The first overshoot gives an initial spring. A least-squares fit of all samples follows
/// (Levenberg and Marquardt), and then numbers are shortened to the digits they require.
struct SpringFit {
  /// The spring, with a mass of 1.
  private(set) var spring: SpringCurve
  /// The largest difference from a sample, as a share of the motion.
  private(set) var error = Double.infinity
  /// The time of the largest difference, in seconds from the start.
  private(set) var worst = 0.0

  /// The shares of the motion, at times in seconds from its start.
  private let samples: [Sample<Double>]

  /// Fits a spring; `nil` if the motion does not overshoot its end.
  init?(_ samples: [Sample<Double>]) {
    guard let peak = Self.firstPeak(of: samples),
      let spring = SpringCurve.swinging(over: peak.value - 1, after: peak.time)
    else { return nil }
    self.samples = samples
    self.spring = spring
    improve(withVelocity: false)
    if error > 1e-3 { improve(withVelocity: true) }
    shorten()
  }

  /// Returns the largest value before the motion returns to its end.
  private static func firstPeak(of samples: [Sample<Double>]) -> Sample<Double>? {
    guard let over = samples.firstIndex(where: { $0.value > 1 }) else { return nil }
    let back = samples[over...].firstIndex { $0.value < 1 } ?? samples.endIndex
    return samples[over..<back].max { $0.value < $1.value }
  }

  private mutating func note(_ candidate: SpringCurve) -> Bool {
    var largest = (error: 0.0, seconds: 0.0)
    for sample in samples {
      let difference = abs(candidate.progress(after: sample.time) - sample.value)
      // Written so that NaN exceeds the error.
      guard difference < error else { return false }
      if difference > largest.error { largest = (difference, sample.time) }
    }
    (spring, error, worst) = (candidate, largest.error, largest.seconds)
    return true
  }

  private func squares(_ spring: SpringCurve) -> Double {
    samples.reduce(0) {
      let difference = spring.progress(after: $1.time) - $1.value
      return $0 + difference * difference
    }
  }

  // MARK: Least squares

  /// The mean error of a spring that does not match, as a share of the motion.
  private static let farOff = 0.05

  private mutating func improve(withVelocity: Bool) {
    var best = spring
    var sum = squares(best)
    var braking = 1e-3
    for round in 0..<60 where !Cancellation.isRequested {
      // A spring that is still far off never gets close enough.
      if round == 5, sum > Double(samples.count) * Self.farOff * Self.farOff { break }
      guard let step = step(from: best, braking: braking, withVelocity: withVelocity) else { break }
      let next = SpringCurve(
        stiffness: best.stiffness + step[0], damping: best.damping + step[1],
        velocity: best.velocity + step[2])
      let nextSum = next.isValid ? squares(next) : .infinity
      if nextSum < sum {
        let isDone = sum - nextSum < sum * 1e-12
        (best, sum, braking) = (next, nextSum, max(braking / 10, 1e-12))
        if isDone { break }
      } else {
        braking *= 10
        if braking > 1e8 { break }
      }
    }
    error = .infinity
    _ = note(best)
  }

  /// Returns the change of stiffness, damping, and velocity toward the least squares.
  private func step(from spring: SpringCurve, braking: Double, withVelocity: Bool) -> [Double]? {
    let count = withVelocity ? 3 : 2
    let shifts = SIMD3(spring.stiffness * 1e-6, max(spring.damping, 1e-3) * 1e-6, 1e-6)
    let (stiffer, damper, faster) = spring.shifted(by: shifts)
    // The last column is the right side.
    var rows = [SIMD4<Double>](repeating: .zero, count: count)
    for sample in samples {
      let value = spring.progress(after: sample.time)
      var slopes = SIMD3(
        stiffer.progress(after: sample.time), damper.progress(after: sample.time), value)
      if withVelocity { slopes.z = faster.progress(after: sample.time) }
      slopes = (slopes - value) / shifts
      for row in 0..<count {
        rows[row] += slopes[row] * SIMD4(slopes, sample.value - value)
      }
    }
    let matrix = rows.indices.map { row in
      (0..<count).map { rows[row][$0] * ($0 == row ? 1 + braking : 1) } + [rows[row].w]
    }
    return Self.solved(matrix).map { $0 + [Double](repeating: 0, count: 3 - count) }
  }

  /// Returns the solution of linear equations, by elimination.
  private static func solved(_ equations: [[Double]]) -> [Double]? {
    var rows = equations
    let count = rows.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      rows.swapAt(column, pivot)
      guard abs(rows[column][column]) > 1e-300 else { return nil }
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    let solution = rows.indices.map { rows[$0][count] / rows[$0][$0] }
    return solution.allSatisfy(\.isFinite) ? solution : nil
  }

  // MARK: Digits

  /// Shortens the numbers to as few digits as the samples require.
  private mutating func shorten() {
    let best = self
    let limit = max(error * 1.05, 5e-5)
    var scale = 1.0
    for _ in 0..<7 {
      let short = SpringCurve(
        stiffness: (best.spring.stiffness * scale).rounded() / scale,
        damping: (best.spring.damping * scale).rounded() / scale,
        velocity: (best.spring.velocity * scale).rounded() / scale)
      error = limit
      if short.isValid, note(short) { return }
      scale *= 10
    }
    self = best
  }
}

extension SpringCurve {
  /// Returns the springs with a larger stiffness, damping, and velocity, respectively.
  fileprivate func shifted(
    by shifts: SIMD3<Double>
  ) -> (stiffer: SpringCurve, damper: SpringCurve, faster: SpringCurve) {
    var (stiffer, damper, faster) = (self, self, self)
    stiffer.stiffness += shifts.x
    damper.damping += shifts.y
    faster.velocity += shifts.z
    return (stiffer, damper, faster)
  }
}
