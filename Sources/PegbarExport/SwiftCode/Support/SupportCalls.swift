/// The shared functions that the code calls, and how often.
struct SupportCalls {
  private var counts: [Support: Int] = [:]
  /// How many bytes the calls are shorter than what they do, where one is not like the other.
  private var savings: [Support: Int] = [:]

  /// The functions that are called.
  var functions: Set<Support> { Set(counts.keys) }

  /// Takes note of a call, or of as many as are counted at once.
  mutating func insert(_ function: Support, calls: Int = 1) {
    counts[function, default: 0] += calls
  }

  /// Takes note of a call that is some bytes shorter than what it does.
  mutating func insert(_ function: Support, sparing bytes: Int) {
    counts[function, default: 0] += 1
    savings[function, default: 0] += bytes
  }

  /// Takes note of one call of each.
  mutating func formUnion(_ functions: [Support]) {
    for function in functions { insert(function) }
  }

  /// Whether a function is called.
  func contains(_ function: Support) -> Bool { counts[function] != nil }

  /// The functions that are longer than all that their calls spare: what they do stands better
  /// where it is done.
  var idle: Set<Support> {
    Set(
      counts.filter { function, calls in
        let spared = function.spared.map { $0 * calls } ?? savings[function]
        return spared.map { $0 < size(of: function) } ?? false
      }.keys)
  }

  /// How long a function is, with those that do the same for lists.
  private func size(of function: Support) -> Int {
    let forms: [Support] = function == .oval ? [.ovals, .ovalData].filter(contains) : []
    return (forms + [function]).reduce(0) { $0 + $1.source.utf8.count }
  }
}

extension Support {
  /// How many bytes a call is shorter than what it does; nothing where it cannot be written out.
  var spared: Int? {
    switch self {
    case .point: 8
    case .rect: 23
    case _: nil
    }
  }
}
