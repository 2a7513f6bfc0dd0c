/// What the specification asks of a value.
indirect enum SpecificationValue: Sendable {
  /// Any value at all.
  case anything
  /// Text.
  case text
  /// Text of a certain form.
  case formatted(SpecificationText)
  /// `true` or `false`.
  case flag
  /// A number.
  case number(SpecificationRange)
  /// A whole number; `12.0` is one, too.
  case whole(SpecificationRange)
  /// One of these whole numbers, in order.
  case choice([Int])
  /// One of these texts.
  case word([String])
  /// An array of numbers.
  case numbers(SpecificationNumbers)
  /// A number, or an array of numbers.
  case numberOrNumbers(SpecificationNumbers)
  /// An array with elements of one kind, and how many there may be.
  case list(SpecificationValue, count: ClosedRange<Int> = 0...Int.max)
  /// An object.
  case part(SpecificationPart)
  /// An object with any keys, whose values are of one kind.
  case map(SpecificationPart)
  /// One of several objects; a member decides which.
  case oneOf(SpecificationDiscriminator)

  /// Any number.
  static let number = number(.all)
  /// Any whole number.
  static let whole = whole(.all)
  /// The number 0 or 1, which stands for false or true.
  static let zeroOrOne = choice([0, 1])
}

/// Which numbers the specification allows.
enum SpecificationRange: Sendable {
  /// All of them.
  case all
  /// This one and those above.
  case from(Double)
  /// Those above this one.
  case above(Double)
  /// From 0 to 1.
  case unit

  /// Whether a number is one of them.
  func contains(_ number: Double) -> Bool {
    switch self {
    case .all: true
    case .from(let least): number >= least
    case .above(let limit): number > limit
    case .unit: (0...1).contains(number)
    }
  }
}

/// What the specification asks of an array of numbers.
struct SpecificationNumbers: Sendable {
  /// The numbers that it may hold.
  var range = SpecificationRange.all
  /// How many it may hold.
  var count = 0...Int.max
}

/// A form of text that the specification asks for.
enum SpecificationText: Sendable {
  /// A colour in hexadecimal digits: `#FF00AA`.
  case hexColor
  /// An address that holds data: `data:image/png;base64,…`.
  case dataURL

  /// Whether text has the form.
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
      // Data goes on to the end, and the dot of a pattern matches no line break.
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
