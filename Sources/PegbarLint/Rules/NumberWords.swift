/// Numbers as findings say them.
enum NumberWords {
  /// A frame: whole where it is whole, else with two digits.
  static func frame(_ value: Double) -> String { number((value * 100).rounded() / 100) }

  /// A number without a needless fraction.
  static func number(_ value: Double) -> String {
    Int64(exactly: value).map(String.init) ?? "\(value)"
  }
}
