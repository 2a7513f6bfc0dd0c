/// How `loopOut` and `loopIn` repeat the keys of a property.
///
/// - Source: After Effects “Loop keyframes”; lottie-web ExpressionPropertyDecorator.js.
struct Loop: Hashable {
  /// What each time does.
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

  var kind: Kind
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

  /// Whether the whole of the keys is repeated.
  func isWhole(of frames: [Double], rate: Double) -> Bool {
    guard let first = frames.first, let last = frames.last else { return false }
    return period(of: frames, rate: rate) == first...last
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
    let length = period.upperBound - period.lowerBound
    let passed = isAfter ? frame - period.lowerBound : period.upperBound - frame
    let index = (passed / length).rounded(.down)
    var rest = passed - index * length
    if kind == .pingpong, index.truncatingRemainder(dividingBy: 2) == 1 { rest = length - rest }
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
  ///
  /// Nothing where there are more than `limit`.
  func breaks(
    of frames: [Double], in range: ClosedRange<Double>, rate: Double, limit: Int
  ) -> [Double]? {
    guard kind != .continue, let period = period(of: frames, rate: rate),
      let first = frames.first, let last = frames.last
    else { return [] }
    let length = period.upperBound - period.lowerBound
    let inside = [period.lowerBound] + frames.filter { period.contains($0) } + [period.upperBound]
    let rest = isAfter ? range.upperBound - last : first - range.lowerBound
    let count = (max(rest, 0) / length).rounded(.up)
    guard count * Double(inside.count) <= Double(limit) else { return nil }
    return stride(from: 1, through: count, by: 1).flatMap { index in
      let shift = (isAfter ? 1 : -1) * index * length
      let isBack = kind == .pingpong && index.truncatingRemainder(dividingBy: 2) == 1
      return inside.map { (isBack ? period.lowerBound + period.upperBound - $0 : $0) + shift }
        .filter(range.contains)
    }
  }
}
