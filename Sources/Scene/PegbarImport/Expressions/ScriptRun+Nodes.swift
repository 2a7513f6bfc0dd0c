internal import PegbarLottie

// Evaluates the nodes of the syntax tree.
extension ScriptRun {
  func evaluate(_ node: SyntaxNode) throws(ScriptProblem) -> ScriptValue {
    try step()
    switch node {
    case .number(let value): return .number(value)
    case .string(let text): return .string(text)
    case .name(let name): return try named(name)
    case .array(let nodes): return try list(nodes.map(evaluate))
    case .record(let members):
      var record: [String: ScriptValue] = [:]
      for member in members {
        let value = try evaluate(member.value)
        if case .record = value { throw .unknown("nested objects") }
        record[member.name] = value
      }
      return .record(record, elements: [])
    case .negative(let node): return try arithmetic.scaled(evaluate(node), by: -1)
    case .not(let node): return .bool(try !truth(evaluate(node)))
    case .type(let node): return .string(try typeName(of: node))
    case .row(let first, let operands):
      var value = try evaluate(first)
      for operand in operands {
        value = try arithmetic.combine(operand.sign, value, evaluate(operand.value))
      }
      return value
    case .both(let left, let right):
      let value = try evaluate(left)
      return try truth(value) ? try evaluate(right) : value
    case .either(let left, let right):
      let value = try evaluate(left)
      return try truth(value) ? value : try evaluate(right)
    case .choice(let condition, let first, let second):
      return try truth(evaluate(condition)) ? try evaluate(first) : try evaluate(second)
    case .assign(let target, let sign, let node):
      var value = try evaluate(node)
      if let sign { value = try arithmetic.combine(sign, evaluate(target), value) }
      try assign(value, to: target)
      return value
    case .step(let target, let sign):
      let value = try evaluate(target)
      try assign(arithmetic.combine(sign, value, .number(1)), to: target)
      return value
    case .call(let callee, let arguments): return try call(callee, arguments.map(evaluate))
    case .member(let base, let name): return try member(name, of: evaluate(base))
    case .element(let base, let index): return try element(evaluate(index), of: evaluate(base))
    case .sequence(let nodes):
      var last = ScriptValue.undefined
      for node in nodes { last = try evaluate(node) }
      return last
    }
  }

  /// Returns a list that can contain lists but no deeper nesting, so that no value exceeds the
  /// stack.
  private func list(_ values: [ScriptValue]) throws(ScriptProblem) -> ScriptValue {
    try spend(values.count)
    for value in values {
      switch value {
      case .record: throw .unknown("objects in arrays")
      case .array(let inner):
        try spend(inner.count)
        for case .array in inner { throw .unknown("arrays with more than 2 dimensions") }
      case .undefined, .number, .bool, .string, .moving, .property, .object, .function: break
      }
    }
    return .array(values)
  }

  private func assign(_ value: ScriptValue, to target: SyntaxNode) throws(ScriptProblem) {
    switch target {
    case .name(let name): assign(name, value)
    case .element(.name(let name), let index):
      // `list[i] = …` can append one element.
      guard case .array(var list) = try named(name),
        let position = Self.index(try number(evaluate(index))), position <= list.count
      else { throw .unknown("an assignment to a part of '\(name)'") }
      if position == list.count { list.append(value) } else { list[position] = value }
      assign(name, try self.list(list))
    default: throw .unknown("an assignment to a value that is not a variable")
    }
  }

  /// Returns a number as an index, or `nil` if it is not a valid index.
  static func index(_ value: Double) -> Int? {
    value >= 0 && value < 1e6 && value == value.rounded(.down) ? Int(exactly: value) : nil
  }

  private func typeName(of node: SyntaxNode) throws(ScriptProblem) -> String {
    let value: ScriptValue
    if case .name(let name) = node {
      guard let known = try meaning(of: name) else { return "undefined" }
      try step()
      value = known
    } else {
      value = try evaluate(node)
    }
    switch value {
    case .undefined: return "undefined"
    case .number: return "number"
    case .bool: return "boolean"
    case .string: return "string"
    case .moving(let moving): return moving.isVector ? "object" : "number"
    case .array, .property, .object, .record: return "object"
    case .function: return "function"
    }
  }

  // MARK: Calls

  private func call(
    _ callee: SyntaxNode, _ arguments: [ScriptValue]
  ) throws(ScriptProblem) -> ScriptValue {
    // `list.push(…)` changes the variable.
    if case .member(.name(let name), "push") = callee, case .array(let list)? = variable(name) {
      assign(name, try self.list(list + arguments))
      return .number(Double(list.count + arguments.count))
    }
    switch try evaluate(callee) {
    case .function(.global(let name)): return try call(name, arguments)
    case .function(.math(let name)): return try ScriptMath.call(name, arguments.map(number))
    case .function(.method(let base, let name)): return try call(name, of: base, arguments)
    case .function(.declared(let parameters, let body)):
      return try call(parameters, body, arguments)
    case .object(let object):
      guard let key = arguments.first else { throw .unknown("a call without a name") }
      return try part(key, of: object)
    case .undefined: throw .failed("a call to an undefined value")
    case .number, .bool, .string, .array, .moving, .property, .record:
      throw .unknown("a call to a value that is not a function")
    }
  }

  // MARK: Asking for numbers

  /// Returns the value, resolved as far as possible without computing numbers.
  func resolved(_ value: ScriptValue) throws(ScriptProblem) -> ScriptValue {
    guard case .property(let property) = value else { return value }
    // Within its expression, the value of a property is the one without the expression (lottie-web
    // `this.lock`).
    if property === trace.open.last || property.expression == nil {
      if case .axes(let x, let y) = property.content, x.expression != nil || y.expression != nil {
        return .array([
          try resolved(.property(document.property(.number(x), property.layer))),
          try resolved(.property(document.property(.number(y), property.layer))),
        ])
      }
      return property.plainValue
    }
    return try ScriptRun(property, at: time, document, trace, seed: seed).value()
  }

  /// Returns the value as a number or an array of values, without keyframes.
  func settled(_ value: ScriptValue) throws(ScriptProblem) -> ScriptValue {
    let value = try resolved(value)
    guard case .moving(let moving) = value else { return value }
    guard !moving.property.isPath else { throw .unknown("the vertices of a path") }
    trace.uses.follow(moving.property, moving.loop)
    try spend(moving.parts.count)
    return Self.value(moving.numbers(at: time), isVector: moving.isVector)
  }

  func number(_ value: ScriptValue) throws(ScriptProblem) -> Double {
    switch try settled(value) {
    case .number(let number): return number
    case .bool(let flag): return flag ? 1 : 0
    // As in the language, an undefined value is NaN.
    case .undefined: return .nan
    case .string(let text):
      try spend(text.utf8.count)
      return Double(text) ?? .nan
    case .array(let values):
      guard values.count == 1, case .number(let number) = try settled(values[0]) else {
        return .nan
      }
      return number
    case .moving, .property, .object, .function, .record:
      throw .unknown("a value that is not a number")
    }
  }

  func numbers(_ value: ScriptValue) throws(ScriptProblem) -> [Double] {
    guard case .array(let values) = try settled(value) else { return [try number(value)] }
    try spend(values.count)
    return try values.map(number)
  }

  func truth(_ value: ScriptValue) throws(ScriptProblem) -> Bool {
    switch try settled(value) {
    case .undefined: return false
    case .number(let number): return number != 0 && !number.isNaN
    case .bool(let flag): return flag
    case .string(let text): return !text.isEmpty
    case .array, .moving, .property, .object, .function, .record: return true
    }
  }
}
