package import PegbarScene

/// A motion along a curve, sampled at equal steps of its easing's parameter.
///
/// Generated code does the same with the same numbers: lengths are those of a line through many
/// points, and control points of an easing are `Float`, as Core Animation keeps them.
package struct SteppedMotion: Sendable {
  private let way: CubicCurve
  private let easing: [Double]
  /// The lengths up to places that part the curve's parameter equally.
  private let lengths: [Double]

  /// How many places there are: as many as players take.
  ///
  /// - Source: lottie-web bez.js (`defaultCurveSegments`).
  private static let places = 150

  /// Nothing for a way without a length, and for a curve that is no easing.
  package init?(_ way: CubicCurve, easing curve: Curve) {
    switch curve {
    case .linear: easing = [0, 0, 1, 1]
    case .bezier(let curve):
      easing = [min(max(curve.x1, 0), 1), curve.y1, min(max(curve.x2, 0), 1), curve.y2].map {
        Double(Float($0))
      }
    case .hold, .spring: return nil
    }
    var lengths = [0.0]
    var last = way.start
    for place in 1...Self.places {
      let next = way.point(at: Double(place) / Double(Self.places))
      lengths.append(lengths[place - 1] + (next - last).length)
      last = next
    }
    guard lengths[1] > 0, lengths[Self.places].isFinite else { return nil }
    self.way = way
    self.lengths = lengths
  }

  /// The share of the time and the point after a share of the steps.
  package func sample(at step: Double) -> (time: Double, point: Point) {
    let length = min(max(Self.cubic(easing[1], easing[3], step), 0), 1) * lengths[Self.places]
    let next = max(lengths.partitioningIndex { $0 >= length }, 1)
    let rest = (lengths[next] - length) / (lengths[next] - lengths[next - 1])
    let point = way.point(at: (Double(next) - rest) / Double(Self.places))
    return (Self.cubic(easing[0], easing[2], step), point)
  }

  /// The coordinate of a Bézier from 0 to 1 with two inner control values.
  private static func cubic(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}
