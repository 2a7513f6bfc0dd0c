internal import PegbarBase
internal import PegbarScene

/// The time ranges of a scene's transactions.
///
/// They include those of the root and of the definitions that it shows once and at their own speed.
struct TransactionWindows {
  /// A transaction.
  struct TimedTransaction {
    /// The name in the scene.
    var name: String
    /// The time range, in seconds of the scene.
    var window: TimeRange
    /// `true` if it has the name of a marker of the source.
    var isMarker = false
  }

  /// The transactions in order of time.
  ///
  /// A transaction that begins shortly after another one, before that one ends, is part of it. A
  /// marker always begins a transaction with its name.
  private(set) var transactions: [TimedTransaction] = []

  /// The maximum difference of equal times, in seconds.
  static let margin = 1e-6

  /// Collects the transactions; `others` belong to instances with their own timelines.
  init(_ scene: NormalizedScene, besides others: [TimedTransaction] = []) {
    let uses = scene.definitionUses
    let definitions = scene.definitions.keyed(by: \.id)
    var found = others
    var waiting = [(composition: scene.root, offset: 0.0, depth: 0)]
    while let (composition, offset, depth) = waiting.popLast() {
      found += composition.transactions.map {
        TimedTransaction(
          name: $0.name,
          window: TimeRange(start: $0.window.start + offset, end: $0.window.end + offset))
      }
      guard depth < Limits.transactionDepth else { continue }
      for (id, begin) in composition.plainInstances where uses[id] == 1 {
        if let inner = definitions[id] { waiting.append((inner, begin + offset, depth + 1)) }
      }
    }
    join(found, until: scene.duration)
    cut(at: scene.markers, until: scene.duration)
  }

  /// Begins a transaction at each marker; the first one before the next marker becomes part of it.
  private mutating func cut(at markers: [Marker], until duration: Double) {
    var times: [Marker] = []
    for marker in markers.sorted(by: { $0.time < $1.time })
    where (0..<max(duration, Self.margin)).contains(marker.time)
      && marker.time > (times.last?.time ?? -1) + Self.margin
    {
      times.append(marker)
    }
    var rest = transactions[...]
    transactions = []
    for (index, marker) in times.enumerated() {
      while let first = rest.first, first.window.start < marker.time - Self.margin {
        transactions.append(first)
        rest = rest.dropFirst()
      }
      var transaction = TimedTransaction(
        name: marker.name, window: TimeRange(start: marker.time, end: marker.time), isMarker: true)
      if let last = transactions.last, last.window.end > marker.time + Self.margin {
        transaction.window.end = last.window.end
        transactions[transactions.count - 1].window.end = marker.time
      }
      let next = index + 1 < times.count ? times[index + 1].time : .infinity
      if let first = rest.first, first.window.start < next - Self.margin {
        transaction.window.end = max(transaction.window.end, first.window.end)
        rest = rest.dropFirst()
      }
      transactions.append(transaction)
    }
    transactions += rest
  }

  private mutating func join(_ found: [TimedTransaction], until duration: Double) {
    for transaction in found.sorted(by: { $0.window.start < $1.window.start }) {
      let start = max(transaction.window.start, 0)
      guard let last = transactions.last else {
        if start < max(duration, Self.margin) { append(transaction, from: start) }
        continue
      }
      let lead = start - last.window.start
      let isOver = start >= last.window.end - Self.margin && lead >= Self.margin
      guard isOver || lead > Transaction.shortestLead, start < max(duration, Self.margin) else {
        transactions[transactions.count - 1].window.end = max(
          last.window.end, transaction.window.end)
        continue
      }
      transactions[transactions.count - 1].window.end = min(last.window.end, start)
      append(transaction, from: start, atLeastUntil: last.window.end)
    }
  }

  private mutating func append(
    _ transaction: TimedTransaction, from start: Double, atLeastUntil end: Double = 0
  ) {
    transactions.append(
      TimedTransaction(
        name: transaction.name,
        window: TimeRange(start: start, end: max(transaction.window.end, start, end))))
  }
}

extension NormalizedComposition {
  /// The definitions that are shown at their own speed, with the time of their start, frontmost
  /// first.
  fileprivate var plainInstances: [(id: String, begin: Double)] {
    var found: [(id: String, begin: Double)] = []
    // The lists that are being visited, and the number of layers left in them.
    var open = [(layers: layers, count: layers.count)]
    while let (layers, count) = open.last {
      guard count > 0 else {
        open.removeLast()
        continue
      }
      open[open.count - 1].count -= 1
      let layer = layers[count - 1]
      for list in [layer.sublayers, layer.maskLayers] where !list.isEmpty {
        open.append((list, list.count))
      }
      guard case .instance(let shown, let begin, 1) = layer.content else { continue }
      // A definition shows only those before it, but a handwritten scene may not follow this rule.
      if shown != id { found.append((shown, begin)) }
    }
    return found
  }
}

extension NormalizedScene {
  /// The numbers of transactions for which names are worthwhile.
  private static var namedTransactions: ClosedRange<Int> { 1...12 }

  /// The scene with markers for its transactions, so that the timeline can play each of them.
  ///
  /// They are equal to the functions of the style of transactions, except that transactions without
  /// a rest between them are one part: the motion of the first one continues in the next one. A
  /// transaction at a marker is omitted, because it has the marker's name. A single transaction that
  /// is most of the scene is also omitted.
  var withTransactionsAsMarkers: NormalizedScene {
    var transactions: [TransactionWindows.TimedTransaction] = []
    for transaction in TransactionWindows(self).transactions {
      if let last = transactions.last, !last.isMarker, !transaction.isMarker,
        transaction.window.start <= last.window.end + TransactionWindows.margin
      {
        transactions[transactions.count - 1].window.end = transaction.window.end
      } else {
        transactions.append(transaction)
      }
    }
    let own = transactions.filter { !$0.isMarker }
    guard Self.namedTransactions.contains(own.count),
      transactions.count > 1 || !isMost(transactions.first)
    else {
      return self
    }
    var scene = self
    scene.markers += own.map { transaction in
      let (start, end) = (transaction.window.start, transaction.window.end)
      return Marker(name: transaction.name, comment: "", time: start, duration: end - start)
    }
    return scene
  }

  /// Returns `true` if a transaction lasts more than half of the scene.
  private func isMost(_ transaction: TransactionWindows.TimedTransaction?) -> Bool {
    guard let transaction else { return true }
    return min(transaction.window.end, duration) - transaction.window.start > duration / 2
  }
}
