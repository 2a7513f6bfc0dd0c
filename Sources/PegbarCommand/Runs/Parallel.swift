/// Work on many things at once.
enum Parallel {
  /// Works on items, some at a time, and hands over the results in the order of the items.
  ///
  /// - Parameters:
  ///   - items: What is worked on.
  ///   - jobs: How many at once.
  ///   - work: What is done with one.
  ///   - deliver: Takes a result; called by one item after the other.
  static func each<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ work: @escaping @Sendable (Item) -> Result,
    deliver: (Result) -> Void
  ) async {
    guard jobs > 1, items.count > 1 else {
      for item in items { deliver(work(item)) }
      return
    }
    await withTaskGroup(of: (index: Int, result: Result).self) { group in
      var next = items.startIndex
      func begin() {
        guard next < items.endIndex else { return }
        let (index, item) = (next, items[next])
        group.addTask { (index, work(item)) }
        next += 1
      }
      for _ in 0..<jobs { begin() }
      var finished: [Int: Result] = [:]
      var delivered = items.startIndex
      while let (index, result) = await group.next() {
        begin()
        finished[index] = result
        while let result = finished.removeValue(forKey: delivered) {
          deliver(result)
          delivered += 1
        }
      }
    }
  }
}
