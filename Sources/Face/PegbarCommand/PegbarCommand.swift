internal import ArgumentParser
internal import Pegbar

/// The command `pegbar`.
@main
struct PegbarCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pegbar",
    abstract: "Turns After Effects motion exports into Swift Core Animation code.",
    discussion: """
      Exit codes: 0 fine, 1 findings at or above --fail-on, 2 usage, 3 input cannot be read.
      """,
    version: BuildVersion.text,
    subcommands: [
      ConvertCommand.self, SupportCommand.self, VerifyCommand.self, LintCommand.self,
      ExplainCommand.self,
      RulesCommand.self, TargetsCommand.self, FeaturesCommand.self, InspectCommand.self,
      RenderCommand.self,
    ])

  /// The names of all commands.
  static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// Runs the command and ends the process.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(after: error)
    }
  }

  /// Says why and ends the process with one of the exit codes of `ExitStatus`.
  private static func end(after error: any Error) -> Never {
    if let failure = error as? CommandFailure { fail(failure.status, failure.message) }
    // Errors of reading are caught where files are read; what is left is an output.
    if let failure = error as? FileError { fail(.usage, failure.message) }
    if let word = unknownSubcommand(in: Array(CommandLine.arguments.dropFirst())) {
      fail(.usage, "there is no command '\(word.text)'\(word.hint)\n  See 'pegbar --help'.")
    }
    let message = fullMessage(for: error)
    let code = exitCode(for: error)
    if code.isSuccess {
      do throws(FileError) { try Console.print(message) } catch { fail(.usage, error.message) }
      ExitStatus.end(.success)
    }
    // ArgumentParser has its own number (64) for wrong arguments; here it is 2 like everywhere.
    if !message.isEmpty { Console.note(message) }
    ExitStatus.end(.usage)
  }

  /// The first word of the arguments where it should be a command and is none, and the nearest one.
  ///
  /// ArgumentParser takes it for an argument of the root command, which has none.
  private static func unknownSubcommand(in arguments: [String]) -> (text: String, hint: String)? {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let word = words.first, !word.hasPrefix("-") else { return nil }
    let commands = commandNames + ["help"]
    guard !commands.contains(word) else { return nil }
    let nearest = NearestName.of(word, among: commands)
    return (word, nearest.map { "; did you mean '\($0)'?" } ?? "")
  }

  private static func fail(_ status: ExitStatus, _ message: String?) -> Never {
    if let message { Console.error(message) }
    ExitStatus.end(status)
  }
}
