internal import ArgumentParser
internal import Pegbar

/// The `pegbar` command.
@main
struct PegbarCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pegbar",
    abstract: "Convert After Effects animations to Swift Core Animation code.",
    discussion: """
      The exit code is 0 for success, 1 for findings at or above --fail-on, 2 for a usage error \
      and 3 for unreadable input. It is also 1 if pegbar refuses to replace a file, and 2 if \
      output cannot be written.
      """,
    version: BuildVersion.text,
    subcommands: [
      ConvertCommand.self, SupportCommand.self, VerifyCommand.self, LintCommand.self,
      ExplainCommand.self,
      RulesCommand.self, TargetsCommand.self, FeaturesCommand.self, InspectCommand.self,
      RenderCommand.self, PreviewCommand.self, DiffCommand.self,
    ])

  /// The names of all subcommands.
  static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// Runs the command and ends the process.
  static func main() async {
    do {
      var command = try parsed(Array(CommandLine.arguments.dropFirst()))
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(after: error)
    }
  }

  /// Returns the command of some arguments.
  ///
  /// If they begin with the name of a subcommand, only the rest is parsed. `ArgumentParser` would
  /// otherwise collect the options of the subcommand three times, which is a tenth of the time for a
  /// small file. Errors and help require all arguments, because they name both commands.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let subcommand = configuration.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    // A request for help results in another command.
    if let subcommand, let command = try? subcommand.parseAsRoot(Array(arguments.dropFirst())),
      type(of: command) == subcommand
    {
      return command
    }
    return try parseAsRoot(arguments)
  }

  /// Prints an error and ends the process with an exit code of `ExitStatus`.
  private static func end(after error: any Error) -> Never {
    if let failure = error as? CommandFailure { fail(failure.status, failure.message) }
    // Read errors are caught where files are read, so this is an output error.
    if let failure = error as? FileError { fail(.usage, failure.message) }
    if let word = unknownSubcommand(in: Array(CommandLine.arguments.dropFirst())) {
      fail(.usage, "unknown command '\(word.text)'\(word.hint)\n  See 'pegbar --help'.")
    }
    let message = fullMessage(for: error)
    let code = exitCode(for: error)
    if code.isSuccess {
      do throws(FileError) { try Console.print(message) } catch { fail(.usage, error.message) }
      ExitStatus.end(.success)
    }
    // ArgumentParser exits with 64 for invalid arguments; here the exit code is always 2.
    if !message.isEmpty { Console.note(message) }
    ExitStatus.end(.usage)
  }

  /// Returns the first argument if it is an unknown subcommand, with a suggestion for the nearest
  /// one.
  ///
  /// ArgumentParser parses it as an argument of the root command, which has none.
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
