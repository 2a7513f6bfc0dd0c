internal import ArgumentParser
internal import Pegbar

/// The use of colors.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// Colors on a terminal, unless `NO_COLOR` is set.
  case auto
  /// Colors in all output.
  case always
  /// No colors.
  case never
}

/// The options for the amount and color of output for people, common to all commands.
struct OutputOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  @Flag(
    name: .shortAndLong, help: "Print all locations, and details of notes that require no action.")
  var verbose = false

  @Option(
    help: "Use color on a terminal unless NO_COLOR is set (auto), always or never.")
  var color = ColorChoice.auto

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose cannot be combined.") }
  }

  /// Returns the style of text for people on a stream.
  func style(for stream: Console.Stream) -> ReportStyle {
    let isColored =
      switch color {
      case .auto: Terminal.showsColors(stream)
      case .always: true
      case .never: false
      }
    return ReportStyle(
      isVerbose: verbose, isColored: isColored, width: Terminal.width(of: stream))
  }

  /// The style of text for people in a file, without colors unless they are requested.
  var fileStyle: ReportStyle {
    ReportStyle(isVerbose: verbose, isColored: color == .always)
  }
}
