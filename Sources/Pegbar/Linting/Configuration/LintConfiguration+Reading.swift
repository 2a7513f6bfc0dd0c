internal import PegbarJSON
internal import PegbarLint

extension LintConfiguration {
  /// Reads a configuration.
  ///
  /// - Returns: What it says, and what is wrong with it, with positions; whoever finds anything wrong
  ///   does not use it.
  package static func read(_ bytes: [UInt8]) -> (configuration: LintConfiguration, wrong: [Finding])
  {
    let log = FindingLog()
    var configuration = LintConfiguration()
    do throws(JSONSyntaxError) {
      try JSONDocument.read(bytes, log: log) { configuration.read($0) }
    } catch {
      log.add(Finding(error.kind, error.message, position: error.position))
    }
    JSONLocator.fillPositions(of: log, in: bytes)
    return (configuration, log.findings)
  }

  private static let keys = [
    "$schema", "root", "extends", "targets", "rules", "overrides", "exclude", "budgets", "suppress",
    "baseline", "failOn", "maxWarnings", "pages",
  ]

  private mutating func read(_ root: JSONValue) {
    guard let object = root.readObject() else { return }
    for (key, value) in object {
      switch key.text {
      case "$schema": _ = value.readString()
      case "root": isRoot = value.readBool() ?? false
      case "overrides": overrides = value.readArray()?.compactMap(Self.override) ?? []
      case "exclude": excluded = Self.texts(value)
      case "suppress": suppressions = value.readArray()?.compactMap(Self.suppression) ?? []
      case "baseline": baseline = value.readString()
      case "failOn": failLevel = Self.failLevel(value)
      case "pages": pagesAddress = value.readString()
      case "maxWarnings": mostWarnings = Self.count(value)
      case let name:
        if !section.read(name, value) { value.reportUnknown("key", name, among: Self.keys) }
      }
    }
  }

  private static func count(_ value: JSONValue) -> Int? {
    guard let number = value.readNumber() else { return nil }
    if let count = Int(exactly: number), count >= 0 { return count }
    value.reportWrong("a whole number from 0 on is expected")
    return nil
  }

  private static func failLevel(_ value: JSONValue) -> String? {
    guard let text = value.readString() else { return nil }
    let levels = Severity.allCases.map(\.rawValue) + ["never"]
    if levels.contains(text) { return text }
    value.reportUnknown("level", text, among: levels)
    return nil
  }

  private static func override(_ value: JSONValue) -> Override? {
    guard let object = value.readObject() else { return nil }
    var files: [String] = []
    var section = Section()
    for (key, member) in object {
      if key.text == "files" {
        files = texts(member)
      } else if !section.read(key.text, member) {
        member.reportUnknown(
          "key", key.text, among: ["files", "extends", "targets", "rules", "budgets"])
      }
    }
    if files.isEmpty { value.reportWrong("an override names no 'files'") }
    return Override(files: files, section: section)
  }

  private static func suppression(_ value: JSONValue) -> Suppression? {
    guard let object = value.readObject() else { return nil }
    var texts: [String: String] = [:]
    let keys = ["rule", "file", "path", "layer", "reason"]
    for (key, member) in object {
      guard keys.contains(key.text) else {
        member.reportUnknown("key", key.text, among: keys)
        continue
      }
      texts[key.text] = member.readString()
    }
    guard let rule = texts["rule"] else {
      value.reportWrong("a suppression names no 'rule'")
      return nil
    }
    do throws(SettingError) { _ = try LintSettings.pattern(rule) } catch {
      value.reportWrong(error.message)
    }
    let reason = texts["reason"] ?? ""
    if !reason.contains(where: { !$0.isWhitespace }) {
      value.reportWrong("a suppression gives no 'reason'")
    }
    return Suppression(
      rules: rule, file: texts["file"], path: texts["path"], layer: texts["layer"], reason: reason)
  }

  fileprivate static func texts(_ value: JSONValue) -> [String] {
    value.readArray()?.compactMap { $0.readString() } ?? []
  }
}

extension LintConfiguration.Section {
  /// What a budget limits, and the option of the rule that it sets.
  static let budgets: [(key: String, rule: String, option: String)] = [
    ("bytes", "perf/file-size", "max"),
    ("gzip", "perf/gzip-size", "max"),
    ("layers", "perf/layer-count", "max"),
    ("masks", "perf/mask-count", "max"),
    ("duration", "perf/duration", "max"),
  ]

  /// Reads a member of a section; false for one that no section has.
  fileprivate mutating func read(_ key: String, _ value: JSONValue) -> Bool {
    switch key {
    case "extends":
      presets = LintConfiguration.texts(value)
      check(value) { (settings) throws(SettingError) in try settings.setPresets(presets ?? []) }
    case "targets":
      targets = LintConfiguration.texts(value)
      check(value) { (settings) throws(SettingError) in try settings.setTargets(targets ?? []) }
    case "rules":
      guard let object = value.readObject() else { break }
      for (rule, setting) in object { add(RuleEntry(rules: rule.text), reading: setting) }
    case "budgets": readBudgets(value)
    default: return false
    }
    return true
  }

  private typealias RuleEntry = LintConfiguration.RuleEntry

  /// Reads `"error"`, or `["error", {"max": 3}]`.
  private mutating func add(_ entry: RuleEntry, reading value: JSONValue) {
    var entry = entry
    var level = value
    if let array = value.array {
      guard array.count == 2, let options = array[1].readObject() else {
        return value.reportWrong("a level and an object with options are expected")
      }
      level = array[0]
      for (key, value) in options { entry.options[key.text] = Self.option(value) }
    }
    guard let text = level.readString() else { return }
    guard let choice = Self.choice(text) else {
      return level.reportUnknown("level", text, among: Self.levels)
    }
    entry.choice = choice
    add(entry, at: value)
  }

  /// What an option is set to: a number, a text, or a list of texts.
  private static func option(_ value: JSONValue) -> RuleOption.Value? {
    if let text = value.string { return .text(text) }
    if value.isArray { return .texts(LintConfiguration.texts(value)) }
    return value.readNumber().map { .number($0) }
  }

  private static let levels = ["off", "on"] + Severity.allCases.map(\.rawValue)

  private static func choice(_ text: String) -> RuleSelection.Setting? {
    switch text {
    case "off": .off
    case "on": .on
    default: Severity(rawValue: text).map { .level($0) }
    }
  }

  /// Reads limits, each of which makes its rule an error.
  private mutating func readBudgets(_ value: JSONValue) {
    guard let object = value.readObject() else { return }
    for (key, limit) in object {
      guard let budget = Self.budgets.first(where: { $0.key == key.text }) else {
        limit.reportUnknown("budget", key.text, among: Self.budgets.map(\.key))
        continue
      }
      guard let number = limit.readNumber() else { continue }
      let entry = RuleEntry(
        rules: budget.rule, choice: .level(.error), options: [budget.option: .number(number)])
      add(entry, at: limit)
    }
  }

  /// Adds an entry, if its rule and options exist.
  private mutating func add(_ entry: RuleEntry, at value: JSONValue) {
    rules.append(entry)
    let section = LintConfiguration.Section(rules: [entry])
    check(value) { (settings) throws(SettingError) in try settings.apply(section) }
  }

  private func check(
    _ value: JSONValue, _ body: (inout LintSettings) throws(SettingError) -> Void
  ) {
    var settings = LintSettings()
    do throws(SettingError) { try body(&settings) } catch { value.reportWrong(error.message) }
  }
}

extension JSONValue {
  fileprivate func reportWrong(_ message: String) { report(.configuration, message) }

  fileprivate func reportUnknown(_ thing: String, _ name: String, among names: [String]) {
    reportWrong(SettingError(unknown: thing, name, among: names).message)
  }
}
