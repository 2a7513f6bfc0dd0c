internal import PegbarDiagnostics

extension LintSettings: Codable {
  private enum Keys: String, CodingKey {
    case presets, targets, only, rules, options, customKinds, providesImages
  }

  /// A setting, as in the member `rules` of a configuration, but in a list, because the last
  /// matching one takes precedence.
  private struct Rule: Codable {
    var name: String
    var setting: String
  }

  /// Writes the settings with the names that configurations use.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(selection.presets.map(\.rawValue), forKey: .presets)
    try values.encode(targets.map(\.name), forKey: .targets)
    try values.encode(selection.only.map(\.name), forKey: .only)
    try values.encode(
      selection.entries.map { Rule(name: $0.pattern.name, setting: $0.setting.name) },
      forKey: .rules)
    try values.encode(options, forKey: .options)
    try values.encode(customKinds, forKey: .customKinds)
    if providesImages { try values.encode(true, forKey: .providesImages) }
  }

  /// Reads settings.
  ///
  /// - Throws: A `DecodingError` if a value is missing or invalid, or if a name is unknown.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    self.init(customKinds: try values.decode([FindingKind].self, forKey: .customKinds))
    providesImages = try values.decodeIfPresent(Bool.self, forKey: .providesImages) ?? false
    let options = try values.decode([String: RuleOption.Value].self, forKey: .options)
    do {
      try setPresets(values.decode([String].self, forKey: .presets))
      try setTargets(values.decode([String].self, forKey: .targets))
      try setOnly(values.decode([String].self, forKey: .only))
      for rule in try values.decode([Rule].self, forKey: .rules) {
        guard let setting = RuleSelection.Setting(named: rule.setting) else {
          throw SettingError(unknown: "setting", rule.setting, among: RuleSelection.Setting.names)
        }
        try set(rule.name, to: setting)
      }
      for (name, value) in options {
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw SettingError("'\(name)' is not an option") }
        try set(String(parts[1]), of: String(parts[0]), to: value)
      }
    } catch let error as SettingError {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.message))
    }
  }
}

extension RuleSelection.Pattern {
  /// The text that the pattern was parsed from.
  fileprivate var name: String {
    switch self {
    case .kind(let id): id
    case .family(let family): family
    case .all: "all"
    }
  }
}

extension RuleSelection.Setting {
  /// The names of all settings in configurations.
  fileprivate static let names = ["on", "off"] + Severity.allCases.map(\.rawValue)

  /// The name of the setting in configurations.
  fileprivate var name: String {
    switch self {
    case .on: "on"
    case .off: "off"
    case .severity(let severity): severity.rawValue
    }
  }

  fileprivate init?(named name: String) {
    switch name {
    case "on": self = .on
    case "off": self = .off
    default:
      guard let severity = Severity(rawValue: name) else { return nil }
      self = .severity(severity)
    }
  }
}

extension RuleOption.Value: Codable {
  /// Writes the number, the string or the list of strings.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .strings(let strings): try container.encode(strings)
    }
  }

  /// Reads a number, a string or a list of strings.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .strings(try container.decode([String].self))
    }
  }
}
