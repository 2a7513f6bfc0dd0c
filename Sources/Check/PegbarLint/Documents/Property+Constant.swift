internal import PegbarLottie

extension Property {
  /// The value at all times; nothing where it may change: by keys, an expression or a slot.
  var constantValue: Value? {
    guard expression == nil, slot == nil, keyCount == 0 || hasEqualKeys else { return nil }
    return firstValue
  }
}

extension DocumentProperty {
  /// Whether nothing but its keys decides about the values.
  var isPlain: Bool { expression == nil && slot == nil }

  /// Whether it has keys, and all of them are one value; a motion path may still leave it.
  var hasEqualKeys: Bool {
    let keys = keyframes
    guard let first = keys.first else { return false }
    return keys.allSatisfy {
      $0.value == first.value && $0.spatialOut == nil && $0.spatialIn == nil
    }
  }
}

extension Property<Vector> {
  /// Whether it is a vector at all times, but for its third component.
  func isAlways(x: Double, y: Double) -> Bool {
    guard let value = constantValue else { return false }
    return value.x == x && value.y == y
  }
}

extension Transform {
  /// Whether it never changes anything: each part stands at its default, with the anchor where the
  /// position is.
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
