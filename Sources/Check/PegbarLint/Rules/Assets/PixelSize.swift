internal import PegbarScene

/// The size of an image, read from its first bytes.
struct PixelSize: Equatable {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int

  /// The number of bytes of a JPEG to search.
  ///
  /// Thumbnails can precede its size.
  private static let length = 1 << 17

  /// Reads the size of a PNG or JPEG image; `nil` for other formats.
  init?(base64 text: String) {
    guard let start = Base64.beginning(of: text, count: 24) else { return nil }
    switch MediaType.ofImage(start) {
    case "image/png": self.init(png: start)
    case "image/jpeg":
      guard let bytes = Base64.beginning(of: text, count: Self.length) else { return nil }
      self.init(jpeg: bytes)
    default: return nil
    }
  }

  private init?(png bytes: [UInt8]) {
    guard bytes.count >= 24 else { return nil }
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Searches the segments for the first one that starts a frame.
  private init?(jpeg bytes: [UInt8]) {
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let mark = bytes[place + 1]
      // A fill byte.
      if mark == 0xFF {
        place += 1
        continue
      }
      // Table segments have markers in the same range.
      if (0xC0...0xCF).contains(mark), mark != 0xC4, mark != 0xC8, mark != 0xCC {
        height = Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
        width = Int(bytes[place + 7]) << 8 | Int(bytes[place + 8])
        return
      }
      place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
    }
    return nil
  }
}
