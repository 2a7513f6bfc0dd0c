internal import Pegbar

/// The terminal that a stream goes to.
enum Terminal {
  /// Lines are never shorter, however narrow the terminal is, in columns.
  private static let narrowest = 80
  /// The longest lines, in columns: longer ones are hard to read.
  private static let widest = 1000

  /// Whether a stream goes to a terminal, and not to a file or another program.
  static func isReading(_ stream: Console.Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// The width of the terminal, or of `COLUMNS`, or 100; at least 80 columns.
  static func width(of stream: Console.Stream) -> Int {
    var size = winsize()
    let isKnown = ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let columns = isKnown ? Int(size.ws_col) : environment("COLUMNS").flatMap(Int.init) ?? 0
    guard columns > 0 else { return ReportStyle.defaultWidth }
    return min(max(columns, narrowest), widest)
  }

  /// Whether a stream goes to a terminal that shows colours, and `NO_COLOR` is not set.
  ///
  /// - Source: no-color.org: `NO_COLOR`, where it is not empty, switches colours off.
  static func showsColors(_ stream: Console.Stream) -> Bool {
    isReading(stream) && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
