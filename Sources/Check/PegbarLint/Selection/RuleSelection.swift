package import PegbarDiagnostics

/// Which kinds of findings are looked for, and how much each matters.
package struct RuleSelection: Sendable, Hashable {
  /// A rule, a family, or everything.
  package enum Pattern: Sendable, Hashable {
    /// The kind with this id.
    case kind(String)
    /// All kinds whose id begins so, for example `compat`.
    case family(String)
    /// All kinds.
    case all

    /// Reads an id, a family (`compat`, `compat/`, `compat/*`), or `all`; nothing for one that no rule
    /// has.
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

    /// Whether it means a kind.
    package func matches(_ kind: FindingKind) -> Bool {
      switch self {
      case .kind(let id): kind.id == id
      case .family(let family): kind.family == family
      case .all: true
      }
    }
  }

  /// What one entry of a configuration or an option says about rules.
  package enum Setting: Sendable, Hashable {
    /// They are looked for, at their own level.
    case on
    /// They are looked for, at this level.
    case level(Severity)
    /// They are not looked for.
    case off
  }

  /// What is said about the rules that a pattern means.
  package struct Entry: Sendable, Hashable {
    /// The rules.
    package let pattern: Pattern
    /// What to do about them.
    package let setting: Setting

    /// Makes an entry.
    package init(_ pattern: Pattern, _ setting: Setting) {
      self.pattern = pattern
      self.setting = setting
    }
  }

  /// The choices that the selection begins with; of several, each adds to the others.
  package var presets: [Preset] = [.recommended]
  /// What is said about rules after that; the last that matches counts.
  package var entries: [Entry] = []
  /// If not empty, nothing else is looked for.
  package var only: [Pattern] = []

  /// The usual selection.
  package init() {}

  /// The level of a finding; nothing where it is not looked for.
  ///
  /// - Parameter targets: Whom the file is checked for; each adds its rules to those of the presets.
  package func level(
    of kind: FindingKind, _ severity: Severity, for targets: [Target]
  ) -> Severity? {
    guard only.isEmpty || only.contains(where: { $0.matches(kind) }) else { return nil }
    let last = entries.last { $0.pattern.matches(kind) }?.setting
    switch last {
    case .on: return severity
    case .level(let level): return level
    case .off: return nil
    case nil:
      let isChosen =
        !only.isEmpty || presets.contains { $0.includes(kind, severity) }
        || targets.contains { $0.rules.contains { $0.kind == kind } }
      return isChosen ? severity : nil
    }
  }
}
