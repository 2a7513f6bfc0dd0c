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
