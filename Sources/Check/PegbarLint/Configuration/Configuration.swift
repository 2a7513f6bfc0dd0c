package import PegbarDiagnostics
internal import PegbarJSON

/// What a file `.pegbar.json` says about files in its folder and below.
///
/// Of several configurations above a file the nearest comes last, so that it wins; one that is a root
/// keeps those above it away.
package struct Configuration<Convert: ConfigurationSection>: Sendable, Hashable {
  /// What the file may be called.
  package static var fileName: String { ".pegbar.json" }

  /// What is said of all files, or of some.
  struct Section: Sendable, Hashable {
    /// Presets to begin with; nothing leaves those from above.
    var presets: [String]?
    /// Targets to check for; nothing leaves those from above.
    var targets: [String]?
    /// What to do about rules, in the order of the file.
    var rules: [ConfiguredRule] = []
    /// How animations are converted.
    var convert = Convert()
  }

  /// A section for files with certain paths.
  struct Override: Sendable, Hashable {
    /// Patterns of paths from the configuration's folder on.
    var files: [String]
    /// What is said of them.
    var section: Section
  }

  /// Whether configurations in folders above do not count.
  package internal(set) var isRoot = false
  /// What is left out when folders are searched, as patterns of paths relative to its folder.
  package internal(set) var excluded: [String] = []
  /// Findings that are accepted.
  package internal(set) var suppressions: [Suppression] = []
  /// The baseline, from the folder of the configuration on.
  package internal(set) var baseline: String?
  /// From which level on findings make a run fail, by name.
  package internal(set) var failLevel: String?
  /// How many warnings are allowed.
  package internal(set) var mostWarnings: Int?
  /// The address of the folder with the pages of findings, which reports link to.
  package internal(set) var pagesAddress: String?

  var section = Section()
  var overrides: [Override] = []

  /// Adds what the configuration says about a file to settings.
  ///
  /// - Parameters:
  ///   - path: The path of the file, from the folder of the configuration on.
  ///   - matches: Whether a pattern means a path.
  package func apply(
    to settings: inout LintSettings, for path: String,
    matches: (_ pattern: String, _ path: String) -> Bool
  ) throws(SettingError) {
    try settings.apply(section)
    for override in overrides where override.files.contains(where: { matches($0, path) }) {
      try settings.apply(override.section)
    }
  }
}

/// What a configuration says about a rule or a family.
struct ConfiguredRule: Sendable, Hashable {
  /// An id, a family, or `all`.
  var rules: String
  /// What to do about it; nothing where only options are set.
  var choice: RuleSelection.Setting?
  /// The options that are set, with their values.
  var options: [String: RuleOption.Value] = [:]
}

extension Configuration {
  /// Adds what the configuration says about converting a file to settings.
  ///
  /// - Parameters:
  ///   - path: The path of the file, from the folder of the configuration on.
  ///   - matches: Whether a pattern means a path.
  package func apply(
    to settings: inout Convert, for path: String,
    matches: (_ pattern: String, _ path: String) -> Bool
  ) {
    settings.add(section.convert)
    for override in overrides where override.files.contains(where: { matches($0, path) }) {
      settings.add(override.section.convert)
    }
  }
}

extension LintSettings {
  /// Adds what a section says.
  mutating func apply<Convert>(
    _ section: Configuration<Convert>.Section
  ) throws(SettingError) {
    if let presets = section.presets { try setPresets(presets) }
    if let targets = section.targets { try setTargets(targets) }
    for entry in section.rules {
      if let choice = entry.choice { try set(entry.rules, to: choice) }
      for (option, value) in entry.options.sorted(by: { $0.key < $1.key }) {
        try set(option, of: entry.rules, to: value)
      }
    }
  }
}

extension Configuration {
  /// What is said about suppressions that accepted nothing, with positions.
  ///
  /// - Parameters:
  ///   - unused: Their numbers, from 0.
  ///   - bytes: The file.
  package func findings(aboutUnused unused: Set<Int>, in bytes: [UInt8]) -> [Finding] {
    let log = FindingLog()
    log.add(findings(aboutUnused: unused))
    JSONLocator.fillPositions(of: log, in: bytes)
    return log.findings
  }

  private func findings(aboutUnused unused: Set<Int>) -> [Finding] {
    suppressions.indices.filter(unused.contains).map { index in
      Finding(
        .unusedSuppression,
        "the suppression of '\(suppressions[index].rules)' accepts nothing that was found",
        path: JSONPath([.key("suppress"), .index(index)]))
    }
  }
}
