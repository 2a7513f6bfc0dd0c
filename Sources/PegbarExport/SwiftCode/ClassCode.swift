internal import PegbarScene

// A class for each composition: its outlets, its initialisers and its timeline.
extension SceneCode {
  /// What the class of the whole scene consists of, after its values.
  mutating func layerClass(_ plan: CompositionPlan, isRoot: Bool) {
    let shapes = shareShapes(in: plan)
    properties(plan)
    initialisers(plan, isRoot: true)
    text.line()
    switch options.style {
    case .timeline:
      playback()
      timeline(plan, isRoot: true)
    case .transactions:
      beats(plan)
    }
    transitions(plan)
    factories(plan, shapes)
  }

  /// The class of a definition.
  mutating func nestedClass(_ plan: CompositionPlan, _ definition: DefinitionPlan) {
    let name = plan.composition.name
    if !name.isEmpty { text.line("/// \(SwiftLiteral.comment(name))") }
    let outer = text
    text = SwiftText(depth: 2)
    let shapes = shareShapes(in: plan)
    properties(plan)
    initialisers(plan, isRoot: false)
    if definition.isAnimated, timelineDefinitions?.contains(plan.composition.id) ?? true {
      text.line()
      timeline(plan, isRoot: false)
    }
    factories(plan, shapes)
    let body = text.bytes
    text = outer
    let base = definition.keepsDepth ? "CATransformLayer" : "CALayer"
    text.block("\(access)final class \(definition.typeName): \(base) {") { $0.append(body) }
  }

  /// The layers that a designer named or that move, each with what makes it.
  private mutating func properties(_ plan: CompositionPlan) {
    let outlets = plan.layers.indices.filter { plan.layers[$0].isOutlet }
    guard !outlets.isEmpty else { return }
    text.line("// MARK: Layers, back to front")
    text.line()
    let keyword = access.isEmpty ? "private(set) lazy var" : "public private(set) lazy var"
    for index in outlets {
      text.expression(
        making(plan, index), prefix: "\(keyword) \(plan.layers[index].name) = ")
    }
    text.line()
  }

  private mutating func initialisers(_ plan: CompositionPlan, isRoot: Bool) {
    let access = access
    let own = plan.members(of: nil, .sublayer).map { using(plan, $0) }
    let provides = plan.layers.contains { $0.imageArgument != .none }
    if provides {
      imageList()
      text.block("\(access)init(imageProvider: @escaping (String) -> CGImage?) {") {
        $0.line("self.imageProvider = imageProvider")
        Self.build(plan, own, isRoot: isRoot, in: &$0)
        $0.line("self.imageProvider = { _ in nil }")
      }
      text.line()
      text.line("/// Makes the layers without their images.")
      text.block("\(access)convenience override init() {") {
        $0.line("self.init(imageProvider: { _ in nil })")
      }
      text.line()
      text.line("private var imageProvider: (String) -> CGImage? = { _ in nil }")
    } else {
      text.block("\(access)override init() {") { Self.build(plan, own, isRoot: isRoot, in: &$0) }
    }
    text.line()
    text.line(
      "/// Core Animation makes presentation copies with this; they have no layers of their own.")
    text.line("\(access)override init(layer: Any) { super.init(layer: layer) }")
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

  private static func build(
    _ plan: CompositionPlan, _ own: [SwiftExpression], isRoot: Bool, in text: inout SwiftText
  ) {
    text.line("super.init()")
    if isRoot {
      text.line("CATransaction.begin()")
      text.line("CATransaction.setDisableActions(true)")
    }
    let size = plan.composition.size
    text.line("bounds = \(rect(Rect(x: 0, y: 0, width: size.width, height: size.height)))")
    if isRoot {
      text.line("position = \(point(Point(x: size.width / 2, y: size.height / 2)))")
      text.line("masksToBounds = true")
    }
    for sublayer in own {
      text.expression(.call("addSublayer", [.init("", sublayer)]))
    }
    if isRoot { text.line("CATransaction.commit()") }
  }
}
