internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarJSON

/// A comparison of a file with the specification, object by object.
///
/// The type of an object depends on its members: `ty` of a layer or a shape, `a` of a property, `s`
/// of a position, `layers` of an asset. A violation is therefore about one value at any depth. The
/// traversal uses a list of pending values instead of recursion, so its stack size does not depend
/// on the depth.
struct SpecificationWalk {
  /// The violations, one for each cause, in the order in which they were found.
  private(set) var violations: [SpecificationViolation] = []

  /// A pending value, with the member that contains it.
  private struct Step {
    let value: JSONValue
    let wanted: SpecificationValue
    let object: String
    let key: String
  }

  private var steps: [Step] = []
  private var indices: [SpecificationViolation.Cause: Int] = [:]
  private var outlines: [SpecificationOutline?] = Array(
    repeating: nil, count: SpecificationPart.allCases.count)

  /// Returns all violations in an animation.
  static func violations(of root: JSONValue) -> [SpecificationViolation] {
    var walk = Self()
    walk.run(from: root, as: .part(.animation), of: "the animation")
    return walk.violations
  }

  /// Returns `true` if a value has no violations.
  ///
  /// The comparison stops at the first one.
  private static func accepts(_ value: JSONValue, as wanted: SpecificationValue) -> Bool {
    var walk = Self()
    walk.run(from: value, as: wanted, of: "", stopsAtFirst: true)
    return walk.violations.isEmpty
  }

  private mutating func run(
    from value: JSONValue, as wanted: SpecificationValue, of object: String,
    stopsAtFirst: Bool = false
  ) {
    steps.append(Step(value: value, wanted: wanted, object: object, key: ""))
    while let step = steps.popLast(), !Cancellation.isRequested {
      let start = steps.count
      check(step)
      if stopsAtFirst, !violations.isEmpty { return }
      // The first of the added steps must be last, to be checked next.
      steps[start...].reverse()
    }
  }
}

// MARK: Values

extension SpecificationWalk {
  private mutating func check(_ step: Step) {
    let value = step.value
    switch step.wanted {
    case .anything: break
    case .text: require(value.isString, step)
    case .formatted(let form): require(value.string.map(form.matches) ?? false, step)
    case .flag: require(value.isFlag, step)
    case .number(let range): require(value.number.map(range.contains) ?? false, step)
    case .whole(let range):
      require(value.wholeNumber.map(range.contains) ?? false, step)
    case .choice(let numbers):
      require(numbers.contains { value.number == Double($0) }, step)
    case .word(let words): require(value.string.map(words.contains) ?? false, step)
    case .numbers(let wanted): check(wanted, of: step)
    case .numberOrNumbers(let wanted):
      if value.isArray {
        check(wanted, of: step)
      } else {
        require(value.number.map(wanted.range.contains) ?? false, step)
      }
    case .list(let element, let count): check(element, count, of: step)
    case .part(let part): check(part, of: step)
    case .map(let part):
      guard let object = value.object else { return report(step) }
      for (_, value) in object { push(value, .part(part), of: step) }
    case .oneOf(let discriminator): check(discriminator, of: step)
    }
  }

  private mutating func push(_ value: JSONValue, _ wanted: SpecificationValue, of step: Step) {
    steps.append(Step(value: value, wanted: wanted, object: step.object, key: step.key))
  }

  private mutating func require(_ isAllowed: Bool, _ step: Step) {
    if !isAllowed { report(step) }
  }

  private mutating func check(_ wanted: SpecificationNumbers, of step: Step) {
    let value = step.value
    guard value.isArray else { return report(step) }
    if !wanted.count.contains(value.arrayCount) {
      report(step, found: "an array with \(NumberWords.count(value.arrayCount, "element"))")
    }
    // Most arrays are valid, so they are checked as a whole first.
    if let numbers = value.numbers, numbers.allSatisfy(wanted.range.contains) { return }
    for element in value.array.map(Array.init) ?? []
    where !(element.number.map(wanted.range.contains) ?? false) {
      report(
        Step(value: element, wanted: .number(wanted.range), object: step.object, key: step.key))
    }
  }

  private mutating func check(
    _ element: SpecificationValue, _ count: ClosedRange<Int>, of step: Step
  ) {
    guard let array = step.value.array else { return report(step) }
    if !count.contains(array.count) {
      report(step, found: "an array with \(NumberWords.count(array.count, "element"))")
    }
    for value in array {
      // Paths have many vertices, which are checked immediately.
      if case .numbers(let wanted) = element {
        check(wanted, of: Step(value: value, wanted: element, object: step.object, key: step.key))
      } else {
        push(value, element, of: step)
      }
    }
  }
}

// MARK: Objects

extension SpecificationWalk {
  private mutating func check(_ discriminator: SpecificationDiscriminator, of step: Step) {
    guard let object = step.value.object else { return report(step) }
    let part: SpecificationPart
    switch discriminator {
    case .number(let key, let parts, let otherwise):
      let number = object[JSONKey(stringLiteral: key)]?.number.flatMap { Int(exactly: $0) }
      part = number.flatMap { parts[$0] } ?? otherwise
    case .text(let key, let parts, let otherwise):
      part = object[JSONKey(stringLiteral: key)]?.string.flatMap { parts[$0] } ?? otherwise
    case .flag(let key, let ifTrue, let otherwise):
      let value = object[JSONKey(stringLiteral: key)]
      part = value?.isFlag == true && value?.bool == true ? ifTrue : otherwise
    case .presence(let key, let present, let otherwise):
      guard object[JSONKey(stringLiteral: key)] != nil else {
        part = otherwise
        break
      }
      // An object that conforms to one type must not conform to the other.
      guard Self.accepts(step.value, as: .part(otherwise)) else {
        part = present
        break
      }
      guard Self.accepts(step.value, as: .part(present)) else { return }
      return report(
        step, found: "both \(present.object.name) and \(otherwise.object.name)",
        required: "one of them")
    }
    check(part, object, of: step)
  }

  private mutating func check(_ part: SpecificationPart, of step: Step) {
    guard let object = step.value.object else { return report(step) }
    check(part, object, of: step)
  }

  private mutating func check(
    _ part: SpecificationPart, _ object: JSONObject, of step: Step
  ) {
    let outline = outline(of: part)
    var found: UInt64 = 0
    var content: JSONValue?
    for (key, value) in object {
      if key == "nm", let name = value.string { object.name(name) }
      if key == "k" { content = value }
      for (index, known) in outline.keys.enumerated() where known == key {
        found |= 1 << UInt64(index)
        let member = outline.object.members[index]
        guard member.applies(in: object) else { continue }
        steps.append(
          Step(
            value: value, wanted: member.value, object: outline.object.name,
            key: outline.names[index]))
      }
    }
    for (index, member) in outline.object.members.enumerated()
    where found & (1 << UInt64(index)) == 0 && member.isRequired(in: object) {
      reportMissing(outline.names[index], outline.object.name, object)
    }
    if let animated = outline.object.animated {
      check(content, animated, of: object, outline.object.name)
    }
  }

  /// Checks the value of a property, depending on `a`.
  private mutating func check(
    _ content: JSONValue?, _ wanted: SpecificationAnimatedValue, of property: JSONObject,
    _ name: String
  ) {
    let flag = property["a"]
    // The type of the value must be clear, even if a slot replaces it.
    let hasSlot = wanted.isSlottable && property["sid"] != nil
    guard let content else {
      if flag == nil, hasSlot { reportMissing("a", name, property) }
      return
    }
    let isAnimated: Bool
    switch flag?.number {
    case 0: isAnimated = false
    case 1: isAnimated = true
    default: isAnimated = content.beginsWithObject
    }
    if flag == nil, hasSlot {
      let isConstant = Self.accepts(content, as: wanted.constant)
      let hasKeyframes = Self.accepts(content, as: wanted.keyframes)
      if isConstant != hasKeyframes { return }
      if isConstant { return reportMissing("a", name, property) }
    }
    steps.append(
      Step(
        value: content, wanted: isAnimated ? wanted.keyframes : wanted.constant, object: name,
        key: "k"))
  }

  private mutating func outline(of part: SpecificationPart) -> SpecificationOutline {
    if let outline = outlines[part.rawValue] { return outline }
    let outline = SpecificationOutline(part.object)
    outlines[part.rawValue] = outline
    return outline
  }
}

// MARK: Reports

extension SpecificationWalk {
  private mutating func report(_ step: Step, found: String? = nil, required: String? = nil) {
    let cause = SpecificationViolation.Cause(
      object: step.object, key: step.key, requirement: required ?? step.wanted.words)
    guard isNew(cause) else { return }
    let value = step.value
    violations.append(
      SpecificationViolation(
        cause: cause, found: found ?? value.words, path: value.path,
        breadcrumb: value.breadcrumb))
  }

  private mutating func reportMissing(_ key: String, _ name: String, _ object: JSONObject) {
    let cause = SpecificationViolation.Cause(object: name, key: key, requirement: "required")
    guard isNew(cause) else { return }
    violations.append(
      SpecificationViolation(
        cause: cause, found: nil, path: object.reader.trail.path(of: object.source),
        breadcrumb: object.reader.trail.breadcrumb(of: object.source)))
  }

  /// Returns `true` for a new cause.
  ///
  /// For others, increases the number of locations.
  private mutating func isNew(_ cause: SpecificationViolation.Cause) -> Bool {
    guard let index = indices[cause] else {
      indices[cause] = violations.count
      return true
    }
    violations[index].count += 1
    return false
  }
}
