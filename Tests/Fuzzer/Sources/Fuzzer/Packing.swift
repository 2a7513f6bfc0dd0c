/// Writes the parts of archives, valid or damaged.
enum Packing {
  /// A file of a zip archive and its metadata.
  struct Entry {
    var name: String
    /// The bytes in the archive.
    var stored: [UInt8]
    /// The compression method: 0 for stored, 8 for deflated.
    var method: UInt16
    var crc: UInt32
    /// The size of the content that the archive specifies.
    var size: UInt32
    var flags: UInt16 = 0

    /// Creates a file whose content is stored directly or in deflate blocks without compression.
    init(name: String, content: [UInt8], deflated: Bool) {
      self.name = name
      stored = deflated ? Packing.deflated(content) : content
      method = deflated ? 8 : 0
      crc = Packing.crc(content)
      size = UInt32(content.count)
    }
  }

  /// Returns a zip archive; `damage` can change the numbers at its end.
  static func zip(_ entries: [Entry], damage: (inout [UInt32]) -> Void = { _ in }) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      var common = little(UInt16(20)) + little(entry.flags) + little(entry.method)
      common += [0, 0, 0x21, 0] + little(entry.crc)
      common += little(UInt32(entry.stored.count)) + little(entry.size)
      common += little(UInt16(truncatingIfNeeded: entry.name.utf8.count)) + [0, 0]
      directory += [0x50, 0x4B, 1, 2, 20, 0] + common + Array(repeating: 0, count: 10)
      directory += little(UInt32(archive.count)) + Array(entry.name.utf8)
      archive += [0x50, 0x4B, 3, 4] + common + Array(entry.name.utf8) + entry.stored
    }
    var numbers = [
      UInt32(entries.count), UInt32(entries.count), UInt32(directory.count), UInt32(archive.count),
    ]
    damage(&numbers)
    let end =
      [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
      + little(UInt16(truncatingIfNeeded: numbers[0]))
      + little(UInt16(truncatingIfNeeded: numbers[1])) + little(numbers[2]) + little(numbers[3])
    return archive + directory + end + [0, 0]
  }

  /// Returns a member of a gzip file.
  static func gzip(_ deflated: [UInt8], crc: UInt32, size: UInt32, flags: UInt8 = 0) -> [UInt8] {
    [0x1F, 0x8B, 8, flags, 0, 0, 0, 0, 0, 3] + deflated + little(crc) + little(size)
  }

  /// Returns deflate blocks that store bytes without compression.
  static func deflated(_ content: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    var rest = content[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      out += [rest.isEmpty ? 1 : 0] + little(count) + little(~count) + block
    } while !rest.isEmpty
    return out
  }

  /// Returns a deflate block that expands to many copies of one byte: 13 bits for each 258 bytes.
  static func repeated(_ byte: UInt8, matches: Int) -> [UInt8] {
    var out: [UInt8] = []
    var bits: UInt32 = 0
    var count: UInt32 = 0
    func put(_ value: UInt32, _ length: UInt32) {
      bits |= value << count
      count += length
      while count >= 8 {
        out.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        count -= 8
      }
    }
    func putCode(_ code: UInt32, _ length: UInt32) {
      for bit in (0..<length).reversed() { put((code >> bit) & 1, 1) }
    }
    put(1, 1)  // the last block
    put(1, 2)  // with the fixed codes
    if byte < 144 {
      putCode(0x30 + UInt32(byte), 8)
    } else {
      putCode(0x190 + UInt32(byte) - 144, 9)
    }
    for _ in 0..<matches {
      putCode(0xC5, 8)  // 258 bytes
      putCode(0, 5)  // the byte before
    }
    putCode(0, 7)
    put(0, 7)
    return out
  }

  /// Returns the checksum that zip and gzip use.
  static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc = table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8)
    }
    return ~crc
  }

  private static let table: [UInt32] = (0..<256).map { index in
    var crc = UInt32(index)
    for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
    return crc
  }

  static func little(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian, Array.init)
  }
}
