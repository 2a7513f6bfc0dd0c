/// A name with the number at its end, such as “Leg 4”.
struct NumberedName {
  /// The name without the number and the separator before it.
  let stem: String
  /// The number, or `nil` without one.
  let number: Int?

  init(_ name: String) {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }
    let stem = name.dropLast(digits.count).reversed().drop { " _-#".contains($0) }
    self.stem = String(stem.reversed())
    number = Int(String(digits.reversed()))
  }
}
