internal import PegbarGeometry
internal import PegbarScene

/// A transition of the scene in the scene's time, with the names that its class has for both layers.
struct TransitionPlan {
  /// What goes and what comes.
  let old: String
  let new: String
  /// The edge from which the new one pushes the old one; nothing where they fade.
  let edge: Transition.Edge?
  /// When it begins, in seconds of the scene.
  let start: Double
  /// How long it takes, in seconds.
  let duration: Double
  /// Along what it goes.
  let curve: Curve
  /// How far both slide, in points; 0 where they fade.
  let distance: Double

  /// The transitions of all layers that take part in beats, in order of time.
  static func transitions(of plan: BeatPlan) -> [TransitionPlan] {
    var offsets: [String: Double] = [:]
    for actor in plan.actors { offsets[actor.planned.name] = actor.offset }
    return plan.swaps.compactMap { swap in
      offsets[swap.old.name].map { TransitionPlan(swap, offset: $0) }
    }.sorted { $0.start < $1.start }
  }

  private init(_ swap: BeatPlan.Swap, offset: Double) {
    (old, new) = (swap.old.name, swap.new.name)
    let transition = swap.transition
    switch transition.kind {
    case .fade: (edge, distance) = (nil, 0)
    case .push(let from): (edge, distance) = (from, swap.old.layer.way(from: transition.time))
    }
    start = transition.time + offset
    duration = transition.duration
    curve = transition.curve
  }
}

extension NormalizedLayer {
  /// How far the layer slides in the change of its position that begins at a time.
  fileprivate func way(from time: Double) -> Double {
    guard case .point(let track)? = tracks.first(where: { $0.property == .position })?.keys else {
      return 0
    }
    let change = zip(track.keys, track.keys.dropFirst()).first { key, next in
      key.value != next.value && abs(key.time - time) < BeatPlan.margin
    }
    return change.map { ($1.value - $0.value).length } ?? 0
  }
}
