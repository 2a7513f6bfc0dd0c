package import PegbarBase
package import PegbarDiagnostics

/// Reads JSON text with jansson.
///
/// The tree exists only inside `read`. Returned values must not refer to it.
package enum JSONDocument {
  /// Parses `bytes` and passes the root value to `body`.
  ///
  /// A byte order mark is skipped and reported. A duplicate key is reported, and its last value is
  /// used. An integer that exceeds 64 bits is read as a real. A NUL in a key is read as U+FFFD,
  /// because jansson rejects it. Any value can be the root.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - log: The log that receives the findings.
  ///   - limits: The limits for the size of the text and of its values.
  ///   - pieces: The parts that are parsed only when they are entered.
  ///   - body: A closure that reads the values. It is called again, and its result discarded, if an
  ///     error is found in a piece.
  /// - Throws: a `JSONSyntaxError` if the bytes are not JSON or exceed a limit.
  package static func read<Result>(
    _ bytes: [UInt8], log: FindingLog, limits: Limits = Limits(),
    pieces: PieceReading = PieceReading(), _ body: (JSONValue) -> Result
  ) throws(JSONSyntaxError) -> Result {
    try check(bytes, limits: limits)
    var parsing = JSONParsing(bytes, pieces)
    guard !parsing.isTooHeavy(limits) else {
      throw JSONSyntaxError.beyond(
        \.jsonMemory, of: limits, "in memory, the JSON values would require more than")
    }
    if ByteOrderMark.length(in: bytes) > 0 {
      log.add(
        Finding(
          .byteOrderMark, "the byte order mark (EF BB BF) is ignored",
          position: Position(line: 1, column: 1)))
    }
    while true {
      do throws(ParserError) {
        return try parsing.read(log: log, limits: limits, body)
      } catch {
        if parsing.tolerates(error, log: log) { continue }
        guard parsing.isInPieces, !parsing.isTooHeavy(limits, asWhole: true) else {
          throw error.syntaxError(in: bytes)
        }
        // The error that the parser reports for the whole text is more precise.
        parsing.joinPieces()
      }
    }
  }

  /// Rejects text that is too large or has an encoding other than UTF-8.
  private static func check(_ bytes: [UInt8], limits: Limits) throws(JSONSyntaxError) {
    var limits = limits
    // jansson cannot report positions beyond 2 GiB.
    limits.fileSize = min(limits.fileSize, Int(Int32.max))
    guard bytes.count <= limits.fileSize else {
      throw JSONSyntaxError.beyond(\.fileSize, of: limits, "the JSON text exceeds")
    }
    guard let encoding = ForeignEncoding.name(of: bytes) else { return }
    throw JSONSyntaxError(
      kind: .invalidUTF8, message: "the text is encoded as \(encoding) instead of UTF-8",
      position: Position(line: 1, column: 1))
  }
}
