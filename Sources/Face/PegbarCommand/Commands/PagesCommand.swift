internal import ArgumentParser
internal import Pegbar
internal import PegbarSceneJSON

/// `pegbar pages`: writes the documentation pages that are made from values; for `tools/update pages`.
struct PagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pages",
    abstract: "Writes the pages of all findings, of scene JSON and of what becomes of features.",
    shouldDisplay: false)

  @Argument(help: "The documentation catalogue to write into.")
  var folder: String

  @Argument(help: "The samples on which is measured what becomes of features.")
  var samples: String

  func run() throws {
    for page in FindingPages.articles {
      try Files.write(Array(page.text.utf8), to: "\(folder)/Findings/\(page.name)")
    }
    try Files.write(
      Array(SceneJSON.reference.utf8), to: "\(folder)/Articles/SceneJSONMembers.md")
    let article = try FeatureArticle(table: Files.read("\(samples)/features.tsv")) {
      try Files.read("\(samples)/\($0).json")
    }
    try Files.write(Array(article.text.utf8), to: "\(folder)/Articles/SupportedFeatures.md")
  }
}
