internal import PegbarLottie

extension Property {
  /// The value at all times, or `nil` if keyframes, an expression, or a slot can change it.
  var constantValue: Value? {
    guard expression == nil, slot == nil, keyCount == 0 || hasEqualKeys else { return nil }
    return firstValue
  }
}

extension DocumentProperty {
  /// `true` if only the keyframes determine the values.
  var isPlain: Bool { expression == nil && slot == nil }

  /// `true` if there are keyframes, all with the same value and without spatial tangents, because a
  /// motion path can leave that value.
  var hasEqualKeys: Bool {
    let keys = keyframes
    guard let first = keys.first else { return false }
    return keys.allSatisfy {
      $0.value == first.value && $0.spatialOut == nil && $0.spatialIn == nil
    }
  }
}

extension Property<Vector> {
  /// Returns `true` if the vector always has these components, regardless of the third.
  func isAlways(x: Double, y: Double) -> Bool {
    guard let value = constantValue else { return false }
    return value.x == x && value.y == y
  }
}

extension Transform {
  /// `true` if the transform never changes anything: every property has its default value, and the
  /// anchor point equals the position.
  var isIdentity: Bool {
    let turns = [rotationX, rotationY].compactMap(\.self)
    guard case .joined(let position) = position, let position = position.constantValue,
      anchor.isAlways(x: position.x, y: position.y), anchor.constantValue?.z == position.z,
      scale.isAlways(x: 100, y: 100), opacity.constantValue == 100, rotation.constantValue == 0,
      skew.constantValue == 0, turns.allSatisfy({ $0.constantValue == 0 })
    else { return false }
    return orientation.map { $0.constantValue?.isZero ?? false } ?? true
  }
}
