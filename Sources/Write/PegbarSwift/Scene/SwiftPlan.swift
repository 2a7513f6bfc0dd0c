internal import PegbarExport
internal import PegbarGeometry
internal import PegbarScene

/// The complete plan of a generated file before it is printed.
struct SwiftPlan {
  /// The file without shared functions.
  private var nodes: [SwiftNode] = []
  private let isNonisolated: Bool

  /// Creates the plan of a scene's file.
  init(_ scene: NormalizedScene, options: SwiftCode.Options) {
    isNonisolated = options.isNonisolated
    let facts = SceneFacts(scene, options: options)
    let root = facts.plan(facts.scene.root)
    let playing = PlayingCode(facts, root)
    let layers = ClassCode(facts, root, isRoot: true).nodes(
      moving: playing.moving, others: playing.members)
    let types = Self.definitions(facts, playing: playing)
    nodes = [.line("/// Requires \(SupportFile.systems).")]
    nodes.append(
      .type(
        "\(facts.access.isEmpty ? "" : "open ")class \(facts.typeName): \(Self.inherited(facts, root))",
        facts.colors.nodes(access: facts.access)
          + (root.moves ? MarkerCode(facts).nodes : []) + layers + types
          + facts.outlines.nodes(in: facts.typeName)))
    nodes += playing.types
    let uses = SwiftUses(of: nodes)
    nodes += facts.curves.nodes(for: uses.curves)
    nodes += facts.times.nodes(
      for: uses, by: options.style == .transactions ? .transactionSeconds : .seconds)
    guard !facts.isShared else {
      nodes = Self.header(facts, importing: []) + nodes
      return
    }
    let called = Support.withNeeds(SwiftUses(of: nodes).support)
    nodes += Support.nodes(called) { "private extension \($0.rawValue)" }
    nodes = Self.header(facts, importing: called) + nodes
  }

  /// Returns the file as UTF-8 text that ends with a line feed.
  func print() -> [UInt8] {
    var text = SwiftText(isNonisolated: isNonisolated)
    text.add(nodes)
    return text.bytes
  }

  /// Returns the superclass and protocols of the scene's class.
  private static func inherited(_ facts: SceneFacts, _ root: CompositionPlan) -> String {
    guard facts.isShared else { return "CALayer" }
    let playsTransactions = facts.options.style == .transactions && root.moves
    let base = playsTransactions ? SupportFile.transactions : SupportFile.scene
    return facts.hasParts && root.moves ? "\(base), \(SupportFile.marked)" : base
  }

  private static func header(
    _ facts: SceneFacts, importing called: Set<Support>
  ) -> [SwiftNode] {
    let scene = facts.scene
    let size = scene.root.size
    let about = [
      "\(SwiftLiteral.rounded(size.width)) × \(SwiftLiteral.rounded(size.height)) pt",
      "\(SwiftLiteral.rounded(scene.frameRate)) fps",
      "\(SwiftLiteral.rounded(scene.duration)) s",
    ]
    let lines = facts.options.header.lines(
      for: facts.typeName + ".swift", facts: about.joined(separator: ", "),
      SwiftExporter().format.marking)
    return SwiftNode.lines(lines) + [.source(Support.imports(for: called))]
  }

  /// Returns the classes of the definitions that the scene uses.
  private static func definitions(_ facts: SceneFacts, playing: PlayingCode) -> [SwiftNode] {
    var nodes: [SwiftNode] = []
    for (index, composition) in facts.scene.definitions.enumerated() {
      // A definition without a plan is not used.
      guard let definition = facts.definitions[composition.id], definition.index == index else {
        continue
      }
      let plan = facts.plan(composition)
      nodes.append(.blank)
      if !composition.name.isEmpty {
        nodes.append(.line("/// \(SwiftLiteral.comment(composition.name))"))
      }
      let hasTimeline = definition.isAnimated && playing.hasTimeline(composition.id)
      let timeline =
        hasTimeline ? [.blank] + TimelineCode(facts, plan, isRoot: false).nodes : []
      nodes.append(
        .type(
          "\(facts.access)final class \(definition.typeName): \(definition.base)",
          ClassCode(facts, plan, isRoot: false).nodes(moving: timeline)))
    }
    return nodes
  }
}

extension DefinitionPlan {
  /// The superclass of the generated class.
  fileprivate var base: String { keepsDepth ? "CATransformLayer" : "CALayer" }
}

/// The animations and the playback of the scene's class, in the style of the file.
struct PlayingCode {
  /// The members of the class with its animations.
  private(set) var moving: [SwiftNode] = []
  /// The members of the class that show and play it.
  private(set) var members: [SwiftNode]
  /// The class that plays the scene.
  private(set) var types: [SwiftNode] = []
  /// The definitions with their own timelines, or `nil` for all definitions.
  private var timelines: Set<String>?

  init(_ facts: SceneFacts, _ root: CompositionPlan) {
    members = PlaybackCode.showing(facts)
    guard root.moves else { return }
    moving.append(.blank)
    var hasTransitions = false
    switch facts.options.style {
    case .timeline:
      let swaps = facts.scene.hasTransitions ? Self.plan(facts, root).swaps : []
      hasTransitions = !swaps.isEmpty
      let transitions = TransitionCode(facts, swaps)
      moving += TimelineCode(facts, root, isRoot: true).nodes + transitions.nodes(besides: root)
    case .transactions:
      let plan = Self.plan(facts, root)
      timelines = plan.timelines
      moving += TransactionsCode(facts, root, plan).nodes
    }
    let playback = PlaybackCode(facts, hasTransitions: hasTransitions)
    members += playback.members
    types = playback.types
  }

  private static func plan(_ facts: SceneFacts, _ root: CompositionPlan) -> TransactionPlan {
    TransactionPlan(root, of: facts.scene, besides: facts.parameters.names) { facts.plan($0) }
  }

  /// Returns `true` if the class of a definition has a timeline.
  func hasTimeline(_ definition: String) -> Bool { timelines?.contains(definition) ?? true }
}

extension NormalizedScene {
  /// `true` if layers replace each other in a composition.
  fileprivate var hasTransitions: Bool {
    compositions.contains { !$0.transitions.isEmpty }
  }
}
