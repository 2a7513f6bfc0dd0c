internal import PegbarDiagnostics
internal import PegbarJSON

/// A part of a JSON schema, with its members in order.
indirect enum SchemaNode: Sendable {
  case object([(key: String, value: SchemaNode)])
  case list([SchemaNode])
  case text(String)
  case number(Double)
  case flag(Bool)

  /// Creates a node from JSON text; an empty object if the text is invalid.
  init(json bytes: [UInt8]) {
    let node = try? JSONDocument.read(bytes, log: FindingLog()) { SchemaNode($0) }
    self = node ?? .object([])
  }

  private init(_ value: JSONValue) {
    if let object = value.object {
      self = .object(object.map { ($0.key.text, SchemaNode($0.value)) })
    } else if let array = value.array {
      self = .list(array.map { SchemaNode($0) })
    } else if let number = value.number {
      self = .number(number)
    } else if let text = value.string {
      self = .text(text)
    } else {
      self = .flag(value.bool ?? false)
    }
  }

  /// Returns the schema of an object that has only these members.
  static func closed(
    _ description: String, required: [String] = [], _ properties: SchemaNode
  ) -> SchemaNode {
    let head: SchemaNode = ["description": .text(description), "type": "object"]
    return head.with("required", required.isEmpty ? nil : .list(required.map { .text($0) }))
      .with("properties", properties).with("additionalProperties", false)
  }

  /// Returns the schema of a value of a JSON type, with its constraints.
  static func plain(
    _ type: String, _ description: String, _ rules: SchemaNode = [:]
  ) -> SchemaNode {
    .object([("description", .text(description)), ("type", .text(type))] + rules.members)
  }

  /// Writes the part.
  func write(to json: inout JSONWriter) {
    switch self {
    case .object(let members):
      json.beginObject()
      for (key, value) in members {
        json.key(key)
        value.write(to: &json)
      }
      json.endObject()
    case .list(let elements):
      json.beginArray(isShort ? .oneLine : .lines)
      for element in elements { element.write(to: &json) }
      json.endArray()
    case .text(let text): json.string(text)
    case .number(let number): json.number(number)
    case .flag(let flag): json.bool(flag)
    }
  }

  /// The part as JSON text on one line.
  var json: String {
    var json = JSONWriter(style: .compact)
    write(to: &json)
    return String(decoding: json.finish(), as: UTF8.self)
  }

  /// `true` if the part is written on one line: a list of a few plain values.
  private var isShort: Bool {
    guard case .list(let elements) = self, elements.count < 8 else { return false }
    return elements.allSatisfy { element in
      switch element {
      case .text, .number, .flag: true
      case .list: element.isShort
      case .object: false
      }
    }
  }

  /// Accesses the member of an object, if it exists.
  subscript(key: String) -> SchemaNode? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The members of an object.
  var members: [(key: String, value: SchemaNode)] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of a list.
  var elements: [SchemaNode] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The text of a text node, or `nil`.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// Returns the object with a member appended, unless the value is `nil`.
  func with(_ key: String, _ value: SchemaNode?) -> SchemaNode {
    guard let value else { return self }
    return .object(members + [(key, value)])
  }
}

extension SchemaNode: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral elements: (String, SchemaNode)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
  init(arrayLiteral elements: SchemaNode...) { self = .list(elements) }
  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(booleanLiteral flag: Bool) { self = .flag(flag) }
}
