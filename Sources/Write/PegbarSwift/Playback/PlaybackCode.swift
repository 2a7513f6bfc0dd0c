internal import PegbarScene

/// What a scene can do beside showing its layers: fixed text here or in the file that scenes share,
/// and what that text asks about the scene.
struct PlaybackCode {
  private let facts: SceneFacts

  init(_ facts: SceneFacts) { self.facts = facts }

  /// How large and how sharp the scene is shown.
  var showing: [SwiftNode] {
    guard !facts.isShared else { return [] }
    return [.blank, .line("// MARK: Showing")]
      + members([.fit] + (facts.scene.needsDisplayScale ? [.displayScale] : []))
  }

  /// Playing, pausing and scrubbing a timeline.
  ///
  /// - Parameter remembers: Whether layers may have taken each other's place before it plays.
  func timeline(remembers: Bool) -> [SwiftNode] {
    let remade: [SceneMember] = facts.parameters.feedsKeys ? [.remakeTimeline] : []
    let state: SceneMember = remembers ? .playingUndone : .playing
    return asked + members(playing + [.timeline] + remade + [.clock, state]) + [.blank]
  }

  /// Playing, pausing and scrubbing beats.
  var beats: [SwiftNode] {
    guard !facts.isShared else { return asked }
    let remade: [SceneMember] = facts.parameters.feedsKeys ? [.remakeBeats] : []
    return asked + members(playing + [.beats] + remade + [.clock, .playing])
      + [.blank, .line("private typealias Beat = (play: () -> Void, duration: TimeInterval)")]
  }

  private var playing: [SceneMember] { facts.hasParts ? [.play, .markers] : [.play] }

  /// Members of the class, unless it inherits them.
  private func members(_ members: [SceneMember]) -> [SwiftNode] {
    guard !facts.isShared else { return [] }
    return members.flatMap { [.blank, .member($0, SceneMember.Place(access: facts.access))] }
  }

  /// What playing has to know about the scene; a class that is inherited knows what is usual.
  private var asked: [SwiftNode] {
    let isShared = facts.isShared
    let own = isShared ? "override class var" : "private static var"
    func asked(_ comment: String, _ declaration: String, _ value: SwiftExpression) -> [SwiftNode] {
      [.blank, .line("/// \(comment)"), .getter(declaration, value)]
    }
    let length =
      "\(facts.access)\(isShared ? "override class var" : "static var") sceneDuration: TimeInterval"
    var nodes: [SwiftNode] = [.blank, .line("// MARK: Playback")]
    nodes += asked("How long the scene plays, in seconds.", length, .number(facts.duration))
    if !isShared || stillProgress < 1 {
      nodes += asked(
        "Which moment reduced motion shows, 0...1.", "\(own) stillProgress: Double",
        .number(stillProgress))
    }
    let partsGoOn = facts.scene.partsGoOn
    if !isShared || partsGoOn {
      nodes += asked(
        "Whether parts are in motion when the scene ends, and are held there.",
        "\(own) holdsEnd: Bool", .word(partsGoOn.description))
    }
    return nodes
  }

  /// What shows instead of motion, 0…1: where a marker called “reduced motion” stands, or the end.
  private var stillProgress: Double {
    let marker = facts.scene.markers.first {
      $0.name.split { !$0.isLetter }.joined(separator: " ").lowercased() == "reduced motion"
    }
    return marker.map { min(max($0.time / facts.duration, 0), 1) } ?? 1
  }
}
