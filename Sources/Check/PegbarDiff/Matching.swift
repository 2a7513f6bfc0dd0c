/// Pairs the elements of two lists that are the same thing, although names, places or contents
/// changed.
struct Matching {
  /// What is known of an element.
  struct Candidate {
    /// The name; empty if nobody named it.
    let name: String
    /// The type, of which only equal ones match, unless the names are equal.
    let kind: String
    /// The digests of the content.
    let digests: Set<String>
  }

  /// The least share of equal digests of elements with different names.
  private static let leastSimilarity = 0.6
  /// The maximum number of pairs of elements with different names to compare.
  private static let mostPairs = 250_000

  /// The indices of pairs, by the first one.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// The indices without a counterpart.
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []

  init(_ old: [Candidate], _ new: [Candidate]) {
    var rest = (old: Set(old.indices), new: Set(new.indices))
    func take(_ left: Int, _ right: Int) {
      rest.old.remove(left)
      rest.new.remove(right)
      pairs.append((left, right))
    }
    // Equal names first; of several, those with the most similar content.
    for isSameKind in [true, false] {
      let others = Dictionary(grouping: rest.new.sorted()) { new[$0].name }
      var found: [(similarity: Double, old: Int, new: Int)] = []
      for left in rest.old.sorted() where !old[left].name.isEmpty {
        for right in (others[old[left].name] ?? []).prefix(500)
        where !isSameKind || old[left].kind == new[right].kind {
          found.append((Self.similarity(old[left], new[right]), left, right))
        }
      }
      for pair in Self.best(found) where rest.old.contains(pair.old) && rest.new.contains(pair.new)
      {
        take(pair.old, pair.new)
      }
      guard isSameKind else { break }
      // Then similar content under another name, before another content under the same name.
      guard rest.old.count * rest.new.count <= Self.mostPairs else { continue }
      var similar: [(similarity: Double, old: Int, new: Int)] = []
      for left in rest.old.sorted() {
        for right in rest.new.sorted() where old[left].kind == new[right].kind {
          let similarity = Self.similarity(old[left], new[right])
          if similarity >= Self.leastSimilarity { similar.append((similarity, left, right)) }
        }
      }
      for pair in Self.best(similar)
      where rest.old.contains(pair.old) && rest.new.contains(pair.new) {
        take(pair.old, pair.new)
      }
    }
    pairs.sort { $0.old < $1.old }
    (removed, added) = (rest.old.sorted(), rest.new.sorted())
  }

  /// Returns pairs with the most similar ones first, then in order.
  private static func best(
    _ pairs: [(similarity: Double, old: Int, new: Int)]
  ) -> [(similarity: Double, old: Int, new: Int)] {
    pairs.sorted { left, right in
      if left.similarity != right.similarity { return left.similarity > right.similarity }
      let (near, far) = (abs(left.old - left.new), abs(right.old - right.new))
      return (near, left.old, left.new) < (far, right.old, right.new)
    }
  }

  private static func similarity(_ left: Candidate, _ right: Candidate) -> Double {
    let most = max(left.digests.count, right.digests.count)
    guard most > 0 else { return 1 }
    return Double(left.digests.intersection(right.digests).count) / Double(most)
  }

  /// The pairs that are at another place relative to the others: all that are not in a longest
  /// ascending sequence.
  var reordered: [(old: Int, new: Int)] {
    // The index in `pairs` of the last element of the shortest sequence of each length.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let length = ends.firstIndex { pairs[$0].new > pair.new } ?? ends.count
      before[index] = length > 0 ? ends[length - 1] : nil
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var kept: Set<Int> = []
    var next = ends.last
    while let index = next {
      kept.insert(index)
      next = before[index]
    }
    return pairs.indices.filter { !kept.contains($0) }.map { pairs[$0] }
  }
}
