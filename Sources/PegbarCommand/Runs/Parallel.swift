internal import Pegbar

/// Work on many things at once.
struct Parallel {
  /// How many are worked on at once.
  let jobs: Int
  /// Whether no progress is shown.
  let isQuiet: Bool

  /// Works on items, some at a time, and hands over the results in the order of the items; a line
  /// says how far it is.
  ///
  /// Those with the largest files are begun first, so that none of them is left alone at the end.
  ///
  /// - Parameters:
  ///   - items: What is worked on.
  ///   - file: The path of an item's file, `-` for the standard input.
  ///   - work: What is done with one; it has a large stack.
  ///   - deliver: Takes a result and the progress so far; called for one item after the other.
  func each<Item: Sendable, Result: Sendable>(
    _ items: [Item], file: (Item) -> String, _ work: @escaping @Sendable (Item) -> Result,
    deliver: (Result, Progress) -> Void
  ) async {
    var progress = Progress(total: items.count, isQuiet: isQuiet)
    defer { progress.clear() }
    func finish(_ item: Item, _ result: Result) {
      progress.advance(to: file(item))
      deliver(result, progress)
    }
    guard jobs > 1, items.count > 1 else {
      for item in items { finish(item, LargeStack.run { work(item) }) }
      return
    }
    let weights = items.map { item in
      let path = file(item)
      return path == "-" ? 0 : Files.size(of: path)
    }
    let order = items.indices.sorted { (weights[$0], $1) > (weights[$1], $0) }
    await withTaskGroup(of: (index: Int, result: Result).self) { group in
      var waiting = order.makeIterator()
      func begin() {
        guard let index = waiting.next() else { return }
        let item = items[index]
        group.addTask { (index, LargeStack.run { work(item) }) }
      }
      for _ in 0..<jobs { begin() }
      var finished: [Int: Result] = [:]
      var delivered = items.startIndex
      while let (index, result) = await group.next() {
        begin()
        finished[index] = result
        while let result = finished.removeValue(forKey: delivered) {
          finish(items[delivered], result)
          delivered += 1
        }
      }
    }
  }
}
