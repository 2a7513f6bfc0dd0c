/// What a configuration says about how animations are converted; what it says nothing of is as usual.
///
/// The command line counts more, and a configuration that is nearer to the file.
package struct ConvertSettings: Sendable, Hashable {
  /// The form of generated code.
  package var style: CodeStyle?
  /// What the names of generated types begin with.
  package var prefix: String?
  /// Which modules may use generated types.
  package var access: CodeAccess?
  /// What becomes properties.
  package var exposed: Set<ExposedValue>?
  /// Whether generated types are `nonisolated`.
  package var isNonisolated: Bool?
  /// How far sampled values may be off, in points.
  package var tolerance: Double?
  /// The view that is written around the layer.
  package var host: HostChoice?
  /// The animation of an archive that is meant.
  package var animation: String?

  /// Makes settings that say nothing.
  package init() {}

  /// Adds settings, which count more where both say something.
  package mutating func add(_ nearer: ConvertSettings) {
    style = nearer.style ?? style
    prefix = nearer.prefix ?? prefix
    access = nearer.access ?? access
    exposed = nearer.exposed ?? exposed
    isNonisolated = nearer.isNonisolated ?? isNonisolated
    tolerance = nearer.tolerance ?? tolerance
    host = nearer.host ?? host
    animation = nearer.animation ?? animation
  }
}

/// The view that is written around a layer, or that there is none.
package enum HostChoice: String, Sendable, CaseIterable {
  /// No view.
  case without = "none"
  /// A `UIView`.
  case uikit
  /// An `NSView`.
  case appkit
  /// A SwiftUI `View` on both.
  case swiftui

  /// The kind of view; nothing where there is none.
  package var framework: HostFramework? { HostFramework(rawValue: rawValue) }
}

/// A configuration of lint and of converting.
package typealias LintConfiguration = Configuration<ConvertSettings>

extension ConvertSettings: ConfigurationSection {
  /// The members of the section, with what they are.
  package static let members: [ConfigurationMember] = [
    ("style", .choice(CodeStyle.allCases.map(\.rawValue)), "How Swift says what moves."),
    ("prefix", .text, "What the names of generated types begin with."),
    (
      "access", .choice(CodeAccess.allCases.map(\.rawValue)),
      "Who may use generated types; the same for all files that share functions."
    ),
    ("expose", .choices(ExposedValue.allCases.map(\.rawValue)), "What becomes properties."),
    (
      "nonisolated", .flag,
      "Whether generated types are nonisolated; the same for all files that share functions."
    ),
    ("tolerance", .number, "How far sampled values may be off, in points; above 0."),
    (
      "host", .choice(HostChoice.allCases.map(\.rawValue)),
      "The view that is written, too; none takes back what a configuration above says."
    ),
    ("animation", .text, "The animation of a dotLottie archive that is converted."),
  ]
}
