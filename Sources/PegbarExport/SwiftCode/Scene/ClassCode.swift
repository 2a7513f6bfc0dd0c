internal import PegbarGeometry
internal import PegbarScene

// A class for each composition: its outlets, its initialisers and its timeline.
extension SceneCode {
  /// What the class of the whole scene consists of, after its values.
  mutating func layerClass(_ plan: CompositionPlan) {
    members(of: plan, isRoot: true) { code in
      code.showing()
      guard plan.moves else { return }
      switch code.options.style {
      case .timeline:
        code.exchanges = BeatPlan(plan, of: code.scene) { code.plan($0) }.swaps
        code.playback()
        code.timeline(plan, isRoot: true)
        code.transitions(besides: plan)
      case .transactions:
        code.beats(plan)
      }
    }
  }

  /// The members of a class; what plays it stands before what makes its layers.
  private mutating func members(
    of plan: CompositionPlan, isRoot: Bool, playing: (inout SceneCode) -> Void
  ) {
    composition = plan.composition.id
    let shapes = shareShapes(in: plan)
    parameterProperties(plan, isRoot: isRoot)
    properties(plan, isRoot: isRoot)
    initialisers(plan, isRoot: isRoot)
    playing(&self)
    factories(plan, shapes)
  }

  /// The class of a definition.
  mutating func nestedClass(_ plan: CompositionPlan, _ definition: DefinitionPlan) {
    let name = plan.composition.name
    if !name.isEmpty { text.line("/// \(SwiftLiteral.comment(name))") }
    let body = apart { code in
      code.members(of: plan, isRoot: false) { code in
        guard definition.isAnimated, code.timelineDefinitions?.contains(code.composition) ?? true
        else { return }
        code.text.line()
        code.timeline(plan, isRoot: false)
      }
    }
    let base = definition.keepsDepth ? "CATransformLayer" : "CALayer"
    text.block("\(access)final class \(definition.typeName): \(base) {") { $0.append(body) }
  }

  /// The layers that a designer named, for everybody, and those that move, each with what makes it.
  private mutating func properties(_ plan: CompositionPlan, isRoot: Bool) {
    let outlets = plan.layers.indices.filter { plan.layers[$0].isOutlet }
    guard !outlets.isEmpty else { return }
    text.lines("// MARK: Layers, back to front\n")
    let own = isRoot ? "private" : "fileprivate"
    for index in outlets {
      let keyword = plan.layers[index].isNamed ? "\(access)private(set)" : own
      if let number = plan.layers[index].siblings {
        let siblings = plan.siblings[number]
        if siblings.members.first == index { property(siblings, plan, keyword: keyword) }
        continue
      }
      // Without a type the compiler would look through all layers that one holds to find it.
      let planned = plan.layers[index]
      text.expression(
        making(plan, index), prefix: "\(keyword) lazy var \(planned.name): \(planned.type) = ")
    }
    text.line()
  }

  /// From how many outlets on their uses stand outside of initialisers, where the compiler looks at
  /// every property for each of them.
  private static let manyOutlets = 100

  private mutating func initialisers(_ plan: CompositionPlan, isRoot: Bool) {
    let access = access
    let own = plan.members(of: nil, .sublayer)
    let sublayers = own.isEmpty ? nil : list(own, in: plan)
    var built = SwiftText(depth: text.depth + 1)
    build(plan, sublayers, isRoot: isRoot, in: &built)
    let isLong = plan.layers.count { $0.isOutlet } > Self.manyOutlets
    func finish(_ text: inout SwiftText) {
      text.line("super.init()")
      if isLong { text.line("build()") } else { text.append(built.bytes) }
    }
    let keepsProvider = plan.layers.contains(where: asksProvider)
    if plan.asksForImages {
      imageList()
      let pictures = parameters.entries.compactMap { entry -> (String, String)? in
        guard case .image(let file) = entry.kind, reaches(entry, composition) else { return nil }
        return (entry.name, file)
      }
      text.block("\(access)init(imageProvider: @escaping (String) -> CGImage?) {") {
        if keepsProvider { $0.line("self.imageProvider = imageProvider") }
        for (name, file) in pictures {
          $0.line("\(name) = imageProvider(\(SwiftLiteral.string(file)))")
        }
        finish(&$0)
        if keepsProvider { $0.line("self.imageProvider = { _ in nil }") }
      }
      text.lines("\n/// Makes the layers without their images.")
      text.block("\(access)convenience override init() {") {
        $0.line("self.init(imageProvider: { _ in nil })")
      }
      if keepsProvider {
        text.lines("\nprivate var imageProvider: (String) -> CGImage? = { _ in nil }")
      }
    } else {
      text.block("\(access)override init() {") { finish(&$0) }
    }
    text.line()
    if isLong {
      text.block("private func build() {") { $0.append(built.bytes) }
      text.line()
    }
    // Outlets are lazy: a presentation copy, which nobody asks for them, makes no layers.
    text.line("\(access)override init(layer: Any) { super.init(layer: layer) }")
    text.lines("\n\(access)required init?(coder: NSCoder) { nil }")
  }

  /// Whether what makes a layer asks for a picture itself: those that are parameters are there.
  private func asksProvider(_ planned: CompositionPlan.Planned) -> Bool {
    guard case .image(let id) = planned.layer.content else { return planned.takesProvider }
    return parameters.images[id] == nil
  }

  /// What the images are called, as the documentation of the initialiser.
  private mutating func imageList() {
    text.line("/// Makes the layers; the provider is asked for every image by its file name.")
    guard !scene.images.isEmpty else { return }
    text.line("///")
    for image in scene.images {
      let size =
        "\(SwiftLiteral.rounded(image.size.width)) × \(SwiftLiteral.rounded(image.size.height)) pt"
      let place =
        switch image.data {
        case .embedded: "written beside this file"
        case .external(let path): SwiftLiteral.comment(path)
        }
      let name = SwiftLiteral.comment(imageNames.name(of: image.id))
      text.line("/// - \(name): \(size), \(place)")
    }
  }

  private mutating func build(
    _ plan: CompositionPlan, _ sublayers: SwiftExpression?, isRoot: Bool,
    in text: inout SwiftText
  ) {
    let size = plan.composition.size
    let area = Self.rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
    text.line("\(isRoot ? "frame" : "bounds") = \(area)")
    if isRoot { text.line("masksToBounds = true") }
    if let sublayers { text.expression(sublayers, prefix: "sublayers = ") }
    if isRoot, scene.needsDisplayScale {
      support.insert(.setContentsScale)
      text.line("setContentsScale(displayScale, of: self)")
    }
  }
}
