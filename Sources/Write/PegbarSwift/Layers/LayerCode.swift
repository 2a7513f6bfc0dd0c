internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// Generates the code that creates the layers of a class in their final state.
struct LayerCode {
  let facts: SceneFacts
  let plan: CompositionPlan
  let shapes: SharedShapes
  private let contents: ContentCode

  /// Creates the code of a class.
  ///
  /// - Parameter shapes: The shapes that functions create.
  init(_ facts: SceneFacts, _ plan: CompositionPlan, shapes: SharedShapes) {
    (self.facts, self.plan, self.shapes) = (facts, plan, shapes)
    contents = ContentCode(facts: facts)
  }

  /// The functions that create layers that require more than one call.
  var factories: [SwiftNode] {
    let needed = plan.layers.indices.filter { plan.layers[$0].needsFactory }
    guard !needed.isEmpty || !shapes.functions.isEmpty else { return [] }
    let makers = needed.flatMap { index -> [SwiftNode] in
      let planned = plan.layers[index]
      let body =
        [.statement(placed(index), before: "let layer = ")] + settings(planned)
        + [.line("return layer")]
      return [.blank, .block("private func \(planned.factory)() -> \(planned.type) {", body)]
    }
    return [.blank, .line("// MARK: Factories")] + shapes.nodes + makers
  }

  /// Returns a layer at its place of use: its property, its function, or the expression that
  /// creates it.
  private func using(_ index: Int) -> SwiftExpression {
    plan.layers[index].isOutlet ? .layer(plan.layers[index].reference) : making(index)
  }

  /// Returns the expression that creates a layer.
  func making(_ index: Int) -> SwiftExpression {
    let planned = plan.layers[index]
    return planned.needsFactory ? .value(.own(planned.factory), []) : placed(index)
  }

  /// The minimum number of siblings that a range of their array represents.
  private static let fewestInRange = 4

  /// Returns a list of layers, with siblings represented by their array or a range of it.
  func list(_ members: [Int]) -> SwiftExpression {
    var parts: [SwiftExpression] = []
    var own: [SwiftExpression] = []
    var rest = members[...]
    while !rest.isEmpty {
      let run = siblingRun(rest)
      if let array = run.array {
        if !own.isEmpty { parts.append(.list(own)) }
        own = []
        parts.append(.word(array))
      } else {
        own += rest.prefix(run.count).map(using)
      }
      rest = rest.dropFirst(run.count)
    }
    if !own.isEmpty || parts.isEmpty { parts.append(.list(own)) }
    return parts.count == 1 ? parts[0] : .sum(parts)
  }

  /// Returns the number of layers at the beginning of a list that follow each other in one array,
  /// and the array or the part of it; `nil` for a few layers.
  private func siblingRun(_ members: ArraySlice<Int>) -> (count: Int, array: String?) {
    guard let first = members.first, let number = plan.layers[first].siblings,
      let start = plan.siblings[number].members.firstIndex(of: first)
    else { return (1, nil) }
    let siblings = plan.siblings[number]
    let count = zip(members, siblings.members[start...]).prefix { $0 == $1 }.count
    if count == siblings.members.count { return (count, siblings.name) }
    guard count >= Self.fewestInRange else { return (count, nil) }
    return (count, "Array(\(siblings.name)[\(start)...\(start + count - 1)])")
  }

  /// Returns the layers of the list item that begins with a layer: itself, or adjacent siblings;
  /// empty for siblings after the first.
  func item(_ index: Int) -> [Int] {
    guard let siblings = plan.layers[index].siblings.map({ plan.siblings[$0] }),
      siblings.isAdjacent
    else { return [index] }
    return siblings.members.first == index ? siblings.members : []
  }

  /// Returns a new layer with its content, its geometry, and its sublayers.
  ///
  /// - Parameter said: The labels of arguments to always write.
  func placed(_ index: Int, saying said: Set<String> = []) -> SwiftExpression {
    guard !Cancellation.isRequested else { return .list([]) }
    let layer = plan.layers[index].layer
    let content = contents.made(plan.layers[index])
    var arguments: [SwiftExpression.Argument] = [
      .init("", shapes.names[content].map { .value(.own($0), []) } ?? content),
      .init("", .string(layer.name)),
    ]
    arguments += placing(index, saying: said)
    let held = plan.members(of: index, .sublayer)
    if !held.isEmpty { arguments.append(.init("holding", list(held))) }
    return modified(.support(.place, arguments), index)
  }

  /// Returns the arguments for the geometry and appearance of a layer.
  ///
  /// - Parameter said: The labels of arguments to always write.
  func placing(_ index: Int, saying said: Set<String> = []) -> [SwiftExpression.Argument] {
    let layer = plan.layers[index].layer
    var arguments = place(of: plan.layers[index], saying: said)
    if !layer.turnsInSpace {
      let scale = layer.modelScale
      if scale.x == scale.y, scale != .one || said.contains("scale") {
        arguments.append(.init("scale", scale.x))
      }
      if layer.rotation != 0 || said.contains("turn") {
        arguments.append(.init("turn", layer.rotation))
      }
    }
    if layer.opacity != 1 || said.contains("opacity") {
      arguments.append(.init("opacity", layer.opacity))
    }
    return arguments
  }

  /// Returns a layer with modifiers for rare properties.
  private func modified(_ placed: SwiftExpression, _ index: Int) -> SwiftExpression {
    let layer = plan.layers[index].layer
    var result = placed
    let scale = layer.modelScale
    if !layer.turnsInSpace, scale.x != scale.y {
      result = result.modified(.stretched, [.init("", scale.x), .init("", scale.y)])
    }
    if layer.hasBaseline { result = result.modified(.onBaseline) }
    if layer.isHidden { result = result.modified(.hidden) }
    if layer.clipsToBounds { result = result.modified(.clipped) }
    if let filter = layer.blendMode.compositingFilter {
      result = result.modified(.blended, [.init("by", .string(filter))])
    }
    guard let mask = layer.mask else { return result }
    let layers = plan.members(of: index, .mask)
    // Core Animation ignores the mask and the compositing filter of a mask (CALayer.h). Anything
    // except one plain layer requires a container. It does not say what a hidden mask is.
    let isPlain = mask.layers.allSatisfy {
      $0.mask == nil && $0.blendMode == .normal && !$0.isHidden
        && !$0.tracks.contains { $0.property == .isHidden }
    }
    return switch mask.mode {
    case .alpha where isPlain && layers.count == 1:
      result.modified(.masked, [.init("by", using(layers[0]))])
    case .alpha: result.modified(.maskedByAll, [.init("byAll", list(layers))])
    case .alphaInverted: result.modified(.maskedByNone, [.init("byNone", list(layers))])
    }
  }

  /// Returns the arguments for the geometry of a layer.
  ///
  /// The bounds are omitted if they follow from the content, the anchor point if it is their
  /// center, and the position if it equals the anchor point.
  private func place(
    of planned: CompositionPlan.Planned, saying said: Set<String>
  ) -> [SwiftExpression.Argument] {
    let layer = planned.layer
    var arguments: [SwiftExpression.Argument] = []
    let natural =
      switch layer.content {
      case .color where layer.isDisc: layer.bounds
      case .none, .shape, .color, .image, .text: layer.naturalBounds
      case .instance: planned.instance.map { Rect(origin: .zero, size: $0.size) }
      // The bounds are part of the content.
      case .gradient: layer.bounds
      }
    if natural?.isAbout(layer.bounds) != true || said.contains("") {
      arguments.append(.init("", .rect(layer.bounds)))
    }
    if layer.anchor == layer.position, layer.onlyMovesItsContent,
      said.isDisjoint(with: ["anchor", "at"])
    {
      return arguments
    }
    if !layer.anchor.isAbout(layer.bounds.middle) || said.contains("anchor") {
      arguments.append(.init("anchor", .point(layer.anchor)))
    }
    if layer.position != layer.anchor || said.contains("at") {
      arguments.append(.init("at", .point(layer.position)))
    }
    return arguments
  }
}

extension NormalizedLayer {
  /// `true` for text whose baseline is at y = 0, as in After Effects.
  fileprivate var hasBaseline: Bool {
    guard case .text = content else { return false }
    return bounds.minY < 0 && bounds.maxY > 0
  }
}

// The properties that the call that places a layer cannot set.
extension LayerCode {
  private func settings(_ planned: CompositionPlan.Planned) -> [SwiftNode] {
    let layer = planned.layer
    var nodes: [SwiftNode] = []
    func set(_ property: String, _ value: SwiftExpression) {
      nodes.append(.statement(value, before: "layer.\(property) = "))
    }
    if layer.zPosition != 0 { set("zPosition", .number(layer.zPosition)) }
    if let distance = layer.perspective {
      set("sublayerTransform.m34", .word("-1 / \(SwiftLiteral.number(distance))"))
    }
    if planned.isSingleSided { set("isDoubleSided", .word("false")) }
    if layer.turnsInSpace, let matrix = matrix(of: layer) { set("transform", matrix) }
    if let shadow = layer.shadow {
      // All values are set, because the default shadow of a layer (CALayer.h) is above it.
      set("shadowColor", facts.colors.spelling(shadow.color))
      set("shadowOpacity", .number(shadow.opacity))
      set(
        "shadowOffset",
        .value(.own("CGSize"), [.init("width", shadow.offset.x), .init("height", shadow.offset.y)]))
      set("shadowRadius", .number(shadow.radius))
    }
    if layer.blendMode != .normal, layer.blendMode.compositingFilter == nil {
      nodes.append(.line("// Core Animation has no blend mode '\(layer.blendMode.rawValue)'."))
    }
    if case .instance(let id, _, _) = layer.content, planned.instance == nil {
      nodes.append(.line("// The definition \(SwiftLiteral.string(id)) is missing."))
    }
    return nodes
  }

  /// Returns a matrix that scales, then rotates about z, y and x.
  ///
  /// It is a plain product, which key paths such as `transform.scale` can decompose.
  private func matrix(of layer: NormalizedLayer) -> SwiftExpression? {
    let scale = layer.modelScale
    var product: SwiftExpression?
    func multiply(_ verb: String, _ noun: String, _ arguments: [SwiftExpression]) {
      let arguments = arguments.map { SwiftExpression.Argument("", $0) }
      product =
        product.map { .call(.own("CATransform3D\(verb)"), [.init("", $0)] + arguments) }
        ?? .value(.own("CATransform3DMake\(noun)"), arguments)
    }
    for (degrees, axis) in layer.turns {
      multiply("Rotate", "Rotation", [.radians(degrees)] + axis.map { .number($0) })
    }
    if scale != .one || layer.modelScaleZ != 1 {
      multiply(
        "Scale", "Scale", [scale.x, scale.y, layer.modelScaleZ].map { .number($0) })
    }
    return product
  }
}

extension Rect {
  /// Returns `true` if every edge equals the other's within the rounding of both.
  fileprivate func isAbout(_ other: Rect) -> Bool {
    origin.isAbout(other.origin)
      && Point(x: maxX, y: maxY).isAbout(Point(x: other.maxX, y: other.maxY))
  }
}

extension Point {
  /// Returns `true` if the point equals the other within the rounding of both.
  fileprivate func isAbout(_ other: Point) -> Bool {
    abs(x - other.x) < 3e-5 && abs(y - other.y) < 3e-5
  }
}

extension NormalizedLayer {
  /// `true` if the layer's space always equals its superlayer's, provided that its anchor point is
  /// its position.
  fileprivate var onlyMovesItsContent: Bool {
    scale == .one && rotation == 0 && !turnsInSpace && perspective == nil
      && !tracks.contains { $0.property.placesLayer && $0.property != .zPosition }
  }

  /// The rotations with their axes, starting with the last, in the nesting order of products.
  fileprivate var turns: [(degrees: Double, axis: [Double])] {
    [(rotationX, [1, 0, 0]), (rotationY, [0, 1, 0]), (rotation, [0, 0, 1])].filter { $0.0 != 0 }
  }

  /// `true` if the transform leaves the plane.
  var turnsInSpace: Bool { rotationX != 0 || rotationY != 0 || modelScaleZ != 1 }

  /// The scale of the model, which is not exactly 0 if rotation and scale must remain distinct.
  var modelScale: Point {
    guard scale.x == 0 || scale.y == 0, movesParts || !turns.isEmpty else { return scale }
    return Point(x: scale.x == 0 ? 1e-8 : scale.x, y: scale.y == 0 ? 1e-8 : scale.y)
  }

  /// `true` if the call that places the layer is followed by modifiers.
  var isModified: Bool {
    mask != nil || isHidden || clipsToBounds || blendMode.compositingFilter != nil
      || !turnsInSpace && modelScale.x != modelScale.y
  }

  /// `true` if one call sets all properties except the content.
  var isPlain: Bool {
    zPosition == 0 && perspective == nil && !turnsInSpace && shadow == nil
      && (blendMode == .normal || blendMode.compositingFilter != nil)
  }
}

extension BlendMode {
  /// The name of the compositing filter for this blend mode, or `nil` if there is none.
  ///
  /// Both platforms accept these strings in practice (lottie-ios BlendMode+Filter.swift).
  var compositingFilter: String? {
    switch self {
    case .normal, .add, .hardMix: nil
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight,
      .softLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      rawValue + "BlendMode"
    // The Porter-Duff operator has the name of the filter that `masked(byNone:)` uses.
    case .xor: rawValue
    }
  }
}
