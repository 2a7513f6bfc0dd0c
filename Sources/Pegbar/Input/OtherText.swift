internal import PegbarDiagnostics

/// Text that stands where an animation was expected, told by the bytes.
enum OtherText: CaseIterable {
  /// A web page.
  case htmlPage
  /// A pointer of Git LFS to a file that was not checked out.
  case lfsPointer
  /// A file that version control has merged line by line.
  case mergeConflict

  /// What a text that is not JSON is; nothing where it is none of these.
  init?(_ text: [UInt8]) {
    guard let kind = Self.allCases.first(where: { $0.matches(text) }) else { return nil }
    self = kind
  }

  private func matches(_ text: [UInt8]) -> Bool {
    switch self {
    case .htmlPage:
      let start = String(decoding: text.prefix(Limits.beginningOfText), as: UTF8.self)
        .drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
      return ["<!doctype html", "<html", "<head", "<body"].contains(where: start.hasPrefix)
    case .lfsPointer:
      // Source: the Git LFS specification, "The Pointer": the version is the first line.
      return text.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    case .mergeConflict:
      return ["<<<<<<< ", ">>>>>>> "].allSatisfy { mark in
        text.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: mark.utf8) }
      }
    }
  }

  /// Why there is no animation; where the text stops being JSON is known from the attempt to read it.
  func finding(at position: Position?) -> Finding {
    switch self {
    case .htmlPage:
      Finding(
        .htmlPage, "the file is a web page, not an animation; download the JSON itself",
        outcome: .dropped)
    case .lfsPointer:
      Finding(
        .lfsPointer,
        "the file is a Git LFS pointer; the animation was not checked out: git lfs pull",
        outcome: .dropped)
    case .mergeConflict:
      Finding(
        .mergeConflict,
        "the file has conflict markers of a merge; take one of the two versions whole",
        position: position, outcome: .dropped)
    }
  }
}
