internal import PegbarLottie

/// How `loopOut` and `loopIn` repeat the keys of a property.
///
/// - Source: After Effects “Loop keyframes”; lottie-web ExpressionPropertyDecorator.js.
struct Loop: Hashable {
  /// What each repetition does.
  enum Kind: String, Hashable {
    case cycle, pingpong, offset, `continue`
  }

  /// The part of the keys that is repeated.
  enum Part: Hashable {
    /// So many segments at the end (or beginning); all of them for 0.
    case segments(Int)
    /// So many seconds at the end (or beginning); all of them for 0.
    case seconds(Double)
  }

  /// What each repetition does.
  var kind: Kind
  /// Which keys it repeats.
  var part: Part
  /// Whether it repeats after the last key and not before the first.
  var isAfter: Bool

  /// The frames that are repeated; nothing where there is no time between them.
  func period(of frames: [Double], rate: Double) -> ClosedRange<Double>? {
    guard let first = frames.first, let last = frames.last, first < last else { return nil }
    var period = first...last
    switch part {
    case .segments(let count):
      guard count > 0, count < frames.count - 1 else { break }
      period = isAfter ? frames[frames.count - 1 - count]...last : first...frames[count]
    case .seconds(let seconds):
      guard seconds > 0 else { break }
      period = isAfter ? (last - seconds * rate)...last : first...(first + seconds * rate)
    }
    return period.lowerBound < period.upperBound ? period : nil
  }

  /// The numbers at a frame; `frames` are those of the motion's keys.
  func numbers(
    _ motion: RawMotion, _ frames: [Double], at frame: Double, rate: Double
  ) -> [Double] {
    guard let first = frames.first, let last = frames.last,
      isAfter ? frame > last : frame < first
    else { return motion.numbers(at: frame) }
    if kind == .continue { return continued(motion, at: frame, from: isAfter ? last : first) }
    guard let period = period(of: frames, rate: rate) else { return motion.numbers(at: frame) }
    let length = period.length
    let passed = isAfter ? frame - period.lowerBound : period.upperBound - frame
    let index = (passed / length).rounded(.down)
    var rest = passed - index * length
    if isBackwards(index) { rest = length - rest }
    let values = motion.numbers(
      at: isAfter ? period.lowerBound + rest : period.upperBound - rest)
    guard kind == .offset else { return values }
    let start = motion.numbers(at: period.lowerBound)
    let end = motion.numbers(at: period.upperBound)
    let sign = isAfter ? index : -index
    return values.indices.map { values[$0] + (end[$0] - start[$0]) * sign }
  }

  /// Goes on with the speed at the last key, or comes with that at the first.
  private func continued(
    _ motion: RawMotion, at frame: Double, from edge: Double
  ) -> [Double] {
    let step = isAfter ? -0.001 : 0.001
    let here = motion.numbers(at: edge)
    let there = motion.numbers(at: edge + step)
    return zip(here, there).map { $0 + ($1 - $0) / step * (frame - edge) }
  }

  /// The frames between which the repeated value moves in one go, within a range.
  func breaks(
    of frames: [Double], in range: ClosedRange<Double>, rate: Double, limit: Int
  ) throws(ScriptProblem) -> [Double] {
    guard kind != .continue, let period = period(of: frames, rate: rate) else { return [] }
    let inside = [period.lowerBound] + frames.filter { period.contains($0) } + [period.upperBound]
    return try repetitions(of: period, filling: range, parts: inside.count, limit: limit)
      .flatMap { repetition in
        let times = isBackwards(repetition) ? inside.map { period.mirror($0) } : inside
        return times.map { $0 + repetition * period.length }.filter(range.contains)
      }
  }

  /// Whether a repetition goes from the end to the beginning.
  private func isBackwards(_ repetition: Double) -> Bool {
    kind == .pingpong && abs(repetition).truncatingRemainder(dividingBy: 2) == 1
  }

  /// The repetitions that fill a range after the last key, counted from 1, or before the first, from −1.
  ///
  /// Throws `.effort` where all together have more than `limit` parts.
  private func repetitions(
    of period: ClosedRange<Double>, filling range: ClosedRange<Double>, parts: Int, limit: Int
  ) throws(ScriptProblem) -> [Double] {
    let rest =
      isAfter
      ? range.upperBound - period.upperBound : period.lowerBound - range.lowerBound
    let count = (max(rest, 0) / period.length).rounded(.up)
    guard count * Double(parts) <= Double(limit) else { throw .effort }
    return stride(from: 1, through: count, by: 1).map { isAfter ? $0 : -$0 }
  }
}

// Repetitions that Core Animation has no word for, written out.
extension Loop {
  /// All keys until the end (or from the beginning) of what is shown; nothing where the part that
  /// is repeated does not begin and end at keys.
  func written<Value>(
    _ keys: [Keyframe<Value>], _ period: ClosedRange<Double>, shown: ClosedRange<Double>, limit: Int
  ) throws(ScriptProblem) -> [Keyframe<Value>]? {
    let part = keys.filter { period.contains($0.time) }
    guard part.count > 1, part.first?.time == period.lowerBound,
      part.last?.time == period.upperBound
    else { return nil }
    let repetitions = try repetitions(of: period, filling: shown, parts: part.count, limit: limit)
      .map { repetition(of: part, $0, period) }
    return isAfter
      ? repetitions.reduce(keys, joined) : joined(repetitions.reversed().reduce([], joined), keys)
  }

  /// Keys after others; where both have a key at one time and agree, one is enough.
  private func joined<Value>(
    _ before: [Keyframe<Value>], _ after: [Keyframe<Value>]
  ) -> [Keyframe<Value>] {
    guard let last = before.last, let first = after.first else { return before + after }
    let isSame = abs(last.time - first.time) < 1e-9 && last.value == first.value
    return (isSame ? before.dropLast() : before) + after
  }

  /// One repetition of the part, moved in time.
  private func repetition<Value>(
    of part: [Keyframe<Value>], _ repetition: Double, _ period: ClosedRange<Double>
  ) -> [Keyframe<Value>] {
    (isBackwards(repetition) ? mirrored(part, period) : part).map { key in
      var key = key
      key.time += repetition * period.length
      if kind == .offset, let first = part.first, let last = part.last {
        key.value = key.value.adding(repetition, timesFrom: first.value, to: last.value)
      }
      return key
    }
  }

  /// The part backwards.
  private func mirrored<Value>(
    _ part: [Keyframe<Value>], _ period: ClosedRange<Double>
  ) -> [Keyframe<Value>] {
    let turned = zip(part, part.dropFirst()).reversed().flatMap { before, key in
      let time = period.mirror(key.time)
      let back = Keyframe(
        time: time, value: key.value, easing: before.easing.map(\.reversed),
        spatialOut: before.spatialIn, spatialIn: before.spatialOut)
      // Backwards the jump comes first, then the value stays.
      let stays = Keyframe(time: time, value: before.value, isHold: true)
      return before.isHold ? [back, stays] : [back]
    }
    return turned + [Keyframe(time: period.mirror(part[0].time), value: part[0].value)]
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }

  /// Where something lies when the range runs backwards.
  fileprivate func mirror(_ place: Double) -> Double { lowerBound + upperBound - place }
}

extension PropertyValue {
  /// Whether the change of a cycle can be added to the next one.
  static var canAdd: Bool { self is Double.Type || self is Vector.Type }

  /// The value with so many changes of the whole part added: value + (last − first) · count.
  fileprivate func adding(_ count: Double, timesFrom first: Self, to last: Self) -> Self {
    switch (self, first, last) {
    case (let value as Double, let first as Double, let last as Double):
      return (value + (last - first) * count) as? Self ?? self
    case (let value as Vector, let first as Vector, let last as Vector):
      let sum = Vector(
        x: value.x + (last.x - first.x) * count, y: value.y + (last.y - first.y) * count,
        z: value.z + (last.z - first.z) * count)
      return sum as? Self ?? self
    default: return self
    }
  }
}

extension EasingHandles {
  /// The easing of the same motion backwards.
  fileprivate var reversed: EasingHandles {
    EasingHandles(outX: 1 - inX, outY: 1 - inY, inX: 1 - outX, inY: 1 - outY)
  }
}
