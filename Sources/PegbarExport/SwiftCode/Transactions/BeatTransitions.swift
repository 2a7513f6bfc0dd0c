internal import PegbarGeometry
internal import PegbarScene

/// A text or an image that takes the place of another one where a beat begins: a transition of the
/// layer that holds both shows what changes in it at once.
struct BeatTransition {
  /// What takes whose place, and how.
  var plan: TransitionPlan
  /// The beat.
  var beat: Int
  /// How the scene's class calls the layer that holds both.
  var host: String
  /// What changes.
  var statements: [String] = []

  /// Whether a layer is one of both.
  func concerns(_ actor: BeatPlan.Actor) -> Bool {
    [plan.old, plan.new].contains(actor.planned.name)
  }

  /// Whether one of both changes as the transition shows it.
  func shows(_ property: LayerProperty, lasting duration: Double) -> Bool {
    (property == .opacity && plan.edge == nil || property == .position && plan.edge != nil)
      && abs(duration - plan.duration) < BeatPlan.margin
  }

  /// The swaps of a scene that transitions can show: nothing else changes in the layers meanwhile,
  /// as a transition shows what they looked like before.
  static func transitions(
    of plan: BeatPlan, in root: CompositionPlan, of scene: NormalizedScene
  ) -> [BeatTransition] {
    TransitionPlan.transitions(of: plan).compactMap { swap in
      guard
        let beat = plan.beats.firstIndex(where: { abs($0.start - swap.start) < BeatPlan.margin }),
        let old = plan.actors.first(where: { $0.planned.name == swap.old }),
        old.planned.role == .sublayer,
        let new = plan.actors.first(where: { $0.planned.name == swap.new }),
        old.planned.host == new.planned.host,
        [old, new].allSatisfy({ $0.changesOnce(swap.shown, in: beat, of: plan) }),
        swap.canShow(old, in: plan, root, of: scene)
      else { return nil }
      let prefix = old.prefix
      let host = old.planned.host.map { root.layers[$0].name }
      return BeatTransition(
        plan: swap, beat: beat, host: host ?? (prefix.isEmpty ? "self" : String(prefix)))
    }
  }
}

extension TransitionPlan {
  /// Whether a transition of the layer around `old` looks as the scene does.
  fileprivate func canShow(
    _ old: BeatPlan.Actor, in plan: BeatPlan, _ root: CompositionPlan, of scene: NormalizedScene
  ) -> Bool {
    let prefix = old.prefix
    let inside = prefix.isEmpty ? "" : prefix + "."
    var others = plan.actors.filter { $0.planned.name.hasPrefix(inside) }
    if let host = old.planned.host {
      // A layer of the scene itself that holds them and nothing that holds something.
      guard prefix.isEmpty, let names = root.plainMembers(of: host) else { return false }
      others = others.filter { names.contains($0.planned.name) }
    } else if plan.parts.contains(where: { $0.expression.hasPrefix(inside) }) {
      return false
    }
    guard
      others.allSatisfy({ actor in
        let isOne = [self.old, new].contains(actor.planned.name)
        return actor.planned.layer.tracks.allSatisfy {
          let isShown = isOne && ($0.property == .isHidden || $0.property == shown)
          return isShown
            || !$0.keys.changes(
              between: start - actor.offset, and: start + duration - actor.offset)
        }
      })
    else { return false }
    return edge == nil || pushesAll(of: old, in: root, of: scene)
  }

  /// What of both layers changes.
  fileprivate var shown: LayerProperty { edge == nil ? .opacity : .position }

  /// Whether both fill what holds them, and nothing else is in it: a push moves all by its size.
  private func pushesAll(
    of old: BeatPlan.Actor, in root: CompositionPlan, of scene: NormalizedScene
  ) -> Bool {
    let (size, count): (Size, Int)
    if let host = old.planned.host {
      guard root.layers[host].layer.clipsToBounds else { return false }
      size = root.layers[host].layer.bounds.size
      count = root.members(of: host, .sublayer).count
    } else if old.prefix.isEmpty {
      (size, count) = (scene.root.size, scene.root.layers.count)
    } else {
      guard
        let host = root.layers.first(where: { $0.name == old.prefix }), host.layer.clipsToBounds,
        let instance = host.instance
      else { return false }
      let composition = scene.definitions[instance.index]
      (size, count) = (composition.size, composition.layers.count)
    }
    let length = edge == .top || edge == .bottom ? size.height : size.width
    return count == 2 && abs(distance - length) < BeatPlan.margin
  }
}

extension CompositionPlan {
  /// The names of the layers that a property holds, if none of them holds others.
  fileprivate func plainMembers(of host: Int) -> Set<String>? {
    let members = members(of: host, .sublayer)
    guard layers[host].isOutlet,
      members.allSatisfy({ layers[$0].instance == nil && layers[$0].layer.sublayers.isEmpty })
    else { return nil }
    return Set(members.map { layers[$0].name })
  }
}

extension BeatPlan.Actor {
  /// What the name of a layer of the same composition begins with.
  fileprivate var prefix: Substring {
    planned.name[..<(planned.name.lastIndex(of: ".") ?? planned.name.startIndex)]
  }

  /// Whether all that a property does in a beat is one change that begins with the beat.
  fileprivate func changesOnce(_ property: LayerProperty, in beat: Int, of plan: BeatPlan) -> Bool {
    func isOnly<Value>(_ track: Track<Value>) -> Bool {
      let chunks = track.chunks { plan.beat(at: $0, of: self) }.filter { $0.beat == beat }
      return chunks.count == 1 && chunks[0].change(at: plan.beats[beat].start - offset) != nil
    }
    return planned.layer.tracks.contains { track in
      guard track.property == property else { return false }
      switch track.keys {
      case .number(let keys): return isOnly(keys)
      case .point(let keys): return isOnly(keys)
      case .color, .colors, .numbers, .path, .flag: return false
      }
    }
  }
}

extension NormalizedTrack.Keys {
  /// Whether the value is not the same at all moments of a span, in seconds of the composition.
  fileprivate func changes(between start: Double, and end: Double) -> Bool {
    switch self {
    case .number(let track): track.changes(between: start, and: end)
    case .point(let track): track.changes(between: start, and: end)
    case .color(let track): track.changes(between: start, and: end)
    case .colors(let track): track.changes(between: start, and: end)
    case .numbers(let track): track.changes(between: start, and: end)
    case .path(let track): track.changes(between: start, and: end)
    case .flag(let track): track.changes(between: start, and: end)
    }
  }
}

extension Track {
  fileprivate func changes(between start: Double, and end: Double) -> Bool {
    guard repetition == nil else { return true }
    return zip(keys, keys.dropFirst()).contains { key, next in
      key.value != next.value && next.time > start - BeatPlan.margin
        && (key.curve == .hold ? next.time : key.time) < end + BeatPlan.margin
    }
  }
}
