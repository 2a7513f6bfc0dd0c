internal import PegbarExport
internal import PegbarGeometry
internal import PegbarScene

/// The class of a composition: its properties, its initializers, and the code that creates its
/// layers.
struct ClassCode {
  private let facts: SceneFacts
  private let plan: CompositionPlan
  private let isRoot: Bool
  private let layers: LayerCode

  init(_ facts: SceneFacts, _ plan: CompositionPlan, isRoot: Bool) {
    (self.facts, self.plan, self.isRoot) = (facts, plan, isRoot)
    layers = LayerCode(facts, plan, shapes: SharedShapes(plan, in: facts))
  }

  /// Returns the members: the layers, their animations, and others.
  func nodes(moving: [SwiftNode], others: [SwiftNode] = []) -> [SwiftNode] {
    ParameterCode(facts, plan, isRoot: isRoot).nodes + properties + initialisers + moving
      + layers.factories + others
  }

  /// The layers that a designer named, with the access of the class, and the animated layers.
  ///
  /// Each property has the expression that creates its layer.
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
      // An explicit type avoids type inference through all sublayers.
      return .statement(
        layers.making(index),
        before: "\(keyword)lazy var \(planned.reference.name): \(planned.type) = ")
    }
    return SwiftNode.mark("Layers, back to front") + properties + [.blank]
  }

  /// The number of outlets above which initializers must not use them, because of the time to
  /// compile.
  ///
  /// The compiler examines every property for each use in an initializer.
  private static let manyOutlets = 100

  /// The maximum number of lines of an initializer that builds the class itself.
  private static let manyLines = 40

  private var initialisers: [SwiftNode] {
    let built = self.built
    let isLong =
      plan.layers.count { $0.isOutlet } > Self.manyOutlets
      || built.reduce(0) { $0 + $1.lines } > Self.manyLines
    var nodes = initialiser([.line("super.init()")] + (isLong ? [.line("build()")] : built))
    nodes.append(.blank)
    if isLong {
      var names = SwiftNames(besides: plan.names + facts.parameters.names)
      nodes +=
        Functions(head: "private func build", part: "build").nodes(built, &names) + [.blank]
    }
    // Outlets are lazy, so a presentation copy creates no layers.
    nodes.append(.line("\(facts.access)override init(layer: Any) { super.init(layer: layer) }"))
    nodes += [.blank, .line("\(facts.access)required init?(coder: NSCoder) { nil }")]
    return nodes
  }

  /// Returns the designated initializer, which has an image provider if the composition contains
  /// images.
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
    nodes += [.blank, .line("/// Creates the layers without images.")]
    nodes.append(
      .block(
        "\(access)convenience override init() {", [.line("self.init(imageProvider: { _ in nil })")])
    )
    guard keepsProvider else { return nodes }
    return nodes
      + [.blank, .line("private var imageProvider: (String) -> CGImage? = { _ in nil }")]
  }

  /// Returns `true` if the code of a layer calls the image provider, which image parameters do not.
  private func asksProvider(_ planned: CompositionPlan.Planned) -> Bool {
    guard case .image(let id) = planned.layer.content else { return planned.takesProvider }
    return facts.parameters.images[id] == nil
  }

  /// The documentation of the initializer, with the names of the images.
  private var imageList: [SwiftNode] {
    let intro = "/// Creates the layers; the provider returns the image for each file name."
    let images = facts.scene.images.map { image in
      let size =
        "\(SwiftLiteral.rounded(image.size.width)) × \(SwiftLiteral.rounded(image.size.height)) pt"
      let place =
        switch image.data {
        case .embedded: "written next to this file"
        case .external(let path): SwiftLiteral.comment(path)
        }
      let name = SwiftLiteral.comment(facts.images.name(of: image.id))
      return "/// - \(name): \(size), \(place)"
    }
    return SwiftNode.lines([intro] + (images.isEmpty ? [] : ["///"]) + images)
  }

  /// The statements that build the class.
  private var built: [SwiftNode] {
    let size = plan.composition.size
    let area = SwiftLiteral.rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
    var nodes: [SwiftNode] = [.line("\(isRoot ? "frame" : "bounds") = \(area)")]
    if isRoot { nodes.append(.line("masksToBounds = true")) }
    if isRoot, let background = facts.scene.background {
      nodes.append(.statement(facts.colors.spelling(background), before: "backgroundColor = "))
    }
    nodes += sublayers(plan.members(of: nil, .sublayer))
    if isRoot, plan.moves { nodes.append(.line("playback.scene = self")) }
    if isRoot, facts.scene.needsDisplayScale {
      let scale: [SwiftExpression.Argument] = [
        .init("", .word("displayScale")), .init("of", .word("self")),
      ]
      nodes.append(.statement(.support(.setContentsScale, scale)))
    }
    return nodes
  }

  /// The maximum number of lines of a statement that adds sublayers.
  private static let mostLines = 40
  /// The maximum number of arrays in a sum, because the compiler checks the types of all operators
  /// together.
  private static let mostGroups = 6

  /// Returns the statements that add sublayers: one statement if it is short enough.
  private func sublayers(_ members: [Int]) -> [SwiftNode] {
    guard !members.isEmpty else { return [] }
    let all = layers.list(members)
    guard SwiftNode.statement(all).isLonger(than: Self.mostLines) else {
      guard let parts = Self.parts(all) else { return [.statement(all, before: "sublayers = ")] }
      return [parts, .line("sublayers = parts.flatMap { $0 }")]
    }
    var parts: [[Int]] = []
    var lines = 0
    for item in members.map(layers.item) where !item.isEmpty {
      let more = SwiftNode.statement(layers.list(item)).lines
      if parts.isEmpty || lines + more > Self.mostLines {
        parts.append([])
        lines = 0
      }
      parts[parts.count - 1] += item
      lines += more
    }
    return parts.map { part in
      let list = layers.list(part)
      let body: [SwiftNode] =
        if let parts = Self.parts(list) {
          [parts, .line("for layer in parts.joined() { addSublayer(layer) }")]
        } else {
          // Arrays of different classes require an explicit type.
          [
            .statement(list, before: "let parts: [CALayer] = "),
            .line("for layer in parts { addSublayer(layer) }"),
          ]
        }
      return .block("do {", body)
    }
  }

  /// Returns the declaration of a list of arrays instead of a sum of many, or `nil` for others.
  private static func parts(_ list: SwiftExpression) -> SwiftNode? {
    guard case .sum(let groups) = list, groups.count > mostGroups else { return nil }
    return .statement(.list(groups), before: "let parts: [[CALayer]] = ")
  }
}
