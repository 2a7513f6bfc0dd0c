internal import ArgumentParser
internal import Pegbar

/// The `pegbar explain` command.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a finding, the limits or a JSON schema, or list all findings.",
    discussion: """
      Specify a family to list its findings. The part of an ID after the slash is sufficient if it \
      identifies only one finding. For other words, the findings that mention them are listed.

      Examples:
        pegbar explain shape/merge-paths
        pegbar explain merge-paths
        pegbar explain effect
        pegbar explain trim
        pegbar explain limits
        pegbar explain schema
        pegbar explain config
      """)

  @Argument(
    help: """
      ID of a finding (shape/merge-paths), a family (shape), words to search for, limits, or a \
      JSON schema (schema for scenes, config for .pegbar.json).
      """,
    completion: .longList(FindingKind.all.map(\.id) + ["config", "limits", "schema"]))
  var id: String?

  @OptionGroup var display: OutputOptions

  func run() throws {
    let style = display.style(for: .output)
    if id == "limits" { return try show(LimitPages.list) }
    if id == "config" {
      return try show(String(decoding: LintConfiguration.schema, as: UTF8.self))
    }
    if id == "schema" { return try show(String(decoding: SceneJSON.schema, as: UTF8.self)) }
    guard let id else { return try show(FindingPages.list(FindingKind.all, style: style)) }
    switch FindingSearch(id) {
    case .kind(let kind): try show(FindingPages.text(of: kind, style: style))
    case .several(let kinds), .mentioned(let kinds):
      try show(FindingPages.list(kinds, style: style))
    case .unknown(let nearest):
      let hint = nearest.map { "did you mean '\($0)'? " } ?? ""
      throw CommandFailure.usage(
        "unknown finding '\(id)'; \(hint)'pegbar explain' lists all findings")
    }
  }

  private func show(_ text: String) throws(FileError) {
    if !display.quiet { try Console.print(text) }
  }
}
