internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// How a value of a layer is set.
struct LayerSetting {
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
  var assignment: String {
    isComponent ? "set(\(layer), \"\(name)\", \(value))" : "\(layer).\(name) = \(value)"
  }

  /// Sets the value in a transaction, which animates it.
  var change: String {
    isComponent ? "animate(\(layer), \"\(name)\", to: \(value))" : assignment
  }
}

// One value of a layer as a statement.
extension SceneCode {
  /// How a property is set; nothing where only an animation reaches it.
  mutating func setting(
    _ property: LayerProperty, _ value: any TrackValue, of planned: CompositionPlan.Planned
  ) -> LayerSetting? {
    var setting: LayerSetting?
    if let value = value as? Double {
      setting = number(property, value, of: planned)
    } else if let value = value as? Point {
      setting = point(property, value, of: planned)
    } else if let value = value as? Color {
      var name = property.facts.keyPath
      // A layer of one colour is no shape layer.
      if property == .fillColor, planned.type == "CALayer" { name = "backgroundColor" }
      setting = LayerSetting(layer: planned.name, name: name, value: spelling(value))
    } else if let value = value as? Colors {
      let colors = value.values.map { spelling($0) }.joined(separator: ", ")
      setting = LayerSetting(layer: planned.name, name: "colors", value: "[\(colors)]")
    } else if let value = value as? Numbers {
      let numbers = value.values.map(SwiftLiteral.number).joined(separator: ", ")
      setting = LayerSetting(layer: planned.name, name: "locations", value: "[\(numbers)]")
    } else if let value = value as? Bool {
      setting = LayerSetting(
        layer: planned.name, name: "isHidden", value: SwiftLiteral.flag(value), moves: false)
    }
    return setting.flatMap { $0.name.isEmpty ? nil : $0 }
  }

  private mutating func number(
    _ property: LayerProperty, _ value: Double, of planned: CompositionPlan.Planned
  ) -> LayerSetting? {
    let keyPath = property.facts.keyPath
    var setting = LayerSetting(
      layer: planned.name, name: keyPath, value: SwiftLiteral.number(value),
      isComponent: property.facts.combination != .whole)
    if value != 0, property.facts.unit == .degrees {
      setting.value = radians(value)
    }
    if property.turnsOrScales { setting.moves = planned.layer.isTakenApartSafely }
    return setting
  }

  private mutating func point(
    _ property: LayerProperty, _ value: Point, of planned: CompositionPlan.Planned
  ) -> LayerSetting? {
    let pair = "\(SwiftLiteral.number(value.x)), \(SwiftLiteral.number(value.y))"
    if property == .position {
      return LayerSetting(layer: planned.name, name: "position", value: spelling(value))
    }
    guard [.anchor, .gradientStart, .gradientEnd].contains(property) else { return nil }
    support.insert(.unitPoint)
    return LayerSetting(
      layer: planned.name, name: property.facts.keyPath,
      value: "unitPoint(\(pair), in: \(planned.name).bounds)")
  }
}

extension NormalizedLayer {
  /// Whether its matrix gives back the factors and turns of which it was made, at all keys.
  ///
  /// Less than half a turn, in the plane, and never so small or mirrored that turns are lost.
  fileprivate var isTakenApartSafely: Bool {
    guard !turnsInSpace, min(scale.x, scale.y) > 0.001, abs(rotation) < 179 else { return false }
    for track in tracks {
      guard case .number(let keys) = track.keys else { continue }
      let values = keys.keys.map(\.value)
      switch track.property {
      case .rotationX, .rotationY, .scaleZ: return false
      case .rotation: if values.contains(where: { abs($0) >= 179 }) { return false }
      case .scale, .scaleX, .scaleY: if values.contains(where: { $0 <= 0.001 }) { return false }
      case _: continue
      }
    }
    return true
  }
}
