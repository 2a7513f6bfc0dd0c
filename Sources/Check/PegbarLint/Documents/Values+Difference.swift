internal import PegbarLottie

extension PropertyValue {
  /// The components, or `nil` if the value does not consist of numbers only.
  var numbers: [Double]? {
    switch self {
    case let number as Double: [number]
    case let vector as Vector: [vector.x, vector.y, vector.z]
    case let color as Color: [color.red, color.green, color.blue, color.alpha]
    case let path as BezierPath: path.coordinates
    case let numbers as [Double]: numbers
    default: nil
    }
  }

  /// Returns `true` if the components differ by at most 0.001, which is not visible.
  func isNearly(_ other: Self) -> Bool { hasNumbers(near: other, within: 0.001) }

  /// Returns `true` if the components differ by at most a tolerance in pixels, degrees or percent.
  ///
  /// Components of colors are fractions, so their tolerance is a hundredth of it.
  func isNear(_ other: Self, within tolerance: Double) -> Bool {
    let isColor = self is Color || self is [Double]
    return hasNumbers(near: other, within: isColor ? tolerance / 100 : tolerance)
  }

  private func hasNumbers(near other: Self, within tolerance: Double) -> Bool {
    if self == other { return true }
    guard let numbers, let others = other.numbers, numbers.count == others.count else {
      return false
    }
    return hasForm(of: other) && zip(numbers, others).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// Returns `true` if the value is the linear interpolation of two others at a fraction, within
  /// 0.001.
  func isBetween(_ first: Self, _ second: Self, at share: Double) -> Bool {
    guard let numbers, let from = first.numbers, let to = second.numbers,
      numbers.count == from.count, numbers.count == to.count, hasForm(of: first),
      hasForm(of: second)
    else { return false }
    return numbers.indices.allSatisfy {
      abs(from[$0] + (to[$0] - from[$0]) * share - numbers[$0]) <= 0.001
    }
  }

  /// Returns `true` if both are closed paths, both are open paths, or neither is a path.
  private func hasForm(of other: Self) -> Bool {
    (self as? BezierPath)?.isClosed == (other as? BezierPath)?.isClosed
  }
}
