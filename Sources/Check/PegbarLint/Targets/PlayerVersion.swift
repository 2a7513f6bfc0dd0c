/// The version of a player: numbers separated by dots.
package struct PlayerVersion: Sendable, Hashable, Comparable {
  private let numbers: [Int]

  /// The first number.
  package var major: Int { numbers.first ?? 0 }

  /// Parses a version, `4` or `4.1.2`; `nil` if it is invalid.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard !parts.isEmpty, parts.allSatisfy({ $0 ?? -1 >= 0 }) else { return nil }
    numbers = parts.compactMap(\.self)
  }

  /// Compares versions by the first different number.
  ///
  /// A missing number is 0.
  package static func < (left: PlayerVersion, right: PlayerVersion) -> Bool {
    let count = max(left.numbers.count, right.numbers.count)
    func padded(_ numbers: [Int]) -> [Int] {
      numbers + Array(repeating: 0, count: count - numbers.count)
    }
    return padded(left.numbers).lexicographicallyPrecedes(padded(right.numbers))
  }
}

extension PlayerVersion: CustomStringConvertible {
  /// The numbers, separated by dots.
  package var description: String { numbers.map(String.init).joined(separator: ".") }
}
