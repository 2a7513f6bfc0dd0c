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
          A JSON member that a player requires is missing or null. The rule checks the target \
          players. Without targets, it checks lottie-web, lottie-ios, lottie-android, ThorVG and \
          rlottie. In that case, a member that at least two of them require is reported as a \
          warning.
          """,
        effect: """
          The player does not load the animation, or does not show the object that lacks the \
          member.
          """,
        wayOut: """
          Export the composition again with a current version of Bodymovin. If another tool or a \
          script wrote the file, add the missing member, or remove it if its value is null.
          """)),
    example: .shapes(#"{"ty": "rc", "p": {"k": [9, 9]}, "s": {"k": [9, 9]}}"#),
    check: .document { run in
      let players = RequiringPlayers(run.targets)
      let members = run.file.missingMembers ?? MissingMember.all(inText: run.file.text)
      for (_, group) in members.grouped(by: \.path.description)
      where !Cancellation.isRequested {
        guard let words = players.consequence(of: group), let first = group.first else { continue }
        run.report {
          var finding = Finding(
            $0, words.message, path: first.path, breadcrumb: first.breadcrumb,
            severity: words.isRefused && !run.targets.isEmpty ? .error : .warning)
          finding.cause = words.keys
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

  /// Returns the message about missing members of one object with their keys, or `nil` if too few
  /// players require them.
  func consequence(
    of members: [MissingMember]
  ) -> (message: String, keys: [String], isRefused: Bool)? {
    var required: [MissingMember] = []
    var results: [String: RequiredMember.Consequence] = [:]
    for member in members {
      let found = players.map { ($0.title, member.consequence(for: $0.name, $0.version)) }
        .filter { $0.1 != .none }
      guard found.count >= count else { continue }
      required.append(member)
      for (title, result) in found { results[title] = max(results[title] ?? .none, result) }
    }
    guard let first = required.first else { return nil }
    func titles(_ result: RequiredMember.Consequence) -> [String] {
      players.map(\.title).filter { results[$0] == result }
    }
    let (refusing, dropping) = (titles(.refused), titles(.dropped))
    let object = first.object.title
    let verbs = [
      refusing.isEmpty
        ? nil : "\(Words.list(refusing)) \(refusing.count == 1 ? "does" : "do") not load the file",
      dropping.isEmpty
        ? nil
        : "\(Words.list(dropping)) \(dropping.count == 1 ? "ignores" : "ignore") the \(object)",
    ].compactMap(\.self)
    let message = "\(Self.problem(of: required, object)); \(verbs.joined(separator: ", and "))"
    return (message, required.map(\.key), !refusing.isEmpty)
  }

  /// Returns the first part of the message.
  private static func problem(of members: [MissingMember], _ object: String) -> String {
    let keys = members.map(\.key)
    if keys == [RequiredMember.wrapper] { return "the value is not in an object with 'k'" }
    let nulls = members.count(where: \.isNull)
    let state = nulls == 0 ? "missing" : nulls == keys.count ? "null" : "missing or null"
    let verb = keys.count == 1 ? "is" : "are"
    return "\(Words.list(keys.map { "'\($0)'" })) of the \(object) \(verb) \(state)"
  }
}

extension MissingMember {
  /// Returns the consequence for a version of a player.
  fileprivate func consequence(
    for player: String, _ version: PlayerVersion?
  ) -> RequiredMember.Consequence {
    // Most players create nothing for layers of types that they do not show, such as audio layers.
    // lottie-ios decodes all layers alike.
    if object == .layer, key == "ks", player != "lottie-ios" { return .none }
    return requirements.filter { $0.player == player && $0.applies(to: version) }
      .map { isNull ? $0.null : $0.missing }.max() ?? .none
  }
}

extension FindingKind {
  /// Member that a player requires (`compat/required-member`).
  public static let requiredMember = Rule.requiredMember.pageKind
}
