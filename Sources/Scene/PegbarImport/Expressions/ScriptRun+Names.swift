internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

// The meaning of names that are not variables.
extension ScriptRun {
  /// The global functions; `call` has a case for each.
  private static let functions: Set<String> = [
    "$bm_sum", "sum", "add", "$bm_sub", "sub", "$bm_mul", "mul", "$bm_div", "div", "$bm_mod", "mod",
    "$bm_neg", "clamp", "linear", "ease", "easeIn", "easeOut", "length", "normalize",
    "degreesToRadians", "radiansToDegrees", "framesToTime", "timeToFrames", "parseFloat", "Number",
    "comp", "effect", "content", "$bm_isInstanceOfArray",
  ]

  /// The functions of a property, which apply to the own property if nothing precedes them.
  private static let propertyFunctions: Set<String> = [
    "key", "nearestKey", "valueAtTime", "velocityAtTime", "speedAtTime", "loopOut", "loopIn",
    "loopOutDuration", "loopInDuration", "wiggle", "propertyGroup",
  ]

  private static let layerMembers: Set<String> = [
    "transform", "position", "rotation", "scale", "opacity", "anchorPoint", "index", "name",
    "inPoint", "outPoint", "hasParent", "parent", "toComp",
  ]

  /// Returns the meaning of a name, or `nil` if it is undefined here.
  func meaning(of name: String) throws(ScriptProblem) -> ScriptValue? {
    if let value = variable(name) { return value }
    switch name {
    case "time":
      trace.uses.dependsOnTime = true
      return .number(time)
    case "thisProperty": return .property(owner)
    case "thisLayer": return .object(.layer(owner.layer))
    case "thisComp": return .object(.composition(owner.layer.composition))
    case "Math": return .object(.math)
    case "value", "numKeys", "velocity": return try member(name, of: owner)
    case "undefined", "null": return .undefined
    case "NaN": return .number(.nan)
    case "Infinity": return .number(.infinity)
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    if Self.functions.contains(name) { return .function(.global(name)) }
    if Self.propertyFunctions.contains(name) { return .function(.method(.property(owner), name)) }
    return Self.layerMembers.contains(name) ? try member(name, of: owner.layer) : nil
  }

  func named(_ name: String) throws(ScriptProblem) -> ScriptValue {
    guard let value = try meaning(of: name) else { throw .unknown("'\(name)'") }
    return value
  }

  // MARK: Members and elements

  func member(_ name: String, of base: ScriptValue) throws(ScriptProblem) -> ScriptValue {
    switch base {
    case .object(let object): return try member(name, of: object)
    case .property(let property): return try member(name, of: property)
    case .record(let members, _): return members[name] ?? .undefined
    case .array(let values) where name == "length": return .number(Double(values.count))
    case .moving(let moving) where name == "length" && moving.isVector:
      return .number(Double(moving.parts.count))
    case .undefined: throw .failed("'\(name)' of an undefined value")
    case .number, .bool, .string, .array, .moving, .function: throw .unknown("'.\(name)'")
    }
  }

  private func member(
    _ name: String, of property: ScriptProperty
  ) throws(ScriptProblem) -> ScriptValue {
    switch name {
    case "value": return try resolved(.property(property))
    case "velocity": return try ScriptPropertyCalls(run: self).velocity(of: property, at: time)
    case "numKeys": return .number(Double(property.keyTimes.count))
    case "path" where property.isPath: return .property(property)
    case "length": return try member(name, of: resolved(.property(property)))
    default:
      guard Self.propertyFunctions.contains(name) || ScriptPaths.functions.contains(name) else {
        throw .unknown("'.\(name)'")
      }
      return .function(.method(.property(property), name))
    }
  }

  func element(_ index: ScriptValue, of base: ScriptValue) throws(ScriptProblem) -> ScriptValue {
    if case .string(let name) = index {
      if case .object(let object) = base { return try part(index, of: object) }
      return try member(name, of: base)
    }
    let value = try resolved(base)
    if case .object(let object) = value { return try part(index, of: object) }
    guard let position = Self.index(try number(index)) else { return .undefined }
    switch value {
    case .array(let values), .record(_, let values):
      return position < values.count ? values[position] : .undefined
    case .moving(var moving):
      guard moving.isVector, !moving.property.isPath else {
        throw .unknown("a component of a path")
      }
      guard position < moving.parts.count else { return .undefined }
      moving.parts = [moving.parts[position]]
      moving.isVector = false
      return .moving(moving)
    case .number, .bool: return .undefined
    case .undefined: throw .failed("a component of an undefined value")
    case .string, .property, .object, .function: throw .unknown("a component of a string")
    }
  }

  // MARK: Objects

  private func member(_ name: String, of object: ScriptObject) throws(ScriptProblem) -> ScriptValue
  {
    switch object {
    case .math:
      if let constant = ScriptMath.constants[name] { return .number(constant) }
      return .function(.math(name))
    case .composition(let composition): return try member(name, of: composition)
    case .layer(let layer): return try member(name, of: layer)
    case .transform(let transform, let layer):
      return try known(property(name, of: transform, layer), name)
    case .contents, .effects, .effect: throw .unknown("'.\(name)'")
    case .item(let item, let layer):
      if name == "content" { return .function(.method(.object(object), name)) }
      if name == "transform", case .group(let group) = item.kind, let transform = group.transform {
        return .object(.transform(transform, layer))
      }
      return try known(property(name, of: item, layer), name)
    }
  }

  /// Returns the property that is the member of an object with this name.
  private func known(
    _ property: ScriptProperty?, _ name: String
  ) throws(ScriptProblem) -> ScriptValue {
    guard let property else { throw .unknown("'.\(name)'") }
    return .property(property)
  }

  private func member(
    _ name: String, of composition: ScriptComposition
  ) throws(ScriptProblem) -> ScriptValue {
    switch name {
    case "layer": return .function(.method(.object(.composition(composition)), name))
    case "width": return .number(composition.size.width)
    case "height": return .number(composition.size.height)
    case "frameDuration": return .number(1 / document.frameRate)
    case "numLayers": return .number(Double(composition.layers.count))
    case "name": return .string(composition.name)
    case "pixelAspect": return .number(1)
    default: throw .unknown("'.\(name)'")
    }
  }

  private func member(_ name: String, of layer: ScriptLayer) throws(ScriptProblem) -> ScriptValue {
    let source = layer.source
    switch name {
    case "transform": return .object(.transform(source.transform, layer))
    case "effect", "content", "toComp":
      return .function(.method(.object(.layer(layer)), name))
    case "index": return .number(Double(source.index ?? layer.position + 1))
    case "name": return .string(source.name ?? "")
    case "inPoint": return .number(source.inPoint / document.frameRate)
    case "outPoint": return .number(source.outPoint / document.frameRate)
    case "startTime": return .number(source.startTime / document.frameRate)
    case "hasParent": return .bool(layer.parent != nil)
    case "parent":
      guard let parent = layer.parent else { return .undefined }
      return .object(.layer(parent))
    default: return try known(property(name, of: source.transform, layer), name)
    }
  }

  /// Returns the meaning of `object(key)`.
  func part(_ key: ScriptValue, of object: ScriptObject) throws(ScriptProblem) -> ScriptValue {
    let key = try ScriptKey(key, in: self)
    let found: ScriptValue?
    switch object {
    case .math, .composition: throw .unknown("a call to an object")
    case .layer(let layer): found = Self.part(key, of: layer)
    case .transform(let transform, let layer):
      found = key.name.flatMap { property($0, of: transform, layer) }.map { .property($0) }
    case .effects(let layer): found = Self.effect(key, of: layer)
    case .effect(let effect, let layer): found = try parameter(key, of: effect, layer)
    case .contents(let items, let layer): found = Self.item(key, in: items, layer)
    case .item(let item, let layer): found = part(key, of: item, layer)
    }
    guard let found else { throw .failed("\(key.title) does not exist") }
    return found
  }

  private static func part(_ key: ScriptKey, of layer: ScriptLayer) -> ScriptValue? {
    switch key {
    case .name("ADBE Transform Group"), .name("Transform"), .name("transform"), .number(1),
      .number(6):
      return .object(.transform(layer.source.transform, layer))
    case .name("ADBE Root Vectors Group"), .name("Contents"), .number(2):
      guard case .shape(let items) = layer.source.kind else { return nil }
      return .object(.contents(items, layer))
    case .name("ADBE Effect Parade"), .name("Effects"), .name("effects"), .number(4):
      return .object(.effects(layer))
    case .name, .number: return nil
    }
  }

  /// Returns the shape or group with the name or the position in a key.
  static func item(
    _ key: ScriptKey, in items: [ShapeItem], _ layer: ScriptLayer
  ) -> ScriptValue? {
    key.pick(items, \.name, \.matchName).map { .object(.item($0, layer)) }
  }

  static func effect(_ key: ScriptKey, of layer: ScriptLayer) -> ScriptValue? {
    key.pick(layer.source.effects, \.name, \.matchName).map { .object(.effect($0, layer)) }
  }

  private func parameter(
    _ key: ScriptKey, of effect: Effect, _ layer: ScriptLayer
  ) throws(ScriptProblem) -> ScriptValue? {
    guard let parameter = key.pick(effect.parameters, \.name, \.matchName) else { return nil }
    let content: ScriptProperty.Content
    switch parameter.value {
    case .property(.scalar(let property)):
      guard parameter.kind != .layer, parameter.kind != .mask else {
        throw .unknown("a layer control")
      }
      content = .number(property)
    case .property(.color(let property)): content = .color(property)
    case .property(.vector(let property)): content = .vector(property)
    case .none, .group, .property: throw .unknown("the control '\(key.title)'")
    }
    return .property(document.property(content, layer, effect: effect))
  }

  private func part(_ key: ScriptKey, of item: ShapeItem, _ layer: ScriptLayer) -> ScriptValue? {
    if case .group(let group) = item.kind {
      switch key {
      case .name("ADBE Vectors Group"), .name("Contents"), .number(2):
        return .object(.contents(group.items, layer))
      case .name("ADBE Vector Transform Group"), .name("Transform"), .number(3):
        return group.transform.map { .object(.transform($0, layer)) }
      case .name, .number: return nil
      }
    }
    return key.name.flatMap { property($0, of: item, layer) }.map { .property($0) }
  }
}

/// The argument of `effect(…)` and similar calls.
enum ScriptKey {
  case name(String)
  case number(Int)

  init(_ value: ScriptValue, in run: ScriptRun) throws(ScriptProblem) {
    if case .string(let name) = value {
      self = .name(name)
    } else if let number = ScriptRun.index(try run.number(value)) {
      self = .number(number)
    } else {
      throw .failed("an invalid name")
    }
  }

  var name: String? {
    if case .name(let name) = self { return name }
    return nil
  }

  /// The key as it appears in messages.
  var title: String {
    switch self {
    case .name(let name): "'\(name)'"
    case .number(let number): "number \(number)"
    }
  }

  /// Returns the element with this name or match name, or at this position counted from 1.
  func pick<Element>(
    _ elements: [Element], _ name: KeyPath<Element, String?>, _ matchName: KeyPath<Element, String?>
  ) -> Element? {
    switch self {
    case .name(let text):
      elements.first { $0[keyPath: name] == text }
        ?? elements.first { $0[keyPath: matchName] == text }
    case .number(let number):
      elements.indices.contains(number - 1) ? elements[number - 1] : nil
    }
  }
}
