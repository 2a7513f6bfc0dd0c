internal import PegbarDiagnostics

/// The rules that lint checks a file with, and the targets that it checks for.
public struct LintSettings: Sendable, Hashable {
  /// The enabled rules and their severities.
  var selection = RuleSelection()
  /// The targets, in addition to those of the presets.
  var targets: [Target] = []
  /// The values of rule options, by rule and option (`id:name`).
  package var options: [String: RuleOption.Value] = [:]

  /// A Boolean value that indicates whether the app provides image files by name.
  ///
  /// If `true`, missing files and images on servers are reported as notes.
  public var providesImages = false

  /// The kinds that custom rules report, which settings can also name.
  public let customKinds: [FindingKind]

  /// Creates settings with the preset `recommended` and without targets.
  ///
  /// - Parameter customKinds: The kinds that custom rules report. They are enabled unless a setting
  ///   disables them.
  public init(customKinds: [FindingKind] = []) { self.customKinds = customKinds }

  /// All targets, including those of the presets.
  package var allTargets: [Target] {
    let all = selection.presets.flatMap(\.targets) + targets
    return all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
  }

  /// The rules that can report findings.
  package var rules: [Rule] {
    let targets = allTargets
    return Rule.all.filter {
      selection.severity(of: $0.kind, $0.kind.severity, for: targets) != nil
    }
  }

  /// Returns the severity of a finding, or `nil` if it is disabled.
  func severity(of kind: FindingKind, _ severity: Severity) -> Severity? {
    selection.severity(of: kind, severity, for: allTargets)
  }
}

extension LintSettings {
  /// The names of all targets.
  package static let targetNames = Target.names
  /// The names of all presets, each with a summary.
  package static let presets = Preset.allCases.map { (name: $0.rawValue, summary: $0.summary) }

  /// Replaces the targets.
  public mutating func setTargets(_ names: [String]) throws(SettingError) {
    targets = []
    for name in names {
      guard let target = Target(name) else {
        let player = String(name.prefix { $0 != "@" })
        if player == Target.coreAnimationName {
          throw SettingError(
            "the target \(player) has no versions; omit the @ and the version")
        }
        if Target.names.contains(player) {
          throw SettingError(
            "'\(name)' has no valid version; expected a target such as \(player)@4.0")
        }
        throw SettingError(unknown: "target", player, among: Target.names)
      }
      if case .player(let player, let version?) = target, let newest = player.newestMajorVersion,
        version.major > newest
      {
        throw SettingError(
          "unknown version '\(target.name)'; the newest known version of \(player.rawValue) is "
            + "\(newest)")
      }
      targets.append(target)
    }
  }

  /// Replaces the presets.
  public mutating func setPresets(_ names: [String]) throws(SettingError) {
    selection.presets = []
    for name in names {
      guard let preset = Preset(rawValue: name) else {
        throw SettingError(unknown: "preset", name, among: Preset.allCases.map(\.rawValue))
      }
      selection.presets.append(preset)
    }
  }

  /// Enables rules at their default severity: an ID, a family, or `all`.
  public mutating func select(_ rules: String) throws(SettingError) { try set(rules, to: .on) }

  /// Disables rules: an ID, a family, or `all`.
  public mutating func ignore(_ rules: String) throws(SettingError) { try set(rules, to: .off) }

  /// Enables rules at a severity: an ID, a family, or `all`.
  ///
  /// The last matching setting takes precedence.
  public mutating func setSeverity(
    _ severity: Severity, of rules: String
  ) throws(SettingError) {
    try set(rules, to: .severity(severity))
  }

  /// Sets an option of a rule to a number, for example a budget.
  ///
  /// ```swift
  /// try settings.setOption("max", of: "perf/file-size", to: 100_000)
  /// ```
  ///
  /// - Throws: A ``SettingError`` if the rule has no such option or the number is out of range.
  public mutating func setOption(
    _ name: String, of rule: String, to number: Double
  ) throws(SettingError) {
    try set(name, of: rule, to: .number(number))
  }

  /// Sets an option of a rule to a string.
  ///
  /// - Throws: A ``SettingError`` if the rule has no such option or the string is invalid.
  public mutating func setOption(
    _ name: String, of rule: String, to text: String
  ) throws(SettingError) {
    try set(name, of: rule, to: .text(text))
  }

  /// Sets an option of a rule to a list of strings.
  ///
  /// - Throws: A ``SettingError`` if the rule has no such option or a string is invalid.
  public mutating func setOption(
    _ name: String, of rule: String, to strings: [String]
  ) throws(SettingError) {
    try set(name, of: rule, to: .strings(strings))
  }

  /// Enables or disables rules: an ID, a family, or `all`.
  ///
  /// The last matching setting takes precedence.
  mutating func set(
    _ rules: String, to setting: RuleSelection.Setting
  ) throws(SettingError) {
    selection.entries.append(RuleSelection.Entry(try pattern(rules), setting))
  }

  /// Disables all rules except these.
  public mutating func setOnly(_ rules: [String]) throws(SettingError) {
    selection.only = []
    for name in rules { selection.only.append(try pattern(name)) }
  }

  /// Sets an option of a rule.
  mutating func set(
    _ option: String, of rule: String, to value: RuleOption.Value
  ) throws(SettingError) {
    let all = Rule.all.first { $0.kind.id == rule }?.options ?? []
    guard let found = all.first(where: { $0.name == option }) else {
      guard !all.isEmpty else { throw SettingError("'\(rule)' has no options") }
      throw SettingError(unknown: "option", option, among: all.map(\.name))
    }
    if let objection = found.objection(to: value) {
      throw SettingError("'\(option)' of '\(rule)' \(PrintableText.line(objection))")
    }
    options["\(rule):\(option)"] = value
  }

  private func pattern(_ text: String) throws(SettingError) -> RuleSelection.Pattern {
    try Self.pattern(text, among: FindingKind.all + customKinds)
  }

  static func pattern(
    _ text: String, among kinds: [FindingKind] = FindingKind.all
  ) throws(SettingError) -> RuleSelection.Pattern {
    if let pattern = RuleSelection.Pattern(text, among: kinds) { return pattern }
    let names = kinds.map(\.id) + Set(kinds.map(\.family)).sorted()
    throw SettingError(unknown: "rule", text, among: names)
  }
}
