internal import PegbarLottie

/// The functions of a property: keyframes, loops, paths, and values at other times.
struct ScriptPropertyCalls {
  let run: ScriptRun

  func call(
    _ name: String, of property: ScriptProperty, _ arguments: [ScriptValue]
  ) throws(ScriptProblem) -> ScriptValue {
    func argument() throws(ScriptProblem) -> ScriptValue {
      guard let first = arguments.first else { throw .failed("'\(name)' without arguments") }
      return first
    }
    switch name {
    case "key": return try key(run.number(argument()), of: property)
    case "nearestKey": return try nearestKey(run.number(argument()), of: property)
    case "valueAtTime": return try value(of: property, at: run.number(argument()))
    case "velocityAtTime": return try velocity(of: property, at: run.number(argument()))
    case "speedAtTime":
      return .number(
        ScriptRun.length(try run.numbers(velocity(of: property, at: run.number(argument())))))
    case "loopOut", "loopIn", "loopOutDuration", "loopInDuration":
      return try loop(name, of: property, arguments)
    case "wiggle": return try Wiggle(run: run).call(property, arguments)
    case "propertyGroup":
      guard try run.number(argument()) == 1, let effect = property.effect else {
        throw .unknown("'propertyGroup'")
      }
      return .object(.effect(effect, property.layer))
    default:
      guard ScriptPaths.functions.contains(name) else { throw .unknown("'\(name)'") }
      return try ScriptPaths(run: run).call(name, of: property, arguments)
    }
  }

  /// Returns the value at another time, with the expression if it is another property.
  func value(of property: ScriptProperty, at time: Double) throws(ScriptProblem) -> ScriptValue {
    guard time.isFinite else { throw .failed("an invalid time") }
    let other = ScriptRun(property, at: time, run.document, run.trace, seed: run.seed)
    let isOwn = property === run.trace.open.last
    let value = try isOwn ? property.plainValue : other.resolved(.property(property))
    guard case .moving(let moving) = value else { return value }
    guard !property.isPath else { throw .unknown("a path at a different time") }
    // If the other time depends on the current one, the trace already records that.
    let depended = run.trace.uses.dependsOnTime
    run.trace.uses.follow(moving.property, moving.loop)
    run.trace.uses.dependsOnTime = depended
    return ScriptRun.value(moving.numbers(at: time), isVector: moving.isVector)
  }

  /// Returns the change per second, measured over the preceding 0.001 s (lottie-web
  /// expressionHelpers.js).
  func velocity(of property: ScriptProperty, at time: Double) throws(ScriptProblem) -> ScriptValue {
    let step = 0.001
    // `velocity` alone refers to the current time.
    if time == run.time { run.trace.uses.dependsOnTime = true }
    let now = try value(of: property, at: time)
    let before = try value(of: property, at: time - step)
    return try run.arithmetic.scaled(run.arithmetic.combine(.subtract, now, before), by: 1 / step)
  }

  private func key(_ number: Double, of property: ScriptProperty) throws(ScriptProblem)
    -> ScriptValue
  {
    let times = property.keyTimes
    guard let index = ScriptRun.index(number), index >= 1, index <= times.count else {
      throw .failed("keyframe \(number) does not exist")
    }
    return try record(index, times[index - 1], of: property)
  }

  private func nearestKey(
    _ time: Double, of property: ScriptProperty
  ) throws(ScriptProblem) -> ScriptValue {
    let times = property.keyTimes
    guard !times.isEmpty else {
      return .record(["index": .number(0), "time": .number(0)], elements: [])
    }
    try run.spend(times.count)
    var nearest = 0
    // If two keyframes are equally near, the earlier one is used.
    for (index, key) in times.enumerated() where abs(key - time) < abs(times[nearest] - time) {
      nearest = index
    }
    return try record(nearest + 1, times[nearest], of: property)
  }

  private func record(
    _ index: Int, _ time: Double, of property: ScriptProperty
  ) throws(ScriptProblem) -> ScriptValue {
    try run.spend(property.motion.count)
    let numbers = property.isPath ? [] : property.numbers(at: time)
    let elements = numbers.map { ScriptValue.number($0) }
    return .record(
      [
        "index": .number(Double(index)), "time": .number(time),
        "value": ScriptRun.value(numbers, isVector: property.motion.isVector),
      ], elements: elements)
  }

  private func loop(
    _ name: String, of property: ScriptProperty, _ arguments: [ScriptValue]
  ) throws(ScriptProblem) -> ScriptValue {
    guard !property.keyTimes.isEmpty else { return try run.resolved(.property(property)) }
    var kind = Loop.Kind.cycle
    if case .string(let text)? = arguments.first {
      kind = Loop.Kind(rawValue: text.lowercased()) ?? .cycle
    }
    let amount = arguments.count > 1 ? try run.number(arguments[1]) : 0
    guard amount.isFinite else { throw .failed("an invalid number of keyframes") }
    let isDuration = name.hasSuffix("Duration")
    let part: Loop.Part =
      isDuration ? .seconds(max(amount, 0)) : .segments(Int(min(max(amount, 0), 1e6)))
    guard !property.isPath || kind == .cycle || kind == .pingpong else {
      throw .unknown("a path loop of type '\(kind.rawValue)'")
    }
    let loop = Loop(kind: kind, part: part, isAfter: name.hasPrefix("loopOut"))
    return .moving(MovingValue(property, loop: loop))
  }
}
