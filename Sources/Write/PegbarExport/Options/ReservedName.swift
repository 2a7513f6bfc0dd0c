/// A name that an app uses and that generated code must not declare.
package enum ReservedName {
  /// Returns `true` if a text can be a name in the header of generated code and in a list.
  ///
  /// The text may be a keyword, which generated code never declares.
  package static func isValid(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return text.count <= 100
      && text.unicodeScalars.allSatisfy { scalar in
        scalar == "_" || scalar.properties.isXIDContinue
      }
  }
}
