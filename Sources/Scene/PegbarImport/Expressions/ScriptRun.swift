internal import PegbarBase
internal import PegbarLottie
internal import PegbarScene

/// One evaluation of an expression at one time.
final class ScriptRun {
  let document: ScriptDocument
  let owner: ScriptProperty
  let trace: ScriptTrace
  /// The time in seconds of the document.
  let time: Double
  /// The seed of noise, which identifies the owner so that every conversion has the same noise.
  let seed: String
  private var globals: [String: ScriptValue] = [:]
  private var locals: [[String: ScriptValue]] = []
  private var steps = 0
  /// The step at which to check for cancellation again.
  private var nextLook = 0
  /// The number of steps between cancellation checks, each of which takes as long as several steps.
  private static let stepsPerLook = 256
  /// `true` if the exporter has rewritten the expression; its value is then `$bm_rt`.
  private var isRewritten = false

  /// Sums, products, and comparisons.
  var arithmetic: ScriptArithmetic { ScriptArithmetic(run: self) }

  /// The number of parts of a value that cost as much as one step.
  static let partsPerStep = 8

  init(
    _ owner: ScriptProperty, at time: Double, _ document: ScriptDocument, _ trace: ScriptTrace,
    seed: String
  ) {
    self.owner = owner
    self.time = time
    self.document = document
    self.trace = trace
    self.seed = seed
  }

  /// Returns the value of the expression of the property.
  ///
  /// Every value is computed once, because properties that others refer to would otherwise be
  /// evaluated again for each of them, and so would those that they refer to.
  func value() throws(ScriptProblem) -> ScriptValue {
    guard owner.expression != nil else { return owner.plainValue }
    try step()
    if let known = document.value(of: owner, at: time) {
      trace.uses.add(known.uses)
      return known.value
    }
    guard !trace.open.contains(where: { $0 === owner }) else { throw .circle }
    guard trace.open.count < Limits.callDepth else { throw .effort }
    let outer = trace.uses
    trace.uses = ScriptUses()
    trace.open.append(owner)
    defer {
      trace.open.removeLast()
      let own = trace.uses
      trace.uses = outer
      trace.uses.add(own)
    }
    let value = try computed()
    document.keep(value, trace.uses, of: owner, at: time)
    return value
  }

  private func computed() throws(ScriptProblem) -> ScriptValue {
    var last = ScriptValue.undefined
    let program = try owner.program.get()
    // Functions can be called before their declaration.
    for case .function(let name, let parameters, let body) in program {
      globals[name] = .function(.declared(parameters: parameters, body: body))
    }
    for statement in program {
      switch try run(statement) {
      case .next(let value): last = value ?? last
      case .given, .leaving, .proceeding: throw .unknown("'return' outside a function")
      }
    }
    let result = try resolved(isRewritten ? globals["$bm_rt"] ?? .undefined : last)
    guard case .array(let values) = result else { return result }
    // During its evaluation, the value of the property itself is the one without the expression.
    return .array(try values.map(resolved))
  }

  static func value(_ numbers: [Double], isVector: Bool) -> ScriptValue {
    isVector ? .array(numbers.map { .number($0) }) : .number(numbers.first ?? 0)
  }

  /// Counts steps, and throws `.effort` if they exceed the limits.
  func step(_ count: Int = 1) throws(ScriptProblem) {
    steps += count
    document.effort -= count
    guard steps <= document.limits.expressionSteps, document.effort > 0 else { throw .effort }
    guard steps >= nextLook else { return }
    nextLook = steps + Self.stepsPerLook
    guard !Cancellation.isRequested else { throw .effort }
  }

  /// Counts work that is proportional to a number of characters, components, or keyframes.
  func spend(_ parts: Int) throws(ScriptProblem) {
    try step(parts / Self.partsPerStep)
  }

  // MARK: Variables

  func variable(_ name: String) -> ScriptValue? {
    locals.last?[name] ?? globals[name]
  }

  private func declare(_ name: String, _ value: ScriptValue?) {
    if name == "$bm_rt" { isRewritten = true }
    if locals.isEmpty {
      // A repeated declaration without a value keeps the old value.
      globals[name] = value ?? globals[name] ?? .undefined
    } else {
      locals[locals.count - 1][name] = value ?? .undefined
    }
  }

  func assign(_ name: String, _ value: ScriptValue) {
    if name == "$bm_rt" { isRewritten = true }
    if let last = locals.indices.last, locals[last][name] != nil {
      locals[last][name] = value
    } else {
      globals[name] = value
    }
  }

  /// Calls a function that the expression declares.
  func call(
    _ parameters: [String], _ body: [SyntaxStatement], _ arguments: [ScriptValue]
  ) throws(ScriptProblem) -> ScriptValue {
    guard locals.count < Limits.callDepth else { throw .effort }
    var scope: [String: ScriptValue] = [:]
    for (index, name) in parameters.enumerated() {
      scope[name] = index < arguments.count ? arguments[index] : .undefined
    }
    locals.append(scope)
    defer { locals.removeLast() }
    switch try run(body) {
    case .given(let value): return value
    case .next, .leaving, .proceeding: return .undefined
    }
  }

  // MARK: Statements

  /// The way in which a statement ends.
  enum Ending {
    /// The next statement, with a value if any.
    case next(ScriptValue?)
    /// A `return`.
    case given(ScriptValue)
    /// A `break`.
    case leaving
    /// A `continue`.
    case proceeding
  }

  private func run(_ statements: [SyntaxStatement]) throws(ScriptProblem) -> Ending {
    var last: ScriptValue?
    for statement in statements {
      let ending = try run(statement)
      guard case .next(let value) = ending else { return ending }
      last = value ?? last
    }
    return .next(last)
  }

  private func run(_ statement: SyntaxStatement) throws(ScriptProblem) -> Ending {
    try step()
    switch statement {
    case .value(let node): return .next(try evaluate(node))
    case .declare(let variables):
      for variable in variables {
        declare(variable.name, try variable.value.map(evaluate))
      }
      return .next(nil)
    case .block(let statements): return try run(statements)
    case .condition(let condition, let first, let second):
      if try truth(evaluate(condition)) { return try run(first) }
      return try second.map(run) ?? .next(nil)
    case .loop(let start, let condition, let advance, let body):
      return try loop(start, condition, advance, body)
    case .attempt(let body, let rescue):
      do {
        return try run(body)
      } catch .failed {
        return try run(rescue)
      }
    case .select(let node, let branches): return try select(node, branches)
    case .function(let name, let parameters, let body):
      declare(name, .function(.declared(parameters: parameters, body: body)))
      return .next(nil)
    case .give(let node): return .given(try node.map(evaluate) ?? .undefined)
    case .leave: return .leaving
    case .proceed: return .proceeding
    }
  }

  private func loop(
    _ start: SyntaxStatement?, _ condition: SyntaxNode?, _ advance: SyntaxNode?,
    _ body: SyntaxStatement
  ) throws(ScriptProblem) -> Ending {
    if let start { _ = try run(start) }
    while true {
      try step()
      if let condition, try !truth(evaluate(condition)) { return .next(nil) }
      switch try run(body) {
      case .next, .proceeding: break
      case .leaving: return .next(nil)
      case .given(let value): return .given(value)
      }
      if let advance { _ = try evaluate(advance) }
    }
  }

  private func select(
    _ node: SyntaxNode, _ branches: [SyntaxStatement.Branch]
  ) throws(ScriptProblem) -> Ending {
    let value = try evaluate(node)
    var start = branches.firstIndex { $0.value == nil }
    for (index, branch) in branches.enumerated() {
      guard let node = branch.value else { continue }
      if try arithmetic.areEqual(value, evaluate(node)) {
        start = index
        break
      }
    }
    guard let start else { return .next(nil) }
    for branch in branches[start...] {
      switch try run(branch.body) {
      case .next: continue
      case .leaving: return .next(nil)
      case .given(let value): return .given(value)
      case .proceeding: return .proceeding
      }
    }
    return .next(nil)
  }
}
