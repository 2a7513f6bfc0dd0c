package import PegbarDiagnostics

/// A named selection of rules, severities, and targets.
package enum Preset: String, Sendable, Hashable, CaseIterable {
  /// Errors and warnings that are relevant to all players.
  case recommended
  /// The rules of `recommended`, and notes.
  case strict
  /// Errors, and warnings about the format, references, and security.
  case minimal
  /// All rules.
  case all
  /// `recommended` for lottie-ios.
  case ios
  /// `recommended` for lottie-android.
  case android
  /// `recommended` for lottie-web.
  case web
  /// Animated stickers for Telegram.
  case telegram
  /// `recommended` for players on small devices: ThorVG and rlottie.
  case embedded
  /// Strict conformance to the format specification.
  case spec

  /// A one-line summary.
  package var summary: String {
    switch self {
    case .recommended: "errors and warnings for all players"
    case .strict: "errors, warnings and notes"
    case .minimal: "errors, and warnings about the format, references and security"
    case .all: "all rules"
    case .ios: "recommended rules for lottie-ios"
    case .android: "recommended rules for lottie-android"
    case .web: "recommended rules for lottie-web"
    case .telegram: "requirements for animated Telegram stickers"
    case .embedded: "recommended rules for ThorVG and rlottie on small devices"
    case .spec: "strict conformance to the Lottie specification"
    }
  }

  /// The targets of the preset, in addition to those in the settings.
  package var targets: [Target] {
    switch self {
    case .recommended, .strict, .minimal, .all: []
    case .ios: [.player(.lottieIOSCoreAnimation, nil)]
    case .android: [.player(.lottieAndroid, nil)]
    case .web: [.player(.lottieWebSVG, nil)]
    case .telegram: [.player(.telegram, nil)]
    case .embedded: [.player(.thorVG, nil), .player(.rlottie, nil)]
    case .spec: [.player(.lottieSpecification, nil)]
    }
  }

  /// The families that only the preset for their player includes.
  private static let profiles: [String: Preset] = [
    "ca": .ios, "android": .android, "tgs": .telegram, "embedded": .embedded,
  ]

  /// The families with warnings that the preset `minimal` includes.
  private static let breaking: Set = ["format", "ref", "sec"]

  /// Returns `true` if the preset includes a kind of finding with a severity.
  package func includes(_ kind: FindingKind, _ severity: Severity) -> Bool {
    if self == .all { return true }
    if let profile = Self.profiles[kind.family] { return self == profile }
    if Rule.optionalKinds.contains(kind) { return false }
    if self == .strict { return true }
    if self == .minimal {
      return severity == .error || severity == .warning && Self.breaking.contains(kind.family)
    }
    return severity >= .warning
  }
}

extension Rule {
  /// The kinds of the rules that are disabled by default.
  static let optionalKinds = Set(all.filter { $0.standing == .optional }.map(\.kind))
}
