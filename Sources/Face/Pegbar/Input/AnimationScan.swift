/// A scan of text that cannot be parsed, which determines whether it looks like an animation.
///
/// The scan finds the members of the root object in text with comments, trailing commas, conflict
/// markers or a missing end. It takes time in proportion to the text, up to a limit.
struct AnimationScan {
  /// `true` if the text looks like an animation or a scene.
  private(set) var isAnimation = false

  /// The names of the members of the root object that have been found.
  private var members: Set<String> = []
  private var depth = 0

  /// The members of an animation of which several suffice, because a truncated file has no layers.
  private static let head: Set<String> = ["fr", "ip", "op", "w", "h"]
  /// The members that distinguish an animation from other documents with layers.
  private static let distinctive: Set<String> = head.union(["v", "ddd"])
  /// The length of the longest of these names, with one more byte.
  private static let longest = 7

  /// Scans text.
  init(_ bytes: [UInt8], limit: Int = Limits.scannedBytes) {
    var rest = bytes.prefix(limit)
    // UTF-16 has a NUL byte beside every character of a name.
    if rest.prefix(4).contains(0) { rest = ArraySlice(rest.filter { $0 != 0 }) }
    while !isAnimation, let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "["):
        if depth == 0 { return }
        depth += 1
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(depth - 1, 0)
      case UInt8(ascii: "/"): Self.skipComment(in: &rest)
      case UInt8(ascii: "\""):
        let name = Self.string(from: &rest)
        if depth == 1, Self.isColon(rest) { add(name) }
      default: continue
      }
    }
  }

  private mutating func add(_ name: String) {
    members.insert(name)
    isAnimation =
      name == "pegbar" || members.intersection(Self.head).count >= 3
      || members.contains("layers") && !members.isDisjoint(with: Self.distinctive)
  }

  /// Removes the rest of a string, which a line break also ends, and returns its beginning.
  private static func string(from rest: inout ArraySlice<UInt8>) -> String {
    var name: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\\") { rest = rest.dropFirst() }
      if name.count < longest { name.append(byte) }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Removes the rest of a comment, after its first slash.
  private static func skipComment(in rest: inout ArraySlice<UInt8>) {
    if rest.first == UInt8(ascii: "/") {
      rest = rest.drop { $0 != UInt8(ascii: "\n") }
    } else if rest.first == UInt8(ascii: "*") {
      rest = rest.dropFirst()
      while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "*"), rest.first == UInt8(ascii: "/") { return }
      }
    }
  }

  /// Returns `true` if the next character is a colon.
  private static func isColon(_ rest: ArraySlice<UInt8>) -> Bool {
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    return rest.first { !blank.contains($0) } == UInt8(ascii: ":")
  }
}

extension Finding {
  /// Returns `true` if the file is text for another purpose than animation: JSON without layers, or
  /// text that is not JSON and does not look like an animation.
  ///
  /// - Parameter bytes: The contents of the file that the finding is about.
  package func isAboutOtherText(_ bytes: [UInt8]) -> Bool {
    if kind == .notALottie { return true }
    // The contents of a container are not text.
    let isContainer = [[0x1F, 0x8B], [0x50, 0x4B]].contains { bytes.starts(with: $0) }
    return Self.unparsable.contains(kind) && !isContainer && !AnimationScan(bytes).isAnimation
  }

  /// The kinds of text that cannot be parsed.
  private static let unparsable: Set<FindingKind> = [
    .invalidJSON, .invalidUTF8, .nonFiniteNumber, .numberOutOfRange, .trailingData, .nestingDepth,
    .inputTooLarge, .mergeConflict,
  ]
}
