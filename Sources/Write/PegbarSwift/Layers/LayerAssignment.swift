internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// How a value of a layer is set.
struct LayerAssignment {
  /// The layer.
  let layer: LayerReference
  /// What it gets.
  let setting: LayerSetting

  /// Sets a whole property.
  init(_ layer: LayerReference, _ property: String, _ value: SwiftExpression) {
    self.layer = layer
    setting = LayerSetting(property: property, value: value)
  }

  /// How a property is set; nothing where only an animation reaches it.
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
        facts.outlines.outline(value, form: PathForm(of: planned.layer)), by: .animatePath)
      path.hasAction = false
      self.setting = path
    case let value as Bool:
      self.setting = LayerSetting(property: "isHidden", value: .word(value.description))
    default: return nil
    }
  }

  /// Sets the values of layers; what several get is said once.
  static func statements(
    _ assignments: [LayerAssignment], _ code: RunCode, change: LayerSetting.Change? = nil
  ) -> [SwiftNode] {
    assignments.grouped(by: \.setting).flatMap { setting, own -> [SwiftNode] in
      func node(_ layer: SwiftExpression) -> SwiftNode {
        change.map { setting.changing(layer, $0) } ?? setting.setting(layer)
      }
      guard own.count >= Stagger.fewest else { return own.map { node(.layer($0.layer)) } }
      let name = code.name(of: own.map(\.layer))
      return stride(from: 0, to: own.count, by: mostInLoop).map { start in
        let layers = own[start..<min(start + mostInLoop, own.count)].map(\.layer)
        return .opened(
          code.list(layers), before: "for \(name) in ", [node(.word(name))], isCompact: true)
      }
    }
  }

  /// How many layers a loop names at most.
  private static let mostInLoop = 60
}

/// What a value of some layer becomes.
struct LayerSetting: Hashable {
  /// The property, which is its key path, too, where one is needed.
  var property: String
  var value: SwiftExpression
  /// The same where nothing else says its type.
  var typed: SwiftExpression
  /// What animates it in a transaction; nothing where it only jumps.
  var animate: Support?
  /// Whether it is a part of a value, which key-value coding reaches.
  var isComponent = false
  /// Whether a layer animates a new value by itself (CALayer.h, CAShapeLayer.h).
  var hasAction = true
  /// Whether the model gives back what was set: parts of a matrix may not.
  var readsBack = true

  init(
    property: String, value: SwiftExpression, typed: SwiftExpression? = nil,
    animate: Support? = nil
  ) {
    (self.property, self.value) = (property, value)
    self.typed = typed ?? value
    self.animate = animate
  }

  /// How a change comes about.
  struct Change {
    /// The value before.
    var start: LayerSetting?
    /// Whether it begins some time after its transaction.
    var isDelayed = false
  }

  /// Sets the value of a layer.
  func setting(_ layer: SwiftExpression) -> SwiftNode {
    guard isComponent else { return .statement(value, before: "\(layer.line).\(property) = ") }
    return .statement(
      .support(.set, [.init("", layer), .init("", .string(property)), .init("", value)]))
  }

  /// Sets the value of a layer in a transaction, which animates it.
  func changing(_ layer: SwiftExpression, _ change: Change) -> SwiftNode {
    guard isComponent || change.isDelayed || !hasAction, let animate else { return setting(layer) }
    var arguments: [SwiftExpression.Argument] = [.init("", layer), .init("", .string(property))]
    if !readsBack, let start = change.start { arguments.append(.init("from", start.value)) }
    return .statement(.support(animate, arguments + [.init("to", typed)]))
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
