internal import PegbarDiagnostics
internal import PegbarScene

// Shapes that several layers have are made by one function.
extension SceneCode {
  /// How long the call that makes a shape is that one layer alone may write again.
  private static let shortestShared = 60

  /// How long the call of a function is, and the function besides what it does.
  private static let (callLength, functionLength) = (16, 90)

  /// Whether a call that so many layers write has a function of its own.
  private static func isShared(_ call: String, by users: Int) -> Bool {
    let length = call.utf8.count
    guard length < shortestShared else { return users > 1 }
    return users * (length - callLength) > length + functionLength
  }

  /// Finds the shapes that more than one layer of a class has, and gives the functions.
  mutating func shareShapes(
    in plan: CompositionPlan
  ) -> [(name: String, type: String, shape: SwiftExpression)] {
    sharedShapes = [:]
    var users: [(call: String, planned: CompositionPlan.Planned)] = []
    for (index, planned) in plan.layers.enumerated() {
      // One call makes all siblings.
      if let number = planned.siblings, plan.siblings[number].members.first != index { continue }
      guard case .shape = planned.layer.content else { continue }
      // What it calls counts where it is written.
      let calls = support
      users.append((made(planned).line, planned))
      support = calls
    }
    var names = SwiftNames(besides: plan.names + parameters.names)
    var functions: [(name: String, type: String, shape: SwiftExpression)] = []
    for (call, users) in users.grouped(by: \.call) where Self.isShared(call, by: users.count) {
      let common = CommonName.of(users.map(\.planned.layer.name))
      let name = names.name(for: "make \(common) shape", .lower, fallback: "makeShape")
      sharedShapes[call] = name
      functions.append((name, users[0].planned.type, made(users[0].planned)))
    }
    return functions
  }

  /// What makes a layer's content: the shared function if there is one.
  mutating func content(_ planned: CompositionPlan.Planned) -> SwiftExpression {
    let calls = support
    let made = made(planned)
    guard !sharedShapes.isEmpty, let name = sharedShapes[made.line] else { return made }
    support = calls
    return .text("\(name)()")
  }
}
