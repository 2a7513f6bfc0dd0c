internal import PegbarScene

/// Many numbers as one text, which is short to read and fast to compile.
///
/// Each number is the difference from the one `stride` positions before it. Numbers are separated
/// by spaces, minus signs and decimal points.
enum NumberData {
  /// The minimum number of keyframes of a list that is written as text, because sampled values are
  /// not read.
  static let fewest = 13
  /// The number of keyframes above which shorter lists are written as text, because nobody reads
  /// so many, and each number in a list needs a millisecond of the compiler.
  private static let many = 2000
  /// The minimum number of keyframes of such a list in a scene with many keyframes.
  private static let fewestOfMany = 5

  /// Returns the minimum number of keyframes of a list of numbers that is written as text.
  static func fewest(in scene: NormalizedScene) -> Int {
    var count = 0
    for composition in scene.compositions {
      composition.layers.forEachLayer { layer in
        for track in layer.tracks where track.property != .path {
          count += track.keys.track.keyCount
        }
      }
    }
    return count > many ? fewestOfMany : fewest
  }

  /// Returns the text of a list, with an error of less than 1e-9.
  static func text(_ values: [Double], by stride: Int = 1) -> String {
    var writer = NumberWriter()
    // The values that a reader of the text obtains, because sums of decimals may differ in the last
    // bit.
    var sums: [Double] = []
    sums.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      let before = index < stride ? 0 : sums[index - stride]
      let step = writer.addShortest(value - before)
      sums.append(((before + step) * 1e9).rounded() / 1e9)
    }
    return writer.text
  }

  /// Returns `true` if a byte of such a text is a letter.
  ///
  /// A comparison of characters would take longer than the rest of the work.
  static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// Returns `true` if a byte is a digit.
  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  /// Returns the first number with the fewest digits, rounded from one of the values, that meets a
  /// condition.
  static func shortest(of values: [Double], where isMet: (Double) -> Bool) -> Double? {
    for power in powers {
      for value in values {
        let rounded = (value * power).rounded() / power
        if isMet(rounded) { return rounded }
      }
    }
    return nil
  }

  /// The powers of ten by the number of decimal places.
  fileprivate static let powers: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}

/// Writes numbers and letters as the bytes of one text.
struct NumberWriter {
  /// The bytes of the text that was written so far.
  private(set) var bytes: [UInt8] = []
  /// `true` if the last number has a decimal point.
  private var hasPoint = false

  /// The text that was written so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a letter.
  mutating func add(_ letter: UInt8) {
    bytes.append(letter)
    hasPoint = false
  }

  /// Adds a number with a maximum number of decimal places, without an exponent or redundant zeros.
  mutating func add(_ value: Double, digits: Int) {
    let power = NumberData.powers[digits]
    guard let steps = Int(exactly: (value * power).rounded()),
      steps.magnitude < 1_000_000_000_000_000
    else { return addLarge(value) }
    var (rest, digits) = (steps.magnitude, digits)
    while digits > 0, rest % 10 == 0 { (rest, digits) = (rest / 10, digits - 1) }
    // The buffer is filled from the last digit, because sampled paths have hundreds of thousands of
    // numbers.
    let (available, hasPoint) = (24, digits > 0)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: available) { buffer in
      var start = available
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
      add(UnsafeBufferPointer(rebasing: buffer[start...]), hasPoint: hasPoint)
    }
  }

  /// Adds and returns the number with the fewest digits that is close to a value.
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

  /// Adds a large number without an exponent, limited to 1e18.
  private mutating func addLarge(_ value: Double) {
    let isWhole = abs(value) >= 1e15
    let text = isWhole ? String(Int(min(max(value, -1e18), 1e18))) : SwiftLiteral.number(value)
    // A point before an exponent does not count.
    let mark = text.utf8.last { !NumberData.isDigit($0) }
    add(text.utf8, hasPoint: mark == UInt8(ascii: "."))
  }

  /// Adds a number, separated from the text before it.
  ///
  /// A letter, a space, or a minus sign separates numbers, and so does a decimal point if the
  /// previous number already has one.
  private mutating func add(_ number: some Collection<UInt8>, hasPoint: Bool) {
    if let last = bytes.last, !NumberData.isLetter(last), !isParted(number.first) {
      bytes.append(UInt8(ascii: " "))
    }
    bytes.append(contentsOf: number)
    self.hasPoint = hasPoint
  }

  private func isParted(_ first: UInt8?) -> Bool {
    first == UInt8(ascii: "-") || first == UInt8(ascii: ".") && hasPoint
  }
}

extension AnyTrack {
  /// The number of its keyframes.
  fileprivate var keyCount: Int { keys.count }
}
