/// The shared functions that the code calls, and how often.
struct SupportCalls {
  private var counts: [Support: Int] = [:]
  /// How many bytes all calls of a function spare, where each spares others.
  private var sparings: [Support: Int] = [:]

  /// The functions that are called.
  var functions: Set<Support> { Set(counts.keys) }

  /// Takes note of a call, or of as many as are counted at once.
  mutating func insert(_ function: Support, calls: Int = 1) {
    counts[function, default: 0] += calls
  }

  /// Takes note of a call that is some bytes shorter than what it does.
  mutating func insert(_ function: Support, sparing bytes: Int) {
    insert(function)
    sparings[function, default: 0] += bytes
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
        let spared = sparings[function] ?? function.spared.map { $0 * calls }
        return spared.map { $0 < function.source.utf8.count } ?? false
      }.keys)
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
