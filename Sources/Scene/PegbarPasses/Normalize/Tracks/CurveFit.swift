internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// Fits an easing curve to samples of a motion.
///
/// Applies Levenberg and Marquardt's method to the two control points, which stay within 0…1. Such
/// a curve is valid for `CAMediaTimingFunction` and never leaves the range between its ends. Uses
/// only sums, products, quotients, and square roots, so that all machines find the same curve.
struct CurveFit {
  /// The fitted curve, with all its digits.
  private(set) var curve = TimingCurve(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
  /// The sum of the squared errors.
  private var misses: Double
  /// The parameters of the curve at the times of the samples.
  private var parameters: [Double]

  /// Fits a curve to samples, as closely as required; `nil` if they are not finite.
  ///
  /// Each sample is the share of a motion at a share of its time, within 0…1.
  ///
  /// - Parameter margin: The maximum error of a sample, as a share of the motion.
  init?(_ places: [Sample<Double>], within margin: Double) {
    let times = places.map(\.time)
    parameters = times
    misses = Self.misses(of: curve, places, from: times, &parameters)
    guard misses.isFinite else { return nil }
    let limit = margin * margin * Double(places.count)
    var caution = 1e-3
    var others = parameters
    for step in 0..<Limits.fitSteps {
      guard let (better, missed) = improved(places, &caution, &others) else { break }
      // A fit that hardly improves, or is still far off, never gets close enough.
      let isDone = misses - missed <= misses * 1e-3 || (step > 5 && missed > 16 * limit)
      (curve, misses) = (better, missed)
      swap(&parameters, &others)
      if isDone || misses < limit * 1e-3 { break }
    }
  }

  /// - Parameters:
  ///   - guesses: The parameters of a similar curve, from which fewer steps are necessary.
  ///   - parameters: Receives the parameters of the curve.
  private static func misses(
    of curve: TimingCurve, _ places: [Sample<Double>], from guesses: [Double],
    _ parameters: inout [Double]
  ) -> Double {
    var sum = 0.0
    for start in stride(from: 0, to: places.count, by: 4) {
      let indices = start..<min(start + 4, places.count)
      var (times, near) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
      for index in indices {
        (times[index - start], near[index - start]) = (places[index].time, guesses[index])
      }
      let solved = curve.parameters(at: times, from: near)
      for index in indices {
        parameters[index] = solved[index - start]
        let miss =
          curve.progress(at: places[index].time, parameter: parameters[index]) - places[index].value
        sum += miss * miss
      }
    }
    return sum
  }

  /// Returns a curve with a smaller error, and its parameters in `others`; `caution` grows if steps
  /// are too large.
  private func improved(
    _ places: [Sample<Double>], _ caution: inout Double, _ others: inout [Double]
  ) -> (curve: TimingCurve, misses: Double)? {
    var equations = NormalEquations()
    for (place, parameter) in zip(places, parameters) {
      let (progress, slopes) = curve.slopes(at: parameter)
      equations.add(slopes, miss: place.value - progress)
    }
    for _ in 0..<8 {
      if let step = equations.solution(caution: caution) {
        let tried = TimingCurve(
          Self.inside(curve.x1 + step[0]), Self.inside(curve.y1 + step[1]),
          Self.inside(curve.x2 + step[2]), Self.inside(curve.y2 + step[3]))
        let missed = Self.misses(of: tried, places, from: parameters, &others)
        if missed < misses {
          caution = max(caution / 10, 1e-9)
          return (tried, missed)
        }
      }
      caution *= 10
    }
    return nil
  }

  private static func inside(_ value: Double) -> Double { min(max(value, 0), 1) }
}

extension TimingCurve {
  /// Returns the progress at a parameter of the curve, and its derivatives with respect to `x1`,
  /// `y1`, `x2`, and `y2` at that time.
  fileprivate func slopes(at parameter: Double) -> (progress: Double, slopes: SIMD4<Double>) {
    let rest = 1 - parameter
    let first = 3 * rest * rest * parameter
    let second = 3 * rest * parameter * parameter
    func speed(_ one: Double, _ two: Double) -> Double {
      3 * rest * rest * one + 6 * rest * parameter * (two - one)
        + 3 * parameter * parameter * (1 - two)
    }
    // A later time means less progress, by the slope of the curve, unless it is vertical.
    let slope = speed(y1, y2) / max(speed(x1, x2), 1e-3)
    return (
      first * y1 + second * y2 + parameter * parameter * parameter,
      SIMD4(-slope * first, first, -slope * second, second)
    )
  }
}

/// The least-squares equations for four unknowns.
private struct NormalEquations {
  private var rows: [SIMD4<Double>] = Array(repeating: .zero, count: 4)
  private var right = SIMD4<Double>.zero

  mutating func add(_ slopes: SIMD4<Double>, miss: Double) {
    for index in 0..<4 { rows[index] += slopes * slopes[index] }
    right += slopes * miss
  }

  /// Returns the solution, which is smaller with more caution, or `nil` if it is not finite.
  func solution(caution: Double) -> SIMD4<Double>? {
    var (rows, right) = (rows, right)
    for index in 0..<4 { rows[index][index] += caution * (rows[index][index] + 1e-6) }
    // The matrix is symmetric and positive, so no pivoting is required.
    for index in 0..<4 {
      guard rows[index][index] > 0 else { return nil }
      for below in index + 1..<4 {
        let factor = rows[below][index] / rows[index][index]
        rows[below] -= rows[index] * factor
        right[below] -= right[index] * factor
      }
    }
    for index in (0..<4).reversed() {
      for after in index + 1..<4 { right[index] -= rows[index][after] * right[after] }
      right[index] /= rows[index][index]
    }
    return (0..<4).allSatisfy { right[$0].isFinite } ? right : nil
  }
}
