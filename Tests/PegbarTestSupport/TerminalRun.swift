import Foundation

/// A run of the `pegbar` command with output to a terminal.
package struct TerminalRun {
  /// The exit code.
  package let status: Int32
  /// The terminal output, with line feeds at the ends of lines.
  package let text: String

  /// Runs the command in the build folder of the tests.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - columns: The width of the terminal, or 0 if unknown.
  ///   - environment: Variables to set in addition to those of the tests.
  package init(_ arguments: [String], columns: Int, environment: [String: String] = [:]) throws {
    var terminal: Int32 = -1
    var end: Int32 = -1
    var size = winsize(
      ws_row: 50, ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&terminal, &end, nil, nil, &size) == 0 else {
      throw CocoaError(.fileReadUnknown)
    }
    defer { close(terminal) }
    let process = CommandRun.process(arguments)
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "COLUMNS"] { variables[name] = nil }
    variables["TERM"] = "xterm"
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: end, closeOnDealloc: false)
    process.standardError = FileHandle(fileDescriptor: end, closeOnDealloc: false)
    try process.run()
    // Reading ends only when no process has the terminal open.
    close(end)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    process.waitUntilExit()
    status = process.terminationStatus
    text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
