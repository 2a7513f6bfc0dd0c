internal import PegbarLottie

/// What a part of an expression can be.
///
/// Large cases are indirect: evaluation copies values all the time, mostly numbers.
enum ScriptValue {
  case undefined
  case number(Double)
  case bool(Bool)
  case string(String)
  case array([ScriptValue])
  /// A keyed value that nothing has asked for a number yet, so that its keys can be kept.
  indirect case moving(MovingValue)
  /// A property, with the expression that may drive it.
  case property(ScriptProperty)
  indirect case object(ScriptObject)
  indirect case function(ScriptFunction)
  /// Named values, and numbers in order: a key, or an object in braces.
  indirect case record([String: ScriptValue], elements: [ScriptValue])

  /// Whether it is a list, whose components are known.
  var isArray: Bool {
    if case .array = self { true } else { false }
  }
}

/// A part of the document that expressions walk through.
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

/// Something that can be called.
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

/// A keyed value times factors plus offsets, component by component.
struct MovingValue {
  /// One component: component `index` of the property · `factor` + `offset`.
  struct Part: Hashable {
    var index: Int
    var factor: Double
    var offset: Double
  }

  /// The property whose keys move it; its own expression does not count.
  var property: ScriptProperty
  /// How the keys are repeated.
  var loop: Loop?
  /// The components.
  var parts: [Part]
  /// Whether it is a vector, which may have a single component.
  var isVector: Bool

  /// The whole value of a property.
  init(_ property: ScriptProperty, loop: Loop? = nil) {
    self.property = property
    self.loop = loop
    parts = (0..<property.motion.count).map { Part(index: $0, factor: 1, offset: 0) }
    isVector = property.motion.isVector
  }

  /// Whether it is the property as its keys say, repeated or not.
  var isPlain: Bool {
    parts.count == property.motion.count
      && parts.enumerated().allSatisfy { $1 == Part(index: $0, factor: 1, offset: 0) }
  }

  /// Whether both follow the same keys.
  func hasSameKeys(as other: MovingValue) -> Bool {
    property === other.property && loop == other.loop
  }

  /// The same value times a number.
  func multiplied(by factor: Double) -> MovingValue {
    var result = self
    result.parts = parts.map {
      Part(index: $0.index, factor: $0.factor * factor, offset: $0.offset * factor)
    }
    return result
  }

  /// The numbers at a time, in seconds of the document.
  func numbers(at time: Double) -> [Double] {
    let values = property.numbers(at: time, loop: loop)
    return parts.map { part in
      part.index < values.count ? values[part.index] * part.factor + part.offset : part.offset
    }
  }
}
