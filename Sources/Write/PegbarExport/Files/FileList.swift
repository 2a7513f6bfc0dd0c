/// The files of one kind that belong to a generated file, listed near its end.
///
/// ```
/// // Images:
/// // Logo-image_0.png: 8123 bytes, CRC-32 0badcafe
/// ```
package struct FileList: Hashable, Sendable {
  /// A file name and the stamp of the file's contents.
  package struct Entry: Hashable, Sendable {
    /// The file name, without folders.
    package var name: String
    /// The size and checksum of the contents: `8123 bytes, CRC-32 0badcafe`.
    package var stamp: String
    /// `true` if the line ends of the file may change, as version control may change them.
    fileprivate var isText: Bool

    /// Returns `true` if the stamp matches the bytes.
    package func describes(_ bytes: [UInt8]) -> Bool {
      stamp == SourceStamp(isText ? LineEnds.unified(bytes) : bytes).text
    }
  }

  /// The files in the order of the scene.
  package var entries: [Entry] = []
  private let kind: OutputFile.Kind

  /// Creates the list of the files of a kind.
  package init(_ files: [OutputFile], of kind: OutputFile.Kind) {
    self.kind = kind
    entries = files.filter { $0.kind == kind }.map {
      Entry(name: $0.name, stamp: SourceStamp($0.bytes).text, isText: kind.isText)
    }
  }

  /// Parses the list of a kind in a generated file; empty if the file has no list.
  package init(of kind: OutputFile.Kind, reading code: [UInt8], _ marking: FileMarking) {
    self.kind = kind
    guard case .comments(let start, let end) = marking else { return }
    let lines = LineEnds.unified(code).split(separator: UInt8(ascii: "\n"))
    let heading = start + kind.heading + end
    guard let first = lines.lastIndex(where: { $0.elementsEqual(heading.utf8) }) else { return }
    for line in lines[(first + 1)...] {
      let text = String(decoding: line, as: UTF8.self)
      // The last line is the checksum, not an entry of the list.
      guard text.hasPrefix(start), text.hasSuffix(end), text.count >= start.count + end.count,
        case let entry = text.dropFirst(start.count).dropLast(end.count),
        let colon = entry.firstRange(of: ": "),
        entry[colon.upperBound...].contains(" bytes, CRC-32 ")
      else { return }
      entries.append(
        Entry(
          name: String(entry[..<colon.lowerBound]), stamp: String(entry[colon.upperBound...]),
          isText: kind.isText))
    }
  }

  /// Returns the lines of the list; no lines for an empty list.
  package func lines(_ marking: FileMarking) -> [String] {
    guard !entries.isEmpty, case .comments(let start, let end) = marking else { return [] }
    let lines = [kind.heading] + entries.map { "\($0.name): \($0.stamp)" }
    return lines.map { start + marking.commentText(CommentText.line($0, limit: .max)) + end }
  }
}

extension OutputFile.Kind {
  fileprivate var isText: Bool { self != .image }

  /// The line above a list of files.
  fileprivate var heading: String {
    switch self {
    case .text: "Files:"
    case .image: "Images:"
    case .data: "Data:"
    }
  }
}
