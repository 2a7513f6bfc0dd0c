internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// How a value of a layer is set.
struct LayerAssignment {
  /// How the layer is called.
  var layer: String
  /// The property, or the key path of a component.
  var name: String
  /// The value as Swift.
  var value: String
  /// Whether it is a part of a value, which key-value coding reaches.
  var isComponent = false
  /// Whether the layer animates to a new value where no animation is given.
  var moves = true

  /// Sets the value.
  var statement: String {
    isComponent ? "set(\(layer), \"\(name)\", \(value))" : "\(layer).\(name) = \(value)"
  }

  /// Sets the value in a transaction, which animates it.
  var change: String {
    isComponent ? "animate(\(layer), \"\(name)\", to: \(value))" : statement
  }
}

// One value of a layer as a statement.
extension SceneCode {
  /// How a property is set; nothing where only an animation reaches it.
  mutating func assignment(
    _ property: LayerProperty, _ value: any TrackValue, of planned: CompositionPlan.Planned
  ) -> LayerAssignment? {
    func assignment(of name: String, _ value: String) -> LayerAssignment {
      LayerAssignment(layer: planned.name, name: name, value: value)
    }
    switch value {
    case let value as Double: return number(property, value, of: planned)
    case let value as Point where property == .position:
      return assignment(of: "position", spelling(value))
    case let value as Point where property.isFractionOfBounds:
      support.insert(.unitPoint)
      let numbers = SwiftLiteral.numbers(value.numbers)
      return assignment(
        of: property.facts.keyPath, "unitPoint(\(numbers), in: \(planned.name).bounds)")
    case let value as Color: return assignment(of: planned.keyPath(of: property), spelling(value))
    case let value as Colors:
      let colors = value.values.map { typedSpelling($0) }.joined(separator: ", ")
      return assignment(of: "colors", "[\(colors)]")
    case let value as Numbers:
      return assignment(of: "locations", "[\(SwiftLiteral.numbers(value.values))]")
    case let value as Bool:
      return LayerAssignment(
        layer: planned.name, name: "isHidden", value: value.description, moves: false)
    default: return nil
    }
  }

  private mutating func number(
    _ property: LayerProperty, _ value: Double, of planned: CompositionPlan.Planned
  ) -> LayerAssignment {
    let facts = property.facts
    let isAngle = value != 0 && facts.unit == .degrees
    return LayerAssignment(
      layer: planned.name, name: facts.keyPath,
      value: isAngle ? radians(value) : SwiftLiteral.number(value),
      isComponent: facts.combination != .whole,
      moves: !property.turnsOrScales || planned.layer.isTakenApartSafely)
  }
}

extension CompositionPlan.Planned {
  /// The key path of a property: a layer of one colour is no shape layer.
  func keyPath(of property: LayerProperty) -> String {
    property == .fillColor && type == "CALayer" ? "backgroundColor" : property.facts.keyPath
  }
}

extension LayerProperty {
  /// Whether Core Animation counts its points in fractions of the bounds.
  var isFractionOfBounds: Bool { [.anchor, .gradientStart, .gradientEnd].contains(self) }
}

extension NormalizedLayer {
  /// Whether its matrix gives back the factors and turns of which it was made, at all keys.
  ///
  /// Less than half a turn, in the plane, and never so small or mirrored that turns are lost.
  fileprivate var isTakenApartSafely: Bool {
    guard !turnsInSpace, min(scale.x, scale.y) > 0.001, abs(rotation) < 179 else { return false }
    return !tracks.contains { track in
      guard case .number(let keys) = track.keys else { return false }
      if track.property == .rotation { return keys.keys.contains { abs($0.value) >= 179 } }
      if track.property.enlargesPlane { return keys.keys.contains { $0.value <= 0.001 } }
      return track.property.turnsOrScales
    }
  }
}
