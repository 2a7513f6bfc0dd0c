/// Many numbers as one text, which is short to read and quick to compile.
///
/// Each number is the distance from the one `stride` places before. Blanks and minuses part them.
enum NumberData {
  /// From how many keys on a list is written as text: nobody reads what has been sampled.
  static let fewest = 13

  /// The text for a list; numbers are met to 1e-9.
  static func text(_ values: [Double], by stride: Int = 1) -> String {
    var text = ""
    // What reading the text gives, as adding up decimals may be off in the last bit.
    var sums: [Double] = []
    for (index, value) in values.enumerated() {
      let before = index < stride ? 0 : sums[index - stride]
      let step = shortest(value - before)
      append(step.text, to: &text)
      sums.append(((before + step.value) * 1e9).rounded() / 1e9)
    }
    return text
  }

  /// Adds a number: a letter or a minus parts it from what stands before, as well as a blank.
  static func append(_ number: String, to text: inout String) {
    if let last = text.last, !last.isLetter, !number.hasPrefix("-") { text += " " }
    text += number
  }

  /// A number with some digits after the point at most, without an exponent or a needless zero.
  static func decimal(_ value: Double, digits: Int) -> String {
    let power = Self.power(digits)
    guard let steps = Int(exactly: (value * power).rounded()), abs(steps) < 1_000_000_000_000_000
    else { return SwiftLiteral.number(value) }
    let (whole, part) = abs(steps).quotientAndRemainder(dividingBy: Int(power))
    var fraction = String(part)
    fraction = String(repeating: "0", count: max(digits - fraction.count, 0)) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let sign = steps < 0 ? "-" : ""
    if fraction.isEmpty { return sign + String(whole) }
    return sign + (whole == 0 ? "" : String(whole)) + "." + fraction
  }

  private static func shortest(_ value: Double) -> (text: String, value: Double) {
    for digits in 0...9 {
      let power = power(digits)
      let rounded = (value * power).rounded() / power
      if abs(rounded - value) < 1e-9 { return (decimal(rounded, digits: digits), rounded) }
    }
    return (SwiftLiteral.number(value), value)
  }

  private static func power(_ digits: Int) -> Double {
    (0..<digits).reduce(1) { power, _ in power * 10 }
  }
}
