/// A curve with a table of lengths, for finding many points by their length.
package struct MeasuredCurve: Sendable {
  /// The curve.
  package let curve: CubicCurve
  /// The cumulative length at the end of each of `steps` equal parts of the parameter.
  private let lengths: [Double]
  private static let steps = 32

  /// Creates a curve and measures its length.
  package init(_ curve: CubicCurve) {
    self.curve = curve
    var total = 0.0
    lengths = (0..<Self.steps).map { step in
      let low = Double(step) / Double(Self.steps)
      total += curve.quadrature(low, low + 1 / Double(Self.steps))
      return total
    }
  }

  /// The length of the curve.
  package var length: Double { lengths[lengths.count - 1] }

  /// Returns the parameter (0…1) at which the curve reaches a length; equal to
  /// `CubicCurve.parameter(atLength:of:)` within 1e-6 of the length.
  package func parameter(atLength length: Double) -> Double {
    guard length > 0 else { return 0 }
    guard length < self.length else { return 1 }
    let low = lengths.dropLast().partitioningIndex { !($0 < length) }
    let size = 1 / Double(Self.steps)
    let start = Double(low) * size
    let before = low > 0 ? lengths[low - 1] : 0
    let part = lengths[low] - before
    guard part > 0 else { return start }
    var parameter = start + size * (length - before) / part
    for _ in 0..<2 {
      let speed = curve.derivative(at: parameter).length
      guard speed > 0 else { break }
      let reached = before + curve.quadrature(start, parameter)
      parameter = min(max(parameter - (reached - length) / speed, start), start + size)
    }
    return parameter
  }
}
