internal import PegbarJSON

/// The specification of an object, with keys that are fast to compare.
struct SpecificationOutline {
  /// The specification.
  let object: SpecificationObject
  /// The keys of the members, in order.
  let keys: [JSONKey]
  /// The keys as strings.
  let names: [String]

  init(_ object: SpecificationObject) {
    self.object = object
    keys = object.members.map { JSONKey(stringLiteral: $0.key) }
    names = object.members.map { $0.key.description }
  }
}

extension SpecificationMember {
  /// Returns `true` if the requirement applies to an object.
  func applies(in object: JSONObject) -> Bool {
    guard let condition else { return true }
    return object[JSONKey(stringLiteral: condition.key)]?.number == condition.number
  }

  /// Returns `true` if the member is required in an object.
  func isRequired(in object: JSONObject) -> Bool {
    switch presence {
    case .optional: return false
    case .required: return true
    case .requiredWithout(let other): return object[JSONKey(stringLiteral: other)] == nil
    case .requiredFor(let other, let number):
      guard let value = object[JSONKey(stringLiteral: other)] else { return true }
      return value.number == number
    }
  }
}

extension JSONValue {
  /// `true` if the value is `true` or `false`, and not a number that represents one of them.
  var isFlag: Bool { !isNumber && bool != nil }

  /// The number, or `nil` if it is not a whole number.
  var wholeNumber: Double? { number.flatMap { $0 == $0.rounded() ? $0 : nil } }

  /// `true` if the value is an array that starts with an object, like keyframes.
  var beginsWithObject: Bool { array?.first?.isObject ?? false }

  /// A description of the value for messages.
  var words: String {
    if let number { return NumberWords.number(number) }
    if let string {
      return "\"\(string.prefix(40))\(string.count > 40 ? "…" : "")\""
    }
    return isFlag ? "\(bool == true)" : typeName
  }
}
