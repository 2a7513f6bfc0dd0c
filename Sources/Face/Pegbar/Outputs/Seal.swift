internal import PegbarContainer

/// The checksum that a written file carries of itself, so that an edit by hand can be told.
///
/// It stands at the very end, and is that of every byte before it: a comment in Swift and SVG, the
/// last member of a scene. Line feeds count, and not how a checkout ends its lines.
enum Seal {
  /// A text with its checksum at the end.
  static func sealed(_ text: [UInt8], _ form: Provenance.Form) -> [UInt8] {
    var body = text[...]
    // The checksum of an object stands inside of it.
    if form == .scene {
      guard body.hasSuffix("\n}\n") else { return text }
      body = body.dropLast(3)
    }
    let (before, after) = form.marks
    return Array(body) + before.utf8 + digits(of: body).utf8 + after.utf8
  }

  /// A text without the checksum at its end.
  static func opened(_ text: [UInt8], _ form: Provenance.Form) -> ArraySlice<UInt8> {
    let (before, after) = form.marks
    guard provenance(of: text, form) == .generated else { return text[...] }
    return text.dropLast(before.utf8.count + 8 + after.utf8.count)
  }

  private static func digits(of body: ArraySlice<UInt8>) -> String {
    FileHeader.Stamp.digits(of: Checksum.crc32(Array(body)))
  }

  /// What the checksum of a text says of it; how its lines end does not matter.
  static func provenance(of text: [UInt8], _ form: Provenance.Form) -> Provenance {
    // Frames have no other mark.
    let missing = form == .svg ? Provenance.foreign : .unknown
    let text = LineEnds.unified(text)
    let (before, after) = form.marks
    let size = before.utf8.count + 8 + after.utf8.count
    guard text.count >= size, text[...].hasSuffix(after) else { return missing }
    let body = text.dropLast(size)
    let mark = text[body.endIndex...]
    guard mark.starts(with: before.utf8) else { return missing }
    let sum = mark.dropFirst(before.utf8.count).prefix(8)
    return sum.elementsEqual(digits(of: body).utf8) ? .generated : .edited
  }
}

extension Provenance.Form {
  /// What stands before the eight digits, and after them.
  fileprivate var marks: (before: String, after: String) {
    switch self {
    case .swift: ("// Checksum of the lines above: ", "\n")
    case .svg: ("<!-- Made by pegbar. Checksum of the lines above: ", " -->\n")
    case .scene: (",\n  \"checksum\": \"", "\"\n}\n")
    }
  }
}

/// How lines end.
enum LineEnds {
  /// A text whose lines end as version control stores them: a checkout may end them as Windows does.
  static func unified(_ text: [UInt8]) -> [UInt8] {
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
