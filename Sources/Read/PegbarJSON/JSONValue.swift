internal import CPegbarJansson
package import PegbarDiagnostics

/// A borrowed value of a document that is being read, which knows where it stands.
///
/// Valid only inside `JSONDocument.read`. Plain properties (`number`, `string`…) are silent and
/// return nil for another type; the functions that begin with `read` report `format/wrong-type`
/// for another type, except for null, which counts as missing.
package struct JSONValue {
  let node: UnsafeMutablePointer<json_t>
  /// What the reading of the document shares.
  package unowned(unsafe) let reader: JSONReader
  let parent: SourceID
  let keyStart: UnsafePointer<UInt8>?
  /// The index in the array, or the number of bytes of the key.
  let place: Int32

  // MARK: What it is

  /// Whether it is `null`.
  package var isNull: Bool { node.pointee.type == JSON_NULL }
  /// Whether it is an object.
  package var isObject: Bool { node.pointee.type == JSON_OBJECT }
  /// Whether it is an array.
  package var isArray: Bool { node.pointee.type == JSON_ARRAY }
  /// Whether it is a number.
  package var isNumber: Bool {
    node.pointee.type == JSON_REAL || node.pointee.type == JSON_INTEGER
  }
  /// Whether it is text.
  package var isString: Bool { node.pointee.type == JSON_STRING }

  /// The type in words, for messages.
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

  /// The number, if it is one.
  package var number: Double? {
    var value = 0.0
    return pegbar_json_number(node, &value) != 0 ? value : nil
  }

  /// The text, if it is text.
  package var string: String? {
    guard isString, let bytes = json_string_value(node) else { return nil }
    let count = json_string_length(node)
    return bytes.withMemoryRebound(to: UInt8.self, capacity: count) {
      String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
    }
  }

  /// The truth value: `true`, `false`, or a number, of which 0 is false.
  package var bool: Bool? {
    switch node.pointee.type {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: number.map { $0 != 0 }
    }
  }

  /// How many elements the array has; 0 for anything else.
  package var arrayCount: Int { isArray ? json_array_size(node) : 0 }

  /// The numbers of an array of numbers; nil if it is no array or holds anything else.
  ///
  /// Does not enter the array, so it leaves nothing in the trail.
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

  /// The first four numbers of an array, zeros where there are fewer; nil if another type is among
  /// them.
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

  /// The first two numbers of an array; nil if there are not two.
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

  /// The number; another type is reported.
  package func readNumber() -> Double? { expect(number, "a number") }

  /// The number without its fraction; another type, or one that no `Int` can hold, is reported.
  package func readInt() -> Int? {
    expect(number, "a whole number").flatMap {
      let whole = $0.rounded(.towardZero)
      if node.pointee.type == JSON_REAL, whole == $0 { reader.noteWholeReal(in: parent) }
      return expect(Int(exactly: whole), "a whole number of usual size")
    }
  }

  /// The text; another type is reported.
  package func readString() -> String? { expect(string, "text") }

  /// The truth value (0 and 1 count); another type is reported.
  package func readBool() -> Bool? { expect(bool, "true or false") }

  /// The object, entered; another type is reported.
  package func readObject() -> JSONObject? { expect(object, "an object") }

  /// The array, entered; another type is reported.
  package func readArray() -> JSONArray? { expect(array, "an array") }

  /// What was found, if anything; otherwise says that another type was expected.
  private func expect<Found>(_ found: Found?, _ expected: String) -> Found? {
    if found == nil { reportWrongType(expected) }
    return found
  }

  // MARK: Going in

  /// The object, entered, if it is one.
  package var object: JSONObject? {
    guard isObject else { return nil }
    return JSONObject(node: node, reader: reader, source: enter())
  }

  /// The array, entered, if it is one.
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

  /// The designer's names that lead to this value, outermost first.
  package var breadcrumb: [String] { reader.trail.breadcrumb(of: parent) }

  /// Says something about this value.
  package func report(
    _ kind: FindingKind, _ message: @autoclosure () -> String,
    outcome: Finding.Outcome = .kept, severity: Severity? = nil
  ) {
    let finding = Finding(
      kind, message(), path: path, outcome: outcome, severity: severity)
    reader.report(finding, in: parent)
  }

  /// Says that another type was expected, unless the value is null.
  package func reportWrongType(_ expected: String) {
    guard !isNull else { return }
    report(.wrongType, "expected \(expected), found \(typeName); it is ignored", outcome: .dropped)
  }
}
