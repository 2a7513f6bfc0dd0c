extension Curve {
  /// The values from one number to another, at equal distances in time.
  ///
  /// For what no layer animates: constraints, custom drawing, a value table on another platform.
  ///
  /// ```swift
  /// let easeOutQuart = Curve.bezier(TimingCurve(0.165, 0.84, 0.44, 1))
  /// let heights = easeOutQuart.values(from: 44, to: 120, count: 60)
  /// ```
  ///
  /// - Parameters:
  ///   - start: The first value.
  ///   - end: The last value; a hold stays at the start until then.
  ///   - count: How many values; with one, it is the end. Nothing where it is not positive.
  /// - Returns: The values, both ends included; between them they overshoot where the curve does.
  public func values(from start: Double, to end: Double, count: Int) -> [Double] {
    guard count > 1 else { return count == 1 ? [end] : [] }
    return (0..<count).map { index in
      guard index + 1 < count else { return end }
      return start + (end - start) * progress(at: Double(index) / Double(count - 1))
    }
  }
}
