internal import PegbarExport
internal import PegbarGeometry
internal import PegbarScene

/// The class of a composition: its properties, its initialisers and what makes its layers.
struct ClassCode {
  private let facts: SceneFacts
  private let plan: CompositionPlan
  private let isRoot: Bool
  private let layers: LayerCode

  init(_ facts: SceneFacts, _ plan: CompositionPlan, isRoot: Bool) {
    (self.facts, self.plan, self.isRoot) = (facts, plan, isRoot)
    layers = LayerCode(facts, plan, shapes: SharedShapes(plan, in: facts))
  }

  /// The members; what plays it stands before what makes its layers.
  func nodes(playing: [SwiftNode]) -> [SwiftNode] {
    ParameterCode(facts, plan, isRoot: isRoot).nodes + properties + initialisers + playing
      + layers.factories
  }

  /// The layers that a designer named, for everybody, and those that move, each with what makes it.
  private var properties: [SwiftNode] {
    let outlets = plan.layers.indices.filter { plan.layers[$0].isOutlet }
    guard !outlets.isEmpty else { return [] }
    let own = isRoot ? "private" : "fileprivate"
    let properties = outlets.compactMap { index -> SwiftNode? in
      let planned = plan.layers[index]
      let open = facts.access.isEmpty ? "" : "\(facts.access)private(set) "
      let keyword = planned.isNamed ? open : "\(own) "
      if let number = planned.siblings {
        let siblings = plan.siblings[number]
        return siblings.members.first == index
          ? SiblingCode(layers).property(siblings, keyword: keyword) : nil
      }
      // Without a type the compiler would look through all layers that one holds to find it.
      return .statement(
        layers.making(index),
        before: "\(keyword)lazy var \(planned.reference.name): \(planned.type) = ")
    }
    return SwiftNode.mark("Layers, back to front") + properties + [.blank]
  }

  /// From how many outlets on their uses stand outside of initialisers, where the compiler looks at
  /// every property for each of them.
  private static let manyOutlets = 100

  /// How many lines an initialiser has at most that puts the class together itself.
  private static let manyLines = 40

  private var initialisers: [SwiftNode] {
    let built = self.built
    let isLong =
      plan.layers.count { $0.isOutlet } > Self.manyOutlets
      || built.reduce(0) { $0 + $1.lines } > Self.manyLines
    var nodes = initialiser([.line("super.init()")] + (isLong ? [.line("build()")] : built))
    nodes.append(.blank)
    if isLong {
      nodes += Functions(head: "private func build", part: "buildPart").nodes(built) + [.blank]
    }
    // Outlets are lazy: a presentation copy, which nobody asks for them, makes no layers.
    nodes.append(.line("\(facts.access)override init(layer: Any) { super.init(layer: layer) }"))
    nodes += [.blank, .line("\(facts.access)required init?(coder: NSCoder) { nil }")]
    return nodes
  }

  /// The initialiser that makes everything; with a provider where there are images.
  private func initialiser(_ finish: [SwiftNode]) -> [SwiftNode] {
    let access = facts.access
    guard plan.asksForImages else { return [.block("\(access)override init() {", finish)] }
    let keepsProvider = plan.layers.contains(where: asksProvider)
    var body: [SwiftNode] = keepsProvider ? [.line("self.imageProvider = imageProvider")] : []
    for entry in facts.parameters.entries where entry.reaches(plan.composition.id) {
      guard case .image(let file) = entry.kind else { continue }
      body.append(.line("\(entry.name) = imageProvider(\(SwiftLiteral.string(file)))"))
    }
    body += finish
    if keepsProvider { body.append(.line("self.imageProvider = { _ in nil }")) }
    var nodes = imageList
    nodes.append(
      .block("\(access)init(imageProvider: @escaping (String) -> CGImage?) {", body))
    nodes += [.blank, .line("/// Makes the layers without their images.")]
    nodes.append(
      .block(
        "\(access)convenience override init() {", [.line("self.init(imageProvider: { _ in nil })")])
    )
    guard keepsProvider else { return nodes }
    return nodes
      + [.blank, .line("private var imageProvider: (String) -> CGImage? = { _ in nil }")]
  }

  /// Whether what makes a layer asks for a picture itself: those that are parameters are there.
  private func asksProvider(_ planned: CompositionPlan.Planned) -> Bool {
    guard case .image(let id) = planned.layer.content else { return planned.takesProvider }
    return facts.parameters.images[id] == nil
  }

  /// What the images are called, as the documentation of the initialiser.
  private var imageList: [SwiftNode] {
    let intro = "/// Makes the layers; the provider is asked for every image by its file name."
    let images = facts.scene.images.map { image in
      let size =
        "\(SwiftLiteral.rounded(image.size.width)) × \(SwiftLiteral.rounded(image.size.height)) pt"
      let place =
        switch image.data {
        case .embedded: "written beside this file"
        case .external(let path): SwiftLiteral.comment(path)
        }
      let name = SwiftLiteral.comment(facts.images.name(of: image.id))
      return "/// - \(name): \(size), \(place)"
    }
    return SwiftNode.lines([intro] + (images.isEmpty ? [] : ["///"]) + images)
  }

  /// What puts the class together.
  private var built: [SwiftNode] {
    let size = plan.composition.size
    let area = SwiftLiteral.rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
    var nodes: [SwiftNode] = [.line("\(isRoot ? "frame" : "bounds") = \(area)")]
    if isRoot { nodes.append(.line("masksToBounds = true")) }
    nodes += sublayers(plan.members(of: nil, .sublayer))
    if isRoot, facts.scene.needsDisplayScale {
      let scale: [SwiftExpression.Argument] = [
        .init("", .word("displayScale")), .init("of", .word("self")),
      ]
      nodes.append(.statement(.support(.setContentsScale, scale)))
    }
    return nodes
  }

  /// How many lines a statement has at most that adds sublayers.
  private static let mostLines = 40

  /// The statements that add sublayers: one where it is no longer than a function may be.
  private func sublayers(_ members: [Int]) -> [SwiftNode] {
    guard !members.isEmpty else { return [] }
    let all = SwiftNode.statement(layers.list(members), before: "sublayers = ")
    guard all.isLonger(than: Self.mostLines) else { return [all] }
    var parts: [[Int]] = []
    var lines = 0
    for member in members where layers.beginsItem(member) {
      let more = SwiftNode.statement(layers.list([member])).lines
      if parts.isEmpty || lines + more > Self.mostLines {
        parts.append([])
        lines = 0
      }
      parts[parts.count - 1].append(member)
      lines += more
    }
    // Arrays of different classes have no common type unless it is said.
    return parts.map { part in
      .block(
        "do {",
        [
          .statement(layers.list(part), before: "let part: [CALayer] = "),
          .line("for layer in part { addSublayer(layer) }"),
        ])
    }
  }
}
