internal import ArgumentParser
internal import Pegbar

/// The `pegbar targets` command.
struct TargetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "targets", abstract: "List the players with known feature support.")

  @OptionGroup var display: OutputOptions

  func run() throws {
    if !display.quiet { try Console.print(PlayerList.text(style: display.style(for: .output))) }
  }
}
