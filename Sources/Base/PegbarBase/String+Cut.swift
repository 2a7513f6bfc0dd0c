extension String {
  /// The beginning of a text, of at most so many bytes of UTF-8 and whole characters.
  package func cut(to bytes: Int) -> String {
    guard utf8.count > bytes else { return self }
    var end = utf8.index(startIndex, offsetBy: max(bytes, 0))
    // Back to where a scalar begins.
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil {
      end = utf8.index(before: end)
    }
    return String(unicodeScalars[..<end])
  }
}
