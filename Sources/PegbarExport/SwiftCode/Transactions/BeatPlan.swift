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
  }

  /// A layer that moves.
  struct Actor {
    /// The layer; its name is how the scene's class calls it.
    var planned: CompositionPlan.Planned
    /// When the time of its composition is 0, in seconds of the scene.
    var offset: Double
  }

  /// An instance with a timeline of its own.
  struct Part {
    /// How the scene's class calls it.
    var expression: String
    /// When its time is 0, in seconds of the scene.
    var begin: Double
    /// How many of its seconds pass in one.
    var rate: Double
    /// The definition.
    var definition: String
  }

  /// The beats in order of time.
  private(set) var beats: [Beat] = []
  /// The layers that move, in the order of the plan.
  private(set) var actors: [Actor] = []
  /// The instances that play by themselves.
  private(set) var parts: [Part] = []
  /// The definitions that need a timeline.
  private(set) var timelines: Set<String> = []

  /// How deep a definition may stand in others whose layers still take part themselves.
  private static let depthLimit = 8
  /// Times that are nearer than this are the same, in seconds.
  static let margin = 1e-6

  /// Collects the layers of the root and of what it shows.
  init(
    _ root: CompositionPlan, of scene: NormalizedScene, definitions: [String: DefinitionPlan]
  ) {
    let uses = Self.uses(in: scene)
    var windows = root.composition.transactions.map { (name: $0.name, window: $0.window) }
    var waiting = [(plan: root, prefix: "", offset: 0.0, depth: 0)]
    while let (plan, prefix, offset, depth) = waiting.popLast() {
      for var planned in plan.layers {
        planned.name = prefix + planned.name
        if !planned.layer.tracks.isEmpty { actors.append(Actor(planned: planned, offset: offset)) }
        guard case .instance(let id, let begin, let rate) = planned.layer.content,
          let instance = planned.instance, instance.isAnimated
        else { continue }
        let composition = scene.definitions[instance.index]
        let start = begin + offset
        if uses[id] == 1, rate == 1, depth < Self.depthLimit {
          windows += composition.transactions.map { ($0.name, $0.window.moved(by: start)) }
          let inner = CompositionPlan(composition, definitions: definitions)
          waiting.append((inner, planned.name + ".", start, depth + 1))
        } else {
          parts.append(
            Part(
              expression: planned.name, begin: start, rate: rate > 0 && rate.isFinite ? rate : 1,
              definition: id))
          if let first = composition.transactions.first {
            windows.append((first.name, TimeRange(start: 0, end: 0)))
          }
        }
      }
    }
    timelines = Self.closure(of: parts, in: scene)
    name(windows, besides: root, until: scene.duration)
  }

  /// The beat to which a moment belongs, in seconds of the scene.
  private func index(at time: Double) -> Int {
    (beats.lastIndex { $0.start <= time + Self.margin }) ?? 0
  }

  /// The beat to which a moment of a layer's composition belongs, and its start in that time.
  func beat(at time: Double, of actor: Actor) -> (index: Int, start: Double) {
    let index = index(at: time + actor.offset)
    return (index, (beats.indices.contains(index) ? beats[index].start : 0) - actor.offset)
  }

  /// How often each definition is shown.
  private static func uses(in scene: NormalizedScene) -> [String: Int] {
    var uses: [String: Int] = [:]
    for composition in scene.definitions + [scene.root] {
      for id in CompositionPlan.references(of: composition) { uses[id, default: 0] += 1 }
    }
    return uses
  }

  /// The definitions of parts, and all that they show.
  private static func closure(of parts: [Part], in scene: NormalizedScene) -> Set<String> {
    var ids = Set(parts.map(\.definition))
    // None refers to one that stands after it.
    for composition in scene.definitions.reversed() where ids.contains(composition.id) {
      ids.formUnion(CompositionPlan.references(of: composition))
    }
    return ids
  }

  /// Makes beats of windows: one that begins inside of another belongs to that beat.
  private mutating func name(
    _ windows: [(name: String, window: TimeRange)], besides plan: CompositionPlan,
    until duration: Double
  ) {
    var names = SwiftNames(
      taken: ReservedNames.members.union(plan.layers.flatMap { [$0.name, $0.factory] }))
    var end = -Double.infinity
    let sorted = windows.sorted { $0.window.start < $1.window.start }
    for (text, window) in sorted {
      let start = max(window.start, 0)
      guard beats.isEmpty || start >= end - Self.margin, start < max(duration, Self.margin) else {
        end = max(end, window.end)
        continue
      }
      end = window.end
      if let last = beats.last, start - last.start < Self.margin { continue }
      beats.append(Beat(name: names.beat(text), start: start))
    }
  }

  /// Puts a beat before all others, for what happens before the first one.
  mutating func open(at start: Double, besides plan: CompositionPlan) {
    let taken = plan.layers.flatMap { [$0.name, $0.factory] } + beats.map(\.name)
    var names = SwiftNames(taken: ReservedNames.members.union(taken))
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

extension TimeRange {
  fileprivate func moved(by seconds: Double) -> TimeRange {
    TimeRange(start: start + seconds, end: end + seconds)
  }
}
