package import PegbarDiagnostics

/// The enabled kinds of findings and their severities.
package struct RuleSelection: Sendable, Hashable {
  /// A pattern that matches a rule, a family, or all rules.
  package enum Pattern: Sendable, Hashable {
    /// The kind with an ID.
    case kind(String)
    /// All kinds of a family, for example `compat`.
    case family(String)
    /// All kinds.
    case all

    /// Parses an ID, a family (`compat`, `compat/`, `compat/*`), or `all`; `nil` if it matches no
    /// rule.
    package init?(_ text: String, among kinds: [FindingKind]) {
      var name = text
      for ending in ["/*", "/"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
      if text == "all" {
        self = .all
      } else if kinds.contains(where: { $0.id == text }) {
        self = .kind(text)
      } else if kinds.contains(where: { $0.family == name }) {
        self = .family(name)
      } else {
        return nil
      }
    }

    /// Returns `true` if the pattern matches a kind.
    package func matches(_ kind: FindingKind) -> Bool {
      switch self {
      case .kind(let id): kind.id == id
      case .family(let family): kind.family == family
      case .all: true
      }
    }
  }

  /// A setting for rules, from a configuration or a command-line option.
  package enum Setting: Sendable, Hashable {
    /// Enabled, at the default severity.
    case on
    /// Enabled, at this severity.
    case severity(Severity)
    /// Disabled.
    case off
  }

  /// A setting for the rules that match a pattern.
  package struct Entry: Sendable, Hashable {
    /// The pattern.
    package let pattern: Pattern
    /// The setting.
    package let setting: Setting

    /// Creates an entry.
    package init(_ pattern: Pattern, _ setting: Setting) {
      self.pattern = pattern
      self.setting = setting
    }
  }

  /// The presets that the selection starts from, which are combined.
  package var presets: [Preset] = [.recommended]
  /// The settings that override the presets.
  ///
  /// The last matching one takes precedence.
  package var entries: [Entry] = []
  /// The only rules that are enabled, or empty for no restriction.
  package var only: [Pattern] = []

  /// Creates the default selection.
  package init() {}

  /// Returns the setting of a kind, or `nil` if only the presets and targets determine it.
  package func setting(of kind: FindingKind) -> Setting? {
    guard only.isEmpty || only.contains(where: { $0.matches(kind) }) else { return .off }
    return entries.last { $0.pattern.matches(kind) }?.setting
  }

  /// Returns the severity of a finding, or `nil` if it is disabled.
  ///
  /// - Parameter targets: The targets, each of which adds its rules to those of the presets.
  package func severity(
    of kind: FindingKind, _ severity: Severity, for targets: [Target]
  ) -> Severity? {
    switch setting(of: kind) {
    case .on: return severity
    case .severity(let severity): return severity
    case .off: return nil
    case nil:
      let isChosen =
        !only.isEmpty || presets.contains { $0.includes(kind, severity) }
        || targets.contains { $0.rules.contains { $0.kind == kind } }
      return isChosen ? severity : nil
    }
  }
}
