internal import PegbarScene

/// The keyframes of a track in the form of Core Animation: times, values, and curves between them.
///
/// Core Animation has no hold between eased keyframes. Two keyframes at the same time are a jump,
/// which “greater than, or equal” key times allow (CAAnimation.h). A jump requires a keyframe on
/// either side, even at the ends.
struct KeyTable<Value: TrackValue> {
  /// The times of the keyframes in seconds; one more than values for repeated steps.
  private(set) var times: [Double] = []
  /// The values.
  private(set) var values: [Value] = []
  /// The curves, one fewer than times; empty for steps.
  private(set) var curves: [Curve] = []
  /// The motion path of each segment, as many as curves; `nil` for a straight segment.
  private(set) var motionPaths: [MotionPath?] = []
  /// `true` if every value is held until the next keyframe.
  let isStepped: Bool

  /// Creates the table; `isStepped` is `true` if all curves are holds.
  ///
  /// - Parameter limit: The time at which the last value is no longer needed, in seconds.
  init(_ track: Track<Value>, until limit: Double? = nil) {
    // A spring among other segments has no animation of its own.
    let track = track.withoutSprings
    isStepped = track.keys.dropLast().allSatisfy { $0.curve == .hold }
    guard let first = track.keys.first else { return }
    times = [first.time]
    values = [first.value]
    if isStepped {
      steps(track)
    } else {
      eased(track, until: limit ?? .infinity)
    }
    // The last step lasts one frame unless its end is specified.
    if let limit, isStepped, track.repetition == nil, let last = times.last,
      times.count == values.count, limit > last, limit < last + 1
    {
      times.append(limit)
    }
  }

  private mutating func steps(_ track: Track<Value>) {
    for (before, key) in zip(track.keys, track.keys.dropFirst()) {
      if key.time > before.time {
        times.append(key.time)
        values.append(key.value)
      } else if times.count == 1 {
        // A jump at the first keyframe holds the previous value until then.
        times = [key.time - 1, key.time]
        values.append(key.value)
      } else {
        values[values.count - 1] = key.value
      }
    }
    // The last keyframe only ends the period of a repeated track.
    if track.repetition != nil, values.count > 1 { values.removeLast() }
  }

  private mutating func eased(_ track: Track<Value>, until limit: Double) {
    for (key, next) in zip(track.keys, track.keys.dropFirst()) {
      if next.time <= key.time {
        append(next.time, next.value, .linear)
      } else if key.curve == .hold {
        append(next.time, key.value, .linear)
        if next.value != key.value { append(next.time, next.value, .linear) }
      } else {
        append(next.time, next.value, key.curve, key.motionPath)
      }
    }
    guard track.repetition == nil, times.count > 1 else { return }
    if times[0] == times[1] {
      times.insert(times[0] - 1, at: 0)
      values.insert(values[0], at: 0)
      curves.insert(.linear, at: 0)
      motionPaths.insert(nil, at: 0)
    }
    let last = times.count - 1
    if times[last - 1] == times[last] {
      let end = limit > times[last] ? min(times[last] + 1, limit) : times[last] + 1
      append(end, values[last], .linear)
    }
  }

  private mutating func append(
    _ time: Double, _ value: Value, _ curve: Curve, _ motionPath: MotionPath? = nil
  ) {
    times.append(time)
    values.append(value)
    curves.append(curve)
    motionPaths.append(motionPath)
  }
}
