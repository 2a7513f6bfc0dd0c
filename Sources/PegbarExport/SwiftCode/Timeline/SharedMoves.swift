internal import PegbarDiagnostics
internal import PegbarScene

// What several layers do is written once.
extension SceneCode {
  /// A function that makes an animation for several layers.
  struct SharedMove {
    var name: String
    var move: Move
    /// Whether layers begin at different frames.
    var hasStart: Bool
    /// Whether layers move by different amounts, or the other way round.
    var hasFactor: Bool
  }

  /// How long the call of an animation is that one layer alone may write again.
  private static let shortestShared = 60

  /// Finds the animations that more than one layer has.
  mutating func shareMoves(_ layers: [(name: String, moves: [Move])], in plan: CompositionPlan) {
    sharedMoves = [:]
    sharedOrder = []
    var users: [(signature: String, layer: String, move: Move)] = []
    for (layer, moves) in layers {
      for move in moves {
        guard let signature = move.signature, signature.utf8.count >= Self.shortestShared else {
          continue
        }
        users.append((signature, layer, move))
      }
    }
    var names = SwiftNames(besides: plan.names + parameters.names)
    for (signature, all) in users.grouped(by: \.signature) {
      let first = all[0]
      guard all.count > 1 else { continue }
      let owner = Self.owner(of: all.map(\.layer))
      let name = names.name(
        for: "\(owner) \(Self.verb(first.move.keyPath))", .lower, fallback: "move")
      sharedMoves[signature] = SharedMove(
        name: name, move: first.move,
        hasStart: all.contains { $0.move.frames != first.move.frames },
        hasFactor: all.contains { $0.move.factor?.value != first.move.factor?.value })
      sharedOrder.append(signature)
    }
  }

  /// An animation as the timeline calls it; its frames counted from `start`, where that is given.
  func spelling(_ move: Move, from start: Int? = nil) -> SwiftExpression {
    guard let shared = move.signature.flatMap({ sharedMoves[$0] }) else {
      return move.expression(from: start)
    }
    var arguments: [SwiftExpression.Argument] = []
    if shared.hasFactor, let factor = move.factor { arguments.append(.init("", factor.value)) }
    if shared.hasStart {
      arguments.append(.init("at", Move.frame(move.frames.first ?? "0", from: start)))
    }
    return .call(shared.name, arguments)
  }

  /// Writes the functions of shared animations.
  mutating func sharedFunctions() {
    for shared in sharedOrder.compactMap({ sharedMoves[$0] }) {
      var parameters: [String] = []
      let factor = shared.hasFactor ? shared.move.factor : nil
      if let factor { parameters.append("_ \(factor.name): CGFloat") }
      let start = shared.hasStart ? shared.move.wholeStart : nil
      if start != nil { parameters.append("at start: Double") }
      let call = shared.move.expression(
        from: start, values: factor == nil ? nil : shared.move.pattern)
      text.line()
      text.block(
        "private func \(shared.name)(\(parameters.joined(separator: ", "))) "
          + "-> \(shared.move.isGroup ? "CAAnimationGroup" : "CAKeyframeAnimation") {"
      ) { $0.expression(call) }
    }
  }

  /// Whose animation it is: what the names have in common, if that is a word.
  private static func owner(of names: [String]) -> String {
    let common = CommonName.of(names)
    if common.count > 1 { return common }
    let different = names.grouped { $0 }.map(\.key)
    return different.count <= 2 ? different.joined(separator: " and ") : ""
  }

  /// What an animation of a property does, whatever its keys.
  private static func verb(_ keyPath: String) -> String {
    switch keyPath {
    case "opacity": "fade"
    case "position": "slide"
    case "strokeEnd": "draw"
    case "strokeStart": "erase"
    case "lineDashPhase": "march"
    case "path": "morph"
    case "lineWidth": "swell"
    case "fillColor", "strokeColor", "backgroundColor", "colors": "tint"
    case _ where keyPath.hasPrefix("transform.rotation"): "turn"
    case _ where keyPath.hasPrefix("transform.scale"): "zoom"
    case _ where keyPath.hasPrefix("shadow"): "shade"
    case _: "motion"
    }
  }
}
