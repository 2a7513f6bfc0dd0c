internal import CPegbarJansson
internal import PegbarBase
package import PegbarDiagnostics

/// A borrowed object of a document that is being read.
package struct JSONObject: Sequence {
  let node: UnsafeMutablePointer<json_t>
  /// The reader of the document.
  package unowned(unsafe) let reader: JSONReader
  /// The source location of the object, for findings.
  package let source: SourceID

  /// The number of members.
  package var count: Int { json_object_size(node) }

  /// Accesses the member with a key; `nil` if it is missing or null.
  package subscript(key: JSONKey) -> JSONValue? {
    guard let value = json_object_getn(node, key.start, key.count), value.pointee.type != JSON_NULL
    else { return nil }
    return JSONValue(
      node: value, reader: reader, parent: source, keyStart: key.start,
      place: Int32(truncatingIfNeeded: key.count))
  }

  /// Returns an iterator over the members in file order, empty if the work was canceled.
  package func makeIterator() -> Iterator {
    Iterator(
      object: self, position: Cancellation.isRequestedInShortStep ? nil : json_object_iter(node))
  }

  /// An iterator over the members of an object.
  package struct Iterator: IteratorProtocol {
    let object: JSONObject
    var position: UnsafeMutableRawPointer?

    /// Returns the next member, or `nil` at the end.
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

  /// Stores the display name of this object.
  package func name(_ name: String) {
    reader.trail.name(source, name)
  }

  /// Reports a finding about this object.
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
  /// The reader of the document.
  package unowned(unsafe) let reader: JSONReader
  /// The source location of the array, for findings.
  package let source: SourceID

  /// The first index, always 0.
  package var startIndex: Int { 0 }
  /// The number of elements.
  package var endIndex: Int { json_array_size(node) }

  /// Accesses the element at an index in `indices`.
  package subscript(index: Int) -> JSONValue {
    guard let element = json_array_get(node, index) else {
      preconditionFailure("index \(index) is outside the array")
    }
    return JSONValue(
      node: element, reader: reader, parent: source, keyStart: nil,
      place: Int32(truncatingIfNeeded: index))
  }
}
