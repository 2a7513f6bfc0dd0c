internal import PegbarDiagnostics

/// A violation of the specification, with the number of its locations.
struct SpecificationViolation {
  /// The common properties of all locations of a violation.
  struct Cause: Hashable {
    /// The type of the object.
    let object: String
    /// The member with the violation, or an empty string for the object itself.
    let key: String
    /// The requirement.
    let requirement: String
  }

  /// The cause.
  let cause: Cause
  /// The value at the first location, or `nil` if it is missing.
  let found: String?
  /// The first location.
  let path: JSONPath
  /// The names that lead to the first location, outermost first.
  let breadcrumb: [String]
  /// The number of locations.
  var count = 1

  /// Returns a finding about the violation.
  func finding(_ kind: FindingKind) -> Finding {
    var finding = Finding(
      kind, message, path: path, breadcrumb: breadcrumb, occurrences: count)
    finding.cause = [cause.object, cause.key, cause.requirement]
    return finding
  }

  /// The message of the finding.
  var message: String {
    let place = cause.key.isEmpty ? cause.object : "'\(cause.key)' of \(cause.object)"
    let text = found.map { "\(place) is \($0); expected \(cause.requirement)" }
    let more = count == 1 ? "" : "; also in \(NumberWords.count(count - 1, "other location"))"
    return (text ?? "\(place) is missing, but \(cause.requirement)") + more
  }
}

extension SpecificationValue {
  /// The requirement, in words.
  var words: String {
    switch self {
    case .anything: "a value"
    case .text: "text"
    case .formatted(.hexColor): "a color such as #FF00AA"
    case .formatted(.dataURL): "a data URL (data:image/png;base64,…)"
    case .flag: "true or false"
    case .number(let range): "a number\(range.words)"
    case .whole(let range): "a whole number\(range.words)"
    case .choice(let numbers): Self.choice(of: numbers.map(String.init))
    case .word(let words): Self.choice(of: words.map { "\"\($0)\"" })
    case .numbers(let numbers): numbers.words
    case .numberOrNumbers(let numbers): "a number\(numbers.range.words) or an array of them"
    case .list(_, let count): "an array\(SpecificationNumbers.words(for: count))"
    case .part, .map, .oneOf: "an object"
    }
  }

  private static func choice(of words: [String]) -> String {
    guard let first = words.first, let last = words.last, words.count > 1 else {
      return words.first ?? "nothing"
    }
    // Long lists are consecutive numbers.
    if words.count > 4 { return "a whole number from \(first) to \(last)" }
    return words.dropLast().joined(separator: ", ") + " or \(last)"
  }
}

extension SpecificationRange {
  /// The range as a phrase after a noun, with a leading space.
  var words: String {
    switch self {
    case .all: ""
    case .from(let least): " of at least \(NumberWords.number(least))"
    case .above(let limit): " above \(NumberWords.number(limit))"
    case .unit: " from 0 to 1"
    }
  }
}

extension SpecificationNumbers {
  /// The requirement, in words.
  fileprivate var words: String { "an array of numbers\(Self.words(for: count))" }

  /// Returns the allowed number of elements with a leading space, or an empty string if it is
  /// unlimited.
  static func words(for count: ClosedRange<Int>) -> String {
    switch (count.lowerBound, count.upperBound) {
    case (0, .max): ""
    case (let least, .max): " with at least \(NumberWords.count(least, "element"))"
    case (let least, let most) where least == most: " with \(NumberWords.count(least, "element"))"
    case (let least, let most): " with \(least) to \(most) elements"
    }
  }
}
