internal import PegbarBase
public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Member that a player requires.
  package static let requiredMember = Rule(
    .rule(
      "compat/required-member", .warning,
      RulePage(
        title: "Missing required member",
        meaning: """
          A member of the JSON is missing or null, and a player requires it. The rule checks the \
          target players. Without targets, it checks lottie-web, lottie-ios, lottie-android, \
          ThorVG and rlottie, and reports a member that at least two of them require as a warning.
          """,
        effect: """
          The player does not load the animation, or does not show the object that lacks the \
          member.
          """,
        wayOut: """
          Export the composition again with a current version of Bodymovin. If another tool or a \
          script wrote the file, add the member, or remove a member that is null.
          """)),
    example: .shapes(#"{"ty": "rc", "p": {"k": [9, 9]}, "s": {"k": [9, 9]}}"#),
    check: .document { run in
      let players = RequiringPlayers(run.targets)
      let members = run.file.missingMembers ?? MissingMember.all(inText: run.file.text)
      for member in members where !Cancellation.isRequested {
        guard let words = players.consequence(of: member) else { continue }
        run.report {
          var finding = Finding(
            $0, words.message, path: member.path, breadcrumb: member.breadcrumb,
            severity: words.isRefused && !run.targets.isEmpty ? .error : .warning)
          finding.cause = [member.key]
          return finding
        }
      }
    })
}

/// The players whose required members are checked.
private struct RequiringPlayers {
  /// The name of a player, as in the table and in messages, and its version.
  private typealias Entry = (name: String, title: String, version: PlayerVersion?)

  private let players: [Entry]
  /// The number of players that must require a member.
  private let count: Int

  /// The most widely used players.
  private static let common: [Player] = [
    .lottieWebSVG, .lottieIOSCoreAnimation, .lottieAndroid, .thorVG, .rlottie,
  ]

  init(_ targets: [Target]) {
    let wanted = targets.compactMap { target -> (player: Player, version: PlayerVersion?)? in
      if case .player(let player, let version) = target { (player, version) } else { nil }
    }
    let checked = targets.isEmpty ? Self.common.map { ($0, nil) } : wanted
    var entries: [Entry] = []
    for (player, version) in checked {
      guard let name = player.decoder, !entries.contains(where: { $0.name == name }) else {
        continue
      }
      entries.append((name, player == .thorVG ? "ThorVG" : name, version))
    }
    players = entries
    count = targets.isEmpty ? 2 : 1
  }

  /// Returns the message of the finding, or `nil` if too few players require a member.
  func consequence(of member: MissingMember) -> (message: String, isRefused: Bool)? {
    var refusing: [String] = []
    var dropping: [String] = []
    for (name, title, version) in players {
      switch member.consequence(for: name, version) {
      case .refused: refusing.append(title)
      case .dropped: dropping.append(title)
      case .none: break
      }
    }
    guard refusing.count + dropping.count >= count else { return nil }
    let object = member.object.title
    let problem =
      member.key == RequiredMember.wrapper
      ? "the value is not in an object with 'k'"
      : "'\(member.key)' of the \(object) is \(member.isNull ? "null" : "missing")"
    let verbs = [
      refusing.isEmpty
        ? nil : "\(Words.list(refusing)) \(refusing.count == 1 ? "does" : "do") not load the file",
      dropping.isEmpty
        ? nil
        : "\(Words.list(dropping)) \(dropping.count == 1 ? "does" : "do") not show the \(object)",
    ].compactMap(\.self)
    return ("\(problem); \(verbs.joined(separator: ", and "))", !refusing.isEmpty)
  }
}

extension MissingMember {
  /// Returns the consequence for a version of a player.
  fileprivate func consequence(
    for player: String, _ version: PlayerVersion?
  ) -> RequiredMember.Consequence {
    let requirements = object.rows.flatMap { row in
      (RequiredMember.byObject[row] ?? []).filter { $0.key == key }.flatMap(\.requirements)
    }
    return requirements.filter { $0.player == player && $0.applies(to: version) }
      .map { isNull ? $0.null : $0.missing }.max() ?? .none
  }
}

extension FindingKind {
  /// Member that a player requires (`compat/required-member`).
  public static let requiredMember = Rule.requiredMember.pageKind
}
