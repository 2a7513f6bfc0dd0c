internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

// Functions of After Effects, and functions that the exporter writes for operators.
extension ScriptRun {
  /// Calls one of `functions`.
  func call(_ name: String, _ arguments: [ScriptValue]) throws(ScriptProblem) -> ScriptValue {
    func argument(_ index: Int) throws(ScriptProblem) -> ScriptValue {
      guard index < arguments.count else { throw .failed("missing arguments for '\(name)'") }
      return arguments[index]
    }
    switch name {
    case "$bm_sum", "sum", "add": return try arithmetic.combine(.add, argument(0), argument(1))
    case "$bm_sub", "sub": return try arithmetic.combine(.subtract, argument(0), argument(1))
    case "$bm_mul", "mul": return try arithmetic.combine(.multiply, argument(0), argument(1))
    case "$bm_div", "div": return try arithmetic.combine(.divide, argument(0), argument(1))
    case "$bm_mod", "mod": return try arithmetic.combine(.remainder, argument(0), argument(1))
    case "$bm_neg": return try arithmetic.scaled(argument(0), by: -1)
    case "clamp":
      let first = try number(argument(1))
      let second = try number(argument(2))
      let (low, high) = (min(first, second), max(first, second))
      return try arithmetic.mapped(argument(0)) { min(max($0, low), high) }
    case "linear": return try eased(arguments, .linear)
    case "ease": return try eased(arguments, .bezier(TimingCurve(1 / 3, 0, 2 / 3, 1)))
    case "easeIn": return try eased(arguments, .bezier(TimingCurve(1 / 3, 0, 5 / 6, 5 / 6)))
    case "easeOut": return try eased(arguments, .bezier(TimingCurve(1 / 6, 1 / 6, 2 / 3, 1)))
    case "length":
      let end = try argument(0)
      let offset = arguments.count > 1 ? try arithmetic.combine(.subtract, end, arguments[1]) : end
      return .number(Self.length(try numbers(offset)))
    case "normalize":
      let length = Self.length(try numbers(argument(0)))
      // A zero vector has no direction. The bounce expression by Dan Ebberts normalizes one at its
      // first keyframe.
      return try arithmetic.mapped(argument(0)) { length > 0 ? $0 / length : 0 }
    case "degreesToRadians": return try arithmetic.scaled(argument(0), by: .pi / 180)
    case "radiansToDegrees": return try arithmetic.scaled(argument(0), by: 180 / .pi)
    case "framesToTime": return try arithmetic.scaled(argument(0), by: 1 / document.frameRate)
    case "timeToFrames":
      let time = try arguments.isEmpty ? named("time") : arguments[0]
      return try arithmetic.scaled(time, by: document.frameRate)
    case "parseFloat", "Number": return .number(try number(argument(0)))
    case "$bm_isInstanceOfArray": return .bool(Self.isVector(try resolved(argument(0))))
    case "comp":
      guard case .string(let name) = try argument(0) else { throw .unknown("'comp'") }
      guard let composition = document.compositions[name] else { return .undefined }
      return .object(.composition(composition))
    case "effect", "content": return try call(name, of: .object(.layer(owner.layer)), arguments)
    default: throw .unknown("'\(name)'")
    }
  }

  private static func isVector(_ value: ScriptValue) -> Bool {
    switch value {
    case .array: true
    case .moving(let moving): moving.isVector
    case .undefined, .number, .bool, .string, .property, .object, .function, .record: false
    }
  }

  static func length(_ numbers: [Double]) -> Double {
    numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  /// Returns `linear(t, tMin, tMax, value1, value2)` or an eased form of it, from 0 to 1 without
  /// limits.
  private func eased(
    _ arguments: [ScriptValue], _ curve: Curve
  ) throws(ScriptProblem) -> ScriptValue {
    guard arguments.count == 3 || arguments.count >= 5 else {
      throw .failed("an invalid number of arguments")
    }
    let now = try number(arguments[0])
    let hasLimits = arguments.count >= 5
    let first = hasLimits ? try number(arguments[1]) : 0
    let second = hasLimits ? try number(arguments[2]) : 1
    let (low, high) = (min(first, second), max(first, second))
    let values = hasLimits ? arguments[3...4] : arguments[1...2]
    let start = try settled(values[values.startIndex])
    let end = try settled(values[values.startIndex + 1])
    let share = now <= low ? 0 : now >= high ? 1 : (now - low) / (high - low)
    let progress = curve.progress(at: share)
    return try arithmetic.combine(
      .add, arithmetic.scaled(start, by: 1 - progress), arithmetic.scaled(end, by: progress))
  }

  /// Calls a function of an object or a property.
  func call(
    _ name: String, of base: ScriptValue, _ arguments: [ScriptValue]
  ) throws(ScriptProblem) -> ScriptValue {
    switch base {
    case .property(let property):
      return try ScriptPropertyCalls(run: self).call(name, of: property, arguments)
    case .object(.composition(let composition)):
      guard let first = arguments.first else { throw .unknown("'layer()'") }
      let layer =
        switch try ScriptKey(first, in: self) {
        case .name(let name): composition.layer(named: name)
        case .number(let number): composition.layer(number: number)
        }
      return layer.map { .object(.layer($0)) } ?? .undefined
    case .object(.layer(let layer)):
      if name == "toComp" {
        return try ScriptPaths(run: self).toComposition(arguments, from: layer)
      }
      guard let first = arguments.first else { throw .unknown("'\(name)()'") }
      let key = try ScriptKey(first, in: self)
      if name == "effect" { return Self.effect(key, of: layer) ?? .undefined }
      guard case .shape(let items) = layer.source.kind else { return .undefined }
      return Self.item(key, in: items, layer) ?? .undefined
    case .object(.item(let item, let layer)):
      guard let first = arguments.first, case .group(let group) = item.kind else {
        return .undefined
      }
      return try Self.item(ScriptKey(first, in: self), in: group.items, layer) ?? .undefined
    case .undefined, .number, .bool, .string, .array, .moving, .object, .function, .record:
      throw .unknown("'\(name)'")
    }
  }
}
