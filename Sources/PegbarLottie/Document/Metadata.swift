import PegbarJSON

extension LottieDocument {
  /// Who made an animation and what for.
  ///
  /// - Source: Lottie `meta`.
  package struct Metadata: Sendable, Hashable {
    /// The program that wrote the file (`g`).
    package var generator: String?
    /// The author (`a`).
    package var author: String?
    /// What it shows (`d`).
    package var description: String?
    /// The main colour, as the file writes it (`tc`).
    package var themeColor: String?
    /// Words to find it by (`k`).
    package var keywords: [String] = []
  }
}

extension LottieDocument.Metadata {
  /// Reads `meta`.
  mutating func read(_ value: JSONValue) {
    guard let object = value.readObject() else { return }
    for (key, value) in object {
      switch key {
      case "g": generator = value.readName()
      case "a": author = value.readName()
      case "d": description = value.readName()
      case "tc": themeColor = value.readName()
      case "k": keywords = Self.keywords(value)
      default: object.skip(key)
      }
    }
  }

  /// Words in an array, or in one text with commas.
  private static func keywords(_ value: JSONValue) -> [String] {
    guard let array = value.array else {
      return value.readName()?.split(separator: ",").map(String.init) ?? []
    }
    return array.compactMap { $0.readName() }
  }
}
