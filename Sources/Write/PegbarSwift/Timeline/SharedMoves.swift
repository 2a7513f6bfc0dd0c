internal import PegbarBase
internal import PegbarScene

/// The functions that create the animations that several layers of a class share.
struct SharedMoves {
  /// A function that creates an animation for several layers.
  private struct Function {
    var name: String
    var move: Move
    /// `true` if layers begin at different frames.
    var hasStart: Bool
    /// `true` if layers move by different amounts or in opposite directions.
    var hasFactor: Bool
  }

  /// The animations of one layer.
  struct User {
    /// The name of the layer.
    var layer: String
    var moves: [Move]
  }

  private var functions: [Function] = []
  /// The indices of the functions by the signature of their animations.
  private var numbers: [SwiftExpression: Int] = [:]
  /// The parts of the signatures that are known without creating them, which is expensive.
  private var candidates: Set<Candidate> = []

  private struct Candidate: Hashable {
    let keyPath: String
    let keys: Int
    let members: Int

    init(_ move: Move) {
      (keyPath, keys, members) = (move.keyPath, move.frames.count, move.members.count)
    }
  }

  /// The minimum length of the call of a shared animation.
  private static let shortestShared = 60

  /// Creates an empty collection.
  init() {}

  /// Finds the animations that more than one layer uses.
  init(_ users: [User], besides taken: [String]) {
    var names = SwiftNames(besides: taken)
    let all = users.flatMap { user in
      user.moves.compactMap { move in
        move.signature.map { (signature: $0, layer: user.layer, move: move) }
      }
    }
    for (signature, uses) in all.grouped(by: \.signature)
    where uses.count > 1 && !Cancellation.isRequested {
      guard signature.line.utf8.count >= Self.shortestShared else { continue }
      let first = uses[0].move
      let owner = Self.owner(of: uses.map(\.layer))
      let name = names.name(
        for: "\(owner) \(Self.verb(first.keyPath))", .lower, fallback: "move")
      numbers[signature] = functions.count
      candidates.insert(Candidate(first))
      functions.append(
        Function(
          name: name, move: first,
          hasStart: uses.contains { $0.move.frames != first.frames },
          hasFactor: uses.contains { $0.move.factor?.value != first.factor?.value }))
    }
  }

  /// Returns code in which the animations that only one statement uses are not functions.
  ///
  /// Layers that move alike and are in one loop share one statement.
  func nodes(_ write: (SharedMoves) -> [SwiftNode]) -> [SwiftNode] {
    let nodes = write(self)
    let uses = SwiftUses(of: nodes).own
    var others = self
    others.numbers = numbers.filter { uses[functions[$0.value].name] != 1 }
    return others.numbers.count == numbers.count ? nodes : write(others)
  }

  /// The functions that are called.
  private var called: [Function] { numbers.values.sorted().map { functions[$0] } }

  /// The names of the functions.
  var names: [String] { called.map(\.name) }

  /// Returns `true` if a function has a name.
  func contains(_ name: String) -> Bool { called.contains { $0.name == name } }

  /// Returns the expression of an animation in the timeline, with frames relative to `start` if
  /// specified.
  func spelling(_ move: Move, from start: Int? = nil) -> SwiftExpression {
    guard candidates.contains(Candidate(move)), let number = move.signature.flatMap({ numbers[$0] })
    else {
      return move.expression(from: start)
    }
    let shared = functions[number]
    var arguments: [SwiftExpression.Argument] = []
    if shared.hasFactor, let factor = move.factor { arguments.append(.init("", factor.value)) }
    if shared.hasStart {
      arguments.append(.init("at", Move.frame(move.frames.first ?? 0, from: start)))
    }
    return .call(.own(shared.name), arguments)
  }

  /// The functions as members of the class.
  var nodes: [SwiftNode] {
    called.flatMap { shared -> [SwiftNode] in
      var parameters: [String] = []
      let factor = shared.hasFactor ? shared.move.factor : nil
      if let factor { parameters.append("_ \(factor.name): CGFloat") }
      let start = shared.hasStart ? shared.move.wholeStart : nil
      if start != nil { parameters.append("at start: Double") }
      let call = shared.move.expression(
        from: start, values: factor == nil ? nil : shared.move.pattern)
      let type = shared.move.isGroup ? "CAAnimationGroup" : "CAKeyframeAnimation"
      let head =
        "private func \(shared.name)(\(parameters.joined(separator: ", "))) -> \(type) {"
      return [.blank, .block(head, [.statement(call)])]
    }
  }

  /// Returns the common part of the names of layers, or up to two different names.
  private static func owner(of names: [String]) -> String {
    let common = CommonName.of(names)
    if common.count > 1 { return common }
    let different = names.grouped { $0 }.map(\.key)
    return different.count <= 2 ? different.joined(separator: " and ") : ""
  }

  /// Returns a verb for an animation of a property.
  static func verb(_ keyPath: String) -> String {
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
