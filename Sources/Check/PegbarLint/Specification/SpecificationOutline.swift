internal import PegbarJSON

/// What the specification says about an object, with keys that compare fast.
struct SpecificationOutline {
  /// What it says.
  let object: SpecificationObject
  /// The keys of the members, in their order.
  let keys: [JSONKey]
  /// The same as text.
  let names: [String]

  init(_ object: SpecificationObject) {
    self.object = object
    keys = object.members.map { JSONKey(stringLiteral: $0.key) }
    names = object.members.map { $0.key.description }
  }
}

extension SpecificationMember {
  /// Whether what is said holds for the member of an object.
  func applies(in object: JSONObject) -> Bool {
    guard let condition else { return true }
    return object[JSONKey(stringLiteral: condition.key)]?.number == condition.number
  }

  /// Whether an object must have it.
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
  /// Whether it is `true` or `false`, and not a number that stands for one of them.
  var isFlag: Bool { !isNumber && bool != nil }

  /// The number, if it is one without a fraction.
  var wholeNumber: Double? { number.flatMap { $0 == $0.rounded() ? $0 : nil } }

  /// Whether it is an array that begins with an object, as keyframes do.
  var beginsWithObject: Bool { array?.first?.isObject ?? false }

  /// What it is, for messages.
  var words: String {
    if let number { return NumberWords.number(number) }
    if let string {
      return "\"\(string.prefix(40))\(string.count > 40 ? "…" : "")\""
    }
    return isFlag ? "\(bool == true)" : typeName
  }
}
