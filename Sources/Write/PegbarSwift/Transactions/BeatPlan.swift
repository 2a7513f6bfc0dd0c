internal import PegbarBase
internal import PegbarScene

/// The beats of a scene, and who moves in them.
///
/// What stands in a definition that is shown once, at its own speed, takes part in the scene's beats
/// like every other layer; other instances play their own timelines beside them.
struct BeatPlan {
  /// A span of time with a function of its own.
  struct Beat {
    /// The function.
    var name: String
    /// When it begins, in seconds of the scene.
    var start: Double
    /// Whether it has the name of a marker of the source.
    var isMarker = false
  }

  /// A layer that moves.
  struct Actor {
    /// The layer; its reference is how the scene's class calls it.
    var planned: CompositionPlan.Planned
    /// When the time of its composition is 0, in seconds of the scene.
    var offset: Double
  }

  /// Two layers that take each other's place.
  struct Swap {
    /// What happens.
    var transition: Transition
    /// The layer that goes; its reference is how the scene's class calls it.
    var old: CompositionPlan.Planned
    /// The layer that comes.
    var new: CompositionPlan.Planned
  }

  /// An instance with a timeline of its own.
  struct Part {
    /// How the scene's class calls it.
    var layer: LayerReference
    /// What it shows, in seconds of the scene.
    var instance: PlayedInstance
  }

  /// The beats in order of time.
  private(set) var beats: [Beat] = []
  /// The layers that move, in the order of the plan.
  private(set) var actors: [Actor] = []
  /// The instances that play by themselves.
  private(set) var parts: [Part] = []
  /// The layers that take each other's place, composition by composition.
  private(set) var swaps: [Swap] = []
  /// The definitions that need a timeline.
  private(set) var timelines: Set<String> = []

  /// Collects the layers of the root and of what it shows.
  ///
  /// - Parameter taken: What no beat can be called, beside the layers of the root.
  init(
    _ root: CompositionPlan, of scene: NormalizedScene, besides taken: [String],
    inner: (NormalizedComposition) -> CompositionPlan
  ) {
    let uses = scene.definitionUses
    var others: [BeatWindows.Beat] = []
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
        // What has no beats of its own was made of parts of a composition that has them.
        let isTaken = composition.transactions.isEmpty && actors.count < Limits.beatActors
        if uses[id] == 1 || isTaken, rate == 1, depth < Limits.beatDepth {
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
    beats = BeatWindows(scene, besides: others).beats.map {
      Beat(name: names.beat($0.name), start: $0.window.start, isMarker: $0.isMarker)
    }
  }

  /// Adds the transitions of a composition, whose layers are reached by a path.
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

  /// The beat to which a moment of a layer's composition belongs, and its start in that time.
  func beat(at time: Double, of actor: Actor) -> (index: Int, start: Double) {
    let index = beats.lastIndex { $0.start <= time + actor.offset + BeatWindows.margin } ?? 0
    return (index, (beats.indices.contains(index) ? beats[index].start : 0) - actor.offset)
  }

  /// Puts a beat before all others, for what happens before the first one.
  mutating func open(at start: Double, besides plan: CompositionPlan) {
    var names = SwiftNames(besides: plan.names + beats.map(\.name))
    let name = names.name(for: "opening", .lower, fallback: "beat")
    beats.insert(Beat(name: name, start: start), at: 0)
  }
}

extension SwiftNames {
  /// A name for a beat; one that a layer has shows that layer, as far as one can tell.
  fileprivate mutating func beat(_ text: String) -> String {
    let plain = Self.identifier(from: text, .lower, fallback: "beat")
    let name = name(for: text, .lower, fallback: "beat")
    return name == plain ? name : self.name(for: "show \(text)", .lower, fallback: "beat")
  }
}
