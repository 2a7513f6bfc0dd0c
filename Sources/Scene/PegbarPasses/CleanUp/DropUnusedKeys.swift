internal import PegbarGeometry
internal import PegbarScene

/// Drops static tracks and keyframes that change nothing.
///
/// These are keyframes that end before the scene begins, keyframes between equal ones, keyframes on
/// the line between their neighbors, and keyframes at the time of their neighbors.
struct DropUnusedKeys: ValueChange {
  /// The maximum distance of a number from the line on which its keyframe is redundant.
  private static let limit = 1e-11

  func apply(to scene: inout NormalizedScene) {
    // In the root only: an instance may show its definition from before time 0.
    scene.root.layers.changeEach { layer in
      for index in layer.tracks.indices {
        layer.tracks[index].keys = layer.tracks[index].keys.map(KeysOfScene())
      }
    }
    scene.changeEachLayer { layer in
      guard !layer.tracks.isEmpty else { return }
      layer.tracks = layer.tracks.compactMap { track in
        let track = NormalizedTrack(property: track.property, keys: track.keys.map(self))
        if track.keys.track.isWorthKeeping { return track }
        layer.setModel(from: track, at: 0)
        return nil
      }
    }
  }

  /// Returns the track without redundant keyframes.
  func changed<Value: LayerValue>(_ track: Track<Value>) -> Track<Value> {
    // The first and last keyframes delimit the cycle of a repetition.
    guard track.repetition == nil, canDrop(from: track.keys) else { return track }
    var keys: [Key<Value>] = []
    for (index, key) in track.keys.enumerated() {
      let next = index + 1 < track.keys.count ? track.keys[index + 1] : nil
      guard let last = keys.last else {
        // The first value also applies before the first keyframe.
        if let next, !key.changes(to: next), next.time > key.time { continue }
        keys.append(key)
        continue
      }
      if key.time == last.time {
        if last.value == key.value {
          // One keyframe is enough, because the segments before and after it are unchanged.
          (keys[keys.count - 1].curve, keys[keys.count - 1].motionPath) = (
            key.curve, key.motionPath
          )
          continue
        }
        // Of several keyframes at one time, only the first and the last are ever visible.
        if let next, next.time == key.time {
          // A value that cannot be blended with the last one also jumps from the first one.
          if key.curve == .hold { keys[keys.count - 1].curve = .hold }
          continue
        }
      }
      if !last.changes(to: key), key.time > last.time {
        // The last value also applies after the last keyframe.
        guard let next else { continue }
        if !key.changes(to: next) { continue }
      }
      if let next, isOnLine(last, key, next) { continue }
      keys.append(key)
    }
    return Track(keys, repetition: track.repetition, fidelity: track.fidelity)
  }

  /// Returns `true` if a keyframe may change nothing, which is rare.
  private func canDrop<Value: LayerValue>(from keys: [Key<Value>]) -> Bool {
    keys.indices.dropFirst().contains { index in
      let (last, key) = (keys[index - 1], keys[index])
      guard key.time > last.time, last.changes(to: key) else { return true }
      return index + 1 < keys.count && isOnLine(last, key, keys[index + 1])
    }
  }

  /// Returns `true` if a number or point lies where its neighbors interpolate to.
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

/// Drops the keyframes before the last one at or before the start of the scene.
private struct KeysOfScene: ValueChange {
  func changed<Value: LayerValue>(_ track: Track<Value>) -> Track<Value> {
    guard track.repetition == nil, track.keys.count > 1, track.keys[1].time <= 0 else {
      return track
    }
    let first = track.keys.lastIndex { $0.time <= 0 } ?? 0
    return Track(Array(track.keys[first...]), fidelity: track.fidelity)
  }
}
