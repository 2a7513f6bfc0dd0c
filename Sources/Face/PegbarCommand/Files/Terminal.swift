internal import Pegbar

/// The terminal of a stream.
enum Terminal {
  /// The minimum line width in columns, even if the terminal is narrower.
  private static let narrowest = 80
  /// The maximum line width in columns; longer lines are hard to read.
  private static let widest = 1000

  /// Returns `true` if a stream is a terminal, not a file or another program.
  static func isReading(_ stream: Console.Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// Returns the width of the terminal, or that of `COLUMNS`, or 100; at least 80 columns.
  static func width(of stream: Console.Stream) -> Int {
    var size = winsize()
    let isKnown = ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let columns = isKnown ? Int(size.ws_col) : environment("COLUMNS").flatMap(Int.init) ?? 0
    guard columns > 0 else { return ReportStyle.defaultWidth }
    return min(max(columns, narrowest), widest)
  }

  /// Returns `true` if a stream is a terminal that supports colors, and `NO_COLOR` is not set.
  ///
  /// - Source: no-color.org: `NO_COLOR`, if not empty, disables colors.
  static func showsColors(_ stream: Console.Stream) -> Bool {
    isReading(stream) && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
