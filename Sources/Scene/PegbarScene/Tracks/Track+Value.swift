internal import PegbarGeometry

extension Track {
  /// Returns the value at a time in seconds of the layer's composition.
  ///
  /// Before the first keyframe, it is the first value. After the last keyframe, it is the last
  /// value or, if the track repeats, the value at the end of the last pass. At the time of a
  /// keyframe, the segment that starts there applies; if several keyframes have the same time, the
  /// last one applies.
  ///
  /// - Precondition: The track has at least one keyframe.
  @inlinable
  public func value(at time: Double) -> Value {
    let first = keys[0]
    let last = keys[keys.count - 1]
    let pass = pass(at: time)
    let value = pass.time < last.time ? valueInside(pass.time) ?? first.value : last.value
    guard pass.index > 0, let repetition, repetition.isCumulative, !repetition.autoreverses else {
      return value
    }
    // value + index · (last − first), expressed by interpolation alone.
    let shifted = Value.interpolate(first.value, last.value, pass.index)
    return .interpolate(first.value, .interpolate(value, shifted, 0.5), 2)
  }

  /// Returns the index of the last keyframe at or before a time, or `nil` before the first
  /// keyframe.
  @inlinable
  package func keyIndex(at time: Double) -> Int? {
    let next = keys.partitioningIndex { !($0.time <= time) }
    return next > 0 ? next - 1 : nil
  }

  /// Returns the value on the segment that contains a time before the last keyframe, or `nil`
  /// before the first keyframe.
  @inlinable
  func valueInside(_ time: Double) -> Value? {
    guard let index = keyIndex(at: time) else { return nil }
    let key = keys[index]
    guard index + 1 < keys.count else { return key.value }
    let next = keys[index + 1]
    let length = next.time - key.time
    let progress = key.curve.progress(at: (time - key.time) / length, of: length)
    if let motionPath = key.motionPath, key.curve != .hold {
      return Self.travelled(key.value, next.value, motionPath, progress)
    }
    return progress == 0 ? key.value : .interpolate(key.value, next.value, progress)
  }

  /// Returns the value on a motion path; values other than points are interpolated.
  @usableFromInline
  static func travelled(
    _ from: Value, _ to: Value, _ motionPath: MotionPath, _ progress: Double
  ) -> Value {
    if let start = from as? Point, let end = to as? Point,
      let point = MotionSegment(from: start, to: end, motionPath: motionPath).point(at: progress)
        as? Value
    {
      return point
    }
    return .interpolate(from, to, progress)
  }
}

/// The position in a repeated track at a time.
@usableFromInline
package struct TrackPass: Hashable, Sendable {
  /// The time within the keyframes.
  @usableFromInline package var time: Double
  /// The number of completed passes.
  @usableFromInline package var index: Double
  /// `true` if this pass plays backward.
  @usableFromInline package var isBackwards: Bool

  @usableFromInline
  init(time: Double, index: Double, isBackwards: Bool) {
    (self.time, self.index, self.isBackwards) = (time, index, isBackwards)
  }
}

extension Track {
  /// Returns the position in the keyframes at a time, including repetition.
  @inlinable
  package func pass(at time: Double) -> TrackPass {
    guard let repetition, let first = keys.first, let last = keys.last, last.time > first.time,
      repetition.count > 0, time > first.time
    else { return TrackPass(time: time, index: 0, isBackwards: false) }
    let length = last.time - first.time
    var elapsed = (time - first.time) / length
    // Division is inexact at frames where a pass begins.
    if abs(elapsed - elapsed.rounded()) < 1e-9 { elapsed = elapsed.rounded() }
    var index = elapsed.rounded(.down)
    var share = elapsed - index
    if elapsed >= repetition.count {
      index = max(repetition.count.rounded(.up) - 1, 0)
      share = repetition.count - index
    }
    let isBackwards = repetition.autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
    if isBackwards { share = 1 - share }
    return TrackPass(
      time: share >= 1 ? last.time : first.time + share * length, index: index,
      isBackwards: isBackwards)
  }
}
