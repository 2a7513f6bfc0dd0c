// CAKeyframeAnimation, calculationMode cubic: "a Catmull-Rom spline through the values", shaped by
// tension, continuity and bias (Kochanek-Bartels), all 0 unless set (CAAnimation.h).
import Foundation

struct CubicSegments {
  private let values: [Value]
  private let leaving: [Value]
  private let arriving: [Value]

  init?(_ animation: CAKeyframeAnimation, _ values: [Value], _ times: [Double]) {
    guard animation.calculationMode == .cubic || animation.calculationMode == .cubicPaced,
      values.count > 1, animation.path == nil
    else { return nil }
    self.values = values
    var (leaving, arriving): ([Value], [Value]) = ([], [])
    for i in values.indices {
      func number(_ list: [NSNumber]?) -> Double {
        guard let list, list.indices.contains(i) else { return 0 }
        return list[i].doubleValue
      }
      let t = number(animation.tensionValues)
      let c = number(animation.continuityValues)
      let b = number(animation.biasValues)
      let before = Self.difference(values[max(i - 1, 0)], values[i])
      let after = Self.difference(values[i], values[min(i + 1, values.count - 1)])
      let isEnd = i == 0 || i == values.count - 1
      // The first and last keyframes have only one neighbor, whose difference is not halved.
      let k = isEnd ? (1 - t) : (1 - t) / 2
      leaving.append(Self.sum(before, k * (1 + b) * (1 - c), after, k * (1 - b) * (1 + c)))
      arriving.append(Self.sum(before, k * (1 + b) * (1 + c), after, k * (1 - b) * (1 - c)))
    }
    (self.leaving, self.arriving) = (leaving, arriving)
  }

  private static func difference(_ a: Value, _ b: Value) -> Value { b.combined(a, -) ?? a }

  private static func sum(_ a: Value, _ x: Double, _ b: Value, _ y: Double) -> Value {
    a.combined(b) { $0 * x + $1 * y } ?? a
  }

  /// Returns the Hermite interpolation between keyframe `index` and the next.
  func value(_ index: Int, _ u: Double) -> Value? {
    let (u2, u3) = (u * u, u * u * u)
    let ends = Self.sum(
      values[index], 2 * u3 - 3 * u2 + 1, values[index + 1], 3 * u2 - 2 * u3)
    let slopes = Self.sum(leaving[index], u3 - 2 * u2 + u, arriving[index + 1], u3 - u2)
    return Self.sum(ends, 1, slopes, 1)
  }
}
