internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Finds text and image layers that replace each other: one fades out while the other fades in at
/// the same position, or one pushes the other away.
///
/// Tracks are unchanged and still determine the visible content at each time. Runs last, because
/// transitions name layers and have the rounded times of their keyframes.
struct FindTransitions {
  func apply(to scene: inout NormalizedScene) {
    scene.changeCompositions { $0.transitions = transitions(of: $0) }
  }

  private func transitions(of composition: NormalizedComposition) -> [Transition] {
    var found: [Transition] = []
    var lists = [composition.layers]
    while let layers = lists.popLast() {
      lists += layers.reversed().map(\.sublayers).filter { !$0.isEmpty }
      let candidates = layers.filter(\.canSwap)
      guard candidates.count <= Limits.transitionCandidates else { continue }
      for old in candidates {
        for new in candidates where new.name != old.name {
          if let transition = fade(old, new) ?? push(old, new) { found.append(transition) }
        }
      }
    }
    return found.sorted { $0.time < $1.time }
  }

  /// Returns the transition in which one layer fades out while the other fades in, at the same
  /// position.
  private func fade(_ old: NormalizedLayer, _ new: NormalizedLayer) -> Transition? {
    guard old.position == new.position, !old.movesFromItsPlace, !new.movesFromItsPlace,
      let going = old.fades.first(where: { $0.end == 0 && $0.start > 0 }),
      new.fades.contains(where: { $0.start == 0 && $0.end > 0 && $0.isTogether(with: going) })
    else { return nil }
    return transition(.fade, old, new, going)
  }

  /// Returns the transition in which both layers slide in the same direction, and the new one ends
  /// at the start of the old one.
  private func push(_ old: NormalizedLayer, _ new: NormalizedLayer) -> Transition? {
    let arrivals = new.moves
    for going in old.moves {
      let move = going.end - going.start
      guard (move.x == 0) != (move.y == 0),
        arrivals.contains(where: {
          $0.end == going.start && $0.end - $0.start == move && $0.isTogether(with: going)
        })
      else { continue }
      let edge: Transition.Edge =
        move.y > 0 ? .top : move.y < 0 ? .bottom : move.x > 0 ? .left : .right
      return transition(.push(edge), old, new, going)
    }
    return nil
  }

  private func transition<Value>(
    _ kind: Transition.Kind, _ old: NormalizedLayer, _ new: NormalizedLayer, _ change: Change<Value>
  ) -> Transition {
    Transition(
      kind, from: old.name, to: new.name, time: change.time.start,
      duration: (change.time.duration * 1e9).rounded() / 1e9, curve: change.curve)
  }
}

/// One change of a value.
private struct Change<Value: TrackValue> {
  var time: TimeRange
  var start: Value
  var end: Value
  var curve: Curve

  /// Returns `true` if two values change at the same time along the same curve.
  func isTogether(with other: Change) -> Bool {
    abs(time.start - other.time.start) < FindTransactions.rest
      && abs(time.end - other.time.end) < FindTransactions.rest && curve == other.curve
  }
}

extension Track {
  fileprivate var changes: [Change<Value>] {
    guard repetition == nil else { return [] }
    return zip(keys, keys.dropFirst()).compactMap { key, next in
      // A push is straight.
      guard key.value != next.value, next.time > key.time, key.motionPath == nil else { return nil }
      switch key.curve {
      case .linear, .bezier: break
      // Jumps take no time, and transitions have no springs.
      case .hold, .spring: return nil
      }
      return Change(
        time: TimeRange(start: key.time, end: next.time), start: key.value, end: next.value,
        curve: key.curve)
    }
  }
}

extension NormalizedLayer {
  /// `true` for an animated text or image layer.
  fileprivate var canSwap: Bool {
    switch content {
    case .text, .image: !tracks.isEmpty
    case .none, .color, .shape, .gradient, .instance: false
    }
  }

  fileprivate var movesFromItsPlace: Bool {
    has(.position) || has(.positionX) || has(.positionY)
  }

  /// The changes of the opacity.
  fileprivate var fades: [Change<Double>] { tracks.track(of: .opacity)?.changes ?? [] }

  /// The changes of the position.
  fileprivate var moves: [Change<Point>] { tracks.track(of: .position)?.changes ?? [] }
}
