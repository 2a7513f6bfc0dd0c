internal import PegbarExport
internal import PegbarScene

extension CodeStyle {
  /// Returns a scene whose markers include all parts that can be played separately.
  func marked(_ scene: NormalizedScene) -> NormalizedScene {
    switch self {
    case .timeline: scene.withTransactionsAsMarkers
    case .transactions: scene
    }
  }
}

extension CodeStyle {
  /// Returns transactions if a scene has several and blocks set most of their values, and otherwise a
  /// timeline.
  static func mostReadable(
    for scene: NormalizedScene, _ options: SwiftCode.Options
  ) -> CodeStyle {
    var options = options
    options.style = .transactions
    let facts = SceneFacts(scene, options: options)
    let root = facts.plan(facts.scene.root)
    guard root.moves else { return .timeline }
    let plan = TransactionPlan(root, of: facts.scene, besides: facts.parameters.names) {
      facts.plan($0)
    }
    guard plan.transactions.count > 1 else { return .timeline }
    let transitions = PlannedTransition.transitions(of: plan, in: root, of: facts.scene)
    let contents = TransactionContents(plan, transitions, in: facts).transactions
    let all = contents.reduce(0) { $0 + $1.count }
    let others = contents.reduce(0) { $0 + $1.animations.count + $1.parts.count + $1.turns.count }
    return 3 * others <= all ? .transactions : .timeline
  }
}

extension CodeAccess {
  /// The access modifier of declarations, with a trailing space.
  var modifier: String { self == .public ? "public " : "" }
}
