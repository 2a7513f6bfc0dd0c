internal import PegbarDiagnostics

/// Something in a file that the specification does not allow, and how often it is there.
struct SpecificationViolation {
  /// What is the same in all places of one violation.
  struct Cause: Hashable {
    /// What kind of object it is in.
    let object: String
    /// The member that it is about; empty for the object itself.
    let key: String
    /// What is required there.
    let requirement: String
  }

  /// What is wrong.
  let cause: Cause
  /// What is there instead, in the first place; nothing where nothing is there.
  let found: String?
  /// The first place.
  let path: JSONPath
  /// The names that lead there, outermost first.
  let breadcrumb: [String]
  /// In how many places it is.
  var count = 1

  /// What is reported.
  func finding(_ kind: FindingKind) -> Finding {
    var finding = Finding(
      kind, message, path: path, breadcrumb: breadcrumb, occurrences: count)
    finding.cause = [cause.object, cause.key, cause.requirement]
    return finding
  }

  /// What a finding says.
  var message: String {
    let place = cause.key.isEmpty ? cause.object : "'\(cause.key)' of \(cause.object)"
    let text = found.map { "\(place) is \($0), but \(cause.requirement) is required" }
    let more = count == 1 ? "" : "; the same in \(NumberWords.count(count - 1, "more place"))"
    return (text ?? "\(place) is missing, but \(cause.requirement)") + more
  }
}

extension SpecificationValue {
  /// What is required, in words.
  var words: String {
    switch self {
    case .anything: "a value"
    case .text: "text"
    case .formatted(.hexColor): "a colour such as #FF00AA"
    case .formatted(.dataURL): "an address with data (data:image/png;base64,…)"
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
    // The long ones are numbers without a gap.
    if words.count > 4 { return "a whole number from \(first) to \(last)" }
    return words.dropLast().joined(separator: ", ") + " or \(last)"
  }
}

extension SpecificationRange {
  /// The range after the noun, with a space before it.
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
  /// What is required of the whole.
  fileprivate var words: String { "an array of numbers\(Self.words(for: count))" }

  /// How many elements there may be, with a space before it; nothing where there may be any number.
  static func words(for count: ClosedRange<Int>) -> String {
    switch (count.lowerBound, count.upperBound) {
    case (0, .max): ""
    case (let least, .max): " with at least \(NumberWords.count(least, "element"))"
    case (let least, let most) where least == most: " with \(NumberWords.count(least, "element"))"
    case (let least, let most): " with \(least) to \(most) elements"
    }
  }
}
