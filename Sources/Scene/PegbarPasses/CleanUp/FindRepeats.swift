internal import PegbarGeometry
internal import PegbarScene

/// Replaces repeated keyframes with a repetition of the first cycle.
///
/// Applies only to repetitions that Core Animation plays exactly: keyframes of one property, in at
/// least two cycles, with a period that survives rounding over all cycles. Sampled keyframes are
/// equal if rounding makes them equal. A motion there and back with mirrored curves becomes an
/// autoreversed motion.
struct FindRepeats: ValueChange {
  /// The maximum time error of the last cycle, in seconds.
  private static let drift = 1e-6

  func apply(to scene: inout NormalizedScene) {
    scene.changeEachLayer { layer in
      layer.changeTracks { property, keys in
        Self.properties.contains(property) ? keys.map(self) : keys
      }
    }
  }

  /// The properties that have an animation of their own, without separate coordinates, which belong
  /// together.
  private static let properties: Set<LayerProperty> = [
    .position, .rotation, .rotationX, .rotationY, .scale, .opacity, .fillColor, .strokeColor,
    .strokeStart, .strokeEnd, .lineWidth, .path,
  ]

  func changed<Value: LayerValue>(_ track: Track<Value>) -> Track<Value> {
    let count = track.keys.count - 1
    guard track.repetition == nil, let slack = slack(of: track.fidelity),
      count >= 4,
      let period = (1...count / 2).first(where: { track.repeats(every: $0, within: slack) })
    else { return track }
    var result = Track(
      Array(track.keys[...period]), repetition: Repeat(count: Double(count / period)),
      fidelity: track.fidelity)
    if period % 2 == 0, result.isMirrored(within: slack) {
      result.keys = Array(result.keys[...(period / 2)])
      result.repetition = Repeat(count: Double(count / period * 2), autoreverses: true)
    }
    guard let last = result.keys.indices.last, let passes = result.repetition?.count else {
      return track
    }
    (result.keys[last].curve, result.keys[last].motionPath) = (.linear, nil)
    let length = result.keys[last].time - result.keys[0].time
    let rounded = (length * 1e6).rounded() / 1e6
    return abs(rounded - length) * passes <= Self.drift ? result : track
  }

  /// Returns the largest difference between equal numbers, or `nil` if the keyframes are only
  /// approximate.
  private func slack(of fidelity: Fidelity) -> Double? {
    switch fidelity {
    case .exact: 0
    // The precision of rounded numbers.
    case .baked: 1e-6
    case .approximate: nil
    }
  }
}

extension Track where Value: ShortValue {
  /// Returns `true` if the keyframes repeat with a period of this many segments.
  fileprivate func repeats(every period: Int, within slack: Double) -> Bool {
    let count = keys.count - 1
    guard count % period == 0, keys[0].value.isNear(keys[period].value, slack) else { return false }
    let length = keys[period].time - keys[0].time
    guard length > 0, keys[..<period].contains(where: { !$0.value.isNear(keys[0].value, slack) })
    else { return false }
    return (period...count).allSatisfy { index in
      let (key, first) = (keys[index], keys[index % period])
      return key.value.isNear(first.value, slack)
        && abs(key.time - keys[index - period].time - length) < 1e-9
        && (index == count || key.goesOn(as: first, within: slack))
    }
  }

  /// Returns `true` if the second half of the keyframes is the first half reversed.
  fileprivate func isMirrored(within slack: Double) -> Bool {
    let last = keys.count - 1
    return (0...last / 2).allSatisfy { index in
      let (start, end) = (keys[index], keys[last - index])
      let isSameTime = abs(start.time - keys[0].time - (keys[last].time - end.time)) < 1e-9
      guard index < last / 2 else { return isSameTime }
      guard isSameTime, start.value.isNear(end.value, slack), let curve = start.curve.reversed
      else {
        return false
      }
      var back = start
      (back.curve, back.motionPath) = (curve, start.motionPath?.reversed)
      return back.goesOn(as: keys[last - index - 1], within: slack)
    }
  }
}

extension Key {
  /// Returns `true` if the segment after this keyframe has the same curve and motion path as that
  /// of another.
  fileprivate func goesOn(as other: Key, within slack: Double) -> Bool {
    guard curve.isNear(other.curve, slack) else { return false }
    guard let motionPath, let path = other.motionPath else {
      return motionPath == other.motionPath
    }
    return motionPath.control1.isNear(path.control1, slack)
      && motionPath.control2.isNear(path.control2, slack)
  }
}

extension ShortValue {
  /// Returns `true` if no number differs by more than the slack.
  fileprivate func isNear(_ other: Self, _ slack: Double) -> Bool {
    self == other || zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= slack }
  }
}

extension Curve {
  /// Returns `true` if no control point differs by more than the slack.
  fileprivate func isNear(_ other: Curve, _ slack: Double) -> Bool {
    guard case .bezier(let curve) = self, case .bezier(let other) = other else {
      return self == other
    }
    return abs(curve.x1 - other.x1) <= slack && abs(curve.y1 - other.y1) <= slack
      && abs(curve.x2 - other.x2) <= slack && abs(curve.y2 - other.y2) <= slack
  }

  /// The curve of the reversed motion, or `nil` for a spring or a hold, which jumps immediately
  /// when reversed.
  fileprivate var reversed: Curve? {
    switch self {
    case .linear: .linear
    case .bezier(let curve): .bezier(curve.reversed)
    case .hold, .spring: nil
    }
  }
}
