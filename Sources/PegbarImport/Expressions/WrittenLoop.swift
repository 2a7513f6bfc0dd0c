internal import PegbarLottie

/// The keys of a repetition that Core Animation has no word for, written out.
struct WrittenLoop<Value: PropertyValue> {
  private let keys: [Keyframe<Value>]
  private let loop: Loop
  private let period: ClosedRange<Double>
  private let shown: ClosedRange<Double>
  /// The keys of the part that is repeated.
  private let part: [Keyframe<Value>]

  /// Nothing where the part does not begin and end at keys, or its change cannot be added.
  init?(
    keys: [Keyframe<Value>], loop: Loop, period: ClosedRange<Double>, shown: ClosedRange<Double>
  ) {
    self.keys = keys
    self.loop = loop
    self.period = period
    self.shown = shown
    part = keys.filter { period.contains($0.time) }
    guard part.count > 1, part.first?.time == period.lowerBound,
      part.last?.time == period.upperBound
    else { return nil }
    if loop.kind == .offset, Self.sum(part[0].value, part[0].value, part[0].value, 1) == nil {
      return nil
    }
  }

  /// All keys, until the end (or from the beginning) of what is shown.
  func result(limit: Int) throws(ScriptProblem) -> [Keyframe<Value>] {
    guard let first = keys.first, let last = keys.last else { return keys }
    let length = period.upperBound - period.lowerBound
    let rest = loop.isAfter ? shown.upperBound - last.time : first.time - shown.lowerBound
    let count = (max(rest, 0) / length).rounded(.up)
    guard count * Double(part.count) <= Double(limit) else { throw .effort }
    let passes = Array(stride(from: 1, through: count, by: 1))
    guard loop.isAfter else {
      let before = passes.reversed().reduce([]) { joined($0, pass($1, -$1 * length)) }
      return joined(before, keys)
    }
    return passes.reduce(keys) { joined($0, pass($1, $1 * length)) }
  }

  /// Keys after others; where both have a key at one time and agree, one is enough.
  private func joined(
    _ before: [Keyframe<Value>], _ after: [Keyframe<Value>]
  ) -> [Keyframe<Value>] {
    guard let last = before.last, let first = after.first else { return before + after }
    let isSame = abs(last.time - first.time) < 1e-9 && last.value == first.value
    return (isSame ? Array(before.dropLast()) : before) + after
  }

  /// One time the part, moved in time.
  private func pass(_ index: Double, _ shift: Double) -> [Keyframe<Value>] {
    let isBack = loop.kind == .pingpong && index.truncatingRemainder(dividingBy: 2) == 1
    return (isBack ? mirrored : part).map { key in
      var key = key
      key.time += shift
      if loop.kind == .offset, let first = part.first, let last = part.last {
        let sign = loop.isAfter ? index : -index
        key.value = Self.sum(key.value, first.value, last.value, sign) ?? key.value
      }
      return key
    }
  }

  /// The part backwards.
  private var mirrored: [Keyframe<Value>] {
    var result: [Keyframe<Value>] = []
    for index in part.indices.reversed() {
      let time = period.lowerBound + period.upperBound - part[index].time
      guard index > 0 else {
        result.append(Keyframe(time: time, value: part[index].value))
        continue
      }
      let before = part[index - 1]
      result.append(
        Keyframe(
          time: time, value: part[index].value,
          easing: before.easing.map(\.reversed), spatialOut: before.spatialIn,
          spatialIn: before.spatialOut))
      // Backwards the jump comes first, then the value stays.
      if before.isHold {
        result.append(Keyframe(time: time, value: before.value, isHold: true))
      }
    }
    return result
  }

  /// The value with so many changes of the whole part added: value + (last − first) · count.
  private static func sum(
    _ value: Value, _ first: Value, _ last: Value, _ count: Double
  ) -> Value? {
    switch (value, first, last) {
    case (let value as Double, let first as Double, let last as Double):
      return (value + (last - first) * count) as? Value
    case (let value as Vector, let first as Vector, let last as Vector):
      return Vector(
        x: value.x + (last.x - first.x) * count, y: value.y + (last.y - first.y) * count,
        z: value.z + (last.z - first.z) * count) as? Value
    default: return nil
    }
  }
}

extension EasingHandles {
  /// The easing of the same motion backwards.
  fileprivate var reversed: EasingHandles {
    EasingHandles(outX: 1 - inX, outY: 1 - inY, inX: 1 - outX, inY: 1 - outY)
  }
}
