/// What bytes are, told by the bytes alone: names of files and labels of addresses lie.
package enum MediaType {
  /// The media type of an image; nothing where the bytes are none that is known.
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
    // SVG is text; the element may come after a declaration and comments.
    let text = String(decoding: bytes.prefix(headerLength), as: UTF8.self)
    return text.contains("<svg") ? "image/svg+xml" : nil
  }

  /// The media type of an image that is written as base64; nothing where the text is not base64, or
  /// the bytes are no image that is known.
  ///
  /// Only its beginning is looked at.
  package static func ofImage(base64 text: String) -> String? {
    Base64.beginning(of: text, count: headerLength).flatMap { ofImage($0) }
  }

  /// How many bytes tell what an image is: SVG may begin with a declaration and comments.
  private static let headerLength = 1026
}
