/// The version of the exporter that wrote a file.
struct FileVersion: Comparable {
  /// The first number.
  let major: Int
  /// The second number.
  let minor: Int

  /// The newest version of Bodymovin and lottie-web, which share their numbers, without the third
  /// number: lottie-web 5.13.0.
  static let newest = FileVersion(major: 5, minor: 13)

  /// The newest version of the format specification: 1.0.1, written as in `ver`.
  static let newestSpecification = 10_001

  /// Creates a version from its numbers.
  init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Parses a version of three numbers; `nil` if it is invalid.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.prefix(3).compactMap { Int($0) }
    guard parts.count >= 3, numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    self.init(major: numbers[0], minor: numbers[1])
  }

  /// Returns `true` if the text is a version of the format specification (`ver`), for example 10001.
  static func isSpecification(_ text: String) -> Bool { Int(text).map { $0 >= 10_000 } ?? false }

  static func < (left: FileVersion, right: FileVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
