internal import PegbarDiagnostics

/// A target that an animation is checked for: a player, or the conversion of Pegbar.
package enum Target: Sendable, Hashable {
  /// A player, with a version or `nil` for the newest one.
  case player(Player, PlayerVersion?)
  /// Core Animation code as written by Pegbar, which import and normalization report on.
  case coreAnimation

  /// The target name of the conversion.
  package static let coreAnimationName = "core-animation"

  /// The names of all targets.
  package static let names = [coreAnimationName] + Player.allCases.map(\.rawValue)

  /// Parses a target, `lottie-android` or `lottie-android@4.0` with a version; `nil` if it is
  /// invalid.
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

  /// The name in the form that can be parsed.
  package var name: String {
    switch self {
    case .player(let player, let version):
      player.rawValue + (version.map { "@\($0)" } ?? "")
    case .coreAnimation: Self.coreAnimationName
    }
  }

  /// The rules that are enabled only for this target.
  package var rules: [Rule] {
    switch self {
    case .player(.lottieSpecification, _): [.specStrict]
    case .player(.telegram, _): Rule.all.filter { $0.kind.family == "tgs" }
    case .player(.lottieIOSCoreAnimation, _): Rule.all.filter { $0.kind.family == "ca" }
    case .player, .coreAnimation: []
    }
  }
}
