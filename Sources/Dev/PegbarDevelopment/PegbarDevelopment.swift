internal import ArgumentParser
internal import Foundation
internal import Pegbar

/// What only scripts of the repository call; no part of a release.
@main
struct PegbarDevelopment: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "PegbarDevelopment", abstract: "Print and write what the scripts in tools need.",
    subcommands: [SupportedFeaturesCommand.self, CatalogueCommand.self, LayersCommand.self])
}

/// `PegbarDevelopment supported-features`.
struct SupportedFeaturesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "supported-features",
    abstract: "Print the article about the result of each feature, measured on samples.")

  @Argument(help: "The folder with the samples and their table, features.tsv.")
  var samples: String

  func run() throws {
    let article = try FeatureArticle(table: bytes(of: "\(samples)/features.tsv")) {
      try bytes(of: "\(samples)/\($0).json")
    }
    FileHandle.standardOutput.write(Data(article.text.utf8))
  }
}

/// `PegbarDevelopment catalogue`.
struct CatalogueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue",
    abstract: "Add the pages that are not in Git to a copy of the documentation catalogue.")

  @Argument(help: "The folder of the copy.")
  var folder: String

  func run() throws {
    for page in CataloguePage.all {
      let file = URL(filePath: folder).appending(path: page.path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(page.text.utf8).write(to: file)
    }
  }
}

/// `PegbarDevelopment layers`.
struct LayersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layers",
    abstract: "Print the values of every layer of a converted animation at some times.")

  @Argument(help: "The animation.")
  var input: String

  func run() throws {
    let name = URL(filePath: input).lastPathComponent
    let conversion = try Pegbar.convert(
      bytes(of: input), options: ConversionOptions(sourceName: name))
    FileHandle.standardOutput.write(Data(conversion.layerListing))
  }
}

/// The bytes of a file.
private func bytes(of path: String) throws -> [UInt8] {
  Array(try Data(contentsOf: URL(filePath: path)))
}
