/// The kind of a file, detected from its bytes only.
///
/// File names are unreliable.
package enum ContainerKind: Hashable, Sendable {
  /// An empty file.
  case empty
  /// Text, which can be JSON.
  case text
  /// A compressed stream with a gzip header: a Telegram sticker (`.tgs`).
  case gzip
  /// A compressed stream with a zlib header.
  case zlib
  /// A zip archive: dotLottie (`.lottie`).
  case zip
  /// Another format, with its name if recognized.
  case unknown(name: String?)

  /// Detects the kind of a file from its first bytes.
  package init(of bytes: [UInt8]) {
    guard let first = bytes.first else {
      self = .empty
      return
    }
    let second = bytes.count > 1 ? bytes[1] : 0
    if first == 0x1F, second == 0x8B {
      self = .gzip
    } else if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6]) {
      self = .zip
    } else if Self.isZlibHeader(first, second) {
      self = .zlib
    } else if let name = Self.knownName(bytes) {
      self = .unknown(name: name)
    } else {
      self = Self.isText(bytes) ? .text : .unknown(name: nil)
    }
  }

  /// Returns `true` for a zlib header (RFC 1950, 2.2): deflate with a window of up to 32 KiB, and a
  /// valid check number.
  private static func isZlibHeader(_ first: UInt8, _ second: UInt8) -> Bool {
    first & 0x0F == 8 && first >> 4 <= 7 && (UInt16(first) << 8 | UInt16(second)) % 31 == 0
      && second & 0x20 == 0
  }

  private static func knownName(_ bytes: [UInt8]) -> String? {
    let names: [(start: [UInt8], name: String)] = [
      ([0x89, 0x50, 0x4E, 0x47], "a PNG image"), ([0xFF, 0xD8, 0xFF], "a JPEG image"),
      (Array("GIF8".utf8), "a GIF image"), (Array("%PDF".utf8), "a PDF document"),
      (Array("RIFX".utf8), "an After Effects project"), (Array("RIVE".utf8), "a Rive file"),
      (Array("RIFF".utf8), "a WebP image or audio file"), (Array("Rar!".utf8), "a RAR archive"),
      ([0x37, 0x7A, 0xBC, 0xAF], "a 7z archive"), ([0x28, 0xB5, 0x2F, 0xFD], "Zstandard data"),
    ]
    if let known = names.first(where: { bytes.starts(with: $0.start) }) { return known.name }
    return bytes.dropFirst(4).starts(with: Array("ftyp".utf8)) ? "a video" : nil
  }

  /// Returns `true` if the JSON reader can report more about the bytes than that they are unknown.
  ///
  /// The JSON reader names UTF-16 and UTF-32, so both count as text.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return true }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return true }
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard let start = bytes.prefix(64).first(where: { !isSpace($0) && $0 != 0 }) else {
      return true
    }
    // Bytes that begin like JSON are left to the JSON reader.
    if start == 0x7B || start == 0x5B || start == 0x22 { return true }
    return bytes.prefix(64).allSatisfy { $0 >= 0x20 || isSpace($0) }
  }
}
