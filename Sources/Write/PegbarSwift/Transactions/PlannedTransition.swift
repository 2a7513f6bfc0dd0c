internal import PegbarGeometry
internal import PegbarScene

/// A text or an image that replaces another one at the start of a transaction.
///
/// A transition of the layer that contains both animates their immediate changes.
struct PlannedTransition {
  /// The layers and the type of their transition.
  let swap: TransactionPlan.Swap
  /// The start, in seconds of the scene.
  let start: Double
  /// The index of the transaction.
  private(set) var transaction = 0
  /// The layer that contains both layers, or `nil` for the scene.
  private(set) var host: LayerReference?
  /// The changes of both layers.
  var assignments: [LayerAssignment] = []

  /// The duration, in seconds.
  var duration: Double { swap.transition.duration }

  /// Returns `true` if a layer is one of the two layers.
  func concerns(_ actor: TransactionPlan.Actor) -> Bool {
    [swap.old.reference, swap.new.reference].contains(actor.planned.reference)
  }

  /// Returns `true` if the transition animates a property that changes for a duration.
  func shows(_ property: LayerProperty, lasting time: Double) -> Bool {
    property == shown && abs(time - duration) < TransactionWindows.margin
  }

  /// Returns the swaps of a scene that transitions can animate.
  ///
  /// Nothing else may change in the layers at the same time, because a transition starts with their
  /// previous appearance.
  static func transitions(
    of plan: TransactionPlan, in root: CompositionPlan, of scene: NormalizedScene
  ) -> [PlannedTransition] {
    func actor(_ planned: CompositionPlan.Planned) -> TransactionPlan.Actor? {
      plan.actors.first { $0.planned.reference == planned.reference }
    }
    let all = plan.swaps.compactMap { swap in
      actor(swap.old).map { PlannedTransition(swap: swap, start: swap.transition.time + $0.offset) }
    }
    return all.sorted { $0.start < $1.start }.compactMap { transition in
      let swap = transition.swap
      guard
        let transaction = plan.transactions.firstIndex(where: {
          abs($0.start - transition.start) < TransactionWindows.margin
        }),
        let old = actor(swap.old), old.planned.role == .sublayer,
        let new = actor(swap.new), old.planned.host == new.planned.host,
        [old, new].allSatisfy({ $0.changesOnce(transition.shown, in: transaction, of: plan) }),
        transition.canShow(old, in: plan, root, of: scene)
      else { return nil }
      var result = transition
      result.transaction = transaction
      if let host = old.planned.host {
        result.host = root.layers[host].reference
      } else {
        result.host = old.holder
      }
      return result
    }
  }

  /// Returns `true` if a transition of the layer around `old` matches the scene.
  private func canShow(
    _ old: TransactionPlan.Actor, in plan: TransactionPlan, _ root: CompositionPlan,
    of scene: NormalizedScene
  ) -> Bool {
    let path = old.planned.reference.path
    var others = plan.actors.filter { $0.planned.reference.path.starts(with: path) }
    if let host = old.planned.host {
      // The host must be a layer of the scene whose sublayers have no sublayers.
      guard path.isEmpty, let members = root.plainMembers(of: host) else { return false }
      others = others.filter { members.contains($0.planned.reference) }
    } else if plan.parts.contains(where: { $0.layer.path.starts(with: path) }) {
      return false
    }
    guard
      others.allSatisfy({ actor in
        let isOne = concerns(actor)
        return actor.planned.layer.tracks.allSatisfy {
          let isShown = isOne && ($0.property == .isHidden || $0.property == shown)
          return isShown
            || !$0.keys.track.changes(
              between: start - actor.offset, and: start + duration - actor.offset)
        }
      })
    else { return false }
    return swap.transition.edge == nil || pushesAll(of: old, in: root, of: scene)
  }

  /// The animated property of both layers.
  private var shown: LayerProperty { swap.transition.edge == nil ? .opacity : .position }

  /// Returns `true` if both layers fill their host, which contains nothing else.
  ///
  /// A push moves the whole content by its size.
  private func pushesAll(
    of old: TransactionPlan.Actor, in root: CompositionPlan, of scene: NormalizedScene
  ) -> Bool {
    let (size, count): (Size, Int)
    if let host = old.planned.host {
      guard root.layers[host].layer.clipsToBounds else { return false }
      size = root.layers[host].layer.bounds.size
      count = root.members(of: host, .sublayer).count
    } else if old.planned.reference.path.isEmpty {
      (size, count) = (scene.root.size, scene.root.layers.count)
    } else {
      guard
        let host = root.layers.first(where: { $0.reference == old.holder }),
        host.layer.clipsToBounds,
        let instance = host.instance
      else { return false }
      let composition = scene.definitions[instance.index]
      (size, count) = (composition.size, composition.layers.count)
    }
    let edge = swap.transition.edge
    let length = edge == .top || edge == .bottom ? size.height : size.width
    let distance = swap.old.layer.way(from: swap.transition.time)
    return count == 2 && abs(distance - length) < TransactionWindows.margin
  }
}

extension Transition {
  /// The edge from which the new layer pushes the old one, or `nil` for a fade.
  var edge: Edge? { if case .push(let edge) = kind { edge } else { nil } }

  /// The arguments that specify the type of the transition.
  var arguments: [SwiftExpression.Argument] {
    let words = edge.map { [".push", ".\($0.rawValue)"] } ?? [".fade"]
    return words.map { .init("", .word($0)) }
  }
}

extension NormalizedLayer {
  /// Returns the distance that the layer slides in the position change that begins at a time.
  fileprivate func way(from time: Double) -> Double {
    guard let track: Track<Point> = tracks.track(of: .position) else { return 0 }
    let change = zip(track.keys, track.keys.dropFirst()).first { key, next in
      key.value != next.value && abs(key.time - time) < TransactionWindows.margin
    }
    return change.map { ($1.value - $0.value).length } ?? 0
  }
}

extension CompositionPlan {
  /// Returns the sublayers of a layer that is a property, if none of them has sublayers.
  fileprivate func plainMembers(of host: Int) -> Set<LayerReference>? {
    let members = members(of: host, .sublayer)
    guard layers[host].isOutlet,
      members.allSatisfy({ layers[$0].instance == nil && layers[$0].layer.sublayers.isEmpty })
    else { return nil }
    return Set(members.map { layers[$0].reference })
  }
}

extension TransactionPlan.Actor {
  /// The instance that shows the layer's composition, or `nil` for the scene.
  fileprivate var holder: LayerReference? {
    let path = planned.reference.path
    return path.last?.inside(Array(path.dropLast()))
  }

  /// Returns `true` if the only change of a property in a transaction begins with the transaction.
  fileprivate func changesOnce(
    _ property: LayerProperty, in transaction: Int, of plan: TransactionPlan
  ) -> Bool {
    func isOnly<Value>(_ track: Track<Value>) -> Bool {
      let chunks = track.chunks { plan.transaction(at: $0, of: self) }.filter {
        $0.transaction == transaction
      }
      return chunks.count == 1
        && chunks[0].change(at: plan.transactions[transaction].start - offset) != nil
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

extension AnyTrack {
  /// Returns `true` if the value changes within a time range, in seconds of the composition.
  fileprivate func changes(between start: Double, and end: Double) -> Bool {
    guard repetition == nil else { return true }
    return zip(keys, keys.dropFirst()).contains { key, next in
      key.changes(to: next) && next.time > start - TransactionWindows.margin
        && (key.curve == .hold ? next.time : key.time) < end + TransactionWindows.margin
    }
  }
}
