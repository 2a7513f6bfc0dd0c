/// Detects media types from bytes alone, because file names and declared types are unreliable.
package enum MediaType {
  /// Returns the media type of an image, or `nil` if the format is unknown.
  package static func ofImage(_ bytes: [UInt8]) -> String? {
    let starts: [(bytes: [UInt8], type: String)] = [
      ([0x89, 0x50, 0x4E, 0x47], "image/png"), ([0xFF, 0xD8, 0xFF], "image/jpeg"),
      (Array("GIF8".utf8), "image/gif"), ([0x42, 0x4D], "image/bmp"),
      ([0x49, 0x49, 0x2A, 0], "image/tiff"), ([0x4D, 0x4D, 0, 0x2A], "image/tiff"),
    ]
    if let known = starts.first(where: { bytes.starts(with: $0.bytes) }) { return known.type }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return "image/webp"
    }
    if bytes.dropFirst(4).starts(with: Array("ftyphei".utf8)) { return "image/heic" }
    if bytes.dropFirst(4).starts(with: Array("ftypavif".utf8)) { return "image/avif" }
    // SVG is text, and its element may follow a declaration and comments.
    let text = String(decoding: bytes.prefix(headerLength), as: UTF8.self)
    return text.contains("<svg") ? "image/svg+xml" : nil
  }

  /// Returns the media type of a Base64-encoded image, or `nil` if the string is malformed or the
  /// format is unknown.
  ///
  /// Only the beginning is decoded.
  package static func ofImage(base64 text: String) -> String? {
    Base64.beginning(of: text, count: headerLength).flatMap { ofImage($0) }
  }

  /// The number of bytes that identify an image: SVG may begin with a declaration and comments.
  private static let headerLength = 1026
}
