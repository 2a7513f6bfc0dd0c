internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

// Passes keyframes through an expression, with their easing and motion paths.
extension ExpressionMapping {
  /// Returns the property with the keyframes that it follows, or `nil` if they cannot be kept.
  func kept(
    _ moving: MovingValue, _ plain: SourceProperty<Value>
  ) throws(ScriptProblem) -> Driven<Value>? {
    guard let keys = moving.keyframes() as? [Keyframe<Value>], !keys.isEmpty else { return nil }
    var driven = Driven(property: plain)
    driven.property.animation = .keyed(keys)
    guard let loop = moving.loop, keys.count > 1 else { return driven }
    if loop.kind == .continue {
      driven.property.animation = .keyed(try continued(keys, moving, loop))
    } else if let period = loop.period(of: keys.map { $0.time }, rate: document.frameRate) {
      guard loop.kind != .offset || Value.canAdd else { return nil }
      if loop.isAfter, period.lowerBound == keys[0].time {
        driven.repetition = Repeat(
          count: .infinity, autoreverses: loop.kind == .pingpong,
          isCumulative: loop.kind == .offset)
      } else {
        let limit = document.limits.expressionKeys
        guard let keys = try loop.written(keys, period, shown: frames, limit: limit) else {
          return nil
        }
        driven.property.animation = .keyed(keys)
      }
    }
    return driven
  }

  /// Returns the keyframes with one more at the end (or beginning) of the visible frames.
  private func continued(
    _ keys: [Keyframe<Value>], _ moving: MovingValue, _ loop: Loop
  ) throws(ScriptProblem) -> [Keyframe<Value>] {
    var keys = keys
    let last = keys.count - 1
    let edge = loop.isAfter ? frames.upperBound : frames.lowerBound
    guard loop.isAfter ? edge > keys[last].time : edge < keys[0].time else { return keys }
    let value = try Self.value(moving.numbers(at: edge / document.frameRate))
    let key = Keyframe(time: edge, value: value)
    if loop.isAfter {
      keys[last] = Keyframe(time: keys[last].time, value: keys[last].value)
      keys.append(key)
    } else {
      keys.insert(key, at: 0)
    }
    return keys
  }
}

extension MovingValue {
  /// Returns the keyframes with multiplied and offset values, or `nil` if that is not possible.
  fileprivate func keyframes() -> Any? {
    switch property.content {
    case .number(let source):
      if !isVector { return source.keyframes.map { $0.with(number($0.value, parts[0])) } }
      guard parts.count >= 2 else { return nil }
      return source.keyframes.map { key in
        key.with(vector { _ in key.value })
      }
    case .vector(let source): return keyframes(source.keyframes)
    case .axes(let x, let y):
      guard !isVector, parts.count == 1 else { return nil }
      return (parts[0].index == 0 ? x : y).keyframes.map { $0.with(number($0.value, parts[0])) }
    case .color(let source): return isPlain ? source.keyframes : nil
    case .path(let source): return isPlain ? source.keyframes : nil
    case .list(let source): return isPlain ? source.keyframes : nil
    }
  }

  private func keyframes(_ keys: [Keyframe<Vector>]) -> Any? {
    func component(_ value: Vector, _ index: Int) -> Double {
      index == 0 ? value.x : index == 1 ? value.y : value.z
    }
    let isCurved = keys.dropLast().contains(where: \.isCurved)
    guard isVector else {
      guard !isCurved else { return nil }
      return keys.map { key in
        key.with(
          number(component(key.value, parts[0].index), parts[0]),
          easing: [key.handles(of: parts[0].index)])
      }
    }
    guard parts.count >= 2 else { return nil }
    if isCurved {
      let factor = parts[0].factor
      guard parts[0].index == 0, parts[1].index == 1, parts[1].factor == factor else { return nil }
      return keys.map { key in
        var result = key.with(vector { component(key.value, $0) })
        result.spatialOut = key.spatialOut.map { Vector(x: $0.x * factor, y: $0.y * factor) }
        result.spatialIn = key.spatialIn.map { Vector(x: $0.x * factor, y: $0.y * factor) }
        return result
      }
    }
    // A constant component uses the easing of the other one.
    let first = parts[0].factor == 0 ? parts[1].index : parts[0].index
    let second = parts[1].factor == 0 ? parts[0].index : parts[1].index
    return keys.map { key in
      let easing = [key.handles(of: first), key.handles(of: second)]
      return key.with(
        vector { component(key.value, $0) },
        easing: easing[0] == easing[1] ? [easing[0]] : easing)
    }
  }

  private func number(_ value: Double, _ part: Part) -> Double {
    value * part.factor + part.offset
  }

  private func vector(_ component: (Int) -> Double) -> Vector {
    func value(_ index: Int) -> Double {
      index < parts.count ? number(component(parts[index].index), parts[index]) : 0
    }
    return Vector(x: value(0), y: value(1), z: value(2))
  }
}

extension Keyframe {
  /// Returns the keyframe with another value.
  fileprivate func with<Other>(
    _ value: Other, easing: [EasingHandles]? = nil
  ) -> Keyframe<Other> {
    Keyframe<Other>(time: time, value: value, easing: easing ?? self.easing, isHold: isHold)
  }
}
