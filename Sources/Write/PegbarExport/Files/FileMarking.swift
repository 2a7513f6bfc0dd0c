internal import PegbarBase

/// How the files of a format record that Pegbar wrote them: in a checksum of every byte before it.
///
/// Edits are told by it, so a file that was edited is not replaced by the next conversion. Only line
/// feeds count, however a checkout ends its lines.
public enum FileMarking: Hashable, Sendable {
  /// Comments: a header in the first lines, the checksum in the last one.
  ///
  /// - Parameters:
  ///   - start: The beginning of a comment, with a space at its end: `"// "`.
  ///   - end: The end of a comment, with a space at its beginning: `" -->"`; empty if it ends with
  ///     the line.
  case comments(start: String, end: String)
  /// The last member of a JSON object.
  case member
  /// Nothing: existing files are replaced only if that is forced.
  case none

  /// Returns text that does not end a comment early.
  package func commentText(_ text: String) -> String {
    guard case .comments(_, let end) = self else { return text }
    let close = end.filter { $0 != " " }
    return close.isEmpty ? text : text.replacing(close, with: " ")
  }

  /// The text before the eight digits of the checksum and the text after them; `nil` for no checksum.
  private var marks: (before: String, after: String)? {
    switch self {
    case .comments(let start, let end):
      ("\(start)Checksum of the lines above: ", "\(end)\n")
    case .member: (",\n  \"checksum\": \"", "\"\n}\n")
    case .none: nil
    }
  }

  /// Returns a text with its checksum at the end; one that cannot have it stays as it is.
  package func marked(_ text: [UInt8]) -> [UInt8] {
    guard let marks else { return text }
    var body = text[...]
    // A comment is a line of its own.
    if self != .member, let last = text.last, last != UInt8(ascii: "\n") {
      body = (text + [UInt8(ascii: "\n")])[...]
    }
    // The checksum of an object is its last member.
    if self == .member {
      guard body.hasSuffix("\n}\n") else { return text }
      body = body.dropLast(3)
    }
    let digits = Self.digits(of: LineEnds.unified(Array(body))[...])
    return Array(body) + marks.before.utf8 + digits.utf8 + marks.after.utf8
  }

  private static func digits(of body: ArraySlice<UInt8>) -> String {
    SourceStamp.digits(of: Checksum.crc32(Array(body)))
  }

  /// Returns what the checksum of a text says of it, or `nil` if there is none.
  package func provenance(of text: [UInt8]) -> Provenance? {
    guard let marks else { return nil }
    let text = LineEnds.unified(text)
    let size = marks.before.utf8.count + 8 + marks.after.utf8.count
    guard text.count >= size, text[...].hasSuffix(marks.after) else { return nil }
    let body = text.dropLast(size)
    let mark = text[body.endIndex...]
    guard mark.starts(with: marks.before.utf8) else { return nil }
    let sum = mark.dropFirst(marks.before.utf8.count).prefix(8)
    return sum.elementsEqual(Self.digits(of: body).utf8) ? .generated : .edited
  }
}

/// The ends of lines.
package enum LineEnds {
  /// Returns a text whose lines end as version control stores them, whatever a checkout made of them.
  package static func unified(_ text: [UInt8]) -> [UInt8] {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard text.contains(carriageReturn) else { return text }
    return text.indices.filter { index in
      text[index] != carriageReturn || !text[(index + 1)...].starts(with: [feed])
    }.map { text[$0] }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes end with those of a text.
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
