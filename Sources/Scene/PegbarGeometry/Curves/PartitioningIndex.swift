extension RandomAccessCollection {
  /// Returns the first index from which a condition is true, by binary search; the end index if it
  /// never is.
  ///
  /// - Precondition: Once the condition is true for an element, it is true for all that follow.
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
