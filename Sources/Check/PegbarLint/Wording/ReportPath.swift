/// Converts file paths for services that compare them with the paths of a repository.
package enum ReportPath {
  /// Returns a path without a leading `./`.
  package static func plain(_ path: String) -> String {
    var path = path.unicodeScalars[...]
    while path.starts(with: "./".unicodeScalars), path.count > 2 {
      path = path.dropFirst(2)
      while path.first == "/", path.count > 1 { path = path.dropFirst() }
    }
    return String(path)
  }

  /// Returns a path without a leading `./` or `/`, for services that accept no others.
  package static func relative(_ path: String) -> String {
    let path = plain(path)
    let rest = plain(String(path.unicodeScalars.drop { $0 == "/" }))
    return rest.isEmpty ? "-" : rest
  }

  /// Returns `true` if a path starts at the root.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// Returns a path as an RFC 3986 reference: relative, or with the scheme `file`.
  package static func uri(_ path: String) -> String {
    let path = plain(path)
    var text = isAbsolute(path) ? "file://" : ""
    for byte in path.utf8 {
      if isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }

  /// Returns `true` if a byte is not percent-encoded in a reference.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
