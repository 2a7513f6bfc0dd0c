internal import ArgumentParser
internal import Pegbar

/// An output format of `pegbar inspect`.
enum InspectionForm: String, CaseIterable, ExpressibleByArgument {
  /// Text for people.
  case text
  /// Counts in JSON for programs.
  case json

  static var allValueDescriptions: [String: String] {
    [
      "text": "layers, fonts, text, images, colors, markers, features and sizes, as text",
      "json": "counts of layers, shapes, keyframes and more, for programs",
    ]
  }
}

/// The `pegbar inspect` command.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Show the contents of an animation and its largest parts.",
    discussion: """
      Examples:
        pegbar inspect logo.json
        pegbar inspect pack.lottie --animation night
        pegbar inspect logo.json --timeline
        pegbar inspect logo.json --format json
      """)

  @Argument(
    help: "Animation (Lottie JSON, dotLottie or scene JSON), or - for standard input.",
    completion: .file())
  var input: String

  @Option(name: [.customLong("format"), .customLong("report")], help: "Format of the report.")
  var form = InspectionForm.text

  @Flag(help: "Show the layers as a tree, with those of precompositions.")
  var tree = false

  @Flag(help: "Show a timeline with the layers, their keyframes and the transactions.")
  var timeline = false

  @OptionGroup var choice: AnimationOptions

  @OptionGroup var theme: ThemeOptions

  @OptionGroup var display: OutputOptions

  func validate() throws {
    guard [tree, timeline, form == .json].count(where: { $0 }) < 2 else {
      throw ValidationError("--tree, --timeline and --format json cannot be combined.")
    }
  }

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
      let inspection = try inspection(of: bytes)
      let style = display.style(for: .output)
      if tree { return Array(inspection.tree(of: input, style: style).utf8) }
      if timeline { return Array(inspection.timeline(of: input, style: style).utf8) }
      let file = FoundInput(path: input)
      let text = inspection.text(of: input, style: display.style(for: .output)) { path in
        file.isStandardInput || file.imageState(path) != .missing
      }
      return Array(text.utf8)
    case .json:
      return try inspection(of: bytes).json
    }
  }

  private func inspection(of bytes: [UInt8]) throws(ConversionError) -> Inspection {
    try Inspection(
      bytes, animation: choice.animation, theme: ThemeChoice(argument: theme.theme))
  }
}
