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

  /// A number without a needless fraction.
  static func number(_ value: Double) -> String {
    Int64(exactly: value).map(String.init) ?? "\(value)"
  }

  /// A number of things, with the noun in the plural where it is not one.
  static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// A number of bytes, in kilobytes from 1000 on.
  static func bytes(_ count: Int) -> String {
    count < 1000 ? self.count(count, "byte") : "\((count + 500) / 1000) kB"
  }
}
