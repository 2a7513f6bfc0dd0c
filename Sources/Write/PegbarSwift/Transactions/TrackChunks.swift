internal import PegbarScene

/// The part of a track that belongs to one transaction.
struct TrackChunk<Value: TrackValue> {
  /// The index of the transaction.
  var transaction: Int
  /// The keyframes of the part; the value is constant before and after it.
  var track: Track<Value>
  /// The start of the next part in seconds, at which the animation of this part must be removed.
  var limit: Double?
}

extension AnyTrack {
  /// Returns the parts of the track, each of which begins with a change; constant spans are
  /// omitted.
  ///
  /// A change belongs to the transaction in which it begins, unless a previous change is in
  /// progress when that transaction begins. A repetition is not divided.
  ///
  /// - Parameter transaction: Returns the transaction at a time and its start, in seconds of the track's
  ///   composition.
  func chunks(_ transaction: (Double) -> (index: Int, start: Double)) -> [TrackChunk<Value>] {
    guard let first = keys.first else { return [] }
    guard repetition == nil else {
      let track = Track(keys, repetition: repetition, fidelity: fidelity)
      return [TrackChunk(transaction: transaction(first.time).index, track: track)]
    }
    var chunks: [TrackChunk<Value>] = []
    for (key, next) in zip(keys, keys.dropFirst()) where key.changes(to: next) {
      let jumps = key.curve == .hold || next.time <= key.time
      let (index, begin) = transaction(jumps ? next.time : key.time)
      var start = key
      if jumps { start = Key(time: next.time, value: key.value, curve: .hold) }
      // No other reference may hold the last chunk's keyframes, because each change would then copy
      // them.
      let goesOn =
        chunks.last.map { $0.transaction == index || $0.end > begin + TransactionWindows.margin }
        ?? false
      if goesOn {
        chunks[chunks.count - 1].append(start, next, jumps: jumps)
      } else {
        if !chunks.isEmpty { chunks[chunks.count - 1].limit = start.time }
        chunks.append(
          TrackChunk(transaction: index, track: Track([start, next], fidelity: fidelity)))
      }
    }
    return chunks
  }
}

extension TrackChunk {
  /// The time of the first keyframe.
  var start: Double { track.keys.first?.time ?? 0 }

  /// The time of the last keyframe, or infinity for a repetition.
  var end: Double { track.repetition == nil ? track.keys.last?.time ?? 0 : .infinity }

  /// Appends a change that begins with the final value of the chunk.
  fileprivate mutating func append(_ start: Key<Value>, _ next: Key<Value>, jumps: Bool) {
    let last = track.keys.count - 1
    if jumps || start.time > track.keys[last].time {
      (track.keys[last].curve, track.keys[last].motionPath) = (.hold, nil)
      if !jumps { track.keys.append(start) }
    } else {
      (track.keys[last].curve, track.keys[last].motionPath) = (start.curve, start.motionPath)
    }
    track.keys.append(next)
  }

  /// The change of a single segment with a curve and without a motion path, or `nil`.
  var change: (start: Double, duration: Double, curve: Curve, value: Value)? {
    guard let (first, last) = segment, first.curve != .hold, !first.curve.isSpring,
      first.motionPath == nil, last.time > first.time
    else { return nil }
    return (first.time, last.time - first.time, first.curve, last.value)
  }

  /// Returns the single change if it begins at a time.
  func change(at start: Double) -> (duration: Double, curve: Curve, value: Value)? {
    guard let change, abs(change.start - start) < TransactionWindows.margin else { return nil }
    return (change.duration, change.curve, change.value)
  }

  /// Returns the final value of a single jump at a time.
  func jump(at start: Double) -> Value? {
    guard let (first, last) = segment, abs(first.time - start) < TransactionWindows.margin,
      last.time <= first.time
    else { return nil }
    return last.value
  }

  /// The keyframes of a single segment.
  private var segment: (Key<Value>, Key<Value>)? {
    guard track.repetition == nil, track.keys.count == 2, let first = track.keys.first,
      let last = track.keys.last
    else { return nil }
    return (first, last)
  }
}
