internal import PegbarScene

// How layers are made: as they look at the end.
extension SceneCode {
  /// The functions that make the layers which take more than one call.
  mutating func factories(
    _ plan: CompositionPlan, _ shapes: [(name: String, type: String, shape: SwiftExpression)]
  ) {
    let needed = plan.layers.indices.filter { plan.layers[$0].needsFactory }
    guard !needed.isEmpty || !shapes.isEmpty else { return }
    text.line()
    text.line("// MARK: Factories")
    for (name, type, shape) in shapes {
      text.line()
      text.block("private static func \(name)() -> \(type) {") { $0.expression(shape) }
    }
    for index in needed {
      let planned = plan.layers[index]
      let outer = text
      text = SwiftText(depth: outer.level + 1)
      text.expression(placed(plan, index), prefix: "let layer = ")
      settings(plan, index)
      text.line("return layer")
      let body = text
      text = outer
      text.line()
      text.block("private func \(planned.factory)() -> \(planned.type) {") {
        $0.append(body.bytes)
      }
    }
  }

  /// A layer where it is used: its property, its function, or what makes it.
  mutating func using(_ plan: CompositionPlan, _ index: Int) -> SwiftExpression {
    plan.layers[index].isOutlet ? .text(plan.layers[index].name) : making(plan, index)
  }

  /// What makes a layer.
  mutating func making(_ plan: CompositionPlan, _ index: Int) -> SwiftExpression {
    let planned = plan.layers[index]
    return planned.needsFactory ? .text("\(planned.factory)()") : placed(plan, index)
  }

  /// A new layer with its content, in its place, with the layers it holds.
  private mutating func placed(_ plan: CompositionPlan, _ index: Int) -> SwiftExpression {
    let layer = plan.layers[index].layer
    support.insert(.place)
    var arguments: [SwiftExpression.Argument] = [
      .init("", shared(made(plan.layers[index]))),
      .init("", .text(SwiftLiteral.string(layer.name))),
    ]
    if layer.bounds != canvas { arguments.append(.init("", short(layer.bounds))) }
    if layer.anchor != .zero { arguments.append(.init("anchor", short(layer.anchor))) }
    if layer.position != .zero {
      arguments.append(.init("at", short(layer.position)))
    }
    if !layer.turnsInSpace {
      let scale = layer.modelScale
      if scale != .one { arguments.append(.init("scale", short(scale))) }
      if layer.rotation != 0 { arguments.append(.init("turn", .text(number(layer.rotation)))) }
    }
    if layer.opacity != 1 { arguments.append(.init("opacity", .text(number(layer.opacity)))) }
    if layer.isHidden { arguments.append(.init("hidden", .text("true"))) }
    let held = plan.members(of: index, .sublayer).map { using(plan, $0) }
    if !held.isEmpty { arguments.append(.init("holding", .list(held))) }
    return .call("place", arguments)
  }

  /// The area of the whole scene, which most layers have.
  var canvas: Rect { Rect(origin: .zero, size: scene.root.size) }

  private func number(_ value: Double) -> String { SwiftLiteral.number(value) }

  /// What no call that places a layer can say.
  private mutating func settings(_ plan: CompositionPlan, _ index: Int) {
    let planned = plan.layers[index]
    let layer = planned.layer
    if layer.zPosition != 0 { text.line("layer.zPosition = \(number(layer.zPosition))") }
    if let distance = layer.perspective {
      text.line("layer.sublayerTransform.m34 = -1 / \(number(distance))")
    }
    if layer.turnsInSpace { transform(layer) }
    if layer.clipsToBounds { text.line("layer.masksToBounds = true") }
    if let shadow = layer.shadow { self.shadow(shadow) }
    if layer.blendMode != .normal {
      if let filter = layer.blendMode.compositingFilter {
        text.line("layer.compositingFilter = \"\(filter)\"")
      } else {
        text.line("// Core Animation has no blend mode '\(layer.blendMode.rawValue)'.")
      }
    }
    details(planned)
    if let mask = layer.mask {
      text.expression(
        maskExpression(mask, plan.members(of: index, .mask).map { using(plan, $0) }),
        prefix: "layer.mask = ")
    }
  }

  /// A mask that Core Animation honours.
  ///
  /// The mask of a mask is ignored (CALayer.h), and so is its compositing filter, so anything but
  /// one plain layer goes into a container.
  private mutating func maskExpression(
    _ mask: NormalizedMask, _ layers: [SwiftExpression]
  ) -> SwiftExpression {
    let function: Support
    switch mask.mode {
    case .alpha:
      if mask.isPlainLayer, let only = layers.first { return only }
      function = .grouped
    case .alphaInverted: function = .inverted
    }
    support.insert(function)
    return .call(
      function.rawValue, [.init("", .list(layers)), .init("in", .text("layer.bounds"))])
  }

  /// Scales, then turns about z, y and x: a plain product, which key paths such as
  /// `transform.scale` take apart again.
  private mutating func transform(_ layer: NormalizedLayer) {
    let scale = layer.modelScale
    let factors = "\(number(scale.x)), \(number(scale.y)), \(number(layer.modelScaleZ))"
    var product: SwiftExpression?
    for (degrees, axis) in layer.turns {
      support.insert(.radians)
      let angle = "radians(\(number(degrees)))"
      product =
        product.map {
          .call("CATransform3DRotate", [.init("", $0), .init("", .text("\(angle), \(axis)"))])
        } ?? .text("CATransform3DMakeRotation(\(angle), \(axis))")
    }
    if scale != .one || layer.modelScaleZ != 1 {
      product =
        product.map {
          .call("CATransform3DScale", [.init("", $0), .init("", .text(factors))])
        } ?? .text("CATransform3DMakeScale(\(factors))")
    }
    if let product { text.expression(product, prefix: "layer.transform = ") }
  }

  /// Sets a shadow; a layer's own values (CALayer.h) are those of a shadow that lies above it.
  private mutating func shadow(_ shadow: NormalizedShadow) {
    text.line("layer.shadowColor = \(spelling(shadow.color))")
    text.line("layer.shadowOpacity = \(number(shadow.opacity))")
    let width = number(shadow.offset.x)
    let height = number(shadow.offset.y)
    text.line("layer.shadowOffset = CGSize(width: \(width), height: \(height))")
    text.line("layer.shadowRadius = \(number(shadow.radius))")
  }

  /// A point, by the short function for it.
  private mutating func short(_ point: Point) -> SwiftExpression {
    support.insert(.point)
    return .text("point(\(number(point.x)), \(number(point.y)))")
  }

  /// A rectangle, by the short function for it.
  private mutating func short(_ rect: Rect) -> SwiftExpression {
    support.insert(.rect)
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(number)
    return .text("rect(\(numbers.joined(separator: ", ")))")
  }

  static func point(_ point: Point) -> String {
    "CGPoint(x: \(SwiftLiteral.number(point.x)), y: \(SwiftLiteral.number(point.y)))"
  }

  static func rect(_ rect: Rect) -> String {
    let parts = [
      ("x", rect.origin.x), ("y", rect.origin.y), ("width", rect.size.width),
      ("height", rect.size.height),
    ]
    return "CGRect("
      + parts.map { "\($0.0): \(SwiftLiteral.number($0.1))" }.joined(separator: ", ") + ")"
  }

  /// A point of a layer's space as a fraction of its bounds; spelt in points where the fraction
  /// would be a long number.
  mutating func unitPoint(_ point: Point, of layer: NormalizedLayer) -> String {
    let bounds = layer.bounds
    let offset = point - bounds.origin
    let unit = Point(x: offset.x / bounds.size.width, y: offset.y / bounds.size.height)
    if unit.x.isShort, unit.y.isShort { return Self.point(unit) }
    support.insert(.unitPoint)
    return "unitPoint(\(number(point.x)), \(number(point.y)), in: layer.bounds)"
  }
}

extension NormalizedMask {
  /// Whether it is one layer that can be a mask itself.
  var isPlainLayer: Bool {
    layers.count == 1 && layers.allSatisfy { $0.mask == nil && $0.blendMode == .normal }
  }
}

extension NormalizedLayer {
  /// The turns with their axes, the last one first, as products are nested.
  fileprivate var turns: [(degrees: Double, axis: String)] {
    [(rotationX, "1, 0, 0"), (rotationY, "0, 1, 0"), (rotation, "0, 0, 1")].filter { $0.0 != 0 }
  }

  /// Whether its transform leaves the plane.
  var turnsInSpace: Bool { rotationX != 0 || rotationY != 0 || modelScaleZ != 1 }

  /// The scale of the model: not quite 0 where rotation and scale have to be told apart.
  fileprivate var modelScale: Point {
    let moves = tracks.contains { Self.parts.contains($0.property) }
    guard scale.x == 0 || scale.y == 0, moves || !turns.isEmpty else { return scale }
    return Point(x: scale.x == 0 ? 1e-8 : scale.x, y: scale.y == 0 ? 1e-8 : scale.y)
  }

  /// Whether one call that places it says everything about it but its content.
  var isPlain: Bool {
    zPosition == 0 && perspective == nil && !turnsInSpace && !clipsToBounds && shadow == nil
      && blendMode == .normal && mask == nil
  }
}

extension Double {
  /// Whether the number has two digits after the point at most.
  fileprivate var isShort: Bool { isFinite && (self * 100).rounded() / 100 == self }
}

extension BlendMode {
  /// The name of the filter that mixes this way; nothing where there is none.
  ///
  /// The strings are what both platforms accept in practice (lottie-ios BlendMode+Filter.swift).
  var compositingFilter: String? {
    switch self {
    case .normal, .add, .hardMix: nil
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight,
      .softLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      rawValue + "BlendMode"
    }
  }
}
