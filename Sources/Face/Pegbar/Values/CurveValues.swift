public import PegbarScene

extension Curve {
  /// Returns values from one number to another, at equal time intervals along the curve.
  ///
  /// Use it for values that no layer animates, such as constraints or custom drawing. A spring is
  /// sampled over one second.
  ///
  /// ```swift
  /// let easeOutQuart = Curve.bezier(TimingCurve(0.165, 0.84, 0.44, 1))
  /// let heights = easeOutQuart.values(from: 44, to: 120, count: 60)
  /// ```
  ///
  /// - Parameters:
  ///   - start: The first value.
  ///   - end: The last value. A hold curve keeps `start` until then.
  ///   - count: The number of values: 1 returns only `end`, and 0 or less returns an empty array.
  /// - Returns: The values, including both ends. Intermediate values can overshoot if the curve
  ///   does.
  public func values(from start: Double, to end: Double, count: Int) -> [Double] {
    guard count > 1 else { return count == 1 ? [end] : [] }
    return (0..<count).map { index in
      guard index + 1 < count else { return end }
      return start + (end - start) * progress(at: Double(index) / Double(count - 1))
    }
  }
}
