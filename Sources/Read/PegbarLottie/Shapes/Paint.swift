import PegbarJSON

/// What a fill or a stroke paints with.
package enum Paint: PropertyHolder, Sendable, Hashable {
  /// One colour (`c`).
  case color(Property<Color>)
  /// Colours that change (`"ty": "gf"` and `"gs"`).
  case gradient(Gradient)

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    switch self {
    case .color(let color):
      list.add(color, ["Color", "ADBE Vector Fill Color", "ADBE Vector Stroke Color"])
    case .gradient(let gradient): gradient.list(in: &list)
    }
  }
}

extension Paint {
  /// Whether its colours change.
  package var isGradient: Bool {
    if case .gradient = self { true } else { false }
  }

  /// The paint of an item whose members are all missing.
  init(of object: JSONObject, isGradient: Bool) {
    self =
      isGradient
      ? .gradient(Gradient(of: object)) : .color(Property(.black, source: object.source))
  }

  /// Reads a member of a fill or stroke; false where it is none of the paint's.
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

  /// Says what is wrong with the whole of a gradient.
  mutating func finish(_ object: JSONObject) {
    guard case .gradient(var gradient) = self else { return }
    gradient.finish(object)
    self = .gradient(gradient)
  }
}
