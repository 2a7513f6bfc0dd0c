package import PegbarDiagnostics

/// A choice of rules, levels and targets that goes by a name.
package enum Preset: String, Sendable, Hashable, CaseIterable {
  /// What is wrong with a file or will surprise, whoever plays it: errors and warnings.
  case recommended
  /// The same, and notes.
  case strict
  /// Only what breaks: the format, references, and what is not safe.
  case minimal
  /// Every rule there is.
  case all
  /// `recommended` for lottie-ios.
  case ios
  /// `recommended` for lottie-android.
  case android
  /// `recommended` for lottie-web.
  case web
  /// Stickers of Telegram.
  case telegram
  /// `recommended` for players on small devices: ThorVG and rlottie.
  case embedded
  /// The specification of the format, to the letter.
  case spec

  /// What it is for, in a line.
  package var summary: String {
    switch self {
    case .recommended: "errors and warnings, whoever plays the file"
    case .strict: "the same, and notes"
    case .minimal: "only what breaks: the format, references, security"
    case .all: "every rule"
    case .ios: "recommended, for lottie-ios"
    case .android: "recommended, for lottie-android"
    case .web: "recommended, for lottie-web"
    case .telegram: "animated stickers of Telegram"
    case .embedded: "recommended, for ThorVG and rlottie on small devices"
    case .spec: "the specification of the format, to the letter"
    }
  }

  /// Whom it checks for, beside what is chosen.
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

  /// The families that only files for these players are looked through for.
  private static let profiles: [String: Preset] = [
    "ca": .ios, "android": .android, "tgs": .telegram, "embedded": .embedded,
  ]

  /// The families whose warnings are about what breaks.
  private static let breaking: Set = ["format", "ref", "sec"]

  /// Whether it looks for a kind of finding of this weight.
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
  /// The kinds of the rules that are off unless they are chosen.
  static let optionalKinds = Set(all.filter { $0.standing == .optional }.map(\.kind))
}
