internal import PegbarScene

// The text of expressions on one line.
extension SwiftExpression {
  /// The expression on one line.
  var line: String { flat(available: .max) ?? "" }

  /// Returns the expression on one line, or `nil` if it requires more than `available` columns.
  func flat(available: Int) -> String? {
    var bytes: [UInt8] = []
    return append(to: &bytes, available: available) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Appends the expression on one line; returns `false` if it requires more than `available`
  /// columns, and then only a part of it was added.
  func append(to bytes: inout [UInt8], available: Int) -> Bool {
    let (limit, isUnlimited) = bytes.count.addingReportingOverflow(available)
    return append(to: &bytes, until: isUnlimited ? .max : limit)
  }

  /// `true` if it is a short word or call that is never broken.
  var isName: Bool {
    switch self {
    case .word, .layer, .constant, .color, .value: size < 60
    case .number, .numbers, .string, .data, .path, .function, .list, .tuple, .sum, .wrapped, .call,
      .chained:
      false
    }
  }

  /// Returns `true` if the expression does not fit because of a single word, such as path data.
  func hasOneLongWord(available: Int) -> Bool {
    guard let long = longWords, long.count == 1, let length = long.first else { return false }
    return size - length + 40 <= available
  }

  /// The lengths of the long words, or `nil` if lists with several elements can be broken.
  private var longWords: [Int]? {
    switch self {
    case .string, .data, .path, .value:
      // The size of path data with few points is not precise enough.
      return (size < 200 ? line.utf8.count : size) > 60 ? [size] : []
    case .number, .numbers, .color, .constant, .layer, .function, .word, .tuple: return []
    case .list(let elements) where elements.count != 1: return nil
    case .sum: return nil
    case .list, .wrapped, .call, .chained:
      var words: [Int] = []
      for part in parts {
        guard let long = part.longWords else { return nil }
        words += long
      }
      return words
    }
  }

  /// The number of bytes of its words, without punctuation.
  var size: Int {
    switch self {
    case .data(let text): text.utf8.count + 2
    case .path(let path): path.size
    case .number, .numbers, .string, .color, .constant, .layer, .function, .word, .tuple:
      line.utf8.count
    case .value(let callee, let arguments):
      // Includes punctuation, because a value is never broken.
      arguments.reduce(callee.name.utf8.count + 2 * max(arguments.count, 1)) {
        $0 + $1.lead.utf8.count + $1.value.size
      }
    case .wrapped(let start, let inner, let end): start.utf8.count + inner.size + end.utf8.count
    case .list, .sum: sum(0) { $0.size }
    case .call(let callee, let arguments), .chained(_, let callee, let arguments):
      sum(callee.name.utf8.count) { $0.size }
        + arguments.reduce(0) { $0 + $1.lead.utf8.count }
    }
  }

  private func append(to bytes: inout [UInt8], until limit: Int) -> Bool {
    switch self {
    case .number(let value): SwiftLiteral.append(value, to: &bytes)
    case .numbers(let values):
      bytes.append(UInt8(ascii: "["))
      SwiftLiteral.append(values, to: &bytes)
      bytes.append(UInt8(ascii: "]"))
    case .string(let text): bytes.append(contentsOf: SwiftLiteral.string(text).utf8)
    case .data(let text):
      guard text.utf8.count <= limit - bytes.count else { return false }
      Self.quote(text.utf8, to: &bytes)
    case .path(let path):
      guard path.leastSize <= limit - bytes.count else { return false }
      Self.quote(path.bytes, to: &bytes)
    case .color(let color, let isTyped):
      if isTyped { bytes.append(contentsOf: "CGColor".utf8) }
      bytes.append(contentsOf: Self.text(of: color).utf8)
    case .constant(let table, let name):
      bytes.append(contentsOf: table.prefix.utf8)
      bytes.append(contentsOf: name.utf8)
    case .layer(let layer): bytes.append(contentsOf: layer.text.utf8)
    case .function(let callee): bytes.append(contentsOf: callee.name.utf8)
    case .word(let text): bytes.append(contentsOf: text.utf8)
    case .list, .tuple, .sum, .wrapped, .chained, .call, .value:
      return appendParts(to: &bytes, until: limit)
    }
    return bytes.count <= limit
  }

  /// Appends an expression that contains others.
  private func appendParts(to bytes: inout [UInt8], until limit: Int) -> Bool {
    switch self {
    case .list(let elements):
      return Self.append(elements, between: "[", "]", to: &bytes, until: limit)
    case .tuple(let elements):
      return Self.append(elements, between: "(", ")", to: &bytes, until: limit)
    case .sum(let parts):
      for (index, part) in parts.enumerated() {
        if index > 0 { bytes.append(contentsOf: " + ".utf8) }
        guard part.append(to: &bytes, until: limit) else { return false }
      }
    case .wrapped(let start, let inner, let end):
      bytes.append(contentsOf: start.utf8)
      guard inner.append(to: &bytes, until: limit) else { return false }
      bytes.append(contentsOf: end.utf8)
    case .chained(let inner, let callee, let arguments):
      guard inner.append(to: &bytes, until: limit) else { return false }
      bytes.append(UInt8(ascii: "."))
      return Self.append(callee, arguments, to: &bytes, until: limit)
    case .call(let callee, let arguments), .value(let callee, let arguments):
      return Self.append(callee, arguments, to: &bytes, until: limit)
    case .number, .numbers, .string, .data, .path, .color, .constant, .layer, .function, .word:
      return append(to: &bytes, until: limit)
    }
    return bytes.count <= limit
  }

  private static func quote(_ text: some Collection<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: text)
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(
    _ elements: [SwiftExpression], between start: Unicode.Scalar, _ end: Unicode.Scalar,
    to bytes: inout [UInt8], until limit: Int
  ) -> Bool {
    bytes.append(UInt8(ascii: start))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(contentsOf: ", ".utf8) }
      guard element.append(to: &bytes, until: limit) else { return false }
    }
    bytes.append(UInt8(ascii: end))
    return bytes.count <= limit
  }

  private static func append(
    _ callee: Callee, _ arguments: [Argument], to bytes: inout [UInt8], until limit: Int
  ) -> Bool {
    bytes.append(contentsOf: callee.name.utf8)
    bytes.append(UInt8(ascii: "("))
    for (index, argument) in arguments.enumerated() {
      if index > 0 { bytes.append(contentsOf: ", ".utf8) }
      bytes.append(contentsOf: argument.lead.utf8)
      guard argument.value.append(to: &bytes, until: limit) else { return false }
    }
    bytes.append(UInt8(ascii: ")"))
    return bytes.count <= limit
  }

  /// Returns a color as a call of its shared function: `.hex(0xFF8000)`, or `.rgb(1, 0.5, 0)` if
  /// the components are not those of an 8-bit color.
  private static func text(of color: Color) -> String {
    let alpha = color.alpha == 1 ? "" : ", alpha: \(SwiftLiteral.number(color.alpha))"
    guard let code = color.code else {
      return ".rgb(\(SwiftLiteral.numbers([color.red, color.green, color.blue]))\(alpha))"
    }
    return ".hex(0x\(code)\(alpha))"
  }
}

extension Color {
  /// The six hexadecimal digits of an 8-bit color without its alpha, or `nil` for other colors.
  ///
  /// Scenes contain components with five decimals.
  var code: String? {
    let levels = [red, green, blue].map { $0 * 255 }
    guard levels.allSatisfy({ (0...255).contains($0) && abs($0 - $0.rounded()) < 0.002 }) else {
      return nil
    }
    let digits = levels.map { level in
      let text = String(Int(level.rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return digits.joined()
  }
}
