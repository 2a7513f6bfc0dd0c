/// The theme of a dotLottie archive that replaces the values of slots.
public enum ThemeChoice: Hashable, Sendable {
  /// The initial theme of the animation in the manifest, if there is one.
  case initial
  /// No theme, so that slots have the values of the animation.
  case none
  /// The theme with an ID.
  case id(String)

  /// The name of ``none`` on the command line.
  package static let noTheme = "none"

  /// Creates a choice from the value of an option; `nil` chooses the initial theme.
  package init(argument: String?) {
    switch argument {
    case nil: self = .initial
    case Self.noTheme: self = .none
    case let id?: self = .id(id)
    }
  }

  /// The value of the option, or `nil` for the initial theme.
  package var argument: String? {
    switch self {
    case .initial: nil
    case .none: Self.noTheme
    case .id(let id): id
    }
  }
}
