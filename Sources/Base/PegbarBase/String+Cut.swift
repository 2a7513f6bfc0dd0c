extension String {
  /// Returns the longest prefix of whole Unicode scalars with at most the given number of UTF-8
  /// bytes.
  package func cut(to bytes: Int) -> String {
    guard utf8.count > bytes else { return self }
    var end = utf8.index(startIndex, offsetBy: max(bytes, 0))
    // Moves back to the beginning of a scalar.
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil {
      end = utf8.index(before: end)
    }
    return String(unicodeScalars[..<end])
  }
}
