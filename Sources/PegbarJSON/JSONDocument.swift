internal import CPegbarJansson
package import PegbarDiagnostics

/// Reads JSON text through jansson.
///
/// The tree lives only inside `read`: nothing that is returned may refer to it.
package enum JSONDocument {
  /// Parses `bytes` and passes the root value to `body`.
  ///
  /// A byte order mark is skipped and reported. A duplicate key is reported and the last one wins.
  /// An integer too big for 64 bits is read as a real. A NUL in a key is read as U+FFFD, because
  /// jansson refuses it. Any value may be the root.
  ///
  /// - Throws: a `JSONSyntaxError` where the bytes are not JSON or exceed a limit.
  package static func read<Result>(
    _ bytes: [UInt8], log: FindingLog, limits: JSONLimits = JSONLimits(),
    _ body: (JSONValue) -> Result
  ) throws(JSONSyntaxError) -> Result {
    try checkSize(bytes, limits: limits)
    try checkEncoding(bytes)
    let root = try parse(bytes, log: log, limits: limits)
    defer { if !limits.keepsTree { json_decref(root) } }
    let reader = JSONReader(log: log, nameLength: limits.nameLength)
    let value = JSONValue(node: root, reader: reader, parent: .root, keyStart: nil, place: -1)
    let result = body(value)
    reader.finish()
    return result
  }

  private static func checkSize(
    _ bytes: [UInt8], limits: JSONLimits
  ) throws(JSONSyntaxError) {
    guard bytes.count <= limits.bytes else {
      throw JSONSyntaxError(
        kind: .inputTooLarge,
        message: "the text is larger than \(ByteCount.text(limits.bytes)) (limit file-size)",
        position: nil)
    }
    guard JSONWeight.exceeds(limits.memory, in: bytes) else { return }
    throw JSONSyntaxError(
      kind: .inputTooLarge,
      message: """
        the file has so many numbers and lists that reading them would take more than \
        \(ByteCount.text(limits.memory)) (limit json-memory)
        """, position: nil)
  }

  private static func checkEncoding(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    guard let encoding = ForeignEncoding.name(of: bytes) else { return }
    throw JSONSyntaxError(
      kind: .invalidUTF8, message: "the text is \(encoding), but JSON is UTF-8",
      position: Position(line: 1, column: 1))
  }

  /// Parses strictly first, and again for each thing that is let pass, at most once each.
  private static func parse(
    _ bytes: [UInt8], log: FindingLog, limits: JSONLimits
  ) throws(JSONSyntaxError) -> UnsafeMutablePointer<json_t> {
    if ByteOrderMark.length(in: bytes) > 0 {
      log.add(
        Finding(
          .byteOrderMark, "a byte order mark stands before the JSON; it is skipped",
          position: Position(line: 1, column: 1)))
    }
    var flags = Int(JSON_ALLOW_NUL | JSON_DECODE_ANY | JSON_REJECT_DUPLICATES)
    var text = bytes
    var hasReplacedNUL = false
    while true {
      let failure: ParserError
      switch load(text, flags: flags) {
      case .success(let root): return root
      case .failure(let error): failure = error
      }
      if failure.isTooBigInteger, flags & Int(JSON_DECODE_INT_AS_REAL) == 0 {
        flags |= Int(JSON_DECODE_INT_AS_REAL)
      } else if failure.code == json_error_duplicate_key,
        flags & Int(JSON_REJECT_DUPLICATES) != 0
      {
        flags &= ~Int(JSON_REJECT_DUPLICATES)
        DuplicateKeys.report(in: text, limit: limits.duplicateKeyFindings, to: log)
      } else if failure.code == json_error_null_byte_in_key, !hasReplacedNUL {
        hasReplacedNUL = true
        NULKeys.replace(in: &text)
      } else {
        throw failure.syntaxError(in: bytes)
      }
    }
  }

  private static func load(
    _ bytes: [UInt8], flags: Int
  ) -> Result<UnsafeMutablePointer<json_t>, ParserError> {
    var error = json_error_t()
    let skipped = ByteOrderMark.length(in: bytes)
    let root = bytes.withUnsafeBytes { raw in
      json_loadb(
        raw.baseAddress.map { ($0 + skipped).assumingMemoryBound(to: CChar.self) },
        raw.count - skipped, flags, &error)
    }
    if let root { return .success(root) }
    let text = withUnsafePointer(to: &error) { String(cString: pegbar_json_error_text($0)) }
    return .failure(
      ParserError(
        code: json_error_code(&error), text: text,
        offset: min(max(skipped + Int(error.position), skipped), bytes.count)))
  }
}

/// How much JSON is read at most.
package struct JSONLimits: Sendable {
  /// The size of the text in bytes.
  ///
  /// Beyond 2 GiB jansson could not name positions.
  package var bytes: Int
  /// The memory that values take, in bytes (see `JSONWeight`).
  package var memory: Int
  /// The length of names, in bytes; longer ones are cut by whoever reads them.
  package var nameLength: Int
  /// How many duplicate keys are reported one by one.
  ///
  /// The rest is counted.
  package var duplicateKeyFindings: Int
  /// Whether the memory of the tree is never given back: giving it back takes a third of the time
  /// of parsing, which a process that is about to end need not spend.
  package var keepsTree: Bool

  /// Makes limits from those of a conversion.
  package init(_ limits: Limits = Limits(), keepsTree: Bool = false) {
    bytes = min(limits.fileSize, Int(Int32.max))
    memory = limits.jsonMemory
    nameLength = limits.nameLength
    duplicateKeyFindings = Limits.duplicateKeyFindings
    self.keepsTree = keepsTree
  }

  /// Makes the usual limits, but for the size.
  package init(bytes: Int) {
    self.init()
    self.bytes = min(bytes, Int(Int32.max))
  }
}
