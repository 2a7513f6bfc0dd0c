internal import PegbarBase
package import PegbarScene

/// XML text under construction.
package struct SVGText {
  /// The text so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// Creates empty text.
  package init() {}

  /// Adds markup verbatim.
  package mutating func append(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds finished markup.
  package mutating func append(_ other: SVGText) {
    bytes += other.bytes
  }

  /// Adds markup in UTF-8 verbatim.
  package mutating func append(verbatim markup: [UInt8]) {
    bytes += markup
  }

  /// Adds external text, escaped and without the characters that XML forbids.
  package mutating func append(escaping text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "\u{0}"..<" ", "\u{7F}", "\u{FFFE}", "\u{FFFF}": continue
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Adds an attribute with a value that a closure adds.
  package mutating func attribute(_ name: StaticString, _ appendValue: (inout SVGText) -> Void) {
    append(name)
    append("=\"")
    appendValue(&self)
    append("\"")
  }

  /// Adds an attribute with a number.
  package mutating func attribute(_ name: StaticString, _ value: Double) {
    attribute(name) { $0.append(value) }
  }

  /// Adds an attribute with external text.
  package mutating func attribute(_ name: StaticString, escaping value: String) {
    attribute(name) { $0.append(escaping: value) }
  }
}

extension SVGText {
  /// Adds a number with a maximum number of decimals, without an exponent or trailing zeros.
  ///
  /// Numbers that are not finite become 0, and those outside of the supported range are clamped.
  package mutating func append(_ value: Double, decimals: Int = 5) {
    guard value.isFinite else { return append("0") }
    var power = 1
    for _ in 0..<decimals { power *= 10 }
    let limit = Limits.largestNumber
    let scaled = (min(max(value, -limit), limit) * Double(power)).rounded()
    guard var rest = Int(exactly: scaled) else { return append("0") }
    if rest < 0 {
      bytes.append(UInt8(ascii: "-"))
      rest = -rest
    }
    let (whole, fraction) = rest.quotientAndRemainder(dividingBy: power)
    if whole > 0 || fraction == 0 { bytes.append(contentsOf: String(whole).utf8) }
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var remaining = fraction
    var place = power / 10
    while remaining > 0, place > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: remaining / place))
      remaining %= place
      place /= 10
    }
  }

  /// Adds numbers, with a space only where the text would be ambiguous without one.
  package mutating func append(list numbers: [Double], decimals: Int = 5) {
    for (index, number) in numbers.enumerated() {
      let start = bytes.count
      append(number, decimals: decimals)
      if index > 0, bytes[start] != UInt8(ascii: "-") {
        bytes.insert(UInt8(ascii: " "), at: start)
      }
    }
  }

  /// Adds a color without its alpha.
  package mutating func append(_ color: Color) {
    let parts = [color.red, color.green, color.blue].map { part -> UInt8 in
      part > 0 ? UInt8((min(part, 1) * 255).rounded()) : 0
    }
    func digit(_ value: UInt8) -> UInt8 {
      value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
    bytes.append(UInt8(ascii: "#"))
    let isShort = parts.allSatisfy { $0 / 16 == $0 % 16 }
    for part in parts {
      bytes.append(digit(part / 16))
      if !isShort { bytes.append(digit(part % 16)) }
    }
  }
}
