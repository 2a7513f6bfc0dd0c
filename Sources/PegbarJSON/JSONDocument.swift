internal import CPegbarJansson
package import PegbarDiagnostics

/// Reads JSON text through jansson.
///
/// The tree lives only inside `read`: nothing that is returned may refer to it.
package enum JSONDocument {
  /// Parses `bytes` and passes the root value to `body`.
  ///
  /// A byte order mark is skipped and reported. A duplicate key is reported and the last one wins.
  /// An integer too big for 64 bits is read as a real.
  ///
  /// - Throws: a `JSONSyntaxError` where the bytes are not JSON.
  package static func read<Result>(
    _ bytes: [UInt8], log: FindingLog, _ body: (JSONValue) -> Result
  ) throws(JSONSyntaxError) -> Result {
    var error = json_error_t()
    let root = bytes.withUnsafeBytes { raw in
      json_loadb(
        raw.baseAddress?.assumingMemoryBound(to: CChar.self), raw.count,
        Int(JSON_ALLOW_NUL | JSON_DECODE_ANY), &error)
    }
    guard let root else {
      throw JSONSyntaxError(kind: .invalidJSON, message: "not JSON", position: nil)
    }
    defer { json_decref(root) }
    let reader = JSONReader(log: log)
    let value = JSONValue(node: root, reader: reader, parent: .root, keyStart: nil, place: -1)
    let result = body(value)
    reader.finish()
    return result
  }
}

/// Why bytes are not JSON.
package struct JSONSyntaxError: Error {
  /// The kind of finding it makes.
  package let kind: FindingKind
  /// What was expected or found; lower case, no full stop.
  package let message: String
  /// Where it is.
  package let position: Position?
}
