internal import ArgumentParser
internal import Pegbar

/// A form in which `pegbar rules` lists them.
enum RulesForm: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For programs.
  case json
  /// A table for a document.
  case markdown
}

/// `pegbar rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists what lint looks for, with levels and options.",
    discussion: """
      'pegbar explain RULE' says what a rule means and what to do about it.

      Examples:
        pegbar rules
        pegbar rules --preset ios
        pegbar rules --format json
      """)

  @Option(help: "The form.")
  var format = RulesForm.text

  @OptionGroup var rules: RuleOptions

  @OptionGroup var display: OutputOptions

  func run() throws {
    var settings = LintSettings()
    try rules.apply(to: &settings)
    guard !display.quiet else { return }
    switch format {
    case .text: try Console.print(RuleListing.text(settings, style: display.style(for: .output)))
    case .json: try Console.output(RuleListing.json(settings))
    case .markdown: try Console.print(RuleListing.markdown(settings))
    }
  }
}
