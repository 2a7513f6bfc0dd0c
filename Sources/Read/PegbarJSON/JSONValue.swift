internal import CPegbarJansson
package import PegbarDiagnostics

/// A borrowed value of a document that is being read, with its location.
///
/// It is valid only inside `JSONDocument.read`, and in a piece only until another one is entered
/// (`PieceReading`). Plain properties (`number`, `string`…) return `nil`
/// for another type and report nothing. Functions that begin with `read` report `format/wrong-type`
/// for another type, except for null, which counts as missing.
package struct JSONValue {
  let node: UnsafeMutablePointer<json_t>
  /// The reader of the document.
  package unowned(unsafe) let reader: JSONReader
  let parent: SourceID
  let keyStart: UnsafePointer<UInt8>?
  /// The index in the array, or the length of the key in bytes.
  let place: Int32

  /// Creates a value from its place in the document.
  init(
    node: UnsafeMutablePointer<json_t>, reader: JSONReader, parent: SourceID,
    keyStart: UnsafePointer<UInt8>?, place: Int32
  ) {
    self.node = node
    self.reader = reader
    self.parent = parent
    self.keyStart = keyStart
    self.place = place
  }

  /// Creates the root value.
  init(root: UnsafeMutablePointer<json_t>, reader: JSONReader) {
    self.init(node: root, reader: reader, parent: .root, keyStart: nil, place: -1)
  }

  /// `true` if the value is in memory, so that entering it parses nothing and invalidates no other.
  package var isParsed: Bool { reader.pieces?.isParsed(node) ?? true }

  // MARK: What it is

  /// `true` if the value is `null`.
  package var isNull: Bool { node.pointee.type == JSON_NULL }
  /// `true` if the value is an object.
  package var isObject: Bool { node.pointee.type == JSON_OBJECT }
  /// `true` if the value is an array.
  package var isArray: Bool { node.pointee.type == JSON_ARRAY }
  /// `true` if the value is a number.
  package var isNumber: Bool {
    node.pointee.type == JSON_REAL || node.pointee.type == JSON_INTEGER
  }
  /// `true` if the value is a string.
  package var isString: Bool { node.pointee.type == JSON_STRING }

  /// The name of the type, for messages.
  package var typeName: String {
    switch node.pointee.type {
    case JSON_OBJECT: "an object"
    case JSON_ARRAY: "an array"
    case JSON_STRING: "text"
    case JSON_INTEGER, JSON_REAL: "a number"
    case JSON_TRUE, JSON_FALSE: "true or false"
    default: "null"
    }
  }

  // MARK: Values, silently

  /// The number, or `nil` for another type.
  package var number: Double? {
    var value = 0.0
    return pegbar_json_number(node, &value) != 0 ? value : nil
  }

  /// The string, or `nil` for another type.
  package var string: String? {
    guard isString, let bytes = json_string_value(node) else { return nil }
    let count = json_string_length(node)
    return bytes.withMemoryRebound(to: UInt8.self, capacity: count) {
      String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
    }
  }

  /// The Boolean value of `true`, `false`, or a number, where 0 is `false`.
  package var bool: Bool? {
    switch node.pointee.type {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: number.map { $0 != 0 }
    }
  }

  /// The number of elements of the array, or 0 for another type.
  package var arrayCount: Int { isArray ? json_array_size(node) : 0 }

  /// The numbers of an array, or `nil` if the value is not an array or contains another type.
  ///
  /// The array is not entered, so it adds nothing to the trail.
  package var numbers: [Double]? {
    guard isArray else { return nil }
    let count = json_array_size(node)
    var complete = true
    let numbers = [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard count > 0, let start = buffer.baseAddress else { return }
      initialized = pegbar_json_numbers(node, start, count)
      complete = initialized == count
    }
    return complete ? numbers : nil
  }

  /// The first four numbers of an array, padded with zeros, or `nil` if another type is among them.
  package var fourNumbers: SIMD4<Double>? {
    guard isArray else { return nil }
    var values = SIMD4<Double>.zero
    let count = withUnsafeMutableBytes(of: &values) { bytes in
      bytes.withMemoryRebound(to: Double.self) { numbers in
        numbers.baseAddress.map { pegbar_json_numbers(node, $0, 4) } ?? 0
      }
    }
    return count == min(json_array_size(node), 4) ? values : nil
  }

  /// The first two numbers of an array, or `nil` if there are fewer.
  package var pair: (Double, Double)? {
    guard isArray else { return nil }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { buffer in
      guard let start = buffer.baseAddress, pegbar_json_numbers(node, start, 2) == 2 else {
        return nil
      }
      return (start[0], start[1])
    }
  }

  // MARK: Values, reporting another type

  /// Returns the number, and reports another type.
  package func readNumber() -> Double? { expect(number, "a number") }

  /// Returns the number without its fraction, and reports another type or a value out of the range
  /// of `Int`.
  package func readInt() -> Int? {
    expect(number, "a whole number").flatMap {
      let whole = $0.rounded(.towardZero)
      if node.pointee.type == JSON_REAL, whole == $0 { reader.noteWholeReal(in: parent) }
      return expect(Int(exactly: whole), "a whole number within the supported range")
    }
  }

  /// Returns the string, and reports another type.
  package func readString() -> String? { expect(string, "text") }

  /// Returns the Boolean value, and reports another type.
  ///
  /// Numbers are accepted, as in `bool`.
  package func readBool() -> Bool? { expect(bool, "true or false") }

  /// Enters and returns the object, and reports another type.
  package func readObject() -> JSONObject? { expect(object, "an object") }

  /// Enters and returns the array, and reports another type.
  package func readArray() -> JSONArray? { expect(array, "an array") }

  /// Returns the found value, or reports that another type was expected.
  private func expect<Found>(_ found: Found?, _ expected: String) -> Found? {
    if found == nil { reportWrongType(expected) }
    return found
  }

  // MARK: Going in

  /// The entered object, or `nil` for another type.
  ///
  /// A piece of the document is parsed if it is not in memory.
  package var object: JSONObject? {
    guard isObject else { return nil }
    guard let pieces = reader.pieces else {
      return JSONObject(node: node, reader: reader, source: enter())
    }
    return pieces.object(node).map { JSONObject(node: $0, reader: reader, source: enter()) }
  }

  /// The entered array, or `nil` for another type.
  package var array: JSONArray? {
    guard isArray else { return nil }
    return JSONArray(node: node, reader: reader, source: enter())
  }

  private func enter() -> SourceID {
    if let keyStart {
      return reader.trail.enter(JSONKey(start: keyStart, count: Int(place)), of: parent)
    }
    return place < 0 ? .root : reader.trail.enter(place, of: parent)
  }

  // MARK: Saying something

  /// The path of this value.
  package var path: JSONPath {
    let container = reader.trail.path(of: parent)
    if let keyStart {
      return container.appending(.key(JSONKey(start: keyStart, count: Int(place)).text))
    }
    return place < 0 ? container : container.appending(.index(Int(place)))
  }

  /// The display names that lead to this value, outermost first.
  package var breadcrumb: [String] { reader.trail.breadcrumb(of: parent) }

  /// Reports a finding about this value.
  package func report(
    _ kind: FindingKind, _ message: @autoclosure () -> String,
    outcome: Finding.Outcome = .kept, severity: Severity? = nil
  ) {
    let finding = Finding(
      kind, message(), path: path, outcome: outcome, severity: severity)
    reader.report(finding, in: parent)
  }

  /// Reports that another type was expected, unless the value is null.
  package func reportWrongType(_ expected: String) {
    guard !isNull else { return }
    let isOtherArray = array != nil && expected.contains("an array")
    let found = isOtherArray ? "an array with other contents" : typeName
    report(
      .wrongType, "expected \(expected), found \(found); the value is ignored", outcome: .dropped)
  }
}
