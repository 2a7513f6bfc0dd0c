internal import ArgumentParser
internal import Pegbar

/// Which rules are looked for, and for whom.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("target"),
    help: ArgumentHelp(
      """
      Check for a player, with a version after an @ if need be, or core-animation for the code that \
      pegbar writes; 'pegbar targets' lists them. May be repeated.
      """, valueName: "target"),
    completion: .list(LintSettings.targetNames))
  var targets: [String] = []

  @Option(
    name: .customLong("preset"),
    help: ArgumentHelp(
      """
      What to look for: \(LintSettings.presets.map(\.name).joined(separator: ", ")). May be repeated.
      """, valueName: "preset"),
    completion: .list(LintSettings.presets.map(\.name)))
  var presets: [String] = []

  @Option(
    help: ArgumentHelp(
      "Look for a rule or a family of rules, too. May be repeated.", valueName: "rule"))
  var select: [String] = []

  @Option(
    help: ArgumentHelp(
      "Do not look for a rule or a family of rules. May be repeated.", valueName: "rule"))
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp(
      "Look for a rule or a family of rules, and nothing else. May be repeated.", valueName: "rule")
  )
  var only: [String] = []

  func validate() throws {
    var settings = LintSettings()
    do throws(SettingError) { try apply(to: &settings) } catch {
      throw ValidationError(error.sentence)
    }
  }

  /// Adds what the options say to settings.
  func apply(to settings: inout LintSettings) throws(SettingError) {
    if !presets.isEmpty { try settings.setPresets(presets) }
    if !targets.isEmpty { try settings.setTargets(targets) }
    for rule in select { try settings.select(rule) }
    for rule in ignore { try settings.ignore(rule) }
    if !only.isEmpty { try settings.setOnly(only) }
  }
}
