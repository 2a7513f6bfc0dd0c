/// JSON in its written form: keys in order, including duplicates, and numbers and strings as text.
indirect enum JSONTree: Equatable {
  case null
  case bool(Bool)
  /// The text of a number, which can be invalid in a mutant.
  case number(String)
  /// The text between the quotation marks, including escapes.
  case string(String)
  case array([JSONTree])
  case object([Member])
  /// Text that is written verbatim.
  case raw(String)

  /// A key and its value.
  struct Member: Equatable {
    var key: String
    var value: JSONTree
  }

  /// The number of child values.
  var count: Int {
    switch self {
    case .array(let elements): elements.count
    case .object(let members): members.count
    case .null, .bool, .number, .string, .raw: 0
    }
  }

  /// The child values, without their keys.
  var children: [JSONTree] {
    switch self {
    case .array(let elements): elements
    case .object(let members): members.map(\.value)
    case .null, .bool, .number, .string, .raw: []
    }
  }

  /// The number of values in the whole tree.
  var size: Int { children.reduce(1) { $0 + $1.size } }

  /// Accesses the value of a key of an object, or the first one if the key is duplicated.
  subscript(key: String) -> JSONTree? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.key == key }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      if let index = members.firstIndex(where: { $0.key == key }) {
        if let newValue { members[index].value = newValue } else { members.remove(at: index) }
      } else if let newValue {
        members.append(Member(key: key, value: newValue))
      }
      self = .object(members)
    }
  }

  /// Returns the value at a path of child indexes, or `nil` if there is none.
  func at(_ path: some Collection<Int>) -> JSONTree? {
    guard let first = path.first else { return self }
    let children = children
    return children.indices.contains(first) ? children[first].at(path.dropFirst()) : nil
  }

  /// Changes the value at a path, if there is one.
  mutating func change(_ path: ArraySlice<Int>, _ body: (inout JSONTree) -> Void) {
    guard let first = path.first else { return body(&self) }
    switch self {
    case .array(var elements) where elements.indices.contains(first):
      self = .null
      elements[first].change(path.dropFirst(), body)
      self = .array(elements)
    case .object(var members) where members.indices.contains(first):
      self = .null
      members[first].value.change(path.dropFirst(), body)
      self = .object(members)
    case .null, .bool, .number, .string, .array, .object, .raw: break
    }
  }

  /// Calls a function for every member of every object, outer objects first.
  func forEachMember(_ body: (Member) -> Void) {
    if case .object(let members) = self { members.forEach(body) }
    for child in children { child.forEachMember(body) }
  }
}

extension JSONTree {
  /// The JSON text, in UTF-8.
  var text: [UInt8] {
    var out: [UInt8] = []
    write(to: &out)
    return out
  }

  private func write(to out: inout [UInt8]) {
    switch self {
    case .null: out += "null".utf8
    case .bool(let value): out += (value ? "true" : "false").utf8
    case .number(let text), .raw(let text): out += text.utf8
    case .string(let text): Self.write(text, to: &out)
    case .array(let elements):
      out.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        element.write(to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let members):
      out.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &out)
        out.append(UInt8(ascii: ":"))
        member.value.write(to: &out)
      }
      out.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ string: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    out += string.utf8
    out.append(UInt8(ascii: "\""))
  }
}
