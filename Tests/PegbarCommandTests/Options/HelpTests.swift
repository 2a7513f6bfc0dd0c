import Foundation
import PegbarTestSupport
import Testing

/// Tests of the help against the rules of `Contributing.md`.
@Suite struct HelpTests {
  /// The prose in the output of `--experimental-dump-help`.
  private struct Help: Decodable {
    struct Command: Decodable {
      struct Argument: Decodable {
        let kind: String
        let abstract: String?
        let names: [Name]?
      }

      struct Name: Decodable { let name: String }

      let commandName: String
      let abstract: String?
      let discussion: String?
      let arguments: [Argument]?
      let subcommands: [Command]?

      var all: [Command] { [self] + (subcommands ?? []).flatMap(\.all) }
    }

    let command: Command
  }

  private let commands: [Help.Command]
  private let wording: Wording

  init() throws {
    let output = try CommandRun(["--experimental-dump-help"]).output
    commands = try JSONDecoder().decode(Help.self, from: Data(output.utf8)).command.all
    wording = try Wording()
  }

  /// The verbs with which options without a value begin.
  private static let verbs: Set<String> = [
    "Also", "Convert", "Draw", "Exit", "Ignore", "Open", "Print", "Replace", "Run", "Show", "Treat",
    "Use",
    "Write",
  ]

  @Test("options start with a verb or a noun, without an article")
  func options() {
    let arguments = commands.flatMap { $0.arguments ?? [] }
    #expect(arguments.count > 80)
    #expect(arguments.flatMap { wording.breaches(inOption: $0.abstract ?? "") } == [])
    // The argument parser describes its own flags.
    let flags = arguments.filter { $0.kind == "flag" && $0.abstract?.isEmpty == false }
    let breaches = flags.filter { flag in
      let first = flag.abstract?.split(separator: " ").first.map(String.init) ?? ""
      return !Self.verbs.contains(first)
    }
    #expect(breaches.map { "\($0.names?.first?.name ?? ""): \($0.abstract ?? "")" } == [])
  }

  @Test("subcommands are imperatives, and descriptions use the words of the glossary")
  func descriptions() {
    let abstracts = commands.compactMap(\.abstract)
    #expect(abstracts.flatMap { wording.breaches(inOption: $0) } == [])
    #expect(
      commands.compactMap(\.discussion).flatMap { discussion in
        discussion.components(separatedBy: "\n\n").filter { !$0.hasPrefix("Examples:") }
          .flatMap { wording.breaches(in: $0) }
      } == [])
  }
}
