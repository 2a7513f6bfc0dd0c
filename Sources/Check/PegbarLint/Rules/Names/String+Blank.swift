extension String {
  /// `true` if the string is empty or consists of white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
