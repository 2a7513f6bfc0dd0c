internal import PegbarBase

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
  /// The maximum number of pairs to compare; of more elements with the same name, the first ones
  /// match.
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
    // Equal names first; then similar content under another name, before another kind of content
    // under the same name.
    for isSameKind in [true, false] {
      for (left, right) in Self.named(old, new, rest, isSameKind: isSameKind) { take(left, right) }
      guard isSameKind else { break }
      for (left, right) in Self.equal(old, new, rest) { take(left, right) }
      for (left, right) in Self.similar(old, new, rest) { take(left, right) }
    }
    pairs.sort { $0.old < $1.old }
    (removed, added) = (rest.old.sorted(), rest.new.sorted())
  }

  /// Returns pairs of elements with equal names; of several, those with the most similar content.
  private static func named(
    _ old: [Candidate], _ new: [Candidate], _ rest: (old: Set<Int>, new: Set<Int>),
    isSameKind: Bool
  ) -> [(old: Int, new: Int)] {
    func key(_ candidate: Candidate) -> [String] {
      isSameKind ? [candidate.name, candidate.kind] : [candidate.name]
    }
    let others = Dictionary(grouping: rest.new.sorted()) { key(new[$0]) }
    let named = rest.old.sorted().filter { !old[$0].name.isEmpty }
    return named.grouped { key(old[$0]) }.flatMap { name, lefts -> [(old: Int, new: Int)] in
      let rights = others[name] ?? []
      guard lefts.count > 1 || rights.count > 1, lefts.count * rights.count <= mostPairs else {
        return zip(lefts, rights).map { ($0, $1) }
      }
      return best(
        lefts.flatMap { left in rights.map { (similarity(old[left], new[$0]), left, $0) } })
    }
  }

  /// Returns pairs of elements with equal content, in order.
  private static func equal(
    _ old: [Candidate], _ new: [Candidate], _ rest: (old: Set<Int>, new: Set<Int>)
  ) -> [(old: Int, new: Int)] {
    struct Content: Hashable {
      let kind: String
      let digests: Set<String>

      init(_ candidate: Candidate) { (kind, digests) = (candidate.kind, candidate.digests) }
    }
    let others = Dictionary(grouping: rest.new.sorted()) { Content(new[$0]) }
    return Dictionary(grouping: rest.old.sorted()) { Content(old[$0]) }
      .flatMap { content, lefts in zip(lefts, others[content] ?? []).map { ($0, $1) } }
  }

  /// Returns pairs of elements of the same kind with similar content.
  private static func similar(
    _ old: [Candidate], _ new: [Candidate], _ rest: (old: Set<Int>, new: Set<Int>)
  ) -> [(old: Int, new: Int)] {
    guard rest.old.count * rest.new.count <= mostPairs else { return [] }
    var found: [(similarity: Double, old: Int, new: Int)] = []
    for left in rest.old.sorted() {
      for right in rest.new.sorted() where old[left].kind == new[right].kind {
        let similarity = similarity(old[left], new[right])
        if similarity >= leastSimilarity { found.append((similarity, left, right)) }
      }
    }
    return best(found)
  }

  /// Returns the most similar pairs in which each element occurs once, and of these the nearest.
  private static func best(
    _ pairs: [(similarity: Double, old: Int, new: Int)]
  ) -> [(old: Int, new: Int)] {
    var taken: (old: Set<Int>, new: Set<Int>) = ([], [])
    return pairs.sorted { left, right in
      if left.similarity != right.similarity { return left.similarity > right.similarity }
      let (near, far) = (abs(left.old - left.new), abs(right.old - right.new))
      return (near, left.old, left.new) < (far, right.old, right.new)
    }.compactMap { _, old, new in
      guard !taken.old.contains(old), !taken.new.contains(new) else { return nil }
      taken.old.insert(old)
      taken.new.insert(new)
      return (old, new)
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
