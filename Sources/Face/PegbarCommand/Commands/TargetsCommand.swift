internal import ArgumentParser
internal import Pegbar

/// `pegbar targets`.
struct TargetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "targets", abstract: "Lists the players whose support of features is known.")

  @OptionGroup var display: OutputOptions

  func run() throws {
    if !display.quiet { try Console.print(PlayerList.text(style: display.style(for: .output))) }
  }
}
