/// The name of the generated type.
package enum TypeName {
  /// Whether text can be the name of a type: an ASCII identifier that begins with a letter.
  package static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
  }

  private static func isLetter(_ character: UInt8) -> Bool {
    (0x41...0x5A).contains(character) || (0x61...0x7A).contains(character)
  }
}

extension Conversion {
  /// The name of the generated type.
  var typeName: String { options.typeName ?? options.sceneName }
}
