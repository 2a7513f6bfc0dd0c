internal import PegbarLottie

/// The repetition of the keyframes of a property by `loopOut` or `loopIn`.
///
/// - Source: After Effects “Loop keyframes”; lottie-web ExpressionPropertyDecorator.js.
struct Loop: Hashable {
  /// The behavior of each repetition.
  enum Kind: String, Hashable {
    case cycle, pingpong, offset, `continue`
  }

  /// The part of the keyframes that repeats.
  enum Part: Hashable {
    /// A number of segments at the end (or beginning); all segments for 0.
    case segments(Int)
    /// A number of seconds at the end (or beginning); all keyframes for 0.
    case seconds(Double)
  }

  /// The behavior of each repetition.
  var kind: Kind
  /// The part of the keyframes that repeats.
  var part: Part
  /// `true` if it repeats after the last keyframe, `false` if before the first.
  var isAfter: Bool

  /// Returns the frames that repeat, or `nil` if they have no duration.
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

  /// Returns the numbers at a frame; `frames` are those of the keyframes of the motion.
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

  /// Returns the numbers extrapolated with the velocity at the last (or first) keyframe.
  private func continued(
    _ motion: RawMotion, at frame: Double, from edge: Double
  ) -> [Double] {
    let step = isAfter ? -0.001 : 0.001
    let here = motion.numbers(at: edge)
    let there = motion.numbers(at: edge + step)
    return zip(here, there).map { $0 + ($1 - $0) / step * (frame - edge) }
  }

  /// Returns the frames in a range between which the repeated value moves without a break.
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

  /// Returns `true` if a repetition plays backward.
  private func isBackwards(_ repetition: Double) -> Bool {
    kind == .pingpong && abs(repetition).truncatingRemainder(dividingBy: 2) == 1
  }

  /// Returns the repetitions that fill a range, counted from 1 after the last keyframe, or from −1
  /// before the first.
  ///
  /// Throws `.effort` if all repetitions together have more than `limit` parts.
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

// Repetitions that Core Animation does not support, expanded to keyframes.
extension Loop {
  /// Returns all keyframes to the end (or from the beginning) of the visible frames, or `nil` if
  /// the repeated part does not begin and end at keyframes.
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

  /// Returns two lists of keyframes as one, without a duplicate where they meet.
  private func joined<Value>(
    _ before: [Keyframe<Value>], _ after: [Keyframe<Value>]
  ) -> [Keyframe<Value>] {
    guard let last = before.last, let first = after.first, abs(last.time - first.time) < 1e-9
    else { return before + after }
    var before = before
    // Sums of times differ in their last digits, so a jump could end before it begins.
    if last.value == first.value {
      before.removeLast()
    } else {
      before[before.count - 1].time = first.time
    }
    return before + after
  }

  /// Returns one repetition of the part, offset in time.
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

  /// Returns the part played backward.
  private func mirrored<Value>(
    _ part: [Keyframe<Value>], _ period: ClosedRange<Double>
  ) -> [Keyframe<Value>] {
    let turned = zip(part, part.dropFirst()).reversed().flatMap { before, key in
      let time = period.mirror(key.time)
      let back = Keyframe(
        time: time, value: key.value, easing: before.easing.map(\.reversed),
        spatialOut: before.spatialIn, spatialIn: before.spatialOut)
      // In reverse, the jump comes before the hold.
      let stays = Keyframe(time: time, value: before.value, isHold: true)
      return before.isHold ? [back, stays] : [back]
    }
    return turned + [Keyframe(time: period.mirror(part[0].time), value: part[0].value)]
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }

  /// Returns the position of a frame in the reversed range.
  fileprivate func mirror(_ place: Double) -> Double { lowerBound + upperBound - place }
}

extension PropertyValue {
  /// `true` if the change of one cycle can be added to the next.
  static var canAdd: Bool { self is Double.Type || self is Vector.Type }

  /// Returns the value plus the change of the whole part, times a count: value + (last − first) ·
  /// count.
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
  /// The easing of the same motion played backward.
  fileprivate var reversed: EasingHandles {
    EasingHandles(outX: 1 - inX, outY: 1 - inY, inX: 1 - outX, inY: 1 - outY)
  }
}
