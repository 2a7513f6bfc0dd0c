internal import ArgumentParser
internal import Pegbar

/// `pegbar explain`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explains a finding; without an id, lists all there are.")

  @Argument(help: "The id of a finding, for example shape/merge-paths.")
  var id: String?

  func run() throws {
    guard let id else { return try Console.print(FindingPages.list) }
    guard let kind = FindingKind.named(id) else {
      throw CommandFailure.usage("there is no finding '\(id)'; 'pegbar explain' lists all")
    }
    try Console.print(FindingPages.text(of: kind))
  }
}
