internal import PegbarGeometry
internal import PegbarScene

// Springs have an animation of their own.
extension SceneCode {
  /// The animation of a track that is one spring; nothing for others.
  mutating func sprung<Value>(
    _ keyPath: String, _ track: Track<Value>, _ kind: ValueKind,
    spell: (inout SceneCode, Value) -> SwiftExpression
  ) -> Move? {
    guard track.repetition == nil, track.keys.count == 2, let first = track.keys.first,
      let last = track.keys.last, case .spring(let spring) = first.curve, last.time > first.time,
      kind != .unitPoints
    else { return nil }
    support.insert(.sprung)
    let lists = kind.lists([first, last].map { spell(&self, $0.value) })
    var arguments: [SwiftExpression.Argument] = [
      .init("", SwiftLiteral.string(keyPath)),
      .init("at", .texts([frame(first.time), frame(last.time)])),
      .init("", list(among: lists).spelling.expression),
    ]
    if spring.mass != 1 { arguments.append(.init("mass", spring.mass)) }
    arguments.append(.init("stiffness", spring.stiffness))
    arguments.append(.init("damping", spring.damping))
    if spring.velocity != 0 { arguments.append(.init("velocity", spring.velocity)) }
    var move = Move(fixed: .call("sprung", arguments))
    move.spellings = [lists.map(\.spelling)]
    return move
  }
}
