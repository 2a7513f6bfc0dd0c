internal import PegbarScene

// What a layer does in the same time is one group.
extension SceneCode {
  /// The animations of one layer, with those that begin, end and repeat together as one group.
  ///
  /// - Parameter onlyRepeated: Whether only those that repeat are put together.
  mutating func grouped(_ moves: [Move], onlyRepeated: Bool) -> [Move] {
    var result: [Move] = []
    var taken: Set<Int> = []
    for (index, move) in moves.enumerated() where !taken.contains(index) {
      guard let period = move.period, !onlyRepeated || !move.repetition.isEmpty else {
        result.append(move)
        continue
      }
      let members = moves.indices.filter { $0 >= index && moves[$0].period == period }
      guard members.count > 1 else {
        result.append(move)
        continue
      }
      taken.formUnion(members)
      support.insert(.joined)
      result.append(Move(joining: members.map { moves[$0] }))
    }
    if result.contains(where: { !$0.repetition.isEmpty }) { support.insert(.repeated) }
    return result
  }
}

extension Move {
  /// When its keys begin and end and how they are repeated; nothing where no group can have it.
  fileprivate var period: [String]? {
    guard fixed == nil, labels.isEmpty, bounds.isEmpty, let first = frames.first,
      let last = frames.last,
      first != last, play == .keys,
      !repetition.contains(where: { $0.label == "isCumulative" && $0.value.flat(room: 5) == "true" }
      )
    else { return nil }
    return [first, last] + repetition.compactMap { $0.value.flat(room: .max) }
  }

  /// One animation of several that have the same period.
  fileprivate init(joining moves: [Move]) {
    let members = moves.map { move in
      var once = move
      once.repetition = []
      return SwiftExpression.Argument("", once.expression)
    }
    let first = moves[0]
    let length = first.frames.last.flatMap(Double.init).flatMap { end in
      first.frames.first.flatMap(Double.init).map { end - $0 }
    }
    // A cycle of whole frames is as long as its keys.
    let repetition = first.repetition.filter { argument in
      argument.label != "every" || argument.value.flat(room: 20).flatMap(Double.init) != length
    }
    self.init(fixed: .call("joined", members + repetition))
    isGroup = true
  }
}
