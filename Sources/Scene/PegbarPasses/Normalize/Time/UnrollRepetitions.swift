internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Expands repeated tracks to keyframes if Core Animation cannot repeat them itself.
///
/// A track that becomes an animation of its own keeps its repetition, played by `repeatCount`,
/// `autoreverses`, and `isCumulative`. Other tracks get keyframes for as long as they are shown:
/// tracks that are sampled together (outlines, gradients, masks, rotations along a path), retimed
/// tracks, and sums that do not begin at 0 (`isCumulative` adds the end value, not the change).
struct UnrollRepetitions {
  let log: FindingLog
  /// The maximum number of keyframes of a track.
  let most: Int

  func apply(to scene: inout Scene) {
    let order = DefinitionOrder(scene)
    let times = DefinitionTimes(scene, order)
    let retimed = Self.retimed(scene, order)
    let whole = TimeRange(start: 0, end: scene.duration)
    // An effect also changes the definitions that its layer shows.
    let effects = scene.compositions.flatMap(\.layers).flatMap(\.effects)
    let isChanged = effects.contains(where: \.changesTracks)
    unroll(&scene.root, during: whole, keepsNone: isChanged)
    scene.definitions.changeEach { definition in
      let shown = times[definition.id]
      // If the times are unknown, the duration of the scene applies.
      let isKnown = shown.start.isFinite && shown.end.isFinite
      unroll(
        &definition, during: isKnown ? shown : whole,
        keepsNone: isChanged || retimed.contains(definition.id))
    }
  }

  /// Returns the definitions that are shown with a time remap or at a rate that is not positive.
  private static func retimed(_ scene: Scene, _ order: DefinitionOrder) -> Set<String> {
    var retimed: Set<String> = []
    func mark(_ composition: Composition, all: Bool) {
      for instance in composition.instances {
        let map = instance.timeMap
        if all || map.remap != nil || map.rate <= 0 { retimed.insert(instance.definition) }
      }
    }
    mark(scene.root, all: false)
    for definition in order.outermostFirst {
      mark(definition, all: retimed.contains(definition.id))
    }
    return retimed
  }

  private func unroll(_ composition: inout Composition, during shown: TimeRange, keepsNone: Bool) {
    let name = composition.name
    composition.layers.changeEach { layer in
      let change = Unroll(uses: TrackUses(layer), shown: shown, keepsNone: keepsNone, most: most)
      layer.changeTracks(change)
      guard change.limited.isOver else { return }
      log.add(
        Finding(
          .repetitionLimit,
          """
          a repeated motion of '\(layer.name)' requires more than \(WholeNumber.text(most)) \
          keyframes (limit repetition-keys) and stops early
          """,
          at: FindingSubject(source: layer.source, breadcrumb: [name, layer.designerName]),
          outcome: .approximated(error: nil)))
    }
  }
}

/// The change of one layer's tracks.
private struct Unroll: TrackChange {
  /// A flag for tracks that were cut.
  ///
  /// A class, because changes are values.
  final class Limit {
    var isOver = false
  }

  let uses: TrackUses
  let shown: TimeRange
  let keepsNone: Bool
  let most: Int
  let limited = Limit()

  func changed<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) -> Track<Value> {
    guard track.repetition != nil, keepsNone || !keeps(track, uses.use(of: role)) else {
      return track
    }
    guard let result = track.unrolled(until: shown.end, limit: most) else {
      limited.isOver = true
      return track.unrolled(until: shown.end, limit: most, isCut: true) ?? track
    }
    return result
  }

  private func keeps<Value: TrackValue>(_ track: Track<Value>, _ use: TrackUse) -> Bool {
    let isCumulative = track.repetition?.isCumulative ?? false
    switch use {
    case .sampled: return false
    case .opacity:
      return !isCumulative && track.keys.allSatisfy { 0...1 ~= ($0.value as? Double ?? -1) }
    case .played: return !isCumulative || track.keys.first?.value as? Double == 0
    }
  }
}

extension LayerEffect {
  /// `true` if the effect changes tracks of its layer, which are then sampled.
  fileprivate var changesTracks: Bool {
    switch kind {
    case .color, .outline, .stroke, .transform, .matte: true
    case .blur, .dropShadow, .innerShadow: false
    }
  }
}

extension Track {
  /// Returns the same motion with keyframes for every cycle until a time, without a repetition.
  ///
  /// Returns `nil` if this requires more keyframes than the limit, unless the motion may be cut
  /// there.
  func unrolled(until end: Double, limit: Int, isCut: Bool = false) -> Track? {
    guard let repetition, let first = keys.first, let last = keys.last, last.time > first.time,
      repetition.count > 0
    else { return Track(keys, fidelity: fidelity) }
    let length = last.time - first.time
    // Includes the end itself, because the model has its value.
    let passes = max((end - first.time) / length, 0).rounded(.down) + 1
    let needed = min(repetition.count.rounded(.up), passes)
    let available = Double(limit) / Double(keys.count + 1)
    guard isCut || needed <= available else { return nil }
    var result: [Key<Value>] = []
    var index = 0.0
    while index < max(min(needed, available.rounded(.down)), 1) {
      let pass = pass(index, repetition, length)
      // If both cycles have an equal keyframe at one time, one is enough.
      if let last = result.last, let first = pass.first, last.value == first.value {
        result.removeLast()
      }
      result += pass
      index += 1
    }
    let stop = first.time + length * repetition.count
    return Track(cut(result, at: stop), fidelity: fidelity)
  }

  /// Returns the keyframes of one cycle.
  private func pass(_ index: Double, _ repetition: Repeat, _ length: Double) -> [Key<Value>] {
    let isBack = repetition.autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
    let first = keys[0].value
    let last = keys[keys.count - 1].value
    let sum = keys[0].time + keys[keys.count - 1].time
    return (isBack ? backwards { sum - $0 } : keys).map { key in
      var key = key
      key.time += index * length
      guard repetition.isCumulative, !repetition.autoreverses, index > 0 else { return key }
      func moved(_ value: Value) -> Value {
        // value + index · (last − first), using only interpolation.
        let sum = Value.interpolate(first, last, index)
        return .interpolate(first, .interpolate(value, sum, 0.5), 2)
      }
      if let motionPath = key.motionPath, let shifted = motionPath.moved(by: moved) {
        key.motionPath = shifted
      }
      key.value = moved(key.value)
      return key
    }
  }

  /// Returns the keyframes in reverse, each at its converted time.
  ///
  /// - Parameter delay: The delay after its keyframe with which a held value jumps, in seconds.
  func backwards(at time: (Double) -> Double, delayingJumps delay: Double = 0) -> [Key<Value>] {
    keys.indices.reversed().flatMap { index -> [Key<Value>] in
      var key = Key(time: time(keys[index].time), value: keys[index].value)
      guard index > 0 else { return [key] }
      let before = keys[index - 1]
      switch before.curve {
      case .linear, .spring: break  // springs have become keys
      case .bezier(let curve): key.curve = .bezier(curve.reversed)
      case .hold:
        // In reverse, the jump is first, followed by the held value.
        let moment = min(delay, (time(before.time) - key.time) / 2)
        if delay > 0 { key.curve = .hold }
        return [key, Key(time: key.time + moment, value: before.value, curve: .hold)]
      }
      key.motionPath = before.motionPath?.reversed
      return [key]
    }
  }

  /// Returns the keyframes until a time, after which the value is held.
  private func cut(_ keys: [Key<Value>], at stop: Double) -> [Key<Value>] {
    guard let last = keys.last, stop < last.time,
      let start = keys.lastIndex(where: { $0.time < stop })
    else { return keys }
    // A part of an easing has no curve of its own, so it is sampled.
    let plain = Track(keys)
    let parts = 16
    let begin = keys[start].time
    let samples = (0...parts).map { part in
      let time = begin + (stop - begin) * Double(part) / Double(parts)
      return Key(time: time, value: plain.value(at: time))
    }
    return keys[..<start] + samples
  }
}

extension Animated {
  /// Returns the same motion without a repetition.
  func unrolled(until end: Double) -> Animated {
    guard case .keyed(let track) = self, track.repetition != nil else { return self }
    return .keyed(track.unrolled(until: end, limit: Limits().repetitionKeys, isCut: true) ?? track)
  }
}

extension MotionPath {
  /// Returns the motion path moved like the value, or `nil` if the value is not a point.
  fileprivate func moved<Value: TrackValue>(by move: (Value) -> Value) -> MotionPath? {
    guard let first = control1 as? Value, let second = control2 as? Value,
      let control1 = move(first) as? Point, let control2 = move(second) as? Point
    else { return nil }
    return MotionPath(control1: control1, control2: control2)
  }
}
