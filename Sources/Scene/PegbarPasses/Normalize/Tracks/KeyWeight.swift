internal import PegbarScene

/// How much there is to read and to edit in keys: each of them, and each curve between two.
struct KeyWeight {
  /// The weight.
  let total: Int

  /// A weight.
  init(_ total: Int) { self.total = total }

  /// Weighs keys.
  init<Value: ShortValue>(_ keys: [Key<Value>]) {
    total = keys.count + keys.dropLast().count { $0.curve != .linear }
  }

  /// Whether it is so much less that fewer keys are worth their curves.
  func isClearlyLess(than other: KeyWeight) -> Bool {
    total + max(1, other.total / 10) <= other.total
  }
}
