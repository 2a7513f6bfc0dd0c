internal import CPegbarJansson
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
  /// - Throws: a `JSONSyntaxError` if the bytes are not JSON or exceed a limit.
  package static func read<Result>(
    _ bytes: [UInt8], log: FindingLog, limits: Limits = Limits(),
    _ body: (JSONValue) -> Result
  ) throws(JSONSyntaxError) -> Result {
    try check(bytes, limits: limits)
    return try JSONArena.read(bytes.count) { (hasArena) throws(JSONSyntaxError) in
      let (root, areIntegersReals) = try parse(bytes, log: log)
      defer { if !hasArena { json_decref(root) } }
      let reader = JSONReader(log: log, limits: limits, areIntegersReals: areIntegersReals)
      let value = JSONValue(node: root, reader: reader, parent: .root, keyStart: nil, place: -1)
      let result = body(value)
      reader.finish()
      return result
    }
  }

  /// Rejects text that requires too much memory or has an encoding other than UTF-8.
  private static func check(_ bytes: [UInt8], limits: Limits) throws(JSONSyntaxError) {
    var limits = limits
    // jansson cannot report positions beyond 2 GiB.
    limits.fileSize = min(limits.fileSize, Int(Int32.max))
    guard bytes.count <= limits.fileSize else {
      throw JSONSyntaxError.beyond(\.fileSize, of: limits, "the JSON text exceeds")
    }
    guard !JSONWeight.exceeds(limits.jsonMemory, in: bytes) else {
      throw JSONSyntaxError.beyond(
        \.jsonMemory, of: limits,
        "in memory, the JSON values would require more than")
    }
    guard let encoding = ForeignEncoding.name(of: bytes) else { return }
    throw JSONSyntaxError(
      kind: .invalidUTF8, message: "the text is encoded as \(encoding) instead of UTF-8",
      position: Position(line: 1, column: 1))
  }

  /// Parses strictly, then again for each tolerated error, at most once each.
  private static func parse(
    _ bytes: [UInt8], log: FindingLog
  ) throws(JSONSyntaxError) -> (root: UnsafeMutablePointer<json_t>, areIntegersReals: Bool) {
    if ByteOrderMark.length(in: bytes) > 0 {
      log.add(
        Finding(
          .byteOrderMark, "the byte order mark (EF BB BF) is ignored",
          position: Position(line: 1, column: 1)))
    }
    var flags = Int(JSON_ALLOW_NUL | JSON_DECODE_ANY | JSON_REJECT_DUPLICATES)
    var text = bytes
    var hasReplacedNUL = false
    while true {
      do throws(ParserError) {
        let root = try load(text, flags: flags)
        return (root, flags & Int(JSON_DECODE_INT_AS_REAL) != 0)
      } catch {
        if error.isTooBigInteger, flags & Int(JSON_DECODE_INT_AS_REAL) == 0 {
          flags |= Int(JSON_DECODE_INT_AS_REAL)
        } else if error.code == json_error_duplicate_key,
          flags & Int(JSON_REJECT_DUPLICATES) != 0
        {
          flags &= ~Int(JSON_REJECT_DUPLICATES)
          DuplicateKeys.report(in: text, to: log)
        } else if error.code == json_error_null_byte_in_key, !hasReplacedNUL {
          hasReplacedNUL = true
          NULKeys.replace(in: &text)
        } else {
          throw error.syntaxError(in: bytes)
        }
      }
    }
  }

  /// Passes the next bytes of `data` to jansson, or stops it if the work is canceled.
  private static let next: json_load_callback_t = { buffer, capacity, data in
    guard let buffer, let rest = data?.assumingMemoryBound(to: UnsafeRawBufferPointer.self),
      !Cancellation.isRequested
    else { return .max }
    let count = min(capacity, rest.pointee.count)
    guard count > 0 else { return 0 }
    UnsafeMutableRawBufferPointer(start: buffer, count: count).copyMemory(
      from: UnsafeRawBufferPointer(rebasing: rest.pointee[..<count]))
    rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee[count...])
    return count
  }

  private static func load(
    _ bytes: [UInt8], flags: Int
  ) throws(ParserError) -> UnsafeMutablePointer<json_t> {
    var error = json_error_t()
    let skipped = ByteOrderMark.length(in: bytes)
    let root = bytes.withUnsafeBytes { raw in
      var rest = UnsafeRawBufferPointer(rebasing: raw[skipped...])
      return withUnsafeMutableBytes(of: &rest) { rest in
        json_load_callback(Self.next, rest.baseAddress, flags, &error)
      }
    }
    if let root { return root }
    let text = withUnsafePointer(to: &error) { String(cString: pegbar_json_error_text($0)) }
    throw ParserError(
      code: json_error_code(&error), text: text,
      offset: min(max(skipped + Int(error.position), skipped), bytes.count))
  }
}
