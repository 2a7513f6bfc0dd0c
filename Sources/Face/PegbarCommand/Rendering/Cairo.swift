internal import ArgumentParser
internal import PegbarRaster

extension AsyncParsableCommand {
  /// Checks that pixels can be drawn.
  ///
  /// - Parameters:
  ///   - isRequired: Whether to throw an error if they cannot.
  ///   - isUsed: Whether to print a note if they cannot.
  ///   - display: The options for the amount of output.
  static func requirePixels(
    isRequired: Bool, isUsed: Bool, _ display: OutputOptions
  ) throws(CommandFailure) {
    guard isRequired || isUsed, let reason = Raster.missingLibrary else { return }
    if isRequired { throw .usage(reason) }
    if !display.quiet { Console.note("pegbar: note: pixels are not compared: \(reason)") }
  }
}
