internal import ArgumentParser
internal import Pegbar

/// `pegbar pages`: writes the documentation pages that are made from values; for `tools/pages`.
struct PagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pages", abstract: "Writes the pages of all findings and of scene JSON.",
    shouldDisplay: false)

  @Argument(help: "The documentation catalogue to write into.")
  var folder: String

  func run() throws {
    for page in FindingPages.articles {
      try Files.write(Array(page.text.utf8), to: "\(folder)/Findings/\(page.name)")
    }
    try Files.write(
      Array(SceneJSON.reference.utf8), to: "\(folder)/Articles/SceneJSONMembers.md")
  }
}
