internal import PegbarScene

/// The part of a track that belongs to one beat.
struct TrackChunk<Value: TrackValue> {
  /// The beat.
  var beat: Int
  /// The keys of the part; the value before and after stays.
  var track: Track<Value>
  /// When the next part begins, in seconds; what plays this one must be gone by then.
  var limit: Double?
}

extension AnyTrack {
  /// The track in pieces: each begins with a change, and what stands still between is left out.
  ///
  /// A change belongs to the beat in which it begins, unless another one is on its way when that beat
  /// begins; a repetition stays whole.
  ///
  /// - Parameter beat: The beat of a moment and its start, in seconds of the track's composition.
  func chunks(_ beat: (Double) -> (index: Int, start: Double)) -> [TrackChunk<Value>] {
    guard let first = keys.first else { return [] }
    guard repetition == nil else {
      let track = Track(keys, repetition: repetition, fidelity: fidelity)
      return [TrackChunk(beat: beat(first.time).index, track: track)]
    }
    var chunks: [TrackChunk<Value>] = []
    for (key, next) in zip(keys, keys.dropFirst()) where key.changes(to: next) {
      let jumps = key.curve == .hold || next.time <= key.time
      let (index, begin) = beat(jumps ? next.time : key.time)
      var start = key
      if jumps { start = Key(time: next.time, value: key.value, curve: .hold) }
      // Nothing else may hold the keys of the last one, which would be copied with every change.
      let goesOn =
        chunks.last.map { $0.beat == index || $0.end > begin + BeatWindows.margin } ?? false
      if goesOn {
        chunks[chunks.count - 1].append(start, next, jumps: jumps)
      } else {
        if !chunks.isEmpty { chunks[chunks.count - 1].limit = start.time }
        chunks.append(
          TrackChunk(beat: index, track: Track([start, next], fidelity: fidelity)))
      }
    }
    return chunks
  }
}

extension TrackChunk {
  /// The time of the first key.
  var start: Double { track.keys.first?.time ?? 0 }

  /// The time of the last key, or for ever.
  var end: Double { track.repetition == nil ? track.keys.last?.time ?? 0 : .infinity }

  /// Adds a change that begins with the value at which the chunk ends.
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

  /// A single change: it goes straight, along a curve.
  var change: (start: Double, duration: Double, curve: Curve, value: Value)? {
    guard let (first, last) = segment, first.curve != .hold, !first.curve.isSpring,
      first.motionPath == nil, last.time > first.time
    else { return nil }
    return (first.time, last.time - first.time, first.curve, last.value)
  }

  /// The single change where it begins at a time.
  func change(at start: Double) -> (duration: Double, curve: Curve, value: Value)? {
    guard let change, abs(change.start - start) < BeatWindows.margin else { return nil }
    return (change.duration, change.curve, change.value)
  }

  /// The value to which a single jump leads, where it happens at a time.
  func jump(at start: Double) -> Value? {
    guard let (first, last) = segment, abs(first.time - start) < BeatWindows.margin,
      last.time <= first.time
    else { return nil }
    return last.value
  }

  /// The keys of a single segment.
  private var segment: (Key<Value>, Key<Value>)? {
    guard track.repetition == nil, track.keys.count == 2, let first = track.keys.first,
      let last = track.keys.last
    else { return nil }
    return (first, last)
  }
}
