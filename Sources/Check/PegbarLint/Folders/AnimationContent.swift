internal import PegbarBase

/// The content of an animation without white space, names and metadata, as a number.
///
/// Animations with equal content look the same. The text is not validated.
struct AnimationContent: Hashable {
  /// A hash of the content.
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The number of bytes of the content.
  private(set) var byteCount = 0
  /// `true` if the file is compressed as a whole, or an archive.
  private let isPacked: Bool

  /// The members that do not affect the picture: names, match names, numbers and metadata.
  private static let ignored: Set<ArraySlice<UInt8>> = Set(
    ["nm", "mn", "cl", "ln", "tg", "ix", "cix", "np", "v", "meta", "metadata", "props", "x-lint"]
      .map { Array($0.utf8)[...] })

  private static let longestIgnored = 8

  /// Reads the content of a file, incompletely if the task is canceled.
  init(_ file: LintedFile) {
    isPacked = file.isArchive || file.isGzip
    let text = file.text
    var offset = 0
    var strings = 0
    while offset < text.count {
      let byte = text[offset]
      switch byte {
      case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"): offset += 1
      case UInt8(ascii: "\""):
        strings += 1
        if strings & 0xFFF == 0, Cancellation.isRequested { return }
        offset = addString(of: text, at: offset)
      case UInt8(ascii: "-"), 0x30...0x39:
        let end = Self.endOfNumber(in: text, at: offset)
        add(Self.shortened(text[offset..<end]))
        // Separates neighboring numbers.
        add(0)
        offset = end
      default:
        add(byte)
        offset += 1
      }
    }
  }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    // Mixes the high bits into the low ones.
    hash ^= hash >> 29
    byteCount += 1
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Adds a string, or skips it with its value if it is the key of an ignored member.
  ///
  /// Returns the offset of the text that follows.
  private mutating func addString(of text: [UInt8], at start: Int) -> Int {
    let end = Self.endOfString(in: text, at: start)
    if end - start <= Self.longestIgnored + 2, end - start > 2 {
      let next = Self.endOfSpace(in: text, at: end)
      if next < text.count, text[next] == UInt8(ascii: ":"),
        Self.ignored.contains(text[start + 1..<end - 1])
      {
        let value = Self.endOfSpace(in: text, at: next + 1)
        // Only the version is text; vertices and values of effects have the same key.
        let isKept = end - start == 3 && value < text.count && text[value] != UInt8(ascii: "\"")
        if !isKept { return Self.endOfValue(in: text, at: value) }
      }
    }
    add(text[start..<end])
    return end
  }

  /// Returns a number without zeros at the end of its decimal places.
  private static func shortened(_ number: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard number.contains(UInt8(ascii: ".")), !number.contains(where: { $0 | 0x20 == 0x65 }) else {
      return number
    }
    var number = number
    while number.last == UInt8(ascii: "0") { number.removeLast() }
    if number.last == UInt8(ascii: ".") { number.removeLast() }
    return number
  }

  private static func endOfNumber(in text: [UInt8], at start: Int) -> Int {
    let end = text[start...].firstIndex { byte in
      !(0x30...0x39).contains(byte) && byte != 0x2B && byte != 0x2D && byte != 0x2E
        && byte | 0x20 != 0x65
    }
    return end ?? text.count
  }

  private static func endOfSpace(in text: [UInt8], at start: Int) -> Int {
    var offset = start
    while offset < text.count, text[offset] <= 0x20 { offset += 1 }
    return offset
  }

  /// Returns the offset after the closing quote of a string.
  private static func endOfString(in text: [UInt8], at start: Int) -> Int {
    var offset = start + 1
    while offset < text.count, text[offset] != UInt8(ascii: "\"") {
      offset += text[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset + 1, text.count)
  }

  /// Returns the offset after a value.
  private static func endOfValue(in text: [UInt8], at start: Int) -> Int {
    var offset = start
    var depth = 0
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "\""):
        offset = endOfString(in: text, at: offset)
        if depth == 0 { return offset }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // The end of the object that contains the member.
        if depth == 0 { return offset }
        depth -= 1
        if depth == 0 { return offset + 1 }
      case UInt8(ascii: ","): if depth == 0 { return offset }
      default: break
      }
      offset += 1
    }
    return text.count
  }
}
