import PegbarJSON

/// The paint of a fill or a stroke.
package enum Paint: PropertyHolder, Sendable, Hashable {
  /// One color (`c`).
  case color(Property<Color>)
  /// A gradient (`"ty": "gf"` and `"gs"`).
  case gradient(Gradient)

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    switch self {
    case .color(let color):
      list.add(color, ["Color", "ADBE Vector Fill Color", "ADBE Vector Stroke Color"])
    case .gradient(let gradient): gradient.list(in: &list)
    }
  }
}

extension Paint {
  /// `true` if the paint is a gradient.
  package var isGradient: Bool {
    if case .gradient = self { true } else { false }
  }

  /// Creates the paint of an item without members.
  init(of object: JSONObject, isGradient: Bool) {
    self =
      isGradient
      ? .gradient(Gradient(of: object)) : .color(Property(.black, source: object.source))
  }

  /// Reads a member of a fill or stroke, and returns `false` if it does not belong to the paint.
  mutating func read(_ key: JSONKey, _ value: JSONValue, in context: ReadingContext) -> Bool {
    switch self {
    case .color(var color):
      guard case "c" = key else { return false }
      color.read(value, in: context)
      self = .color(color)
    case .gradient(var gradient):
      guard gradient.read(key, value, in: context) else { return false }
      self = .gradient(gradient)
    }
    return true
  }

  /// Reports problems of a complete gradient.
  mutating func finish(_ object: JSONObject) {
    guard case .gradient(var gradient) = self else { return }
    gradient.finish(object)
    self = .gradient(gradient)
  }
}
