internal import PegbarExport
internal import PegbarScene

/// The members of a scene's class that show and play it, and the class of its playback: fixed text
/// in the file or in the shared support file, and the facts that it requires.
struct PlaybackCode {
  private let facts: SceneFacts
  private let style: CodeStyle
  /// `true` if transition functions may have changed layers before the scene plays.
  private let hasTransitions: Bool

  init(_ facts: SceneFacts, hasTransitions: Bool) {
    self.facts = facts
    style = facts.options.style
    self.hasTransitions = hasTransitions
  }

  /// The members for the size and scale of the scene.
  static func showing(_ facts: SceneFacts) -> [SwiftNode] {
    guard !facts.isShared else { return [] }
    let members: [SceneMember] = [.fit] + (facts.scene.needsDisplayScale ? [.displayScale] : [])
    return [.blank, .line("// MARK: Display")]
      + members.flatMap { [.blank, .member($0, SceneMember.Place(access: facts.access))] }
  }

  /// The members of the scene's class: the object that plays it, and the facts that it requires.
  var members: [SwiftNode] {
    var nodes: [SwiftNode] = [.blank, .line("// MARK: Playback"), .blank]
    nodes.append(.line("/// Plays, pauses and scrubs the scene."))
    let settings = facts.scene.playback.sentences(hasTimeline: style == .timeline)
    nodes += SwiftNode.lines((settings.isEmpty ? [] : ["///"]) + settings.map { "/// " + $0 })
    nodes += [
      .line("\(facts.access)let playback = \(type)()"), .blank,
      .line("deinit { playback.interrupt() }"),
    ]
    let keyword = facts.isShared ? "override class" : "static"
    nodes += [
      .blank, .line("/// The duration of the scene, in seconds."),
      .getter(
        "\(facts.access)\(keyword) var sceneDuration: TimeInterval",
        .word(facts.times.spelling(seconds: facts.duration))),
    ]
    guard facts.isShared else { return nodes }
    if let stillProgress {
      nodes += [
        .blank, .line("/// The position to show if motion is reduced, 0...1."),
        .getter("override class var stillProgress: Double", .number(stillProgress)),
      ]
    }
    if facts.scene.partsGoOn {
      nodes += [
        .blank, .line("/// Parts still move at the end of the scene, which then freezes."),
        .line("override class var holdsEnd: Bool { true }"),
      ]
    }
    if facts.scene.hasHighFrameRate {
      nodes += [
        .blank, .line("/// The source has more than 60 frames per second."),
        .line("override class var hasHighFrameRate: Bool { true }"),
      ]
    }
    return nodes
  }

  /// The type of the object that plays the scene.
  private var type: String {
    guard facts.isShared else { return Self.ownType }
    let base = style == .transactions ? SupportFile.transactionPlayback : SupportFile.playback
    return "\(base)<\(facts.typeName)>"
  }

  /// The name of the type inside the scene's class.
  static let ownType = "Playback"

  /// The class that plays the scene, unless it is in the support file.
  var types: [SwiftNode] {
    guard !facts.isShared else { return [] }
    let place = SceneMember.Place(
      access: facts.access, scene: facts.typeName, stillProgress: stillProgress,
      holdsEnd: facts.scene.partsGoOn, beginsEarly: facts.scene.beginsEarly,
      hasHighFrameRate: facts.scene.hasHighFrameRate,
      hasTransitions: hasTransitions)
    let body: [SwiftNode] =
      [.line("fileprivate weak var scene: \(facts.typeName)?")]
      + playing.flatMap { [.blank, .member($0, place)] }
    return [
      .blank,
      .type(
        "extension \(facts.typeName)",
        [
          .line("/// Plays, pauses and scrubs a scene."),
          .type("\(facts.access)final class \(Self.ownType)", body),
        ]),
    ]
  }

  private var playing: [SceneMember] {
    let remakes = facts.parameters.feedsKeys
    let markers: [SceneMember] = facts.hasParts ? [.markers] : []
    switch style {
    case .timeline:
      return [.play] + markers + [.timeline] + (remakes ? [.remakeTimeline] : [])
        + [.clock, hasTransitions ? .playingUndone : .playing]
    case .transactions:
      return [.play] + markers + [.transactions] + (remakes ? [.remakeTransactions] : [])
        + [.clock, .playing]
    }
  }

  /// The progress to show instead of motion, 0…1: that of a “reduced motion” marker, or `nil` for
  /// the end.
  private var stillProgress: Double? {
    let marker = facts.scene.markers.first {
      $0.name.split { !$0.isLetter }.joined(separator: " ").lowercased() == "reduced motion"
    }
    let progress = marker.map { min(max($0.time / facts.duration, 0), 1) } ?? 1
    return progress < 1 ? progress : nil
  }
}
