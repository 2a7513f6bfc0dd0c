internal import CPegbarJansson
internal import PegbarBase
internal import PegbarDiagnostics

/// The state of parsing a document: its text, its pieces, and the errors that are tolerated.
struct JSONParsing {
  private var text: [UInt8]
  private var pieces: [Range<Int>]
  private let companion: (any JSONCompanion)?
  private let weighsAll: Bool
  private var flags = Int(JSON_ALLOW_NUL | JSON_DECODE_ANY | JSON_REJECT_DUPLICATES)
  private var hasReplacedNUL = false

  /// Creates the state for text, and divides it into pieces where that is possible.
  init(_ text: [UInt8], _ reading: PieceReading) {
    self.text = text
    (companion, weighsAll) = (reading.companion, reading.weighsAll)
    pieces =
      JSONArena.isInstalled
      ? text.withUnsafeBufferPointer { JSONSplit($0, reading)?.pieces ?? [] } : []
  }

  /// `true` if the text is divided into pieces.
  var isInPieces: Bool { !pieces.isEmpty }

  /// Parses the text as a whole from now on.
  mutating func joinPieces() { pieces = [] }

  /// Returns `true` if the values require more memory than the limit allows.
  func isTooHeavy(_ limits: Limits, asWhole: Bool = false) -> Bool {
    JSONWeight.exceeds(limits.jsonMemory, in: text, pieces: asWhole || weighsAll ? [] : pieces)
  }

  /// Parses the text and passes the root value to `body`.
  func read<Result>(
    log: FindingLog, limits: Limits, _ body: (JSONValue) -> Result
  ) throws(ParserError) -> Result {
    let count = pieces.reduce(text.count) { $0 - $1.count + PieceReading.placeholderSize }
    return try JSONArena.read(count) { (hasArena) throws(ParserError) in
      try text.withUnsafeBufferPointer { (buffer) throws(ParserError) in
        let text = UnsafeRawBufferPointer(buffer)
        let parts = try loader(of: text)
        let root = try load(text)
        defer { if !hasArena { json_decref(root) } }
        let areReals = flags & Int(JSON_DECODE_INT_AS_REAL) != 0
        func reader(_ log: FindingLog) -> JSONReader {
          JSONReader(log: log, limits: limits, areIntegersReals: areReals, pieces: parts)
        }
        let first = reader(log)
        let second = companion.map { _ in reader(FindingLog()) }
        return try withExtendedLifetime(second) { () throws(ParserError) in
          if let second { companion?.begin(at: JSONValue(root: root, reader: second)) }
          let result = body(JSONValue(root: root, reader: first))
          parts?.finish()
          if let error = parts?.error { throw error }
          first.finish()
          return result
        }
      }
    }
  }

  /// Returns the pieces of the text, or `nil` if it is parsed as a whole.
  private func loader(of text: UnsafeRawBufferPointer) throws(ParserError) -> JSONPieces? {
    guard isInPieces else { return nil }
    let parts = JSONPieces(of: text, pieces, flags: flags, companion: companion)
    guard let parts else {
      throw ParserError(code: json_error_out_of_memory, text: "", offset: 0)
    }
    return parts
  }

  /// Returns `true` if the text must be read again because of an error that is tolerated.
  ///
  /// Each error is tolerated at most once.
  mutating func tolerates(_ error: ParserError, log: FindingLog) -> Bool {
    if error.isTooBigInteger, flags & Int(JSON_DECODE_INT_AS_REAL) == 0 {
      flags |= Int(JSON_DECODE_INT_AS_REAL)
    } else if error.code == json_error_duplicate_key, flags & Int(JSON_REJECT_DUPLICATES) != 0 {
      flags &= ~Int(JSON_REJECT_DUPLICATES)
      DuplicateKeys.report(in: text, to: log)
    } else if error.code == json_error_null_byte_in_key, !hasReplacedNUL {
      hasReplacedNUL = true
      // The replacement has the same length, so the pieces remain where they are.
      NULKeys.replace(in: &text)
    } else {
      return false
    }
    return true
  }
}

// MARK: Passing text to the parser

extension JSONParsing {
  /// The text that the parser has not read yet, with a placeholder for each piece.
  private struct Rest {
    let text: UnsafeRawBufferPointer
    let pieces: [Range<Int>]
    var offset: Int
    var piece = 0
    /// The rest of the last placeholder.
    var placeholder: ArraySlice<UInt8> = []

    /// Copies the next bytes, as many as there is space for, and returns their number.
    mutating func copy(to buffer: UnsafeMutableRawBufferPointer) -> Int {
      var count = 0
      while count < buffer.count {
        let space = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
        let end = piece < pieces.count ? pieces[piece].lowerBound : text.count
        if !placeholder.isEmpty {
          let part = placeholder.prefix(space.count)
          space.copyBytes(from: part)
          placeholder = placeholder.dropFirst(part.count)
          count += part.count
        } else if offset < end {
          let part = text[offset..<min(end, offset + space.count)]
          space.copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
          offset += part.count
          count += part.count
        } else if piece < pieces.count {
          placeholder = JSONPieces.placeholder(piece)[...]
          offset = pieces[piece].upperBound
          piece += 1
        } else {
          break
        }
      }
      return count
    }
  }

  /// Passes the next bytes of `data` to jansson, or stops it if the work is canceled.
  private static let next: json_load_callback_t = { buffer, capacity, data in
    guard let buffer, let rest = data?.assumingMemoryBound(to: Rest.self),
      !Cancellation.isRequested
    else { return .max }
    return rest.pointee.copy(to: UnsafeMutableRawBufferPointer(start: buffer, count: capacity))
  }

  /// Parses the text without its pieces.
  private func load(
    _ text: UnsafeRawBufferPointer
  ) throws(ParserError) -> UnsafeMutablePointer<json_t> {
    var error = json_error_t()
    let start = ByteOrderMark.length(in: text)
    var rest = Rest(text: text, pieces: pieces, offset: start)
    let root = withUnsafeMutablePointer(to: &rest) { rest in
      json_load_callback(Self.next, rest, flags, &error)
    }
    guard let root else {
      throw ParserError(
        error, offset: offset(in: text.count, after: Int(error.position), from: start))
    }
    return root
  }

  /// Returns the offset in the whole text, of `count` bytes, after the number of bytes that the
  /// parser read without the pieces.
  private func offset(in count: Int, after read: Int, from start: Int) -> Int {
    var offset = start + max(0, read)
    for (index, piece) in pieces.enumerated() where piece.lowerBound < offset {
      offset += piece.count - JSONPieces.placeholder(index).count
    }
    return min(max(offset, start), count)
  }
}
