import ArgumentParser
@main struct PegbarCommand: ParsableCommand { static let configuration = CommandConfiguration(commandName: "pegbar") }
