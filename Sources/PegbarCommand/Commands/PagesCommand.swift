internal import ArgumentParser
internal import Pegbar

/// `pegbar pages`: writes the documentation pages of the findings; for `tools/pages`.
struct PagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pages", abstract: "Writes the documentation pages of all findings.",
    shouldDisplay: false)

  @Argument(help: "The folder to write into.")
  var folder: String

  func run() throws {
    for page in FindingPages.articles {
      try Files.write(Array(page.text.utf8), to: "\(folder)/\(page.name)")
    }
  }
}
