internal import PegbarBase

/// The number of bytes in a JSON text that only editors use.
///
/// The text is not validated. For invalid JSON, the count is meaningless.
struct EditorMetadata {
  /// The number of bytes, including keys, colons, and commas.
  private(set) var byteCount = 0

  /// Members that players do not read: match names and property numbers.
  private static let editing: Set<ArraySlice<UInt8>> = keys("mn", "ix", "cix", "np")
  /// Members that default to 0 or false.
  private static let zero: Set<ArraySlice<UInt8>> = keys("bm", "ddd", "ao", "hd")

  private static func keys(_ names: String...) -> Set<ArraySlice<UInt8>> {
    Set(names.map { Array($0.utf8)[...] })
  }

  private let text: [UInt8]

  /// Counts the bytes in `text`, incompletely if the task is canceled.
  ///
  /// - Parameter keepsNames: `true` if match names and numbers are required, for example by
  ///   expressions.
  init(_ text: [UInt8], keepsNames: Bool) {
    self.text = text
    var (offset, strings) = (0, 0)
    while offset < text.count {
      guard text[offset] == UInt8(ascii: "\"") else {
        offset += 1
        continue
      }
      strings += 1
      if strings & 0xFFF == 0, Cancellation.isRequested { return }
      let end = endOfString(at: offset)
      let key = text[min(offset + 1, end)..<max(end - 1, min(offset + 1, end))]
      let isEditing = !keepsNames && key.count < 4 && Self.editing.contains(key)
      if isEditing || key.count < 4 && Self.zero.contains(key) {
        byteCount += lengthOfMember(from: offset, keyEnd: end, isAnyValue: isEditing)
      }
      offset = end
    }
  }

  /// Returns the length of a member with a comma, or 0 for a required member.
  private func lengthOfMember(from start: Int, keyEnd: Int, isAnyValue: Bool) -> Int {
    let colon = endOfSpace(at: keyEnd)
    guard colon < text.count, text[colon] == UInt8(ascii: ":") else { return 0 }
    let first = endOfSpace(at: colon + 1)
    guard first < text.count else { return 0 }
    if text[first] == UInt8(ascii: "\"") {
      return isAnyValue ? endOfString(at: first) - start + 1 : 0
    }
    let value = text[first...].prefix { byte in
      byte >= 0x30 && byte <= 0x39 || byte >= 0x61 && byte <= 0x7A || byte == 0x2D || byte == 0x2E
    }
    guard !value.isEmpty else { return 0 }
    let isZero = value.elementsEqual("0".utf8) || value.elementsEqual("false".utf8)
    return isAnyValue || isZero ? value.endIndex - start + 1 : 0
  }

  private func endOfSpace(at start: Int) -> Int {
    var offset = start
    while offset < text.count, text[offset] <= 0x20 { offset += 1 }
    return offset
  }

  /// Returns the offset after the closing quote of a string that starts at an offset.
  private func endOfString(at start: Int) -> Int {
    var offset = start + 1
    while offset < text.count, text[offset] != UInt8(ascii: "\"") {
      offset += text[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset + 1, text.count)
  }
}
