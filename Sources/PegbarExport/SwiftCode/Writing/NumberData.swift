/// Many numbers as one text, which is short to read and quick to compile.
///
/// Each number is the distance from the one `stride` places before. Blanks, minuses and points part them.
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

  /// How long numbers may be that no blank parts: what reads one looks at all that could belong to it
  /// (Core Foundation, CFStringScanner.c, which stops where `strtod` does).
  private static let longestRun = 64

  /// Adds a number: a letter or a minus parts it from what stands before, as well as a blank, and so
  /// does its point where the number before has one already.
  static func append(_ number: String, to text: inout String) {
    if let last = text.utf8.last, !isLetter(last), !isParted(number, from: text) { text += " " }
    text += number
  }

  private static func isParted(_ number: String, from text: String) -> Bool {
    let first = number.utf8.first
    guard first == UInt8(ascii: "-") || first == UInt8(ascii: ".") else { return false }
    var length = 0
    var before: UInt8?
    for byte in text.utf8.reversed() {
      if byte == UInt8(ascii: " ") || isLetter(byte) { break }
      // What stands before the last digits.
      if !isDigit(byte), before == nil { before = byte }
      length += 1
      if length == longestRun { return false }
    }
    return first == UInt8(ascii: "-") || before == UInt8(ascii: ".")
  }

  /// Whether a byte of such a text is a letter. (Asking characters takes longer than all the rest.)
  static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// Whether a byte is a digit.
  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  /// Whether a byte may stand in a name: letters beyond ASCII may.
  static func isPartOfName(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_")
  }

  /// A number with some digits after the point at most, without an exponent or a needless zero.
  static func decimal(_ value: Double, digits: Int) -> String {
    let power = Self.power(digits)
    guard let steps = Int(exactly: (value * power).rounded()),
      steps.magnitude < 1_000_000_000_000_000
    else { return SwiftLiteral.number(value) }
    var (rest, digits) = (steps.magnitude, digits)
    while digits > 0, rest % 10 == 0 { (rest, digits) = (rest / 10, digits - 1) }
    // From the last digit on, in one text: sampled outlines have hundreds of thousands of numbers.
    let room = 24
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { buffer in
      var start = room
      func put(_ byte: UInt8) {
        start -= 1
        buffer[start] = byte
      }
      var written = 0
      repeat {
        put(UInt8(ascii: "0") + UInt8(rest % 10))
        (rest, written) = (rest / 10, written + 1)
        if written == digits { put(UInt8(ascii: ".")) }
      } while rest > 0 || written < digits
      if steps < 0 { put(UInt8(ascii: "-")) }
      return String(decoding: buffer[start...], as: UTF8.self)
    }
  }

  /// The first number with as few digits as possible, rounded from one of some, that meets a need.
  static func shortest(of values: [Double], where isMet: (Double) -> Bool) -> Double? {
    (0...9).lazy.map(power)
      .flatMap { power in values.map { ($0 * power).rounded() / power } }.first(where: isMet)
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
