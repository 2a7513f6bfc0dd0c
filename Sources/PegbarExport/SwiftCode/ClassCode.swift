internal import PegbarScene

// A class for each composition: properties, initialisers and how the layers are put together.
extension SceneCode {
  /// What the class of the whole scene consists of, after its values.
  mutating func layerClass(_ plan: CompositionPlan, isRoot: Bool) {
    properties(plan)
    initialisers(plan, typeName: typeName, isRoot: true)
    text.line()
    playback()
    timeline(plan, isRoot: true)
    factories(plan)
  }

  /// The class of a definition.
  mutating func nestedClass(_ plan: CompositionPlan, _ definition: DefinitionPlan) {
    let name = plan.composition.name
    if !name.isEmpty { text.line("/// \(SwiftLiteral.comment(name))") }
    let outer = text
    text = SwiftText(depth: 2)
    properties(plan)
    initialisers(plan, typeName: definition.typeName, isRoot: false)
    if definition.isAnimated {
      text.line()
      timeline(plan, isRoot: false)
    }
    factories(plan)
    let body = text.bytes
    text = outer
    let access = access
    let base = definition.keepsDepth ? "CATransformLayer" : "CALayer"
    text.block("\(access)final class \(definition.typeName): \(base) {") { $0.append(body) }
  }

  private mutating func properties(_ plan: CompositionPlan) {
    guard !plan.layers.isEmpty else { return }
    text.line("// MARK: Layers, back to front")
    text.line()
    for planned in plan.layers {
      text.line("\(access)let \(planned.name): \(planned.type)")
    }
    text.line()
  }

  private mutating func initialisers(_ plan: CompositionPlan, typeName: String, isRoot: Bool) {
    let access = access
    let provides = plan.layers.contains { $0.imageArgument != .none }
    if provides {
      imageList()
      text.block("\(access)init(imageProvider: (String) -> CGImage?) {") {
        Self.build(plan, isRoot: isRoot, in: &$0)
      }
      text.line()
      text.line("/// Makes the layers without their images.")
      text.block("\(access)convenience override init() {") {
        $0.line("self.init(imageProvider: { _ in nil })")
      }
    } else {
      text.block("\(access)override init() {") { Self.build(plan, isRoot: isRoot, in: &$0) }
    }
    text.line()
    text.line("/// Core Animation makes presentation copies with this: they share the sublayers.")
    text.block("\(access)override init(layer: Any) {") { text in
      if !plan.layers.isEmpty {
        text.line("let other = (layer as? \(typeName)) ?? \(typeName)()")
        for planned in plan.layers { text.line("\(planned.name) = other.\(planned.name)") }
      }
      text.line("super.init(layer: layer)")
    }
    text.line()
    text.line("\(access)required init?(coder: NSCoder) { nil }")
  }

  /// What the images are called, as the documentation of the initialiser.
  private mutating func imageList() {
    text.line("/// Makes the layers; the provider is asked for every image by its id.")
    guard !scene.images.isEmpty else { return }
    text.line("///")
    for image in scene.images {
      let size =
        "\(SwiftLiteral.rounded(image.size.width)) × \(SwiftLiteral.rounded(image.size.height)) pt"
      let place =
        switch image.data {
        case .embedded(let mediaType, _): "embedded, \(mediaType)"
        case .external(let path): path
        }
      text.line("/// - \(SwiftLiteral.comment(image.id)): \(size), \(SwiftLiteral.comment(place))")
    }
  }

  private static func build(_ plan: CompositionPlan, isRoot: Bool, in text: inout SwiftText) {
    if isRoot {
      text.line("CATransaction.begin()")
      text.line("CATransaction.setDisableActions(true)")
    }
    for planned in plan.layers {
      let argument =
        switch (planned.imageArgument, planned.layer.content) {
        case (.image, .image(let id)): "imageProvider(\(SwiftLiteral.string(id)))"
        case (.provider, _): "imageProvider"
        case (.image, _), (.none, _): ""
        }
      text.line("\(planned.name) = Self.\(planned.factory)(\(argument))")
    }
    let size = plan.composition.size
    text.line("super.init()")
    text.line("bounds = \(rect(Rect(x: 0, y: 0, width: size.width, height: size.height)))")
    if isRoot {
      text.line("position = \(point(Point(x: size.width / 2, y: size.height / 2)))")
      text.line("masksToBounds = true")
    }
    assemble(plan, in: &text)
    if isRoot { text.line("CATransaction.commit()") }
  }

  /// Puts every layer into the one that holds it.
  private static func assemble(_ plan: CompositionPlan, in text: inout SwiftText) {
    for (index, planned) in plan.layers.enumerated() {
      let masks = plan.members(of: index, .mask)
      if let mask = planned.layer.mask {
        text.expression(
          maskExpression(mask, masks.map { plan.layers[$0] }, of: planned),
          prefix: "\(planned.name).mask = ")
      }
      for sublayer in plan.members(of: index, .sublayer) {
        text.line("\(planned.name).addSublayer(\(plan.layers[sublayer].name))")
      }
    }
    for sublayer in plan.members(of: nil, .sublayer) {
      text.line("addSublayer(\(plan.layers[sublayer].name))")
    }
  }

  /// A mask that Core Animation honours.
  ///
  /// The mask of a mask is ignored (CALayer.h), and so is its compositing filter, so anything but
  /// one plain layer goes into a container.
  private static func maskExpression(
    _ mask: NormalizedMask, _ layers: [CompositionPlan.Planned], of host: CompositionPlan.Planned
  ) -> SwiftExpression {
    let function: String
    switch mask.mode {
    case .alpha where mask.isPlainLayer: return .text(layers.map(\.name).joined())
    case .alpha: function = "grouped"
    case .alphaInverted: function = "inverted"
    }
    return .call(
      function,
      [
        .init("", .texts(layers.map(\.name))), .init("in", .text("\(host.name).bounds")),
      ])
  }
}

extension NormalizedMask {
  /// Whether it is one layer that can be a mask itself.
  var isPlainLayer: Bool {
    layers.count == 1 && layers.allSatisfy { $0.mask == nil && $0.blendMode == .normal }
  }
}
