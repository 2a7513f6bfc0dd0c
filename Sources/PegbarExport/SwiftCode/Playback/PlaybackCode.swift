internal import PegbarScene

// What a scene can do beside showing its layers: fixed text here or in the file that scenes share,
// and what that text asks about the scene.
extension SceneCode {
  /// How large and how sharp the scene is shown.
  mutating func showing() {
    guard !isShared else { return }
    text.lines("\n// MARK: Showing")
    members([.fit] + (scene.needsDisplayScale ? [.displayScale] : []))
  }

  /// Playing, pausing and scrubbing a timeline.
  mutating func playback() {
    facts()
    defer { text.line() }
    guard !isShared else { return }
    let state = exchanges.isEmpty ? SceneMember.playing : .playingUndone
    let remade: [SceneMember] = parameters.feedsKeys ? [.remakeTimeline] : []
    members(playing + [.timeline] + remade + [.clock, state])
  }

  /// Playing, pausing and scrubbing beats.
  mutating func beatPlayback() {
    facts()
    guard !isShared else { return }
    let remade: [SceneMember] = parameters.feedsKeys ? [.remakeBeats] : []
    members(playing + [.beats] + remade + [.clock, .playing])
    text.lines("\nprivate typealias Beat = (time: TimeInterval, play: () -> Void)")
  }

  private var playing: [SceneMember] { hasParts ? [.play, .markers] : [.play] }

  /// Writes members of the class.
  private mutating func members(_ members: [SceneMember]) {
    support.insert(neededBy: members)
    for member in members {
      text.line()
      text.lines(member.source(in: SceneMember.Place(access: access)))
    }
  }

  /// What playing has to know about the scene; a class that is inherited knows what is usual.
  private mutating func facts() {
    text.lines("\n// MARK: Playback\n\n/// How long the scene plays, in seconds.")
    let kind = isShared ? "override class var" : "static var"
    let number = SwiftLiteral.number
    text.line("\(access)\(kind) sceneDuration: TimeInterval { \(number(duration)) }")
    let own = isShared ? "override class var" : "private static var"
    if !isShared || stillProgress < 1 {
      text.lines("\n/// Which moment reduced motion shows, 0...1.")
      text.line("\(own) stillProgress: Double { \(number(stillProgress)) }")
    }
    if !isShared || scene.partsGoOn {
      text.lines("\n/// Whether parts are in motion when the scene ends, and are held there.")
      text.line("\(own) holdsEnd: Bool { \(scene.partsGoOn) }")
    }
  }

  /// What stands before what playing calls.
  var hook: String { isShared ? "override " : "private " }

  /// Whether there are parts that can be played.
  var hasParts: Bool { !scene.markers.isEmpty }

  /// What shows instead of motion, 0…1: where a marker called “reduced motion” stands, or the end.
  private var stillProgress: Double {
    let marker = scene.markers.first {
      $0.name.split { !$0.isLetter }.joined(separator: " ").lowercased() == "reduced motion"
    }
    return marker.map { min(max($0.time / duration, 0), 1) } ?? 1
  }
}
