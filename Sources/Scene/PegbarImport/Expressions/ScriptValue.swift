internal import PegbarLottie

/// The value of a part of an expression.
///
/// Large cases are indirect because evaluation constantly copies values, mostly numbers.
enum ScriptValue {
  case undefined
  case number(Double)
  case bool(Bool)
  case string(String)
  case array([ScriptValue])
  /// A keyed value whose numbers have not been requested yet, so that its keyframes can be kept.
  indirect case moving(MovingValue)
  /// A property, with its expression if any.
  case property(ScriptProperty)
  indirect case object(ScriptObject)
  indirect case function(ScriptFunction)
  /// Named values, and numbers in order: a keyframe or an object literal.
  indirect case record([String: ScriptValue], elements: [ScriptValue])

  /// The number of parts that use memory.
  var weight: Int {
    switch self {
    case .undefined, .number, .bool, .property, .object, .function: 1
    case .string(let text): 1 + text.utf8.count / 16
    case .array(let values): values.reduce(1) { $0 + $1.weight }
    case .moving(let moving): 1 + moving.parts.count
    case .record(let members, let elements):
      (members.values + elements).reduce(1 + members.count) { $0 + $1.weight }
    }
  }

  /// `true` if the value is a list with known components.
  var isArray: Bool {
    if case .array = self { true } else { false }
  }
}

/// A part of the document that expressions can navigate.
enum ScriptObject {
  case math
  case composition(ScriptComposition)
  case layer(ScriptLayer)
  case transform(SourceTransform, ScriptLayer)
  case effects(ScriptLayer)
  case effect(Effect, ScriptLayer)
  case contents([ShapeItem], ScriptLayer)
  case item(ShapeItem, ScriptLayer)
}

/// A function that expressions can call.
enum ScriptFunction {
  /// A function of After Effects or of a rewritten expression.
  case global(String)
  /// A function of `Math`.
  case math(String)
  /// A function of an object or a property.
  indirect case method(ScriptValue, String)
  /// A function that the expression declares.
  case declared(parameters: [String], body: [SyntaxStatement])
}

/// A keyed value with a factor and an offset for each component.
struct MovingValue {
  /// One component: component `index` of the property · `factor` + `offset`.
  struct Part: Hashable {
    var index: Int
    var factor: Double
    var offset: Double
  }

  /// The property whose keyframes animate the value; its own expression is ignored.
  var property: ScriptProperty
  /// The repetition of the keyframes, if any.
  var loop: Loop?
  /// The components.
  var parts: [Part]
  /// `true` if the value is a vector, which can have a single component.
  var isVector: Bool

  /// Creates the whole value of a property.
  init(_ property: ScriptProperty, loop: Loop? = nil) {
    self.property = property
    self.loop = loop
    parts = (0..<property.motion.count).map { Part(index: $0, factor: 1, offset: 0) }
    isVector = property.motion.isVector
  }

  /// `true` if the components are those of the keyframes, repeated or not.
  var isPlain: Bool {
    parts.count == property.motion.count
      && parts.enumerated().allSatisfy { $1 == Part(index: $0, factor: 1, offset: 0) }
  }

  /// Returns `true` if both values follow the same keyframes.
  func hasSameKeys(as other: MovingValue) -> Bool {
    property === other.property && loop == other.loop
  }

  /// Returns the value multiplied by a number.
  func multiplied(by factor: Double) -> MovingValue {
    var result = self
    result.parts = parts.map {
      Part(index: $0.index, factor: $0.factor * factor, offset: $0.offset * factor)
    }
    return result
  }

  /// Returns the numbers at a time in seconds of the document.
  func numbers(at time: Double) -> [Double] {
    let values = property.numbers(at: time, loop: loop)
    return parts.map { part in
      part.index < values.count ? values[part.index] * part.factor + part.offset : part.offset
    }
  }
}
