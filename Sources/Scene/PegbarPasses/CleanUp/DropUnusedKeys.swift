internal import PegbarGeometry
internal import PegbarScene

/// Drops tracks that stand still, and keys that change nothing: those that are over before the scene
/// begins, those between equal ones, those on the line between their neighbours, and those whose time
/// is that of their neighbours.
struct DropUnusedKeys: ValueChange {
  /// How far a number may lie from the line on which its key says nothing.
  private static let limit = 1e-11

  func apply(to scene: inout NormalizedScene) {
    // An instance may show its definition from before the time 0 on.
    scene.root.layers.changeEach { layer in
      for index in layer.tracks.indices {
        layer.tracks[index].keys = layer.tracks[index].keys.map(KeysOfScene())
      }
    }
    scene.changeEachLayer { layer in
      layer.tracks = layer.tracks.compactMap { track in
        let track = NormalizedTrack(property: track.property, keys: track.keys.map(self))
        if track.keys.track.isWorthKeeping { return track }
        layer.setModel(from: track, at: 0)
        return nil
      }
    }
  }

  /// The keys that say something.
  func changed<Value: LayerValue>(_ track: Track<Value>) -> Track<Value> {
    // A repetition begins with its first key and ends with its last.
    guard track.repetition == nil else { return track }
    var keys: [Key<Value>] = []
    for (index, key) in track.keys.enumerated() {
      let next = index + 1 < track.keys.count ? track.keys[index + 1] : nil
      guard let last = keys.last else {
        // The first value holds before the first key, too.
        if let next, !key.changes(to: next), next.time > key.time { continue }
        keys.append(key)
        continue
      }
      if key.time == last.time {
        if last.value == key.value {
          // One key does: the segments before and after it are what they were.
          (keys[keys.count - 1].curve, keys[keys.count - 1].motionPath) = (
            key.curve, key.motionPath
          )
          continue
        }
        // Of several keys at one time, only the first and the last ever show.
        if let next, next.time == key.time {
          // What cannot be blended with the last jumps from the first, too.
          if key.curve == .hold { keys[keys.count - 1].curve = .hold }
          continue
        }
      }
      if !last.changes(to: key), key.time > last.time {
        // The last value holds after the last key, too.
        guard let next else { continue }
        if !key.changes(to: next) { continue }
      }
      if let next, isOnLine(last, key, next) { continue }
      keys.append(key)
    }
    return Track(keys, repetition: track.repetition, fidelity: track.fidelity)
  }

  /// Whether a number or point lies where it is blended from its neighbours anyway.
  private func isOnLine<Value: LayerValue>(
    _ last: Key<Value>, _ key: Key<Value>, _ next: Key<Value>
  ) -> Bool {
    guard last.curve == .linear, key.curve == .linear, last.time < key.time, key.time < next.time,
      last.motionPath == nil, key.motionPath == nil,
      Value.self == Double.self || Value.self == Point.self
    else { return false }
    let share = (key.time - last.time) / (next.time - last.time)
    let ends = zip(last.value.numbers, next.value.numbers)
    return zip(key.value.numbers, ends).allSatisfy { value, ends in
      let size = max(abs(ends.0), abs(ends.1), 1)
      return abs(ends.0 + (ends.1 - ends.0) * share - value) <= Self.limit * size
    }
  }
}

/// Drops the keys before those that stand at or before the begin of the scene.
private struct KeysOfScene: ValueChange {
  func changed<Value: LayerValue>(_ track: Track<Value>) -> Track<Value> {
    guard track.repetition == nil, track.keys.count > 1, track.keys[1].time <= 0 else {
      return track
    }
    let first = track.keys.lastIndex { $0.time <= 0 } ?? 0
    return Track(Array(track.keys[first...]), fidelity: track.fidelity)
  }
}
