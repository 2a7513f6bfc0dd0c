// Concurrent animations of a layer form one group.
extension Move {
  /// Returns the animations of one layer, with groups of those that begin, end, and repeat
  /// together.
  ///
  /// - Parameter joins: Returns `true` if an animation that does not repeat can be part of a group.
  static func grouped(_ moves: [Move], joins: (Move) -> Bool = { _ in true }) -> [Move] {
    var result: [Move] = []
    var taken: Set<Int> = []
    for (index, move) in moves.enumerated() where !taken.contains(index) {
      let (period, repeats) = (move.period, move.repetition != nil)
      let members = moves.indices.filter {
        $0 >= index && moves[$0].period == period && (repeats || joins(moves[$0]))
      }
      guard period != nil, members.first == index, members.count > 1 else {
        result.append(move)
        continue
      }
      taken.formUnion(members)
      result.append(Move(members: members.map { moves[$0] }))
    }
    return result
  }

  /// Returns `true` if animations begin and end together and can be one group.
  static func haveOnePeriod(_ moves: [Move]) -> Bool {
    guard moves.count > 1 else { return true }
    guard let period = moves[0].period else { return false }
    return moves.allSatisfy { $0.period == period }
  }

  private struct Period: Equatable {
    var start: Double
    var end: Double
    var repetition: Repetition?
  }

  /// The start and end of the keyframes and their repetition, or `nil` if the animation cannot be
  /// in a group.
  private var period: Period? {
    guard fixed == nil, !isGroup, label == nil, bounds == nil, let first = frames.first,
      let last = frames.last, first != last, [.keys, .along].contains(play),
      repetition?.isCumulative != true
    else { return nil }
    return Period(start: first, end: last, repetition: repetition)
  }
}
