internal import PegbarScene

/// The keys of a track as Core Animation plays them: times, values, and curves between them.
///
/// Core Animation has no hold between eased keys. Two keys at one time are a jump there, which
/// “greater than, or equal” key times allow (CAAnimation.h). A jump needs a key on either side of
/// it, also at the ends.
struct KeyTable<Value: TrackValue> {
  /// The keys' times in seconds; one more than values for steps that are repeated.
  private(set) var times: [Double] = []
  /// The values.
  private(set) var values: [Value] = []
  /// The curves, one less than times; none for steps.
  private(set) var curves: [Curve] = []
  /// The motion path of each segment, as many as curves; nothing where it is straight.
  private(set) var motionPaths: [MotionPath?] = []
  /// Whether every value stays until the next key.
  let isStepped: Bool

  /// Makes the table; `isStepped` where all curves hold.
  ///
  /// - Parameter limit: When the last value need not stay any more, in seconds.
  init(_ track: Track<Value>, until limit: Double? = nil) {
    // Springs among other segments have no animation of their own.
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
    // The last step stays for a frame, unless it is said how long.
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
        // A jump at the first key: the value before it holds until then.
        times = [key.time - 1, key.time]
        values.append(key.value)
      } else {
        values[values.count - 1] = key.value
      }
    }
    // The last key only ends the period of a repeated track.
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
