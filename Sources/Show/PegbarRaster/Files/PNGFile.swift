internal import CPegbarZlib

/// A PNG file under construction, with one picture or an animation (APNG).
///
/// - Source: W3C, Portable Network Graphics (PNG) Specification, third edition.
struct PNGFile {
  /// The first bytes of every PNG file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The bytes so far.
  private(set) var bytes = PNGFile.signature

  /// Adds a chunk.
  mutating func append(_ type: StaticString, _ data: [UInt8]) {
    append(UInt32(truncatingIfNeeded: data.count))
    let start = bytes.count
    type.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes += data
    append(Self.checksum(bytes[start...]))
  }

  private mutating func append(_ number: UInt32) { bytes += number.bigEndianBytes }

  /// Adds the header of pictures with 8 bits each for red, green, blue, and alpha.
  mutating func appendHeader(width: Int, height: Int) {
    append("IHDR", width.bigEndianBytes + height.bigEndianBytes + [8, 6, 0, 0, 0])
    append("sRGB", [0])
  }

  /// Adds a mark by which an edited file is recognized, and the end.
  mutating func appendEnd() {
    append("tEXt", Self.mark + Array(Self.hexadecimal(Self.checksum(bytes[...])).utf8))
    append("IEND", [])
  }

  /// The keyword and the text of the mark before the checksum.
  private static let mark = Array("Software\u{0}pegbar ".utf8)

  /// Returns `true` for a file that Pegbar wrote, `false` if it was edited since, and `nil` for
  /// other files.
  static func isUnedited(_ bytes: [UInt8]) -> Bool? {
    // The mark: length, type, text, and checksum of the chunk; then the end.
    let size = 8 + mark.count + 8 + 4
    let start = bytes.count - size - 12
    guard bytes.starts(with: signature) else { return nil }
    guard start > 0, bytes[(start + 4)...].starts(with: "tEXt".utf8),
      bytes[(start + 8)...].starts(with: mark)
    else {
      // A program that edits a picture may keep the text but moves it.
      return bytes.count < 1 << 26 && contains(mark, bytes) ? false : nil
    }
    let text = bytes[(start + 8 + mark.count)...].prefix(8)
    return Array(text) == Array(hexadecimal(checksum(bytes[..<start])).utf8)
  }

  private static func contains(_ part: [UInt8], _ bytes: [UInt8]) -> Bool {
    guard let first = part.first else { return false }
    var rest = bytes[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  private static func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer {
      UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count))
    }
  }
}

extension FixedWidthInteger {
  /// The lowest four bytes, the highest of them first.
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
