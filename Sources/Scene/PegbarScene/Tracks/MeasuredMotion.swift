package import PegbarGeometry

/// A motion with a precomputed length, for evaluating a large number of points.
package struct MeasuredMotion: Sendable {
  private let segment: MotionSegment
  /// The cumulative length at the end of each of `steps` equal parts of the parameter.
  private let lengths: [Double]
  private static let steps = 32

  /// Creates a motion and measures its length.
  package init(_ segment: MotionSegment) {
    self.segment = segment
    guard !segment.isStraight else {
      lengths = []
      return
    }
    var total = 0.0
    lengths = (0..<Self.steps).map { step in
      let low = Double(step) / Double(Self.steps)
      total += segment.curve.quadrature(low, low + 1 / Double(Self.steps))
      return total
    }
  }

  /// Returns the point at a fraction of the length; equal to `MotionSegment.point(at:)` within 1e-6
  /// of the length.
  package func point(at share: Double) -> Point {
    guard !lengths.isEmpty, share > 0, share < 1 else { return segment.point(at: share) }
    return segment.curve.point(at: parameter(at: share))
  }

  /// Returns the parameter of the curve at a fraction (0…1) of the length; the fraction itself on a
  /// line.
  package func parameter(at share: Double) -> Double {
    guard let total = lengths.last, share > 0, share < 1 else { return min(max(share, 0), 1) }
    return parameter(atLength: share * total)
  }

  private func parameter(atLength length: Double) -> Double {
    let low = lengths.dropLast().partitioningIndex { !($0 < length) }
    let size = 1 / Double(Self.steps)
    let start = Double(low) * size
    let before = low > 0 ? lengths[low - 1] : 0
    let part = lengths[low] - before
    guard part > 0 else { return start }
    var parameter = start + size * (length - before) / part
    for _ in 0..<2 {
      let speed = segment.curve.derivative(at: parameter).length
      guard speed > 0 else { break }
      let reached = before + segment.curve.quadrature(start, parameter)
      parameter = min(max(parameter - (reached - length) / speed, start), start + size)
    }
    return parameter
  }
}
