internal import ArgumentParser
internal import Foundation
internal import Pegbar

/// Commands for the scripts of the repository, which are not part of a release.
@main
struct PegbarDevelopment: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "PegbarDevelopment", abstract: "Print and write data for the scripts in tools.",
    subcommands: [SupportedFeaturesCommand.self, CatalogueCommand.self, LayersCommand.self])
}

/// The `PegbarDevelopment supported-features` command.
struct SupportedFeaturesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "supported-features",
    abstract: "Print the article on supported features, with results measured on the samples.")

  @Argument(help: "Folder that contains the samples and features.tsv.")
  var samples: String

  func run() throws {
    let article = try FeatureArticle(table: bytes(of: "\(samples)/features.tsv")) {
      try bytes(of: "\(samples)/\($0).json")
    }
    if let feature = article.unsorted {
      throw ValidationError("features.tsv: sort the rows of \(feature.rawValue), best result first")
    }
    FileHandle.standardOutput.write(Data(article.text.utf8))
  }
}

/// The `PegbarDevelopment catalogue` command.
struct CatalogueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue",
    abstract: "Add the pages that are not in Git to a copy of the documentation catalog.")

  @Argument(help: "Folder that contains the copy.")
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

/// The `PegbarDevelopment layers` command.
struct LayersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layers",
    abstract: "Print the values of every layer of a converted animation at several times.")

  @Argument(help: "Animation file.")
  var input: String

  func run() throws {
    let name = URL(filePath: input).lastPathComponent
    let conversion = try Pegbar.convert(
      bytes(of: input), options: ConversionOptions(sourceName: name))
    FileHandle.standardOutput.write(Data(conversion.layerListing))
  }
}

/// Returns the contents of a file.
private func bytes(of path: String) throws -> [UInt8] {
  Array(try Data(contentsOf: URL(filePath: path)))
}
