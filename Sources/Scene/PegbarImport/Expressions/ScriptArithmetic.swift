/// Arithmetic in which sums and products of keyed values and numbers keep the keyframes.
struct ScriptArithmetic {
  let run: ScriptRun

  func combine(
    _ sign: SyntaxNode.Operator, _ left: ScriptValue, _ right: ScriptValue
  ) throws(ScriptProblem) -> ScriptValue {
    let left = try run.resolved(left)
    let right = try run.resolved(right)
    switch sign {
    case .add: return try sum(left, right)
    case .subtract: return try sum(left, scaled(right, by: -1))
    case .multiply: return try product(left, right)
    case .divide:
      let divisor = try run.number(right)
      if case .moving = left { return try scaled(left, by: 1 / divisor) }
      return try mapped(left) { $0 / divisor }
    case .remainder:
      let divisor = try run.number(right)
      return try mapped(left) { $0.truncatingRemainder(dividingBy: divisor) }
    case .less: return .bool(try run.number(left) < run.number(right))
    case .lessOrEqual: return .bool(try run.number(left) <= run.number(right))
    case .greater: return .bool(try run.number(left) > run.number(right))
    case .greaterOrEqual: return .bool(try run.number(left) >= run.number(right))
    case .equal: return .bool(try areEqual(left, right))
    case .unequal: return .bool(try !areEqual(left, right))
    }
  }

  func areEqual(_ left: ScriptValue, _ right: ScriptValue) throws(ScriptProblem) -> Bool {
    let left = try run.settled(left)
    let right = try run.settled(right)
    switch (left, right) {
    case (.undefined, .undefined): return true
    case (.undefined, _), (_, .undefined): return false
    case (.string(let left), .string(let right)):
      try run.spend(min(left.utf8.count, right.utf8.count))
      return left == right
    case (.object(.layer(let left)), .object(.layer(let right))):
      return left.composition === right.composition && left.position == right.position
    default: return try run.number(left) == run.number(right)
    }
  }

  private func sum(_ left: ScriptValue, _ right: ScriptValue) throws(ScriptProblem) -> ScriptValue {
    switch (left, right) {
    case (.string(let left), .string(let right)): return try joined(left, right)
    case (.string(let text), .number(let number)): return try joined(text, Self.text(number))
    case (.number(let number), .string(let text)): return try joined(Self.text(number), text)
    case (.moving(let left), .moving(let right)):
      if let sum = Self.sum(left, right) { return .moving(sum) }
    case (.moving(let moving), _):
      if let shifted = try shifted(moving, by: right) { return .moving(shifted) }
    case (_, .moving(let moving)):
      if let shifted = try shifted(moving, by: left) { return .moving(shifted) }
    default: break
    }
    return try pairwise(run.settled(left), run.settled(right))
  }

  private func joined(_ left: String, _ right: String) throws(ScriptProblem) -> ScriptValue {
    try run.spend(left.utf8.count + right.utf8.count)
    return .string(left + right)
  }

  /// Returns a number as a string; integers are formatted as in the language.
  private static func text(_ number: Double) -> String {
    ScriptRun.index(number).map(String.init) ?? "\(number)"
  }

  private static func sum(_ left: MovingValue, _ right: MovingValue) -> MovingValue? {
    guard left.hasSameKeys(as: right), left.parts.map(\.index) == right.parts.map(\.index),
      !left.property.isPath
    else { return nil }
    var result = left
    for index in result.parts.indices {
      result.parts[index].factor += right.parts[index].factor
      result.parts[index].offset += right.parts[index].offset
    }
    return result
  }

  private func shifted(
    _ moving: MovingValue, by value: ScriptValue
  ) throws(ScriptProblem) -> MovingValue? {
    guard !moving.property.isPath else { throw .unknown("a sum with a path") }
    var result = moving
    switch value {
    case .number(let number):
      // A number added to a vector changes its first component (lottie-web `sum`).
      guard !result.parts.isEmpty else { return nil }
      result.parts[0].offset += number
    case .array(let values):
      guard moving.isVector, values.count <= moving.parts.count else { return nil }
      for (index, value) in values.enumerated() {
        guard case .number(let number) = value else { return nil }
        result.parts[index].offset += number
      }
    default: return nil
    }
    return result
  }

  /// Returns the sum of numbers or, component by component, of arrays; missing components are 0.
  private func pairwise(
    _ left: ScriptValue, _ right: ScriptValue
  ) throws(ScriptProblem) -> ScriptValue {
    if case .number(let left) = left, case .number(let right) = right {
      return .number(left + right)
    }
    let first = try run.numbers(left)
    let second = try run.numbers(right)
    let sums = (0..<max(first.count, second.count)).map { (index: Int) -> Double in
      let one = index < first.count ? first[index] : 0
      return index < second.count ? one + second[index] : one
    }
    return ScriptRun.value(sums, isVector: left.isArray || right.isArray)
  }

  private func product(
    _ left: ScriptValue, _ right: ScriptValue
  ) throws(ScriptProblem) -> ScriptValue {
    switch (left, right) {
    case (_, .number(let factor)): return try scaled(left, by: factor)
    case (.number(let factor), _): return try scaled(right, by: factor)
    default: break
    }
    let left = try run.settled(left)
    if case .array = left {
      let factor = try run.number(right)
      return try mapped(left) { $0 * factor }
    }
    let factor = try run.number(left)
    return try mapped(run.settled(right)) { $0 * factor }
  }

  /// Returns a value multiplied by a number.
  func scaled(_ value: ScriptValue, by factor: Double) throws(ScriptProblem) -> ScriptValue {
    let value = try run.resolved(value)
    guard case .moving(let moving) = value else { return try mapped(value) { $0 * factor } }
    guard !moving.property.isPath else { throw .unknown("a product with a path") }
    try run.spend(moving.parts.count)
    return .moving(moving.multiplied(by: factor))
  }

  /// Returns a number, or every number of an array, changed by a closure.
  func mapped(
    _ value: ScriptValue, _ change: (Double) -> Double
  ) throws(ScriptProblem) -> ScriptValue {
    let value = try run.settled(value)
    guard case .array(let values) = value else { return .number(change(try run.number(value))) }
    try run.spend(values.count)
    return .array(try values.map(run.number).map { .number(change($0)) })
  }
}
