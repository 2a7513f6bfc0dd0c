internal import PegbarBase
internal import PegbarScene

/// The shapes that several layers of a class share, each created by one function.
struct SharedShapes {
  /// A function that creates a shape.
  struct Function {
    var name: String
    var type: String
    var shape: SwiftExpression
  }

  /// The functions in the order of the layers.
  private(set) var functions: [Function] = []
  /// The names of the functions by their expression.
  private(set) var names: [SwiftExpression: String] = [:]
  /// The minimum length of an expression that is always shared.
  private static let shortestShared = 60
  /// The length of the call of a function, and of the function without its body.
  private static let (callLength, functionLength) = (16, 90)

  /// Finds the shapes that more than one layer of a class uses.
  init(_ plan: CompositionPlan, in facts: SceneFacts) {
    let contents = ContentCode(facts: facts)
    let users = plan.layers.enumerated().compactMap {
      index, planned -> (shape: SwiftExpression, planned: CompositionPlan.Planned)? in
      // One call may create all siblings.
      if let siblings = planned.siblings.map({ plan.siblings[$0] }), siblings.listType == nil,
        siblings.members.first != index
      {
        return nil
      }
      guard case .shape = planned.layer.content else { return nil }
      return (shape: contents.made(planned), planned: planned)
    }
    var taken = SwiftNames(besides: plan.names + facts.parameters.names)
    for (shape, users) in users.grouped(by: \.shape) where Self.isShared(shape, by: users.count) {
      let common = CommonName.of(users.map(\.planned.layer.name))
      let name = taken.name(for: "make \(common) shape", .lower, fallback: "makeShape")
      names[shape] = name
      functions.append(Function(name: name, type: users[0].planned.type, shape: shape))
    }
  }

  /// Returns `true` if an expression that a number of layers use justifies a function.
  private static func isShared(_ shape: SwiftExpression, by users: Int) -> Bool {
    guard users > 1 else { return false }
    let length = shape.size
    return length >= shortestShared
      || users * (length - callLength) > length + functionLength
  }

  /// The functions as members of the class.
  var nodes: [SwiftNode] {
    functions.flatMap { function -> [SwiftNode] in
      let head = "private func \(function.name)() -> \(function.type) {"
      return [.blank, .block(head, [.statement(function.shape)])]
    }
  }
}
