/// A name with the number at its end, such as “Leg 4”.
struct NumberedName {
  /// The name without the number and the separator before it.
  let stem: String
  /// The number, or `nil` without one.
  let number: Int?

  init(_ name: String) {
    // Comparing bytes is faster. A character with a combining mark does not end with an ASCII byte.
    let bytes = name.utf8
    let start = bytes.lastIndex { !NumberData.isDigit($0) }.map(bytes.index(after:))
    let digits = start ?? bytes.startIndex
    let separators = " _-#".utf8
    let end = bytes[..<digits].lastIndex { !separators.contains($0) }.map(bytes.index(after:))
    stem = String(name[..<(end ?? bytes.startIndex)])
    number = Int(name[digits...])
  }
}
