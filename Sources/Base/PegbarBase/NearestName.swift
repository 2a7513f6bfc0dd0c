/// Suggests an existing name for one that does not exist.
package enum NearestName {
  /// The maximum length of a compared name, in Unicode scalars.
  private static let longest = 80

  /// Returns the candidate with the fewest edits from a name, or `nil` if all exceed the limit.
  ///
  /// An edit inserts, deletes or replaces a character, or swaps two adjacent ones. Case is ignored.
  /// The limit is one edit for every three characters, at least one. Of equally close candidates,
  /// the first is returned.
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

  /// Returns the number of edits between two names (optimal string alignment).
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
