/// The size and checksum that identify the bytes of a file.
package struct SourceStamp: Sendable, Hashable {
  /// The number of bytes.
  package var size: Int
  /// The CRC-32 of the bytes.
  package var checksum: UInt32

  /// Creates a stamp.
  package init(size: Int, checksum: UInt32) {
    self.size = size
    self.checksum = checksum
  }

  /// Creates the stamp of bytes.
  package init(_ bytes: [UInt8]) {
    self.init(size: bytes.count, checksum: Checksum.crc32(bytes))
  }

  /// The stamp in the form of headers: `4711 bytes, CRC-32 0badcafe`.
  package var text: String { "\(size) bytes, CRC-32 \(Self.digits(of: checksum))" }

  /// Returns a checksum as eight hexadecimal digits.
  package static func digits(of checksum: UInt32) -> String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Parses `4711 bytes, CRC-32 0badcafe` between two strings, the second of which ends the line.
  init?(reading line: Substring, after start: String, before end: String) {
    guard line.hasSuffix(end), let mark = line.firstRange(of: start),
      mark.upperBound <= line.index(line.endIndex, offsetBy: -end.count)
    else { return nil }
    let text = line[mark.upperBound...].dropLast(end.count)
    guard let middle = text.firstRange(of: " bytes, CRC-32 "),
      let size = Int(text[..<middle.lowerBound]), size >= 0,
      text[middle.upperBound...].utf8.count == 8,
      let checksum = UInt32(text[middle.upperBound...], radix: 16)
    else { return nil }
    self.init(size: size, checksum: checksum)
  }
}
