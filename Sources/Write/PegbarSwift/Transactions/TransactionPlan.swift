internal import PegbarBase
internal import PegbarScene

/// The transactions of a scene and the layers that move in them.
///
/// The layers of a definition that is shown once, at its own speed, take part in the scene's
/// transactions. Other instances play their own timelines in parallel.
struct TransactionPlan {
  /// A time range with its own function.
  struct TimedTransaction {
    /// The name of the function.
    var name: String
    /// The start, in seconds of the scene.
    var start: Double
    /// `true` if it has the name of a marker of the source.
    var isMarker = false
  }

  /// An animated layer.
  struct Actor {
    /// The layer, with its reference in the scene's class.
    var planned: CompositionPlan.Planned
    /// The time at which the time of its composition is 0, in seconds of the scene.
    var offset: Double
  }

  /// Two layers, one of which replaces the other.
  struct Swap {
    /// The transition between the layers.
    var transition: Transition
    /// The layer that disappears, with its reference in the scene's class.
    var old: CompositionPlan.Planned
    /// The layer that appears.
    var new: CompositionPlan.Planned
  }

  /// An instance with its own timeline.
  struct Part {
    /// The layer's reference in the scene's class.
    var layer: LayerReference
    /// The instance in the layer, in seconds of the scene.
    var instance: PlayedInstance
  }

  /// The transactions in order of time.
  private(set) var transactions: [TimedTransaction] = []
  /// The animated layers, in the order of the plan.
  private(set) var actors: [Actor] = []
  /// The instances that play their own timelines.
  private(set) var parts: [Part] = []
  /// The layers that replace each other, by composition.
  private(set) var swaps: [Swap] = []
  /// The definitions that require a timeline.
  private(set) var timelines: Set<String> = []

  /// Collects the layers of the root and of the instances that it shows.
  ///
  /// - Parameter taken: The names that transactions cannot have, in addition to those of the root's
  ///   layers.
  init(
    _ root: CompositionPlan, of scene: NormalizedScene, besides taken: [String],
    inner: (NormalizedComposition) -> CompositionPlan
  ) {
    let uses = scene.definitionUses
    var others: [TransactionWindows.TimedTransaction] = []
    var waiting = [(plan: root, path: [LayerReference](), offset: 0.0, depth: 0)]
    while !Cancellation.isRequested, let (plan, path, offset, depth) = waiting.popLast() {
      addSwaps(of: plan, path)
      for var planned in plan.layers {
        planned.reference = planned.reference.inside(path)
        if !planned.layer.tracks.isEmpty {
          planned.layer = planned.layer.cut(at: scene.duration - offset)
          actors.append(Actor(planned: planned, offset: offset))
        }
        guard case .instance(let id, let begin, let rate) = planned.layer.content,
          let instance = planned.instance, instance.isAnimated
        else { continue }
        let composition = scene.definitions[instance.index]
        let start = begin + offset
        // A definition without its own transactions was made from parts of a composition that has
        // them.
        let isTaken = composition.transactions.isEmpty && actors.count < Limits.transactionActors
        if uses[id] == 1 || isTaken, rate == 1, depth < Limits.transactionDepth {
          let inside = path + [planned.reference.inside([])]
          waiting.append((inner(composition), inside, start, depth + 1))
        } else {
          let played = PlayedInstance(of: id, begin: start, rate: rate)
          parts.append(Part(layer: planned.reference, instance: played))
          if let first = composition.transactions.first {
            others.append(.init(name: first.name, window: TimeRange(start: 0, end: 0)))
          }
        }
      }
    }
    timelines = scene.definitions.shown(from: Set(parts.map(\.instance.definition)))
    var names = SwiftNames(besides: root.names + taken)
    transactions = TransactionWindows(scene, besides: others).transactions.map {
      TimedTransaction(
        name: names.transaction($0.name), start: $0.window.start, isMarker: $0.isMarker)
    }
  }

  /// Adds the transitions of a composition, whose layers are at the end of a path.
  private mutating func addSwaps(of plan: CompositionPlan, _ path: [LayerReference]) {
    let names = Set(plan.composition.transitions.flatMap { [$0.old, $0.new] })
    guard !names.isEmpty else { return }
    var moving: [String: CompositionPlan.Planned] = [:]
    for var planned in plan.layers where names.contains(planned.layer.name) {
      guard !planned.layer.tracks.isEmpty, moving[planned.layer.name] == nil else { continue }
      planned.reference = planned.reference.inside(path)
      moving[planned.layer.name] = planned
    }
    swaps += plan.composition.transitions.compactMap { transition in
      guard let old = moving[transition.old], let new = moving[transition.new] else { return nil }
      return Swap(transition: transition, old: old, new: new)
    }
  }

  /// Returns the transaction at a time of a layer's composition, and its start in the same time.
  func transaction(at time: Double, of actor: Actor) -> (index: Int, start: Double) {
    let index =
      transactions.lastIndex { $0.start <= time + actor.offset + TransactionWindows.margin } ?? 0
    return (
      index, (transactions.indices.contains(index) ? transactions[index].start : 0) - actor.offset
    )
  }

  /// Inserts a transaction at the beginning, for the changes before the first one.
  mutating func open(at start: Double, besides plan: CompositionPlan) {
    var names = SwiftNames(besides: plan.names + transactions.map(\.name))
    let name = names.name(for: "opening", .lower, fallback: "step")
    transactions.insert(TimedTransaction(name: name, start: start), at: 0)
  }
}

extension SwiftNames {
  /// Returns a name for a transaction; if a layer has the name, the transaction probably shows that
  /// layer.
  fileprivate mutating func transaction(_ text: String) -> String {
    let plain = Self.identifier(from: text, .lower, fallback: "step")
    let name = name(for: text, .lower, fallback: "step")
    return name == plain ? name : self.name(for: "show \(text)", .lower, fallback: "step")
  }
}
