internal import PegbarBase
internal import PegbarJSON

/// Numbers as findings say them.
enum NumberWords {
  /// A frame: whole where it is whole, else with two digits.
  static func frame(_ value: Double) -> String { number((value * 100).rounded() / 100) }

  /// A size in pixels.
  static func size(_ width: Double, _ height: Double) -> String {
    "\(number(width)) × \(number(height)) pixels"
  }

  /// A number of things, which may be beyond all measure.
  static func count(_ value: Double) -> String {
    value < 1e9 ? number(value) : "more than 1000000000"
  }

  /// A number with at most four digits after the point.
  static func number(_ value: Double) -> String {
    if let whole = Int64(exactly: value) { return String(whole) }
    // Larger ones have no such digits, and times 10000 they may be beyond all numbers.
    return NumberText.text(abs(value) < 1e11 ? (value * 10_000).rounded() / 10_000 : value)
  }

  /// A number of things, with the noun in the plural where it is not one.
  ///
  /// - Parameter plural: The plural; the noun with an s without.
  static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }

  /// That there is a number of things: “is 1 layer”, “are 2 layers”.
  static func existence(of count: Int, _ noun: String) -> String {
    "there \(count == 1 ? "is" : "are") \(self.count(count, noun))"
  }

  /// A number of bytes, in kilobytes from 1000 on.
  static func bytes(_ count: Int) -> String {
    count < 1000 ? self.count(count, "byte") : "\((count + 500) / 1000) kB"
  }

  /// A number of bytes and a smaller one that is allowed: `31 kB, more than 30 kB`, in bytes where
  /// both have as many kilobytes.
  static func bytes(_ count: Double, above most: Double) -> String {
    func words(_ count: Double) -> String {
      count < 1e12 ? bytes(Int(count)) : self.count(count) + " bytes"
    }
    let (larger, smaller) = (words(count), words(most))
    return larger == smaller
      ? "\(number(count)) bytes, more than \(number(most))" : "\(larger), more than \(smaller)"
  }

  /// A number of bytes and a smaller one that is allowed.
  static func bytes(_ count: Int, above most: Double) -> String {
    bytes(Double(count), above: most)
  }
}
