/// Handmade archives, so that every byte can be damaged.
package enum Archives {
  /// 20 000 spaces in a gzip stream.
  package static let gzipOfSpaces = bytes(
    "1f8b0800000000000203edc13101000000c2a02aeb9fd21a1e4001000000000000000000000000000000000000f06028c40885204e0000"
  )
  /// `{"w":7}` in a zlib stream.
  package static let zlibStream = bytes("789cab562a57b232af050008a40225")

  /// Returns the bytes of hexadecimal digits.
  package static func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }

  /// Returns a gzip member with stored text.
  package static func gzip(_ text: String) -> [UInt8] {
    let content = Array(text.utf8)
    let count = UInt16(content.count)
    var stream: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1]
    stream += little(count)
    stream += little(~count)
    stream += content
    stream += little(crc(content))
    return stream + little(UInt32(count))
  }

  /// Returns a zip archive with stored entries, which are encrypted if `flags` is 1.
  package static func zip(
    _ entries: [(name: String, text: String)], flags: UInt8 = 0
  ) -> [UInt8] {
    zip(files: entries.map { ($0.name, Array($0.text.utf8)) }, flags: flags)
  }

  /// Returns a zip archive with stored entries of any bytes.
  package static func zip(
    files: [(name: String, content: [UInt8])], flags: UInt8 = 0
  ) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for (name, content) in files {
      let size = UInt32(content.count)
      // Version, flags, stored, time, date.
      var common: [UInt8] = [20, 0, flags, 0, 0, 0, 0, 0, 0x21, 0]
      common += little(crc(content))
      common += little(size)
      common += little(size)
      common += little(UInt32(name.utf8.count))
      directory += [0x50, 0x4B, 1, 2, 20, 0] + common + Array(repeating: 0, count: 10)
      directory += little(UInt32(archive.count)) + Array(name.utf8)
      archive += [0x50, 0x4B, 3, 4] + common + Array(name.utf8) + content
    }
    let count = little(UInt16(files.count))
    var end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    end += count
    end += count
    end += little(UInt32(directory.count))
    end += little(UInt32(archive.count))
    return archive + directory + end + [0, 0]
  }

  private static func little(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian, Array.init)
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
