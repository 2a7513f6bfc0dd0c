internal import Pegbar

/// Something that takes more or less work than others.
protocol Weighted {
  /// How much work it is, in a unit of its own.
  var weight: Int { get }
}

/// Work on many things at once.
enum Parallel {
  /// Works on items, some at a time, and hands over the results in the order of the items.
  ///
  /// The heaviest are begun first, so that none of them is left alone at the end.
  ///
  /// - Parameters:
  ///   - items: What is worked on.
  ///   - jobs: How many at once.
  ///   - work: What is done with one; it has a large stack.
  ///   - deliver: Takes a result; called for one item after the other.
  static func each<Item: Sendable & Weighted, Result: Sendable>(
    _ items: [Item], jobs: Int, _ work: @escaping @Sendable (Item) -> Result,
    deliver: (Result) -> Void
  ) async {
    guard jobs > 1, items.count > 1 else {
      for item in items { deliver(LargeStack.run { work(item) }) }
      return
    }
    let weights = items.map(\.weight)
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
          deliver(result)
          delivered += 1
        }
      }
    }
  }
}

extension FoundInput: Weighted {
  /// The size of the file.
  var weight: Int { isStandardInput ? 0 : Files.size(of: path) }
}

extension InputAnimation: Weighted {
  /// The size of the file.
  var weight: Int { input.weight }
}

extension ConversionJob: Weighted {
  /// The size of the file.
  var weight: Int { input.weight }
}

extension GeneratedOutput: Weighted {
  /// The size of the code, which says how large its source is.
  var weight: Int { Files.size(of: path) }
}
