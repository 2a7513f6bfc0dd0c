internal import PegbarBase

/// The form in which files record that Pegbar wrote them: a checksum of all bytes before it.
///
/// The checksum detects edits, so the next conversion does not replace an edited file. Only line
/// feeds count, so the line endings of a checkout do not matter.
public enum FileMarking: Hashable, Sendable {
  /// Comments: a header in the first lines and the checksum in the last line.
  ///
  /// - Parameters:
  ///   - start: The beginning of a comment, with a trailing space: `"// "`.
  ///   - end: The end of a comment, with a leading space: `" -->"`. Empty if a comment ends with
  ///     the line.
  case comments(start: String, end: String)
  /// The last member of a JSON object.
  case member
  /// No marking: existing files are replaced only by force.
  case none

  /// Returns text that does not end a comment.
  package func commentText(_ text: String) -> String {
    guard case .comments(_, let end) = self else { return text }
    let close = end.filter { $0 != " " }
    return close.isEmpty ? text : text.replacing(close, with: " ")
  }

  /// The text before and after the eight digits of the checksum, or `nil` without a checksum.
  private var marks: (before: String, after: String)? {
    switch self {
    case .comments(let start, let end):
      ("\(start)Checksum of the lines above: ", "\(end)\n")
    case .member: (",\n  \"checksum\": \"", "\"\n}\n")
    case .none: nil
    }
  }

  /// Returns a text with its checksum at the end; a text that cannot contain a checksum is
  /// unchanged.
  package func marked(_ text: [UInt8]) -> [UInt8] {
    guard let marks else { return text }
    var marked = text
    // A comment requires its own line.
    if self != .member, let last = text.last, last != UInt8(ascii: "\n") {
      marked.append(UInt8(ascii: "\n"))
    }
    // The checksum of an object is its last member.
    if self == .member {
      guard text[...].hasSuffix("\n}\n") else { return text }
      marked.removeLast(3)
    }
    let digits = Self.digits(of: LineEnds.unified(marked))
    for part in [marks.before, digits, marks.after] { marked += part.utf8 }
    return marked
  }

  private static func digits(of body: [UInt8]) -> String {
    SourceStamp.digits(of: Checksum.crc32(body))
  }

  /// Returns the provenance that the checksum of a text indicates, or `nil` if there is no
  /// checksum.
  package func provenance(of text: [UInt8]) -> Provenance? {
    guard let marks else { return nil }
    let text = LineEnds.unified(text)
    let size = marks.before.utf8.count + 8 + marks.after.utf8.count
    guard text.count >= size, text[...].hasSuffix(marks.after) else { return nil }
    let body = text.dropLast(size)
    let mark = text[body.endIndex...]
    guard mark.starts(with: marks.before.utf8) else { return nil }
    let sum = mark.dropFirst(marks.before.utf8.count).prefix(8)
    return sum.elementsEqual(Self.digits(of: Array(body)).utf8) ? .generated : .edited
  }
}

/// Line endings.
package enum LineEnds {
  /// Returns a text with line feeds as line endings, as version control stores it.
  package static func unified(_ text: [UInt8]) -> [UInt8] {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard text.contains(carriageReturn) else { return text }
    return text.indices.filter { index in
      text[index] != carriageReturn || !text[(index + 1)...].starts(with: [feed])
    }.map { text[$0] }
  }
}

extension ArraySlice<UInt8> {
  /// Returns `true` if the bytes end with those of a text.
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
