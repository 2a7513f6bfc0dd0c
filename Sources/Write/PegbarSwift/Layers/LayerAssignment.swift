internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// The assignment of a value to a layer property.
struct LayerAssignment {
  /// The layer.
  let layer: LayerReference
  /// The value that the layer receives.
  let setting: LayerSetting

  /// Creates an assignment of a whole property.
  init(_ layer: LayerReference, _ property: String, _ value: SwiftExpression) {
    self.layer = layer
    setting = LayerSetting(property: property, value: value)
  }

  /// Creates the assignment of a property; `nil` if only an animation can change it.
  init?(
    _ property: LayerProperty, _ value: any TrackValue, of planned: CompositionPlan.Planned,
    in facts: SceneFacts
  ) {
    layer = planned.reference
    let keyPath = planned.keyPath(of: property)
    func setting(
      _ value: SwiftExpression, by animate: Support?, typed: SwiftExpression? = nil
    ) -> LayerSetting {
      LayerSetting(property: keyPath, value: value, typed: typed ?? value, animate: animate)
    }
    switch value {
    case let value as Double:
      let isAngle = value != 0 && property.facts.unit == .degrees
      var number = setting(isAngle ? .radians(value) : .number(value), by: .animate)
      number.isComponent = property.facts.combination != .whole
      number.readsBack = !property.turnsOrScales || planned.layer.isTakenApartSafely
      self.setting = number
    case let value as Point where property == .position:
      self.setting = setting(.point(value), by: .animatePoint)
    case let value as Point where property == .size:
      let sides = [SwiftExpression.Argument("width", value.x), .init("height", value.y)]
      self.setting = setting(.value(.own("CGSize"), sides), by: .animateSize)
    case let value as Point where property.isFractionOfBounds:
      let numbers = value.numbers.map { SwiftExpression.Argument("", $0) }
      self.setting = setting(
        .support(.unitPoint, numbers + [.init("in", .layer(layer))]),
        by: .animatePoint)
    case let value as Color:
      self.setting = setting(
        facts.colors.spelling(value), by: .animateColor, typed: facts.colors.typed(value))
    case let value as Colors:
      self.setting = setting(.list(value.values.map(facts.colors.typed)), by: .animateColors)
    case let value as Numbers: self.setting = setting(.numbers(value.values), by: .animateNumbers)
    case let value as Path:
      var path = setting(
        facts.outlines.outline(value, form: planned.form), by: .animatePath)
      path.hasAction = false
      self.setting = path
    case let value as Bool:
      self.setting = LayerSetting(property: "isHidden", value: .word(value.description))
    default: return nil
    }
  }

  /// Returns the statements that set values of layers, with one statement for equal values.
  static func statements(
    _ assignments: [LayerAssignment], _ code: RunCode, change: LayerSetting.Change? = nil
  ) -> [SwiftNode] {
    assignments.grouped(by: \.setting).flatMap { setting, own -> [SwiftNode] in
      func node(_ layer: SwiftExpression) -> SwiftNode {
        change.map { setting.changing(layer, $0) } ?? setting.setting(layer)
      }
      guard own.count >= Stagger.fewest else { return own.map { node(.layer($0.layer)) } }
      return code.lists(own.map(\.layer)).flatMap { layers -> [SwiftNode] in
        guard layers.count >= Stagger.fewest else { return layers.map { node(.layer($0)) } }
        let name = code.name(of: layers)
        return [
          .opened(
            code.list(layers), before: "for \(name) in ", [node(.word(name))], isCompact: true)
        ]
      }
    }
  }
}

/// The value of a property, for any layer.
struct LayerSetting: Hashable {
  /// The property, which is also its key path.
  var property: String
  var value: SwiftExpression
  /// The value, with an explicit type if the context does not imply one.
  var typed: SwiftExpression
  /// The function that animates the property in a transaction, or `nil` if it only jumps.
  var animate: Support?
  /// `true` if the property is a component of a value and requires key-value coding.
  var isComponent = false
  /// `true` if a layer animates a new value implicitly (CALayer.h, CAShapeLayer.h).
  var hasAction = true
  /// `true` if the model returns the value that was set, which components of a matrix may not.
  var readsBack = true

  init(
    property: String, value: SwiftExpression, typed: SwiftExpression? = nil,
    animate: Support? = nil
  ) {
    (self.property, self.value) = (property, value)
    self.typed = typed ?? value
    self.animate = animate
  }

  /// The circumstances of a change.
  struct Change {
    /// The value before the change.
    var start: LayerSetting?
    /// `true` if the change begins after the start of its transaction.
    var isDelayed = false
  }

  /// Returns the statement that sets the value of a layer.
  func setting(_ layer: SwiftExpression) -> SwiftNode {
    guard isComponent else { return .statement(value, before: "\(layer.line).\(property) = ") }
    return .statement(
      .support(.set, [.init("", layer), .init("", .string(property)), .init("", value)]))
  }

  /// Returns the statement that sets and animates the value of a layer in a transaction.
  func changing(_ layer: SwiftExpression, _ change: Change) -> SwiftNode {
    guard isComponent || change.isDelayed || !hasAction, let animate else { return setting(layer) }
    var arguments: [SwiftExpression.Argument] = [.init("", layer), .init("", .string(property))]
    if !readsBack, let start = change.start { arguments.append(.init("from", start.value)) }
    return .statement(.support(animate, arguments + [.init("to", typed)]))
  }
}

extension CompositionPlan.Planned {
  /// Returns the key path of a property; a layer of one color is not a shape layer.
  func keyPath(of property: LayerProperty) -> String {
    property == .fillColor && type == "CALayer" ? "backgroundColor" : property.facts.keyPath
  }
}

extension LayerProperty {
  /// `true` if Core Animation specifies the points of the property as fractions of the bounds.
  var isFractionOfBounds: Bool { [.anchor, .gradientStart, .gradientEnd].contains(self) }
}

extension NormalizedLayer {
  /// `true` if the layer's matrix returns its scale and rotation components at all keyframes.
  ///
  /// Rotations must be in the plane and less than 180 degrees. Scales must not be so small or
  /// negative that rotations are lost.
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
