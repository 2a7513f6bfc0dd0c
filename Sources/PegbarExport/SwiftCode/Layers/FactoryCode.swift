internal import PegbarGeometry
internal import PegbarScene

// How layers are made: as they look at the end.
extension SceneCode {
  /// The functions that make the layers which take more than one call.
  mutating func factories(
    _ plan: CompositionPlan, _ shapes: [(name: String, type: String, shape: SwiftExpression)]
  ) {
    let needed = plan.layers.indices.filter { plan.layers[$0].needsFactory }
    guard !needed.isEmpty || !shapes.isEmpty else { return }
    text.lines("\n// MARK: Factories")
    for (name, type, shape) in shapes {
      text.line()
      text.block("private func \(name)() -> \(type) {") { $0.expression(shape) }
    }
    for index in needed {
      let planned = plan.layers[index]
      let body = apart { code in
        code.text.expression(code.placed(plan, index), prefix: "let layer = ")
        code.settings(plan, index)
        code.text.line("return layer")
      }
      text.line()
      text.block("private func \(planned.factory)() -> \(planned.type) {") { $0.append(body) }
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
  ///
  /// - Parameter said: The labels of what is said in any case.
  mutating func placed(
    _ plan: CompositionPlan, _ index: Int, saying said: Set<String> = []
  ) -> SwiftExpression {
    let layer = plan.layers[index].layer
    support.insert(.place)
    var arguments: [SwiftExpression.Argument] = [
      .init("", content(plan.layers[index])),
      .init("", SwiftLiteral.string(layer.name)),
    ]
    arguments += place(of: plan.layers[index], saying: said)
    if !layer.turnsInSpace {
      let scale = layer.modelScale
      if scale.x == scale.y, scale != .one || said.contains("scale") {
        arguments.append(.init("scale", number(scale.x)))
      }
      if layer.rotation != 0 || said.contains("turn") {
        arguments.append(.init("turn", number(layer.rotation)))
      }
    }
    if layer.opacity != 1 || said.contains("opacity") {
      arguments.append(.init("opacity", number(layer.opacity)))
    }
    let held = plan.members(of: index, .sublayer)
    if !held.isEmpty { arguments.append(.init("holding", list(held, in: plan))) }
    return modified(.call("place", arguments), plan, index)
  }

  /// A layer with what is said of few.
  private mutating func modified(
    _ placed: SwiftExpression, _ plan: CompositionPlan, _ index: Int
  ) -> SwiftExpression {
    let layer = plan.layers[index].layer
    var result = placed
    let scale = layer.modelScale
    if !layer.turnsInSpace, scale.x != scale.y {
      result = modified(
        result, .stretched, [.init("", number(scale.x)), .init("", number(scale.y))])
    }
    if layer.isHidden { result = modified(result, .hidden) }
    if layer.clipsToBounds { result = modified(result, .clipped) }
    if let filter = layer.blendMode.compositingFilter {
      result = modified(result, .blended, [.init("by", "\"\(filter)\"")])
    }
    guard let mask = layer.mask else { return result }
    let layers = plan.members(of: index, .mask).map { using(plan, $0) }
    // The mask of a mask is ignored (CALayer.h), and so is its compositing filter, so anything but
    // one plain layer goes into a container.
    let isPlain = mask.layers.allSatisfy { $0.mask == nil && $0.blendMode == .normal }
    return switch mask.mode {
    case .alpha where isPlain && layers.count == 1:
      modified(result, .masked, [.init("by", layers[0])])
    case .alpha: modified(result, .maskedByAll, [.init("byAll", .list(layers))])
    case .alphaInverted: modified(result, .maskedByNone, [.init("byNone", .list(layers))])
    }
  }

  /// A layer after another word about it.
  mutating func modified(
    _ layer: SwiftExpression, _ function: Support, _ arguments: [SwiftExpression.Argument] = []
  ) -> SwiftExpression {
    support.insert(function)
    return .chained(layer, .call(function.name, arguments))
  }

  /// Where a layer is: its bounds unless they follow from what it is, its anchor unless that is
  /// their middle, and its position unless that is the anchor.
  private mutating func place(
    of planned: CompositionPlan.Planned, saying said: Set<String>
  ) -> [SwiftExpression.Argument] {
    let layer = planned.layer
    var arguments: [SwiftExpression.Argument] = []
    let natural =
      switch layer.content {
      case .none, .shape, .color, .image, .text: layer.naturalBounds
      case .instance: planned.instance.map { Rect(origin: .zero, size: $0.size) }
      // It is made with them.
      case .gradient: layer.bounds
      }
    if natural?.isAbout(layer.bounds) != true || said.contains("") {
      arguments.append(.init("", short(layer.bounds)))
    }
    if layer.anchor == layer.position, layer.onlyMovesItsContent,
      said.isDisjoint(with: ["anchor", "at"])
    {
      return arguments
    }
    if !layer.anchor.isAbout(layer.bounds.middle) || said.contains("anchor") {
      arguments.append(.init("anchor", spelling(layer.anchor)))
    }
    if layer.position != layer.anchor || said.contains("at") {
      arguments.append(.init("at", spelling(layer.position)))
    }
    return arguments
  }

  private func number(_ value: Double) -> String { SwiftLiteral.number(value) }

  /// What no call that places a layer can say.
  private mutating func settings(_ plan: CompositionPlan, _ index: Int) {
    let planned = plan.layers[index]
    let layer = planned.layer
    if layer.zPosition != 0 { text.line("layer.zPosition = \(number(layer.zPosition))") }
    if let distance = layer.perspective {
      text.line("layer.sublayerTransform.m34 = -1 / \(number(distance))")
    }
    if planned.isSingleSided { text.line("layer.isDoubleSided = false") }
    if layer.turnsInSpace { transform(layer) }
    if let shadow = layer.shadow { self.shadow(shadow) }
    if layer.blendMode != .normal, layer.blendMode.compositingFilter == nil {
      text.line("// Core Animation has no blend mode '\(layer.blendMode.rawValue)'.")
    }
    if case .instance(let id, _, _) = layer.content, planned.instance == nil {
      text.line("// There is no definition \(SwiftLiteral.string(id)) to show.")
    }
  }

  /// Scales, then turns about z, y and x: a plain product, which key paths such as
  /// `transform.scale` take apart again.
  private mutating func transform(_ layer: NormalizedLayer) {
    let scale = layer.modelScale
    let factors = "\(number(scale.x)), \(number(scale.y)), \(number(layer.modelScaleZ))"
    var product: SwiftExpression?
    func multiply(_ verb: String, _ noun: String, _ arguments: String) {
      product =
        product.map { .call("CATransform3D\(verb)", [.init("", $0), .init("", arguments)]) }
        ?? .text("CATransform3DMake\(noun)(\(arguments))")
    }
    for (degrees, axis) in layer.turns {
      multiply("Rotate", "Rotation", "\(radians(degrees)), \(axis)")
    }
    if scale != .one || layer.modelScaleZ != 1 { multiply("Scale", "Scale", factors) }
    if let product { text.expression(product, prefix: "layer.transform = ") }
  }

  /// Sets a shadow; a layer's own values (CALayer.h) are those of a shadow that lies above it.
  private mutating func shadow(_ shadow: NormalizedShadow) {
    text.line("layer.shadowColor = \(spelling(shadow.color))")
    text.line("layer.shadowOpacity = \(number(shadow.opacity))")
    let offset = SwiftLiteral.call(
      "CGSize", ["width": shadow.offset.x, "height": shadow.offset.y])
    text.line("layer.shadowOffset = \(offset)")
    text.line("layer.shadowRadius = \(number(shadow.radius))")
  }

  /// A point, by the short function for it.
  mutating func spelling(_ point: Point) -> String {
    support.insert(.point)
    return "point(\(number(point.x)), \(number(point.y)))"
  }

  /// An angle.
  mutating func radians(_ degrees: Double) -> String {
    support.insert(.radians)
    return "radians(\(number(degrees)))"
  }

  /// A rectangle, by the short function for it.
  mutating func short(_ rect: Rect) -> SwiftExpression {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    support.insert(.rect)
    return .text("rect(\(SwiftLiteral.numbers(numbers)))")
  }

  static func point(_ point: Point) -> String {
    SwiftLiteral.call("CGPoint", ["x": point.x, "y": point.y])
  }

  static func rect(_ rect: Rect) -> String {
    let (origin, size) = (rect.origin, rect.size)
    return SwiftLiteral.call(
      "CGRect", ["x": origin.x, "y": origin.y, "width": size.width, "height": size.height])
  }
}

extension Rect {
  /// Whether every edge is the other's but for the rounding of both.
  fileprivate func isAbout(_ other: Rect) -> Bool {
    origin.isAbout(other.origin)
      && Point(x: maxX, y: maxY).isAbout(Point(x: other.maxX, y: other.maxY))
  }
}

extension Point {
  /// Whether it is the other but for the rounding of both.
  fileprivate func isAbout(_ other: Point) -> Bool {
    abs(x - other.x) < 3e-5 && abs(y - other.y) < 3e-5
  }
}

extension NormalizedLayer {
  /// Whether its space is that of its superlayer at all times where its anchor is its position.
  fileprivate var onlyMovesItsContent: Bool {
    scale == .one && rotation == 0 && !turnsInSpace && perspective == nil
      && !tracks.contains { $0.property.placesLayer && $0.property != .zPosition }
  }

  /// The turns with their axes, the last one first, as products are nested.
  fileprivate var turns: [(degrees: Double, axis: String)] {
    [(rotationX, "1, 0, 0"), (rotationY, "0, 1, 0"), (rotation, "0, 0, 1")].filter { $0.0 != 0 }
  }

  /// Whether its transform leaves the plane.
  var turnsInSpace: Bool { rotationX != 0 || rotationY != 0 || modelScaleZ != 1 }

  /// The scale of the model: not quite 0 where rotation and scale have to be told apart.
  var modelScale: Point {
    guard scale.x == 0 || scale.y == 0, movesParts || !turns.isEmpty else { return scale }
    return Point(x: scale.x == 0 ? 1e-8 : scale.x, y: scale.y == 0 ? 1e-8 : scale.y)
  }

  /// Whether something is said of it after the call that places it.
  var isModified: Bool {
    mask != nil || isHidden || clipsToBounds || blendMode.compositingFilter != nil
      || !turnsInSpace && modelScale.x != modelScale.y
  }

  /// Whether one call that places it says everything about it but its content.
  var isPlain: Bool {
    zPosition == 0 && perspective == nil && !turnsInSpace && shadow == nil
      && (blendMode == .normal || blendMode.compositingFilter != nil)
  }
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
    // Porter and Duff's operator has the name of the filter that `masked(byNone:)` uses.
    case .xor: rawValue
    }
  }
}
