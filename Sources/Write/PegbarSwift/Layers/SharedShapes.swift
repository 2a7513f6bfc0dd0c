internal import PegbarBase
internal import PegbarScene

/// Shapes that several layers of a class have are made by one function.
struct SharedShapes {
  /// A function that makes a shape.
  struct Function {
    var name: String
    var type: String
    var shape: SwiftExpression
  }

  /// The functions in the order of the layers.
  private(set) var functions: [Function] = []
  /// The names of the functions by what they do.
  private(set) var names: [SwiftExpression: String] = [:]
  /// How long the call that makes a shape is that one layer alone may write again.
  private static let shortestShared = 60
  /// How long the call of a function is, and the function besides what it does.
  private static let (callLength, functionLength) = (16, 90)

  /// Finds the shapes that more than one layer of a class has.
  init(_ plan: CompositionPlan, in facts: SceneFacts) {
    let contents = ContentCode(facts: facts)
    let users = plan.layers.enumerated().compactMap {
      index, planned -> (shape: SwiftExpression, planned: CompositionPlan.Planned)? in
      // One call makes all siblings.
      if let number = planned.siblings, plan.siblings[number].members.first != index { return nil }
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

  /// Whether a call that so many layers write has a function of its own.
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
