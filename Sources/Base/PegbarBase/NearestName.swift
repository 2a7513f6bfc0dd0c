/// Finds the name that was meant by one that does not exist.
package enum NearestName {
  /// The longest name that is compared, in Unicode scalars.
  private static let longest = 80

  /// The candidate that the fewest changes lead to; nothing where all of them are too far away.
  ///
  /// A change is a character more, less, another one, or two that have changed places; case does not
  /// count. One change in three characters is allowed. Of candidates that are equally near, the first
  /// is taken.
  package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let name = Array(name.lowercased().unicodeScalars.prefix(longest + 1))
    guard !name.isEmpty, name.count <= longest else { return nil }
    var nearest: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars.prefix(longest + 1))
      let allowed = max(min(name.count, other.count) / 3, 1)
      guard other.count <= longest, abs(other.count - name.count) <= allowed else { continue }
      let distance = distance(name, other)
      guard distance <= allowed, distance < nearest?.distance ?? .max else { continue }
      nearest = (candidate, distance)
    }
    return nearest?.name
  }

  /// How many changes lead from one name to another (optimal string alignment).
  static func distance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for (row, scalar) in from.enumerated() {
      var current = [row + 1]
      for (column, other) in to.enumerated() {
        var best = min(
          last[column] + (scalar == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, scalar == to[column - 1], from[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last.last ?? from.count
  }
}
