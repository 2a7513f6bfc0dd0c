package import PegbarDiagnostics
internal import PegbarJSON

/// The contents of a `.pegbar.json` file, which apply to files in its folder and its subfolders.
///
/// If a file has several configurations above it, the nearest is applied last and takes precedence.
/// A root configuration excludes those in folders above it.
package struct Configuration<Convert: ConfigurationSection>: Sendable, Hashable {
  /// The name of configuration files.
  package static var fileName: String { ".pegbar.json" }

  /// Settings for all files, or for some.
  struct Section: Sendable, Hashable {
    /// The presets to start from, or `nil` to inherit them.
    var presets: [String]?
    /// The targets to check for, or `nil` to inherit them.
    var targets: [String]?
    /// The rule settings, in file order.
    var rules: [ConfiguredRule] = []
    /// The conversion settings.
    var convert = Convert()
    /// `true` if the app provides image files, or `nil` to inherit the setting.
    var providesImages: Bool?
    /// The kinds of custom rules that the section can name.
    var customKinds: [FindingKind] = []
  }

  /// A section for files with matching paths.
  struct Override: Sendable, Hashable {
    /// The path patterns, relative to the folder of the configuration.
    var files: [String]
    /// The settings for these files.
    var section: Section
  }

  /// A configuration file that another one extends.
  package struct Base: Sendable, Hashable {
    /// The path, relative to the folder of the configuration.
    package let file: String
    /// The location of the path in the configuration.
    package let place: JSONPath

    /// Returns `true` if an entry of `extends` is a path instead of the name of a preset.
    static func isPath(_ text: String) -> Bool { text.contains("/") || text.hasSuffix(".json") }
  }

  /// The extended configuration files, each of which takes precedence over the previous ones.
  package internal(set) var bases: [Base] = []
  /// `true` if configurations in folders above are ignored.
  package internal(set) var isRoot = false
  /// The files to skip in folders, as path patterns relative to the folder of the configuration.
  package internal(set) var excluded: [String] = []
  /// The accepted findings.
  package internal(set) var suppressions: [Suppression] = []
  /// The path of the baseline, relative to the folder of the configuration.
  package internal(set) var baseline: String?
  /// The name of the lowest severity that makes a run fail.
  package internal(set) var failSeverity: String?
  /// The maximum number of warnings.
  package internal(set) var mostWarnings: Int?
  /// The URL of the folder with the pages of findings, which reports link to.
  package internal(set) var pagesAddress: String?

  var section = Section()
  var overrides: [Override] = []

  /// Applies the configuration to the settings for a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the folder of the configuration.
  ///   - matches: Returns `true` if a pattern matches a path.
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

/// The setting of a rule or a family.
struct ConfiguredRule: Sendable, Hashable {
  /// An ID, a family, or `all`.
  var rules: String
  /// The setting, or `nil` if only options are set.
  var choice: RuleSelection.Setting?
  /// The values of the options that are set.
  var options: [String: RuleOption.Value] = [:]
}

extension Configuration {
  /// Applies the configuration to the conversion settings for a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the folder of the configuration.
  ///   - matches: Returns `true` if a pattern matches a path.
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

extension Configuration {
  /// Returns `true` if the app provides the image files of a file, or `nil` if it is not set.
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the folder of the configuration.
  ///   - matches: Returns `true` if a pattern matches a path.
  package func providesImages(
    for path: String, matches: (_ pattern: String, _ path: String) -> Bool
  ) -> Bool? {
    let sections =
      [section]
      + overrides.filter { $0.files.contains { matches($0, path) } }.map(\.section)
    return sections.compactMap(\.providesImages).last
  }
}

extension LintSettings {
  /// Applies a section.
  mutating func apply<Convert>(
    _ section: Configuration<Convert>.Section
  ) throws(SettingError) {
    if let presets = section.presets { try setPresets(presets) }
    if let targets = section.targets { try setTargets(targets) }
    if let providesImages = section.providesImages { self.providesImages = providesImages }
    for entry in section.rules {
      if let choice = entry.choice { try set(entry.rules, to: choice) }
      for (option, value) in entry.options.sorted(by: { $0.key < $1.key }) {
        try set(option, of: entry.rules, to: value)
      }
    }
  }
}

extension Configuration {
  /// A problem in a part of a configuration.
  package typealias Problem = (path: JSONPath, message: String)

  /// The location of the baseline in a configuration.
  package static var baselinePath: JSONPath { JSONPath([.key("baseline")]) }

  /// Returns findings about problems that are not in the file alone, with positions.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  package static func findings(about problems: [Problem], in bytes: [UInt8]) -> [Finding] {
    let log = FindingLog()
    log.add(problems.map { Finding(.configuration, $0.message, path: $0.path) })
    JSONLocator.fillPositions(of: log, in: bytes)
    return log.findings
  }

  /// Returns a problem for each override that matches no file.
  ///
  /// - Parameters:
  ///   - paths: The paths of all files, relative to the folder of the configuration.
  ///   - matches: Returns `true` if a pattern matches a path.
  package func unmatchedOverrides(
    among paths: [String], matches: (_ pattern: String, _ path: String) -> Bool
  ) -> [Problem] {
    overrides.enumerated().filter { _, override in
      !override.files.contains { pattern in paths.contains { matches(pattern, $0) } }
    }.map { index, override in
      let patterns = override.files.map { "'\(PrintableText.line($0))'" }
      return (
        JSONPath([.key("overrides"), .index(index), .key("files")]),
        "the override matches no file: \(Words.list(patterns, "or"))"
      )
    }
  }

  /// Returns findings about unused suppressions, with positions.
  ///
  /// - Parameters:
  ///   - unused: The indices of the suppressions.
  ///   - bytes: The contents of the file.
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
        "the suppression of '\(suppressions[index].rules)' matches no finding",
        path: JSONPath([.key("suppress"), .index(index)]))
    }
  }
}
