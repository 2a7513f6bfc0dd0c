/// The requirement for a value.
indirect enum SpecificationValue: Sendable {
  /// Any value.
  case anything
  /// A string.
  case text
  /// A string with a format.
  case formatted(SpecificationText)
  /// `true` or `false`.
  case flag
  /// A number.
  case number(SpecificationRange)
  /// A whole number, including `12.0`.
  case whole(SpecificationRange)
  /// One of these whole numbers, in ascending order.
  case choice([Int])
  /// One of these strings.
  case word([String])
  /// An array of numbers.
  case numbers(SpecificationNumbers)
  /// A number, or an array of numbers.
  case numberOrNumbers(SpecificationNumbers)
  /// An array with elements of one type, and their allowed number.
  case list(SpecificationValue, count: ClosedRange<Int> = 0...Int.max)
  /// An object.
  case part(SpecificationPart)
  /// An object with any keys and with values of one type.
  case map(SpecificationPart)
  /// One of several objects, depending on a member.
  case oneOf(SpecificationDiscriminator)

  /// Any number.
  static let number = number(.all)
  /// Any whole number.
  static let whole = whole(.all)
  /// The number 0 or 1, for false or true.
  static let zeroOrOne = choice([0, 1])
}

/// A range of allowed numbers.
enum SpecificationRange: Sendable {
  /// All numbers.
  case all
  /// This number and larger ones.
  case from(Double)
  /// Numbers larger than this one.
  case above(Double)
  /// From 0 to 1.
  case unit

  /// Returns `true` if the range contains a number.
  func contains(_ number: Double) -> Bool {
    switch self {
    case .all: true
    case .from(let least): number >= least
    case .above(let limit): number > limit
    case .unit: (0...1).contains(number)
    }
  }
}

/// The requirement for an array of numbers.
struct SpecificationNumbers: Sendable {
  /// The allowed numbers.
  var range = SpecificationRange.all
  /// The allowed number of elements.
  var count = 0...Int.max
}

/// A string format of the specification.
enum SpecificationText: Sendable {
  /// A color in hexadecimal digits: `#FF00AA`.
  case hexColor
  /// A data URL: `data:image/png;base64,…`.
  case dataURL

  /// Returns `true` if a string has the format.
  func matches(_ text: String) -> Bool {
    var rest = text.utf8[...]
    switch self {
    case .hexColor:
      guard rest.popFirst() == UInt8(ascii: "#"), rest.count == 6 else { return false }
      return rest.allSatisfy(Self.isHexDigit)
    case .dataURL:
      guard rest.starts(with: "data:".utf8) else { return false }
      rest = rest.dropFirst(5)
      let type = rest.prefix { Self.isWord($0) || $0 == UInt8(ascii: "/") }
      rest = rest[type.endIndex...]
      if rest.starts(with: ";base64".utf8) { rest = rest.dropFirst(7) }
      guard !type.isEmpty, rest.popFirst() == UInt8(ascii: ","), !rest.isEmpty else { return false }
      // The data extends to the end, and the dot in the specification's pattern matches no line
      // break.
      return !Substring(rest).unicodeScalars.contains(where: Self.isLineBreak)
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{2028}", "\u{2029}"].contains(scalar)
  }
}
