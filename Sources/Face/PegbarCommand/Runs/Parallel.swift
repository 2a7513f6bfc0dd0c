internal import Pegbar

/// Runs work on several items at once.
struct Parallel {
  /// The number of items to process at once.
  let jobs: Int
  /// `true` to hide the progress.
  let isQuiet: Bool

  /// Processes items concurrently, delivers the results in the order of the items, and shows the
  /// progress.
  ///
  /// The items with the largest files start first, so that none of them runs alone at the end.
  ///
  /// - Parameters:
  ///   - items: The items to process.
  ///   - file: Returns the path of an item's file, or `-` for the standard input.
  ///   - work: Processes an item on a large stack, and opens its file.
  ///   - deliver: Receives a result and the progress so far. It is called for one item at a time.
  func each<Item: Sendable, Result: Sendable>(
    _ items: [Item], file: (Item) -> String,
    _ work: @escaping @Sendable (Item, OpenedInput) -> Result,
    deliver: (Result, Progress) -> Void
  ) async {
    var progress = Progress(total: items.count, isQuiet: isQuiet)
    defer { progress.clear() }
    func finish(_ item: Item, _ result: Result) {
      progress.advance(to: file(item))
      deliver(result, progress)
    }
    guard jobs > 1, items.count > 1 else {
      let opened = OpenedInput()
      LargeStack.run { for item in items { finish(item, work(item, opened)) } }
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
        group.addTask {
          let opened = OpenedInput()
          return LargeStack.run { batchItems.map { ($0, work($1, opened)) } }
        }
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

  /// Returns the indices of the items, heaviest first, in batches for one thread each.
  ///
  /// Starting a thread costs as much as checking a small file. Batches become smaller, and none is
  /// so heavy that the others would have to wait for it at the end.
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
