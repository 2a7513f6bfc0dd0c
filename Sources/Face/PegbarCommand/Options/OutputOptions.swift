internal import ArgumentParser
internal import Pegbar

/// When colours are used.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal, unless `NO_COLOR` is set.
  case auto
  /// Whatever reads it.
  case always
  /// Nowhere.
  case never
}

/// How much a command says to people, and in which colours: the same on all commands.
struct OutputOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing but why something cannot be done.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say everything: every place, and what asks for nothing.")
  var verbose = false

  @Option(
    help: "Use colours: on a terminal unless NO_COLOR is set (auto), always or never.")
  var color = ColorChoice.auto

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other.") }
  }

  /// How text for people is laid out on a stream.
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

  /// How text for people is laid out in a file: without colours unless they are asked for.
  var fileStyle: ReportStyle {
    ReportStyle(isVerbose: verbose, isColored: color == .always)
  }
}
