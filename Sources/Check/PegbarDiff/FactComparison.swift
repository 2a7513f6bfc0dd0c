internal import PegbarScene

/// The frame rates of two versions.
struct FrameRates {
  let old: Double
  let new: Double

  /// Returns the number of frames by which a time of the new version is later, both in seconds.
  func shift(_ old: Double, _ new: Double) -> Double { new * self.new - old * self.old }
}

/// Compares the facts of two layers, or of two parts of layers.
struct FactComparison {
  /// The frame rates of both versions, because times are compared in frames.
  let rates: FrameRates
  /// The names of the layer and of those around it.
  let layer: [String]
  /// The name of the part; empty for the layer itself.
  let part: String
  private(set) var changes: [SceneChange] = []
  /// The number of animated properties.
  private(set) var trackCount = 0

  /// The maximum difference of equal times, in frames.
  private static let timeTolerance = 0.02
  /// The maximum number of pairs of keyframes at different times to compare.
  private static let mostPairs = 250_000
  /// The maximum difference of equal control points of curves.
  private static let curveTolerance = 2e-3

  init(rates: FrameRates, layer: [String], part: String) {
    (self.rates, self.layer, self.part) = (rates, layer, part)
  }

  private func change(_ kind: SceneChange.Kind, _ fact: Fact) -> SceneChange {
    let property = [part, fact.title].filter { !$0.isEmpty }.joined(separator: ": ")
    return SceneChange(kind: kind, layer: layer, property: property)
  }

  /// Compares all facts of two parts.
  mutating func compare(_ old: [Fact], _ new: [Fact]) {
    let others = Dictionary(new.map { ($0.key, $0) }) { first, _ in first }
    let known = Set(old.map(\.key))
    // Fields inside of something whose type changed have no counterparts.
    var replaced: [String] = []
    for fact in old where fact.isType {
      guard let other = others[fact.key], let before = fact.value, let after = other.value,
        before.text != after.text, !replaced.contains(where: { Self.contains($0, fact.key) })
      else { continue }
      replaced.append(fact.key)
      var change = change(.value, fact)
      (change.old, change.new) = (before.text, after.text)
      changes.append(change)
    }
    func isReplaced(_ key: String) -> Bool { replaced.contains { Self.contains($0, key) } }
    for fact in old where !fact.isType && !isReplaced(fact.key) {
      if let other = others[fact.key] {
        compare(fact, other)
      } else {
        trackCount += fact.keys.isEmpty ? 0 : 1
        changes.append(gone(fact, .removed))
      }
    }
    for fact in new where !known.contains(fact.key) && !fact.isType && !isReplaced(fact.key) {
      changes.append(gone(fact, .added))
    }
  }

  /// Returns `true` if a field is inside a record whose type is another field, or beside the type of
  /// the whole part.
  private static func contains(_ type: String, _ key: String) -> Bool {
    if type == key { return true }
    guard let dot = type.lastIndex(of: "."), type[dot...] == ".type" else {
      return type == "type" || key.hasPrefix(type + ".")
    }
    return key.hasPrefix(type[...dot])
  }

  private func gone(_ fact: Fact, _ kind: SceneChange.Kind) -> SceneChange {
    var change = change(kind, fact)
    let words = fact.value?.words(fact.unit) ?? keyframes(fact.keys.count)
    if kind == .removed { change.old = words } else { change.new = words }
    return change
  }

  private func keyframes(_ count: Int) -> String {
    count == 1 ? "1 keyframe" : "\(count) keyframes"
  }

  private mutating func compare(_ old: Fact, _ new: Fact) {
    if !old.keys.isEmpty || !new.keys.isEmpty { trackCount += 1 }
    switch (old.value, new.value) {
    case (let before?, let after?): compare(before, after, old)
    case (nil, nil): compareTracks(old, new)
    case (let before, let after):
      var change = change(.keyframes, old)
      change.old = before?.words(old.unit) ?? keyframes(old.keys.count)
      change.new = after?.words(old.unit) ?? keyframes(new.keys.count)
      changes.append(change)
    }
    if !old.order.isEmpty, !new.order.isEmpty { compareOrders(old, new) }
  }

  private mutating func compare(_ old: FactValue, _ new: FactValue, _ fact: Fact) {
    guard !old.isEqual(to: new, fact.unit) else { return }
    if fact.isTime, let before = old.numbers.first, let after = new.numbers.first {
      var change = change(.retimed, fact)
      change.shift = rates.shift(before, after)
      return changes.append(change)
    }
    var change = change(kind(of: old, new), fact)
    (change.old, change.new) = (old.words(fact.unit), new.words(fact.unit))
    changes.append(change)
  }

  private func kind(of old: FactValue, _ new: FactValue) -> SceneChange.Kind {
    guard old.form == new.form else { return .value }
    switch old.form {
    case .color: return .color
    case .path: return .shape
    case .text: return .text
    case .word where !old.identity.isEmpty && old.identity.hasPrefix("image "): return .image
    case .number, .point, .word: return .value
    }
  }

  /// Reports elements of a list that are at another place relative to the others.
  private mutating func compareOrders(_ old: Fact, _ new: Fact) {
    let common = Set(old.order).intersection(new.order)
    let (before, after) = (old.order.filter(common.contains), new.order.filter(common.contains))
    guard before != after else { return }
    var change = change(.reordered, old)
    (change.old, change.new) = (before.joined(separator: ", "), after.joined(separator: ", "))
    changes.append(change)
  }

  // MARK: Keyframes

  private mutating func compareTracks(_ old: Fact, _ new: Fact) {
    if old.repetition != new.repetition {
      var change = change(.keyframes, old)
      (change.old, change.new) = (
        old.repetition.isEmpty ? "once" : "repeated", new.repetition.isEmpty ? "once" : "repeated"
      )
      changes.append(change)
    }
    let shifts = zip(old.keys, new.keys).map { rates.shift($0.time, $1.time) }
    if old.keys.count == new.keys.count, let shift = shifts.first,
      shifts.allSatisfy({ abs($0 - shift) <= Self.timeTolerance })
    {
      if abs(shift) > Self.timeTolerance {
        var change = change(.retimed, old)
        change.shift = shift
        change.count = shifts.count
        changes.append(change)
      }
      return compareKeys(Array(zip(old.keys, new.keys)), old)
    }
    let (pairs, removed, added) = aligned(old.keys, new.keys)
    let moved = pairs.filter { abs(rates.shift($0.0.time, $0.1.time)) > Self.timeTolerance }
    if let first = moved.first {
      var change = change(.retimed, old)
      change.frame = first.0.time * rates.old
      change.shift = rates.shift(first.0.time, first.1.time)
      change.count = moved.count
      changes.append(change)
    }
    for (keys, isNew) in [(removed, false), (added, true)] {
      guard let first = keys.first else { continue }
      var change = change(.keyframes, old)
      change.frame = first.time * (isNew ? rates.new : rates.old)
      change.count = keys.count
      if isNew { change.new = keyframes(keys.count) } else { change.old = keyframes(keys.count) }
      changes.append(change)
    }
    compareKeys(pairs, old)
  }

  /// Pairs keyframes at the same time, then those with the same value in order.
  private func aligned(
    _ old: [Fact.Keyframe], _ new: [Fact.Keyframe]
  ) -> (
    pairs: [(Fact.Keyframe, Fact.Keyframe)], removed: [Fact.Keyframe], added: [Fact.Keyframe]
  ) {
    var pairs: [(Fact.Keyframe, Fact.Keyframe)] = []
    var (removed, added): ([Fact.Keyframe], [Fact.Keyframe]) = ([], [])
    var next = new[...]
    for key in old {
      while let first = next.first, rates.shift(key.time, first.time) < -Self.timeTolerance {
        added.append(first)
        next.removeFirst()
      }
      if let first = next.first, abs(rates.shift(key.time, first.time)) <= Self.timeTolerance {
        pairs.append((key, next.removeFirst()))
      } else {
        removed.append(key)
      }
    }
    added += next
    // What remains with the same value moved.
    guard removed.count * added.count <= Self.mostPairs else { return (pairs, removed, added) }
    var rest: [Fact.Keyframe] = []
    for key in removed {
      if let place = added.firstIndex(where: { $0.value.isEqual(to: key.value, .points) }) {
        pairs.append((key, added.remove(at: place)))
      } else {
        rest.append(key)
      }
    }
    return (pairs.sorted { $0.0.time < $1.0.time }, rest, added)
  }

  /// Reports the values, curves and paths of pairs that differ.
  private mutating func compareKeys(_ pairs: [(Fact.Keyframe, Fact.Keyframe)], _ fact: Fact) {
    let values = pairs.filter { !$0.0.value.isEqual(to: $0.1.value, fact.unit) }
    if let (old, new) = values.first {
      var change = change(kind(of: old.value, new.value), fact)
      (change.old, change.new) = (old.value.words(fact.unit), new.value.words(fact.unit))
      change.frame = old.time * rates.old
      change.count = values.count
      changes.append(change)
    }
    // The easing of the last keyframe has no effect.
    let curves = pairs.dropLast().filter { !Self.areEqual($0.0.curve, $0.1.curve) }
    if let (old, new) = curves.first {
      var change = change(.curve, fact)
      (change.old, change.new) = (old.curve.words, new.curve.words)
      change.frame = old.time * rates.old
      change.count = curves.count
      changes.append(change)
    }
    let paths = pairs.dropLast().filter { old, new in
      old.path.count != new.path.count
        || zip(old.path, new.path).contains { abs($0 - $1) > 2e-3 * max(1, abs($0) * 1e-3) }
    }
    guard let (old, new) = paths.first else { return }
    var change = change(.curve, fact)
    (change.old, change.new) = (
      old.path.isEmpty ? "straight" : "curved", new.path.isEmpty ? "straight" : "curved"
    )
    change.frame = old.time * rates.old
    change.count = paths.count
    changes.append(change)
  }

  private static func areEqual(_ left: Curve, _ right: Curve) -> Bool {
    guard case .bezier(let one) = left, case .bezier(let other) = right else {
      return left == right
    }
    return max(
      abs(one.x1 - other.x1), abs(one.y1 - other.y1), abs(one.x2 - other.x2),
      abs(one.y2 - other.y2)) <= curveTolerance
  }
}

extension Curve {
  /// The curve in words.
  fileprivate var words: String {
    switch self {
    case .linear: "linear"
    case .hold: "hold"
    case .bezier(let curve):
      "(\([curve.x1, curve.y1, curve.x2, curve.y2].map(FactValue.number).joined(separator: ", ")))"
    case .spring: "spring"
    }
  }
}
