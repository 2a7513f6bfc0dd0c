internal import PegbarLottie

extension Property<Double> {
  /// Returns the smallest and the largest value in a span of frames, or `nil` if they are unknown.
  ///
  /// The range can be larger than necessary, because it contains the control points of easing
  /// curves.
  func range(in frames: ClosedRange<Double>) -> ClosedRange<Double>? {
    range(in: frames, \.self, component: 0)
  }
}

extension Property<Vector> {
  /// Returns the ranges of both coordinates in a span of frames, or `nil` if they are unknown.
  func ranges(
    in frames: ClosedRange<Double>
  ) -> (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    guard let x = range(in: frames, \.x, component: 0),
      let y = range(in: frames, \.y, component: 1)
    else { return nil }
    return (x, y)
  }
}

extension Property {
  /// Returns the range of one component of the values.
  fileprivate func range(
    in frames: ClosedRange<Double>, _ part: (Value) -> Double, component: Int
  ) -> ClosedRange<Double>? {
    guard isPlain else { return nil }
    guard case .keyed(let keys) = animation else {
      return firstValue.flatMap { ClosedRange(spanning: [part($0)]) }
    }
    guard let first = keys.first, let last = keys.last else { return nil }
    var ends: [Double] = []
    if first.time >= frames.lowerBound { ends.append(part(first.value)) }
    if last.time <= frames.upperBound { ends.append(part(last.value)) }
    ends += keys.filter { frames.contains($0.time) }.map { part($0.value) }
    for (key, next) in zip(keys, keys.dropFirst())
    where key.time < frames.upperBound && next.time > frames.lowerBound {
      let (start, end) = (part(key.value), part(next.value))
      ends += [start, end]
      guard !key.isHold else { continue }
      guard let path = key.tangents(to: next, component) else {
        ends += key.overshoot(component).map { start + (end - start) * $0 }
        continue
      }
      // The speed along a motion path can lead beyond its ends.
      guard key.overshoot(component).isEmpty else { return nil }
      ends += [start + path.out, end + path.into]
    }
    return ClosedRange(spanning: ends)
  }
}

extension Keyframe {
  /// Returns the fractions of the change outside 0…1 that bound the easing.
  fileprivate func overshoot(_ component: Int) -> [Double] {
    guard let easing = component < easing.count ? easing[component] : easing.first else {
      return []
    }
    return [easing.outY, easing.inY].filter { !(0...1).contains($0) }
  }

  /// Returns a component of the tangents of a motion path, or `nil` if the path is straight.
  fileprivate func tangents(
    to next: Keyframe, _ component: Int
  ) -> (out: Double, into: Double)? {
    guard spatialOut != nil || spatialIn != nil else { return nil }
    let (out, into) = (spatialOut ?? .zero, spatialIn ?? .zero)
    return component == 0 ? (out.x, into.x) : (out.y, into.y)
  }
}

extension ClosedRange<Double> {
  /// Creates the range that contains numbers; `nil` if there are none or one is not finite.
  init?(spanning numbers: [Double]) {
    guard let least = numbers.min(), let most = numbers.max(), numbers.allSatisfy(\.isFinite)
    else { return nil }
    self = least...most
  }
}
