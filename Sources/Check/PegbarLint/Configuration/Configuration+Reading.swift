package import PegbarDiagnostics
internal import PegbarJSON

extension Configuration {
  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - customKinds: The kinds of custom rules, which the configuration can name.
  /// - Returns: The configuration, and the problems in it with their positions. A configuration
  ///   with problems must not be used.
  package static func read(
    _ bytes: [UInt8], customKinds: [FindingKind] = []
  ) -> (configuration: Self, wrong: [Finding]) {
    let log = FindingLog()
    var configuration = Self()
    configuration.section.customKinds = customKinds
    do throws(JSONSyntaxError) {
      try JSONDocument.read(bytes, log: log) { configuration.read($0) }
    } catch {
      log.add(Finding(error.kind, error.message, position: error.position))
    }
    JSONLocator.fillPositions(of: log, in: bytes)
    return (configuration, log.findings.filter { $0.kind != .byteOrderMark }.map(refused))
  }

  /// Returns a finding without the remark on how a duplicate key is read, because the file is
  /// rejected.
  private static func refused(_ finding: Finding) -> Finding {
    guard finding.kind == .duplicateKey else { return finding }
    var finding = finding
    finding.message =
      if case .key(let key)? = finding.path.steps.last {
        "duplicate key '\(PrintableText.line(key))' in the same object"
      } else {
        "more duplicate keys in the same object"
      }
    return finding
  }

  private static var keys: [String] {
    [
      "$schema", "root", "extends", "targets", "rules", "overrides", "exclude", "budgets",
      "images", "suppress", "baseline", "failOn", "maxWarnings", "pages", "convert",
    ]
  }

  private mutating func read(_ root: JSONValue) {
    guard let object = root.neededObject else { return }
    for (key, value) in object {
      switch key.text {
      case "$schema": _ = value.neededText
      case "extends": readExtended(value)
      case "root": isRoot = value.neededFlag ?? false
      case "overrides": overrides = value.neededArray?.compactMap { override($0) } ?? []
      case "exclude": excluded = Self.strings(value)
      case "suppress": suppressions = value.neededArray?.compactMap { suppression($0) } ?? []
      case "baseline": baseline = value.neededText
      case "failOn": failSeverity = Self.failSeverity(value)
      case "pages": pagesAddress = value.neededText
      case "maxWarnings": mostWarnings = Self.count(value)
      case let name:
        if !section.read(name, value) { value.reportUnknown("key", name, among: Self.keys) }
      }
    }
  }

  /// Reads the names of presets and the paths of configuration files.
  ///
  /// Presets are inherited if only files are listed.
  private mutating func readExtended(_ value: JSONValue) {
    guard let array = value.neededArray else { return }
    var presets: [String] = []
    for (index, element) in array.enumerated() {
      guard let text = element.neededText else { continue }
      if Base.isPath(text) {
        bases.append(Base(file: text, place: JSONPath([.key("extends"), .index(index)])))
      } else if section.hasPreset(text, at: element) {
        presets.append(text)
      }
    }
    if bases.isEmpty || !presets.isEmpty { section.presets = presets }
  }

  private static func count(_ value: JSONValue) -> Int? {
    guard let number = value.neededNumber else { return nil }
    if let count = Int(exactly: number), count >= 0 { return count }
    value.reportWrong("expected 0 or a positive whole number")
    return nil
  }

  private static func failSeverity(_ value: JSONValue) -> String? {
    guard let text = value.neededText else { return nil }
    let severities = Severity.allCases.map(\.rawValue) + ["never"]
    if severities.contains(text) { return text }
    value.reportUnknown("severity", text, among: severities)
    return nil
  }

  private func override(_ value: JSONValue) -> Override? {
    guard let object = value.neededObject else { return nil }
    var files: [String] = []
    var isNamed = false
    var section = Section()
    section.customKinds = self.section.customKinds
    for (key, member) in object {
      if key.text == "files" {
        files = Self.strings(member)
        isNamed = !files.isEmpty || !member.isArray
      } else if !section.read(key.text, member) {
        member.reportUnknown(
          "key", key.text,
          among: ["files", "extends", "targets", "rules", "budgets", "images", "convert"])
      }
    }
    if !isNamed { value.reportWrong("the override has no 'files'") }
    return Override(files: files, section: section)
  }

  private func suppression(_ value: JSONValue) -> Suppression? {
    guard let object = value.neededObject else { return nil }
    var strings: [String: String] = [:]
    let keys = ["rule", "file", "path", "layer", "reason"]
    for (key, member) in object {
      guard keys.contains(key.text) else {
        member.reportUnknown("key", key.text, among: keys)
        continue
      }
      strings[key.text] = member.neededText
      guard key.text == "rule", let rule = member.string else { continue }
      let kinds = FindingKind.all + section.customKinds
      do throws(SettingError) { _ = try LintSettings.pattern(rule, among: kinds) } catch {
        member.reportWrong(error.message)
      }
    }
    guard let rule = strings["rule"] else {
      value.reportWrong("the suppression has no 'rule'")
      return nil
    }
    let reason = strings["reason"] ?? ""
    if !reason.contains(where: { !$0.isWhitespace }) {
      value.reportWrong("the suppression has no 'reason'")
    }
    return Suppression(
      rule, file: strings["file"], path: strings["path"], layer: strings["layer"], reason: reason)
  }

  /// Returns the strings of an array.
  ///
  /// - Parameter check: A closure that is called with each string and its value.
  static func strings(
    _ value: JSONValue, check: (String, JSONValue) -> Void = { _, _ in }
  ) -> [String] {
    value.neededArray?.compactMap { element in
      guard let text = element.neededText else { return nil }
      check(text, element)
      return text
    } ?? []
  }
}

extension ConfiguredRule {
  /// The budgets, each with its rule and the option that it sets.
  static let budgets: [(key: String, rule: String, option: String)] = [
    ("bytes", "perf/file-size", "max"),
    ("gzip", "perf/gzip-size", "max"),
    ("layers", "perf/layer-count", "max"),
    ("masks", "perf/mask-count", "max"),
    ("duration", "perf/duration", "max"),
  ]

  /// The names of the rule settings.
  fileprivate static let severities = ["off", "on"] + Severity.allCases.map(\.rawValue)
}

extension Configuration.Section {
  /// Reads a member of a section, or returns `false` if the key is unknown.
  fileprivate mutating func read(_ key: String, _ value: JSONValue) -> Bool {
    switch key {
    case "extends":
      presets = Configuration.strings(value) { _ = hasPreset($0, at: $1) }
    case "targets":
      targets = Configuration.strings(value) { name, place in
        check(place) { (settings) throws(SettingError) in try settings.setTargets([name]) }
      }
    case "rules":
      guard let object = value.neededObject else { break }
      for (rule, setting) in object { add(ConfiguredRule(rules: rule.text), reading: setting) }
    case "budgets": readBudgets(value)
    case "images": readImages(value)
    case "convert": convert = Convert(reading: value)
    default: return false
    }
    return true
  }

  /// Reads where image files are.
  private mutating func readImages(_ value: JSONValue) {
    guard let text = value.neededText else { return }
    guard let place = ImagePlace(rawValue: text) else {
      return value.reportUnknown("value", text, among: ImagePlace.allCases.map(\.rawValue))
    }
    providesImages = place == .provided
  }

  /// Returns `true` if a preset exists, or reports an unknown one.
  fileprivate func hasPreset(_ name: String, at value: JSONValue) -> Bool {
    check(value) { (settings) throws(SettingError) in try settings.setPresets([name]) }
  }

  /// Reads `"error"`, or `["error", {"max": 3}]`.
  private mutating func add(_ entry: ConfiguredRule, reading value: JSONValue) {
    guard let array = value.array else { return add(entry, severity: value) }
    guard array.count == 2, let options = array[1].object else {
      return value.reportWrong("expected a severity and an object with options")
    }
    add(entry, severity: array[0], options: Array(options))
  }

  /// Adds an entry if its rule, severity, and options exist.
  private mutating func add(
    _ entry: ConfiguredRule, severity: JSONValue, options: [(key: JSONKey, value: JSONValue)] = []
  ) {
    var entry = entry
    guard let text = severity.neededText else { return }
    guard let choice = Self.choice(text) else {
      return severity.reportUnknown("severity", text, among: ConfiguredRule.severities)
    }
    entry.choice = choice
    guard check(entry, at: severity) else { return }
    for (key, value) in options {
      guard let option = Self.option(value) else { continue }
      let single = ConfiguredRule(rules: entry.rules, options: [key.text: option])
      if check(single, at: value) { entry.options[key.text] = option }
    }
    rules.append(entry)
  }

  /// Returns the value of an option: a number, a string, or a list of strings.
  private static func option(_ value: JSONValue) -> RuleOption.Value? {
    if let text = value.string { return .text(text) }
    if value.isArray { return .strings(Configuration.strings(value)) }
    return value.needed(value.number, "a number, text or an array").map { .number($0) }
  }

  private static func choice(_ text: String) -> RuleSelection.Setting? {
    switch text {
    case "off": .off
    case "on": .on
    default: Severity(rawValue: text).map { .severity($0) }
    }
  }

  /// Reads budgets, each of which sets the severity of its rule to error.
  private mutating func readBudgets(_ value: JSONValue) {
    guard let object = value.neededObject else { return }
    for (key, limit) in object {
      guard let budget = ConfiguredRule.budgets.first(where: { $0.key == key.text }) else {
        limit.reportUnknown("budget", key.text, among: ConfiguredRule.budgets.map(\.key))
        continue
      }
      guard let number = limit.neededNumber else { continue }
      let entry = ConfiguredRule(
        rules: budget.rule, choice: .severity(.error), options: [budget.option: .number(number)])
      if check(entry, at: limit) { rules.append(entry) }
    }
  }

  /// Returns `true` if the rule and the options of an entry exist, or reports the unknown ones.
  private func check(_ entry: ConfiguredRule, at value: JSONValue) -> Bool {
    let section = Self(rules: [entry])
    return check(value) { (settings) throws(SettingError) in try settings.apply(section) }
  }

  @discardableResult private func check(
    _ value: JSONValue, _ body: (inout LintSettings) throws(SettingError) -> Void
  ) -> Bool {
    var settings = LintSettings(customKinds: customKinds)
    do throws(SettingError) { try body(&settings) } catch {
      value.reportWrong(error.message)
      return false
    }
    return true
  }
}
