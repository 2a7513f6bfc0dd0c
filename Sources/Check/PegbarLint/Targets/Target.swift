internal import PegbarDiagnostics

/// What an animation is checked for: a player, or our own conversion.
package enum Target: Sendable, Hashable {
  /// A player; its newest version without one.
  case player(Player, PlayerVersion?)
  /// Core Animation code as Pegbar writes it: what import and normalization report.
  case coreAnimation

  /// The name of the conversion among the players.
  package static let coreAnimationName = "core-animation"

  /// Every name of a target.
  package static let names = [coreAnimationName] + Player.allCases.map(\.rawValue)

  /// Reads a target: `lottie-android`, or with a version `lottie-android@4.0`.
  package init?(_ text: String) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    if name == Self.coreAnimationName, parts.count == 1 {
      self = .coreAnimation
    } else if let player = Player(rawValue: name) {
      guard parts.count == 2 else {
        self = .player(player, nil)
        return
      }
      guard let version = PlayerVersion(parts[1]) else { return nil }
      self = .player(player, version)
    } else {
      return nil
    }
  }

  /// Its name, as it is read.
  package var name: String {
    switch self {
    case .player(let player, let version):
      player.rawValue + (version.map { "@\($0)" } ?? "")
    case .coreAnimation: Self.coreAnimationName
    }
  }

  /// Rules that are looked for only where a file is checked for this target.
  package var rules: [Rule] {
    switch self {
    case .player(.lottieSpecification, _): [.specStrict]
    case .player(.telegram, _): Rule.all.filter { $0.kind.family == "tgs" }
    case .player, .coreAnimation: []
    }
  }
}
