extension RandomAccessCollection {
  /// The first place from which on a condition holds, found by halving; the end where it never
  /// does.
  ///
  /// - Precondition: once the condition holds for an element, it holds for all that follow.
  @inlinable
  package func partitioningIndex(where belongsBeyond: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongsBeyond(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
