/// The images that belong to generated code, listed at its end.
///
/// ```
/// // Images:
/// // Logo-image_0.png: 8123 bytes, CRC-32 0badcafe
/// ```
package struct ImageList: Hashable, Sendable {
  /// A file with what identifies its bytes.
  package struct Entry: Hashable, Sendable {
    /// The file name, without folders.
    package var name: String
    /// What identifies the bytes: `8123 bytes, CRC-32 0badcafe`.
    package var stamp: String

    /// Whether these are the bytes.
    package func describes(_ bytes: [UInt8]) -> Bool { stamp == FileHeader.Stamp(bytes).text }
  }

  /// The images in the order of the scene.
  package var entries: [Entry] = []

  private static let heading = "// Images:"

  /// The list of some files.
  init(_ files: [OutputFile]) {
    entries = files.map { Entry(name: $0.name, stamp: FileHeader.Stamp($0.bytes).text) }
  }

  /// Reads the list at the end of generated code; empty where there is none.
  init(reading code: [UInt8]) {
    let lines = LineEnds.unified(code).split(separator: UInt8(ascii: "\n"))
    guard let heading = lines.lastIndex(where: { $0.elementsEqual(Self.heading.utf8) }) else {
      return
    }
    for line in lines[(heading + 1)...] {
      let text = String(decoding: line, as: UTF8.self)
      // The last line is the checksum, which is no list entry.
      guard text.hasPrefix("// "), let colon = text.firstRange(of: ": "),
        text[colon.upperBound...].contains(" bytes, CRC-32 ")
      else { return }
      entries.append(
        Entry(
          name: String(text[..<colon.lowerBound].dropFirst(3)),
          stamp: String(text[colon.upperBound...])))
    }
  }

  /// The lines of the list; nothing for an empty one.
  var text: String {
    guard !entries.isEmpty else { return "" }
    let lines = [Self.heading] + entries.map { "// \($0.name): \($0.stamp)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
