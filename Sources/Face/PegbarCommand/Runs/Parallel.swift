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
      LargeStack.run { for item in items { finish(item, work(item)) } }
      return
    }
    let weights = items.map { item in
      let path = file(item)
      return path == "-" ? 0 : Files.size(of: path)
    }
    await withTaskGroup(of: [(index: Int, result: Result)].self) { group in
      var waiting = batches(of: weights).makeIterator()
      func begin() {
        guard let batch = waiting.next() else { return }
        let batchItems = batch.map { ($0, items[$0]) }
        group.addTask { LargeStack.run { batchItems.map { ($0, work($1)) } } }
      }
      for _ in 0..<jobs { begin() }
      var finished: [Int: Result] = [:]
      var delivered = items.startIndex
      while let results = await group.next() {
        begin()
        for (index, result) in results { finished[index] = result }
        while let result = finished.removeValue(forKey: delivered) {
          finish(items[delivered], result)
          delivered += 1
        }
      }
    }
  }

  /// The numbers of items, the heaviest first, in batches for one thread each.
  ///
  /// To begin a thread costs as much as to check a small file. Batches grow smaller, and none is so
  /// heavy that the others would have to wait for it in the end.
  private func batches(of weights: [Int]) -> [ArraySlice<Int>] {
    var rest = weights.indices.sorted { (weights[$0], $1) > (weights[$1], $0) }[...]
    let most = weights.reduce(0, +) / (16 * jobs)
    var batches: [ArraySlice<Int>] = []
    while !rest.isEmpty {
      var weight = 0
      let light = rest.prefix(rest.count / (4 * jobs)).prefix {
        weight += weights[$0]
        return weight <= most
      }
      batches.append(rest.prefix(max(light.count, 1)))
      rest.removeFirst(max(light.count, 1))
    }
    return batches
  }
}
