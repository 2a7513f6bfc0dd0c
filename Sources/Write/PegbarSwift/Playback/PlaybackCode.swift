internal import PegbarExport
internal import PegbarScene

/// The members of a scene other than its layers: fixed text in the file or in the shared support
/// file, and the facts that it requires.
struct PlaybackCode {
  private let facts: SceneFacts

  init(_ facts: SceneFacts) { self.facts = facts }

  /// The members for the size and scale of the scene.
  var showing: [SwiftNode] {
    guard !facts.isShared else { return [] }
    return [.blank, .line("// MARK: Display")]
      + members([.fit] + (facts.scene.needsDisplayScale ? [.displayScale] : []))
  }

  /// Returns the members that play, pause, and scrub a timeline.
  ///
  /// - Parameter remembers: Whether transition functions may have changed layers before the scene
  ///   plays.
  func timeline(remembers: Bool) -> [SwiftNode] {
    let remade: [SceneMember] = facts.parameters.feedsKeys ? [.remakeTimeline] : []
    let state: SceneMember = remembers ? .playingUndone : .playing
    return asked + members(playing + [.timeline] + remade + [.clock, state]) + [.blank]
  }

  /// The members that play, pause, and scrub transactions.
  var transactions: [SwiftNode] {
    guard !facts.isShared else { return asked }
    let remade: [SceneMember] = facts.parameters.feedsKeys ? [.remakeTransactions] : []
    return asked + members(playing + [.transactions] + remade + [.clock, .playing])
      + [
        .blank,
        .line("private typealias TimedTransaction = (play: () -> Void, duration: TimeInterval)"),
      ]
  }

  private var playing: [SceneMember] { facts.hasParts ? [.play, .markers] : [.play] }

  /// Returns members of the class, unless the class inherits them.
  private func members(_ members: [SceneMember]) -> [SwiftNode] {
    guard !facts.isShared else { return [] }
    return members.flatMap { [.blank, .member($0, SceneMember.Place(access: facts.access))] }
  }

  /// The facts that playback requires; an inherited class has the default values.
  private var asked: [SwiftNode] {
    let isShared = facts.isShared
    let own = isShared ? "override class var" : "private static var"
    func asked(_ comment: String, _ declaration: String, _ value: SwiftExpression) -> [SwiftNode] {
      [.blank, .line("/// \(comment)"), .getter(declaration, value)]
    }
    let length =
      "\(facts.access)\(isShared ? "override class var" : "static var") sceneDuration: TimeInterval"
    var nodes: [SwiftNode] = [.blank, .line("// MARK: Playback")]
    let hasTimeline = facts.options.style == .timeline
    nodes += facts.scene.playback.sentences(hasTimeline: hasTimeline).map { .line("// \($0)") }
    nodes += asked("The duration of the scene, in seconds.", length, .number(facts.duration))
    if !isShared || stillProgress < 1 {
      nodes += asked(
        "The position to show if motion is reduced, 0...1.", "\(own) stillProgress: Double",
        .number(stillProgress))
    }
    let partsGoOn = facts.scene.partsGoOn
    if !isShared || partsGoOn {
      nodes += asked(
        "`true` if parts still move at the end of the scene, which then freezes.",
        "\(own) holdsEnd: Bool", .word(partsGoOn.description))
    }
    return nodes
  }

  /// The progress to show instead of motion, 0…1: that of a “reduced motion” marker, or the end.
  private var stillProgress: Double {
    let marker = facts.scene.markers.first {
      $0.name.split { !$0.isLetter }.joined(separator: " ").lowercased() == "reduced motion"
    }
    return marker.map { min(max($0.time / facts.duration, 0), 1) } ?? 1
  }
}
