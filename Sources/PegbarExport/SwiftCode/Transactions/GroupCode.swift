internal import PegbarScene

// What a layer does in the same time is one group.
extension SceneCode {
  /// The animations of one layer, with those that begin, end and repeat together as one group.
  ///
  /// - Parameter joins: Whether one that does not repeat may be part of a group.
  mutating func grouped(_ moves: [Move], joins: (Move) -> Bool = { _ in true }) -> [Move] {
    var result: [Move] = []
    var taken: Set<Int> = []
    for (index, move) in moves.enumerated() where !taken.contains(index) {
      let (period, repeats) = (move.period, !move.repetition.isEmpty)
      let members = moves.indices.filter {
        $0 >= index && moves[$0].period == period && (repeats || joins(moves[$0]))
      }
      guard period != nil, members.first == index, members.count > 1 else {
        if repeats { support.insert(.repeated) }
        result.append(move)
        continue
      }
      taken.formUnion(members)
      support.insert(.joined)
      result.append(Move(joining: members.map { moves[$0] }))
    }
    return result
  }

  /// What only one layer does: functions and loops are for what several do.
  func lonelyMoves(_ moves: [Move]) -> Set<String> {
    let counts = Dictionary(moves.compactMap(\.signature).map { ($0, 1) }, uniquingKeysWith: +)
    return Set(counts.filter { $0.value == 1 }.keys)
  }

  /// Whether an instance anywhere plays faster or slower than what shows it.
  var hasOtherSpeeds: Bool {
    scene.compositions.contains { $0.instances.contains { $0.rate != 1 } }
  }
}

extension Move {
  /// When its keys begin and end and how they are repeated; nothing where no group can have it.
  fileprivate var period: [String]? {
    guard fixed == nil, labels.isEmpty, bounds.isEmpty, let first = frames.first,
      let last = frames.last, first != last, [.keys, .along].contains(play),
      !repetition.contains(where: { $0.label == "isCumulative" && $0.value.line == "true" })
    else { return nil }
    return [first, last] + repetition.map(\.value.line)
  }

  /// Whether animations begin and end together, and could be one group.
  static func haveOnePeriod(_ moves: [Move]) -> Bool {
    guard moves.count > 1 else { return true }
    guard let period = moves[0].period else { return false }
    return moves.allSatisfy { $0.period == period }
  }

  /// One animation of several that have the same period.
  fileprivate init(joining moves: [Move]) {
    let members = moves.map { move in
      var once = move
      once.repetition = []
      return SwiftExpression.Argument("", once.expression())
    }
    let first = moves[0]
    let length = first.frames.last.flatMap(Double.init).flatMap { end in
      first.frames.first.flatMap(Double.init).map { end - $0 }
    }
    // A cycle of whole frames is as long as its keys.
    let repetition = first.repetition.filter { argument in
      argument.label != "every" || first.cycle != length
    }
    self.init(fixed: .call("joined", members + repetition))
    self.repetition = repetition
    isGroup = true
  }
}
