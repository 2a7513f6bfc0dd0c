internal import PegbarDiagnostics
internal import PegbarJSON

/// A part of a JSON schema; members keep their order.
indirect enum SchemaNode: Sendable {
  case object([(key: String, value: SchemaNode)])
  case list([SchemaNode])
  case text(String)
  case number(Double)
  case flag(Bool)

  /// The value of a JSON text; an empty object where it is none.
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

  /// What describes an object that has these members and no others.
  static func closed(
    _ description: String, required: [String] = [], _ properties: SchemaNode
  ) -> SchemaNode {
    let head: SchemaNode = ["description": .text(description), "type": "object"]
    return head.with("required", required.isEmpty ? nil : .list(required.map { .text($0) }))
      .with("properties", properties).with("additionalProperties", false)
  }

  /// A value of a type of JSON, with the rules that it keeps.
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

  /// The part as text on one line.
  var json: String {
    var json = JSONWriter(style: .compact)
    write(to: &json)
    return String(decoding: json.finish(), as: UTF8.self)
  }

  /// Whether it stands on one line: a list of a few plain values.
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

  /// The member of an object, if there is one.
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

  /// The text, if it is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The same object with a member at its end, where there is a value.
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
