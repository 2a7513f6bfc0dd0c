internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// How a value of a layer is set.
struct LayerAssignment {
  /// The layer.
  var layer: LayerReference
  /// The property, or the key path of a component.
  var name: String
  /// The value.
  var value: SwiftExpression
  /// Whether it is a part of a value, which key-value coding reaches.
  var isComponent = false
  /// Whether the layer animates to a new value where no animation is given.
  var moves = true

  /// Sets the value.
  var statement: SwiftNode {
    guard isComponent else { return .statement(value, before: "\(layer.text).\(name) = ") }
    return .statement(
      .support(.set, [.init("", .layer(layer)), .init("", .string(name)), .init("", value)]))
  }

  /// Sets the value in a transaction, which animates it.
  var change: SwiftNode {
    guard isComponent else { return statement }
    return .statement(
      .support(.animate, [.init("", .layer(layer)), .init("", .string(name)), .init("to", value)]))
  }

  /// How a property is set; nothing where only an animation reaches it.
  init?(
    _ property: LayerProperty, _ value: any TrackValue, of planned: CompositionPlan.Planned,
    in facts: SceneFacts
  ) {
    layer = planned.reference
    name = planned.keyPath(of: property)
    switch value {
    case let value as Double:
      let isAngle = value != 0 && property.facts.unit == .degrees
      name = property.facts.keyPath
      self.value = isAngle ? .radians(value) : .number(value)
      isComponent = property.facts.combination != .whole
      moves = !property.turnsOrScales || planned.layer.isTakenApartSafely
    case let value as Point where property == .position: self.value = .point(value)
    case let value as Point where property.isFractionOfBounds:
      let numbers = value.numbers.map { SwiftExpression.Argument("", $0) }
      self.value = .value(.support(.unitPoint), numbers + [.init("in", .bounds(of: layer))])
    case let value as Color: self.value = facts.colors.spelling(value)
    case let value as Colors: self.value = .list(value.values.map(facts.colors.typed))
    case let value as Numbers: self.value = .numbers(value.values)
    case let value as Bool:
      name = "isHidden"
      self.value = .word(value.description)
      moves = false
    default: return nil
    }
  }
}

extension SwiftExpression {
  /// The bounds of a layer.
  static func bounds(of layer: LayerReference) -> SwiftExpression { .word(layer.text + ".bounds") }
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
