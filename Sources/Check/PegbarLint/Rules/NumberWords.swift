internal import PegbarBase
internal import PegbarJSON

/// The format of numbers in findings.
enum NumberWords {
  /// Returns a frame number with at most two decimal places.
  static func frame(_ value: Double) -> String { number((value * 100).rounded() / 100) }

  /// Returns a size in pixels.
  static func size(_ width: Double, _ height: Double) -> String {
    "\(number(width)) × \(number(height)) pixels"
  }

  /// Returns a count, which can be larger than any integer.
  static func count(_ value: Double) -> String {
    value < 1e9 ? number(value) : "more than 1000000000"
  }

  /// Returns a number with at most four decimal places.
  static func number(_ value: Double) -> String {
    if let whole = Int64(exactly: value) { return String(whole) }
    // Larger numbers have no such decimal places, and multiplying them by 10,000 can overflow.
    return NumberText.text(abs(value) < 1e11 ? (value * 10_000).rounded() / 10_000 : value)
  }

  /// Returns a count with its noun, in the plural unless the count is one.
  ///
  /// - Parameter plural: The plural. By default, the noun with an “s”.
  static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }

  /// Returns the limit that a number exceeds: `(limit: 4)`.
  static func limit(_ most: Double) -> String { "(limit: \(number(most)))" }

  /// Returns a size in bytes, or in kilobytes from 1000 bytes.
  static func bytes(_ count: Int) -> String {
    count < 1000 ? self.count(count, "byte") : "\((count + 500) / 1000) kB"
  }

  /// Returns a size and the smaller limit that it exceeds: `31 kB (limit: 30 kB)`.
  ///
  /// Both are in bytes if they round to the same number of kilobytes.
  static func bytes(_ count: Double, above most: Double) -> String {
    func words(_ count: Double) -> String {
      count < 1e12 ? bytes(Int(count)) : self.count(count) + " bytes"
    }
    let (larger, smaller) = (words(count), words(most))
    return larger == smaller
      ? "\(number(count)) bytes (limit: \(number(most)))" : "\(larger) (limit: \(smaller))"
  }

  /// Returns a size and the smaller limit that it exceeds.
  static func bytes(_ count: Int, above most: Double) -> String {
    bytes(Double(count), above: most)
  }
}
