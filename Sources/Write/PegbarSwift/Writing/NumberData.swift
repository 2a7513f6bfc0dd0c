/// Many numbers as one text, which is short to read and quick to compile.
///
/// Each number is the distance from the one `stride` places before. Blanks, minuses and points part them.
enum NumberData {
  /// From how many keys on a list is written as text: nobody reads what has been sampled.
  static let fewest = 13

  /// The text for a list; numbers are met to 1e-9.
  static func text(_ values: [Double], by stride: Int = 1) -> String {
    var writer = NumberWriter()
    // What reading the text gives, as adding up decimals may be off in the last bit.
    var sums: [Double] = []
    sums.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      let before = index < stride ? 0 : sums[index - stride]
      let step = writer.addShortest(value - before)
      sums.append(((before + step) * 1e9).rounded() / 1e9)
    }
    return writer.text
  }

  /// Whether a byte of such a text is a letter. (Asking characters takes longer than all the rest.)
  static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// Whether a byte is a digit.
  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  /// The first number with as few digits as possible, rounded from one of some, that meets a need.
  static func shortest(of values: [Double], where isMet: (Double) -> Bool) -> Double? {
    for power in powers {
      for value in values {
        let rounded = (value * power).rounded() / power
        if isMet(rounded) { return rounded }
      }
    }
    return nil
  }

  /// The powers of ten from the number of digits after the point.
  fileprivate static let powers: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}

/// Numbers and letters as bytes of one text.
struct NumberWriter {
  private var bytes: [UInt8] = []
  /// Whether the last number has a point.
  private var hasPoint = false

  /// The text so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a letter.
  mutating func add(_ letter: UInt8) { put(letter) }

  /// Adds a number with some digits after the point at most, without an exponent or a needless zero.
  mutating func add(_ value: Double, digits: Int) {
    let power = NumberData.powers[digits]
    guard let steps = Int(exactly: (value * power).rounded()),
      steps.magnitude < 1_000_000_000_000_000
    else { return addLarge(value) }
    var (rest, digits) = (steps.magnitude, digits)
    while digits > 0, rest % 10 == 0 { (rest, digits) = (rest / 10, digits - 1) }
    // From the last digit on: sampled outlines have hundreds of thousands of numbers.
    let room = 24
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { buffer in
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
      add(buffer[start...])
    }
  }

  /// Adds the number with as few digits as possible that is near one, which it returns.
  fileprivate mutating func addShortest(_ value: Double) -> Double {
    for (digits, power) in NumberData.powers.enumerated() {
      let rounded = (value * power).rounded() / power
      guard abs(rounded - value) < 1e-9 else { continue }
      add(rounded, digits: digits)
      return rounded
    }
    addLarge(value)
    return value
  }

  /// Adds a number with few digits after the point, none beyond 1e18, as none has an exponent.
  private mutating func addLarge(_ value: Double) {
    let isWhole = abs(value) >= 1e15
    add((isWhole ? String(Int(min(max(value, -1e18), 1e18))) : SwiftLiteral.number(value)).utf8)
  }

  /// Adds a number: a letter or a minus parts it from what stands before, as well as a blank, and so
  /// does its point where the number before has one already.
  private mutating func add(_ number: some Collection<UInt8>) {
    if let last = bytes.last, !NumberData.isLetter(last), !isParted(number.first) {
      put(UInt8(ascii: " "))
    }
    for byte in number { put(byte) }
  }

  private func isParted(_ first: UInt8?) -> Bool {
    first == UInt8(ascii: "-") || first == UInt8(ascii: ".") && hasPoint
  }

  private mutating func put(_ byte: UInt8) {
    bytes.append(byte)
    if !NumberData.isDigit(byte) { hasPoint = byte == UInt8(ascii: ".") }
  }
}
