internal import CPegbarJansson
internal import PegbarBase
package import PegbarDiagnostics

/// A borrowed object of a document that is being read.
package struct JSONObject: Sequence {
  let node: UnsafeMutablePointer<json_t>
  /// What the reading of the document shares.
  package unowned(unsafe) let reader: JSONReader
  /// Names this object in findings.
  package let source: SourceID

  /// How many members there are.
  package var count: Int { json_object_size(node) }

  /// The member with a key; nil if there is none or it is null.
  package subscript(key: JSONKey) -> JSONValue? {
    guard let value = json_object_getn(node, key.start, key.count), value.pointee.type != JSON_NULL
    else { return nil }
    return JSONValue(
      node: value, reader: reader, parent: source, keyStart: key.start,
      place: Int32(truncatingIfNeeded: key.count))
  }

  /// The members in the order of the file; none where the work was cancelled.
  package func makeIterator() -> Iterator {
    Iterator(object: self, position: Cancellation.isRequested ? nil : json_object_iter(node))
  }

  /// Walks the members of an object.
  package struct Iterator: IteratorProtocol {
    let object: JSONObject
    var position: UnsafeMutableRawPointer?

    /// The next member, or nil at the end.
    package mutating func next() -> (key: JSONKey, value: JSONValue)? {
      guard let position else { return nil }
      let member = pegbar_json_member_at(position)
      self.position = json_object_iter_next(object.node, position)
      let start = UnsafeRawPointer(member.key).assumingMemoryBound(to: UInt8.self)
      let key = JSONKey(start: start, count: member.length)
      let value = JSONValue(
        node: member.value, reader: object.reader, parent: object.source, keyStart: start,
        place: Int32(truncatingIfNeeded: member.length))
      return (key, value)
    }
  }

  /// Remembers the designer's name of this object.
  package func name(_ name: String) {
    reader.trail.name(source, name)
  }

  /// Says something about this object.
  package func report(
    _ kind: FindingKind, _ message: @autoclosure () -> String,
    outcome: Finding.Outcome = .kept, severity: Severity? = nil
  ) {
    let finding = Finding(
      kind, message(), path: reader.trail.path(of: source), outcome: outcome, severity: severity)
    reader.report(finding, in: source)
  }
}

/// A borrowed array of a document that is being read.
package struct JSONArray: RandomAccessCollection {
  let node: UnsafeMutablePointer<json_t>
  /// What the reading of the document shares.
  package unowned(unsafe) let reader: JSONReader
  /// Names this array in findings.
  package let source: SourceID

  /// Always 0.
  package var startIndex: Int { 0 }
  /// How many elements there are.
  package var endIndex: Int { json_array_size(node) }

  /// The element at an index in `indices`.
  package subscript(index: Int) -> JSONValue {
    guard let element = json_array_get(node, index) else {
      preconditionFailure("index \(index) is outside the array")
    }
    return JSONValue(
      node: element, reader: reader, parent: source, keyStart: nil,
      place: Int32(truncatingIfNeeded: index))
  }
}
