internal import ArgumentParser
internal import Pegbar

/// The options that select rules and targets.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("target"),
    help: ArgumentHelp(
      """
      Player to check for, optionally with a version after @, or core-animation for the code that \
      pegbar writes. 'pegbar targets' lists all targets. May be repeated.
      """, valueName: "target"),
    completion: .list(LintSettings.targetNames))
  var targets: [String] = []

  @Option(
    name: .customLong("preset"),
    help: ArgumentHelp(
      """
      Set of rules: \(LintSettings.presets.map(\.name).joined(separator: ", ")). May be repeated.
      """, valueName: "preset"),
    completion: .list(LintSettings.presets.map(\.name)))
  var presets: [String] = []

  @Option(
    help: ArgumentHelp(
      "Enable a rule or a family of rules. May be repeated.", valueName: "rule"))
  var select: [String] = []

  @Option(
    help: ArgumentHelp(
      "Disable a rule or a family of rules. May be repeated.", valueName: "rule"))
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp(
      "Enable only this rule or family of rules. May be repeated.", valueName: "rule")
  )
  var only: [String] = []

  @Option(help: "Place of the image files that animations refer to.")
  var images: ImagePlace?

  func validate() throws {
    var settings = LintSettings()
    do throws(SettingError) { try apply(to: &settings) } catch {
      throw ValidationError(error.sentence)
    }
  }

  /// Applies the options to settings.
  func apply(to settings: inout LintSettings) throws(SettingError) {
    if !presets.isEmpty { try settings.setPresets(presets) }
    if !targets.isEmpty { try settings.setTargets(targets) }
    for rule in select { try settings.select(rule) }
    for rule in ignore { try settings.ignore(rule) }
    if !only.isEmpty { try settings.setOnly(only) }
    if let images { settings.providesImages = images == .provided }
  }
}

extension ImagePlace: ExpressibleByArgument {}
