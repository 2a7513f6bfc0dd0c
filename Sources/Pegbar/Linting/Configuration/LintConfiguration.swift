internal import PegbarJSON
internal import PegbarLint

/// What a file `.pegbar.json` says about files in its folder and below.
///
/// Of several configurations above a file the nearest comes last, so that it wins; one that is a root
/// keeps those above it away.
package struct LintConfiguration: Sendable, Hashable {
  /// What the file may be called.
  package static let fileName = ".pegbar.json"

  /// What is said of all files, or of some.
  struct Section: Sendable, Hashable {
    /// Presets to begin with; nothing leaves those from above.
    var presets: [String]?
    /// Targets to check for; nothing leaves those from above.
    var targets: [String]?
    /// What to do about rules, in the order of the file.
    var rules: [RuleEntry] = []
  }

  /// What is said about a rule or a family.
  struct RuleEntry: Sendable, Hashable {
    /// An id, a family, or `all`.
    var rules: String
    /// What to do about it; nothing where only options are set.
    var choice: LintSettings.Choice?
    /// The options that are set, with their values.
    var options: [String: RuleOption.Value] = [:]
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
  /// What folders are searched without, as patterns of paths from its folder on.
  package internal(set) var excluded: [String] = []
  /// Findings that are accepted.
  package internal(set) var suppressions: [Suppression] = []
  /// The baseline, from the folder of the configuration on.
  package internal(set) var baseline: String?
  /// From which level on findings make a run fail, by name.
  package internal(set) var failLevel: String?
  /// How many warnings are let pass.
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

extension LintSettings {
  /// Adds what a section says.
  mutating func apply(_ section: LintConfiguration.Section) throws(SettingError) {
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

/// Findings that somebody accepts, and why.
package struct Suppression: Sendable, Hashable {
  /// The rule or family.
  package let rules: String
  /// A pattern of paths of files; nothing for all files.
  package let file: String?
  /// Where in the document the finding stands, or what it stands in, as a JSON path; nothing for
  /// anywhere.
  package let path: String?
  /// The name of a layer or a group that it stands in; nothing for any.
  package let layer: String?
  /// Why the finding is accepted.
  package let reason: String

  /// Whether it accepts a finding about a file with a path that it means.
  package func accepts(_ finding: Finding) -> Bool {
    guard let pattern = try? LintSettings.pattern(rules), pattern.matches(finding.kind) else {
      return false
    }
    if let layer, !finding.breadcrumb.contains(layer) { return false }
    guard let path else { return true }
    let found = finding.path.description
    guard found.hasPrefix(path) else { return false }
    // `$.layers[1]` is not `$.layers[10]`.
    return found.count == path.count || ".[".contains(found.dropFirst(path.count).first ?? ".")
  }
}

extension LintConfiguration {
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
