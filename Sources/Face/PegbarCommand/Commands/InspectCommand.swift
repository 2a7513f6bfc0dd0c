internal import ArgumentParser
internal import Pegbar

/// A form in which `pegbar inspect` says what it found.
enum InspectionForm: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// Counts, for programs.
  case json
  /// The values of every layer at some times, for `tools/check generated`.
  case layers

  static var allValueDescriptions: [String: String] {
    [
      "text": "layers, times, features and weight, for people",
      "json": "how many parts of each kind there are, for programs",
      "layers": "what every converted layer looks like at some times, for programs",
    ]
  }
}

/// `pegbar inspect`.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Shows what an animation holds, and what weighs most.",
    discussion: """
      Examples:
        pegbar inspect logo.json
        pegbar inspect pack.lottie --animation night
        pegbar inspect logo.json --report json
      """)

  @Argument(
    help: "The animation: Lottie JSON, dotLottie or scene JSON; - for the standard input.",
    completion: .file())
  var input: String

  @Option(name: .customLong("report"), help: "The form.")
  var form = InspectionForm.text

  @OptionGroup var choice: AnimationOptions

  @OptionGroup var display: OutputOptions

  func run() throws {
    let bytes = try Files.readInput(input)
    let output: [UInt8]
    do throws(ConversionError) {
      output = try self.output(of: bytes)
    } catch {
      throw CommandFailure.unreadable("\(input): \(error)")
    }
    if !display.quiet { try Console.output(output) }
  }

  private func output(of bytes: [UInt8]) throws(ConversionError) -> [UInt8] {
    switch form {
    case .text:
      let inspection = try Inspection(bytes, animation: choice.animation)
      return Array(inspection.text(of: input, style: display.style(for: .output)).utf8)
    case .json:
      return try Inspection(bytes, animation: choice.animation).json
    case .layers:
      let options = ConversionOptions(
        sourceName: input == "-" ? "" : Files.name(of: input), animation: choice.animation)
      return try Pegbar.convert(bytes, options: options).layerListing
    }
  }
}
