internal import PegbarBase

/// The names in use in one scope, which makes unused identifiers from any text.
struct SwiftNames {
  /// The case of the first letter of a name.
  enum Style {
    /// Lowercase, for properties and cases: `upperArm`.
    case lower
    /// Uppercase, for types: `UpperArm`.
    case upper
  }

  /// The maximum number of characters of a text in a name of this scope.
  let limit: Int
  private var taken: Set<String>
  /// The names that are reserved independently of the strings.
  private let reserved: Set<String>
  /// The next ordinal of each name; lower ordinals are in use.
  private var ordinals: [String: Int] = [:]

  /// Creates a scope with names that are in use and a limit for the length of strings.
  init(taken: Set<String>, limit: Int = Limits.identifierLength) {
    self.limit = limit
    self.taken = taken
    reserved = taken
  }

  /// Creates the scope of a generated class with additional names that are in use.
  init(besides names: [String]) {
    self.init(taken: ReservedNames.members.union(names))
  }

  /// Returns an unused name for a text; `fallback` replaces strings without letters.
  ///
  /// A reserved name receives the suffix `kind`: `drawLayer`. `companions` returns additional names
  /// that are declared with it and must also be unused.
  mutating func name(
    for text: String, _ style: Style, fallback: String, kind: String = "",
    companions: (String) -> [String] = { _ in [] }
  ) -> String {
    var base = Self.identifier(from: text, style, fallback: fallback, limit: limit)
    if reserved.contains(base) || ReservedNames.keywords.contains(base) { base += kind }
    var candidate = base
    var ordinal = ordinals[base] ?? 2
    while contains(candidate) || companions(candidate).contains(where: contains) {
      // An ordinal after a digit would be ambiguous: `arm1` and `arm12`.
      candidate = base.last?.isNumber == true ? "\(base)_\(ordinal)" : "\(base)\(ordinal)"
      ordinal += 1
    }
    ordinals[base] = ordinal
    taken.insert(candidate)
    taken.formUnion(companions(candidate))
    return candidate
  }

  /// Returns `true` if a name is in use or a keyword.
  func contains(_ name: String) -> Bool {
    taken.contains(name) || ReservedNames.keywords.contains(name)
  }

  /// Returns the words of a text as one identifier, which is always the same for the same text.
  static func identifier(
    from text: String, _ style: Style, fallback: String, limit: Int = Limits.identifierLength
  ) -> String {
    var result = ""
    // The plugin for builds compares the types of files by the letters of their names.
    for word in words(of: text, limit: limit, shortened: style == .upper) {
      let beginsWithDigit = word.unicodeScalars.first.map(isDigit) == true
      if !result.isEmpty {
        // Adjacent digits would be ambiguous: `Fill 1 2` and `Fill 12`.
        if result.last?.isNumber == true, beginsWithDigit { result += "_" }
        result += capitalised(word, .upper)
      } else if beginsWithDigit {
        // A name cannot begin with a digit.
        result = capitalised(fallback, style) + word
      } else {
        // `BG` becomes `bg`, `Arm` becomes `arm`.
        let isLowered = style == .lower && word == word.uppercased()
        result = isLowered ? word.lowercased() : capitalised(word, style)
      }
    }
    return result.isEmpty ? capitalised(fallback, style) : result
  }

  /// Returns `true` if a text is an identifier that requires no backticks.
  static func isIdentifier(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, first == "_" || isHead(first) else { return false }
    return scalars.allSatisfy { $0 == "_" || isDigit($0) || isPart($0) }
      && text != "_" && !ReservedNames.keywords.contains(text)
  }

  private static func capitalised(_ word: String, _ style: Style) -> String {
    guard let first = word.first else { return word }
    let changed = style == .upper ? first.uppercased() : first.lowercased()
    // Most first letters are ASCII, and a keyword is not one letter before an “x”.
    if first.isASCII, first.isLetter { return changed + word.dropFirst() }
    // Letters without a single-letter counterpart remain unchanged.
    return isIdentifier(changed + "x") ? changed + word.dropFirst() : word
  }

  /// Returns the runs of letters and digits, with at most `limit` characters in total.
  ///
  /// Unless all words can be shortened, only the first one is, and others that exceed the limit are
  /// omitted.
  private static func words(of text: String, limit: Int, shortened: Bool) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      let belongs =
        isDigit(scalar)
        || (word.isEmpty ? isHead(scalar) : isPart(scalar))
      if belongs {
        guard count < limit else {
          guard !shortened, !words.isEmpty else { break }
          // A conjunction without the word after it would be misleading.
          return words.last == "and" ? words.dropLast() : words
        }
        word.append(scalar)
        count += 1
      } else if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    return word.isEmpty ? words : words + [String(word)]
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Returns `true` if a scalar is a letter that can begin an identifier.
  ///
  /// These are a subset of “identifier-head”: The Swift Programming Language, “Lexical Structure”.
  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D,
      0x180F...0x1DBF, 0x1E00...0x1FFF, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
      0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
      0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD, 0x10000...0x1FFFD, 0x20000...0x2FFFD,
      0x30000...0x3FFFD:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        !scalar.properties.isDefaultIgnorableCodePoint
      default: false
      }
    default: false
    }
  }

  /// Returns `true` if a scalar is a letter or a combining mark that an identifier can contain.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x370...0x167F, 0x1681...0x180A, 0x1810...0x1FFF, 0x3040...0xD7FF:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark: !scalar.properties.isDefaultIgnorableCodePoint
      default: isHead(scalar)
      }
    default: isHead(scalar)
    }
  }
}
