/// Formats numbers for JSON and for generated code.
///
/// The result is the shortest text that reads back as the same `Double`. Whole numbers have no
/// fraction (`3`, not `3.0`), and negative zero is written as `0`, which is equal to it. Whole
/// numbers below 2^53 and fractions of up to six digits have no exponent. Other numbers have one if
/// Swift's `description` does (`1e-07`, `1e+20`). NaN and infinity, which neither JSON nor a Swift
/// literal can represent, become `nan`, `inf` and `-inf`, so check `isFinite` first.
package enum NumberText {
  /// Returns the text of a number.
  package static func text(_ number: Double) -> String {
    var bytes: [UInt8] = []
    append(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of a number.
  package static func append(_ number: Double, to bytes: inout [UInt8]) {
    let magnitude = number.magnitude
    if magnitude < 0x1p53 {
      let whole = Int64(magnitude)
      if Double(whole) == magnitude {
        return append(
          UInt64(whole), isNegative: number < 0, fractionDigits: 0, to: &bytes)
      }
      var scale = 1.0
      for digits in 1...6 {
        scale *= 10
        let scaled = magnitude * scale
        guard scaled < 0x1p53 - 1 else { break }
        // Rounds half up by truncation, because `rounded()` is a function call on machines without
        // an instruction for it.
        let nearest = Int64(scaled + 0.5)
        // Both operands are exact below 2^53, so the text reads back as their quotient.
        if Double(nearest) / scale == magnitude {
          return append(
            UInt64(nearest), isNegative: number < 0, fractionDigits: digits, to: &bytes)
        }
      }
    }
    appendDescription(of: number, to: &bytes)
  }

  /// Appends the text of an integer.
  package static func append(_ number: Int, to bytes: inout [UInt8]) {
    append(UInt64(number.magnitude), isNegative: number < 0, fractionDigits: 0, to: &bytes)
  }

  private static func appendDescription(of number: Double, to bytes: inout [UInt8]) {
    var text = number.description
    text.withUTF8 { utf8 in
      let isWhole = utf8.count > 2 && utf8[utf8.count - 1] == 0x30 && utf8[utf8.count - 2] == 0x2E
      bytes.append(contentsOf: utf8[..<(isWhole ? utf8.count - 2 : utf8.count)])
    }
  }

  /// Appends `digits` with a decimal point before the last `fractionDigits` of them.
  private static func append(
    _ digits: UInt64, isNegative: Bool, fractionDigits: Int, to bytes: inout [UInt8]
  ) {
    // Up to 20 digits, a sign, a point and a leading zero.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { buffer in
      var start = 24
      var rest = digits
      var written = 0
      repeat {
        if written == fractionDigits, written > 0 {
          start -= 1
          buffer[start] = 0x2E
        }
        start -= 1
        buffer[start] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
        written += 1
      } while rest > 0 || written <= fractionDigits
      if isNegative {
        start -= 1
        buffer[start] = 0x2D
      }
      bytes.append(contentsOf: UnsafeMutableBufferPointer(rebasing: buffer[start...]))
    }
  }
}
