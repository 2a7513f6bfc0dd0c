internal import ArgumentParser
internal import Pegbar

/// An output format of `pegbar rules`.
enum RulesForm: String, CaseIterable, ExpressibleByArgument {
  /// Text for people.
  case text
  /// JSON for programs.
  case json
  /// A Markdown table for documentation.
  case markdown
}

/// The `pegbar rules` command.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the lint rules with their severities and options.",
    discussion: """
      'pegbar explain RULE' explains a rule and its fix.

      Examples:
        pegbar rules
        pegbar rules --preset ios
        pegbar rules --format json
      """)

  @Option(help: "Format of the list.")
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
