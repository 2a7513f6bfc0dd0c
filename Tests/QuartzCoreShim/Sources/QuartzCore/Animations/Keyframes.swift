// CAKeyframeAnimation's reference and CAAnimation.h: values, keyTimes, timingFunctions,
// calculationMode.
import Foundation

struct Keyframes {
  let values: [Value]
  private let times: [Double]
  private let curves: [UnitCurve]
  private let mode: CAAnimationCalculationMode
  private let outline: PathTrack?
  private let cubic: CubicSegments?

  init?(_ animation: CAKeyframeAnimation, _ type: ValueType, _ what: String) {
    mode = animation.calculationMode
    outline = PathTrack(animation, type, what)
    // "If you specify a path, values are ignored."
    if animation.path != nil {
      if animation.values != nil { Shim.violate("\(what): both path and values") }
      guard let outline else { return nil }
      values = outline.ends.map(Value.point)
    } else {
      if animation.rotationMode != nil { Shim.violate("\(what): rotationMode without a path") }
      guard let given = animation.values, !given.isEmpty else {
        Shim.violate("\(what): neither values nor a path")
        return nil
      }
      values = given.compactMap { Value.read($0, as: type, what) }
      guard values.count == given.count else { return nil }
    }
    guard let times = Self.times(animation, values, mode, what) else { return nil }
    // Discrete values are not interpolated, so their structures can differ.
    guard mode == .discrete || Self.fit(values, times, animation.duration, what) else { return nil }
    self.times = times
    curves = Self.curves(animation, values.count, what)
    cubic = CubicSegments(animation, values, times)
  }

  private static func fit(
    _ values: [Value], _ times: [Double], _ duration: Double, _ what: String
  ) -> Bool {
    guard let first = values.first, first.isContinuous else { return true }
    for index in values.indices.dropFirst()
    where values[index - 1].combined(values[index], { a, _ in a }) == nil {
      let share = times[index] - times[index - 1]
      // Nothing is interpolated between two equal key times.
      if share == 0, Shim.switches.equalKeyTimesJump { continue }
      // No display shows a moment between times that are a microsecond apart.
      if share > 0, share * duration < 1.5e-6 { continue }
      Shim.violate("\(what): the values have different shapes and cannot be interpolated")
      return false
    }
    return true
  }

  /// Returns the key times, or `nil` if they are invalid.
  ///
  /// keyTimes: 0 first and 1 last, each greater than or equal to the previous. Discrete mode has
  /// one more than values, and paced modes ignore them.
  private static func times(
    _ animation: CAKeyframeAnimation, _ values: [Value], _ mode: CAAnimationCalculationMode,
    _ what: String
  ) -> [Double]? {
    let count = values.count
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    if !modes.contains(mode) { Shim.violate("\(what): there is no mode \(mode.rawValue)") }
    if mode == .paced || mode == .cubicPaced {
      if animation.keyTimes != nil || animation.timingFunctions != nil {
        Shim.violate("\(what): keyTimes and timingFunctions are ignored when paced")
      }
      return pacedTimes(values, animation, what)
    }
    let isDiscrete = mode == .discrete || values.first?.isContinuous == false
    if isDiscrete != (mode == .discrete) {
      Shim.violate("\(what): values that only jump need the discrete mode")
    }
    let due = isDiscrete ? count + 1 : count
    guard let keyTimes = animation.keyTimes?.map(\.doubleValue) else {
      let steps = Double(max(due - 1, 1))
      return (0..<due).map { Double($0) / steps }
    }
    guard keyTimes.count == due else {
      Shim.violate("\(what): \(keyTimes.count) key times for \(count) values")
      return nil
    }
    guard keyTimes.first == 0, keyTimes.last == 1 || due == 1 else {
      Shim.violate("\(what): key times from \(keyTimes[0]) to \(keyTimes[due - 1])")
      return nil
    }
    for (a, b) in zip(keyTimes, keyTimes.dropFirst()) where !(a <= b) {
      Shim.violate("\(what): key times do not ascend: \(a), \(b)")
      return nil
    }
    if !Shim.switches.equalKeyTimesJump,
      zip(keyTimes, keyTimes.dropFirst()).contains(where: { $0 == $1 })
    {
      Shim.violate("\(what): two key times are equal")
    }
    return keyTimes
  }

  private static func pacedTimes(
    _ values: [Value], _ animation: CAKeyframeAnimation, _ what: String
  ) -> [Double]? {
    var total = 0.0
    var sums = [0.0]
    for (a, b) in zip(values, values.dropFirst()) {
      guard let distance = a.distance(to: b) else {
        Shim.violate("\(what): values without a distance cannot be paced")
        return nil
      }
      total += distance
      sums.append(total)
    }
    return total == 0 ? sums : sums.map { $0 / total }
  }

  /// Returns the curves of timingFunctions, one fewer than keyframes.
  private static func curves(
    _ animation: CAKeyframeAnimation, _ count: Int, _ what: String
  ) -> [UnitCurve] {
    guard let functions = animation.timingFunctions else { return [] }
    if functions.count != count - 1 {
      Shim.violate("\(what): \(functions.count) timing functions for \(count) values")
    }
    return functions.map(\.curve)
  }

  func value(at share: Double) -> Value? {
    if let outline, mode == .paced || mode == .cubicPaced {
      return .point(outline.point(atLength: share))
    }
    guard mode != .discrete, values.count > 1 else {
      let index = times.lastIndex { $0 <= share } ?? 0
      return values[min(index, values.count - 1)]
    }
    let index = segment(at: share)
    let (start, end) = (times[index], times[index + 1])
    let linear = end > start ? (share - start) / (end - start) : 1
    // If the curve of the whole animation overshoots, the value continues linearly.
    let inside = index < curves.count ? curves[index].value(at: linear) : linear
    let eased = (0...1).contains(linear) ? inside : linear
    if let outline { return .point(outline.point(onSegment: index, eased)) }
    if let cubic { return cubic.value(index, eased) }
    return values[index].mixed(with: values[index + 1], eased)
  }

  private func segment(at share: Double) -> Int {
    var (low, high) = (0, times.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if times[middle] <= share { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the direction of the path in radians, or `nil` if the layer does not rotate with it.
  func tangent(at share: Double) -> Double? {
    guard let outline, let mode = outline.rotationMode else { return nil }
    let step = 1e-5
    let (a, b) = (max(share - step, 0), min(share + step, 1))
    guard case .point(let p)? = value(at: a), case .point(let q)? = value(at: b) else { return nil }
    let angle = atan2((q.y - p.y).native, (q.x - p.x).native)
    return mode == .rotateAutoReverse ? angle + .pi : angle
  }
}
