internal import PegbarScene

// Springs have an animation of their own.
extension SceneCode {
  /// The animation of a track that is one spring; nothing for others.
  mutating func sprung<Value>(
    _ keyPath: String, _ track: Track<Value>, _ values: Support,
    spell: (inout SceneCode, Value) -> SwiftExpression
  ) -> Move? {
    guard track.repetition == nil, track.keys.count == 2, let first = track.keys.first,
      let last = track.keys.last, case .spring(let spring) = first.curve, last.time > first.time,
      values != .unitPoints
    else { return nil }
    support.formUnion([.sprung, values])
    let ends = [first, last].map { SwiftExpression.Argument("", spell(&self, $0.value)) }
    var arguments: [SwiftExpression.Argument] = [
      .init("", .text(SwiftLiteral.string(keyPath))),
      .init("at", .texts([frame(first.time), frame(last.time)])),
      .init("", .call(values.rawValue, ends)),
    ]
    if spring.mass != 1 { arguments.append(.init("mass", Self.number(spring.mass))) }
    arguments.append(.init("stiffness", Self.number(spring.stiffness)))
    arguments.append(.init("damping", Self.number(spring.damping)))
    if spring.velocity != 0 { arguments.append(.init("velocity", Self.number(spring.velocity))) }
    return Move(fixed: .call("sprung", arguments))
  }

  private static func number(_ value: Double) -> SwiftExpression {
    .text(SwiftLiteral.number(value))
  }
}
