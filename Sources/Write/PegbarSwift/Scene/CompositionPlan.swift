internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// A definition that something shows, and the class it becomes.
struct DefinitionPlan {
  /// The class.
  var typeName: String
  /// The definition's canvas.
  var size: Size
  /// Its place in the scene's list.
  var index: Int
  /// Whether its layers keep their depth where it is shown.
  var keepsDepth: Bool
  /// Whether something in it moves.
  var isAnimated: Bool
  /// Whether something in it shows an image.
  var usesImages: Bool

  /// The definitions that the root shows, itself or through others.
  static func plans(
    for scene: NormalizedScene, besides typeName: String
  ) -> [String: DefinitionPlan] {
    let deep = scene.spatialDefinitions
    let used = scene.definitions.shown(from: scene.root.shownDefinitions)
    var plans: [String: DefinitionPlan] = [:]
    var names = SwiftNames(taken: ReservedNames.types.union([typeName]))
    for (index, composition) in scene.definitions.enumerated() where used.contains(composition.id) {
      // Ids are unique; of two that are not, the first counts.
      guard plans[composition.id] == nil else { continue }
      let text = composition.name.isEmpty ? composition.id : composition.name
      // Only what stands before can be referred to, so the plans it needs are there.
      let content = CompositionPlan(composition, definitions: plans)
      plans[composition.id] = DefinitionPlan(
        typeName: SwiftCode.layerTypeName(for: text, in: &names, fallback: "Part"),
        size: composition.size, index: index, keepsDepth: deep.contains(composition.id),
        isAnimated: content.moves, usesImages: content.asksForImages)
    }
    return plans
  }
}

/// What a layer shows that has a timeline of its own.
struct PlayedInstance {
  /// The id of the definition.
  var definition: String
  /// When its time is 0, in seconds.
  var begin: Double
  /// How many of its seconds pass in one.
  var rate: Double

  /// A speed that says nothing of use counts as 1.
  init(of definition: String, begin: Double, rate: Double) {
    (self.definition, self.begin) = (definition, begin)
    self.rate = rate.isFinite && rate > 0 ? rate : 1
  }
}

/// The layers of a composition in one list, with the names they get.
struct CompositionPlan {
  /// What a layer is to the layer that holds it.
  enum Role {
    /// It is drawn.
    case sublayer
    /// It decides where the other shows.
    case mask
  }

  /// A layer and its place.
  struct Planned {
    var layer: NormalizedLayer
    /// How its class calls it.
    var reference: LayerReference
    /// The function that makes it.
    var factory: String
    /// Its class.
    var type: String
    /// The place of the layer that holds it; the composition itself where there is none.
    var host: Int?
    var role: Role
    /// The definition it shows.
    var instance: DefinitionPlan?
    /// Whether it is a property: it moves, or a designer made and named it.
    var isOutlet: Bool { isAnimated || isBound || isNamed }
    /// Whether a designer made and named it: others may want to do something with it.
    var isNamed: Bool { !layer.designerName.isEmpty && !layer.source.contains(".shapes[") }
    /// Whether it follows a property of the class.
    var isBound = false
    /// How many levels of layers without names of their own it holds in its call.
    var depth = 0
    /// How many layers without names of their own its call makes, itself among them; one of which
    /// more is said after it counts twice.
    var weight = 1
    /// Whether the call that would make it among others is long enough without it.
    var standsApart = false
    /// The number of the siblings with which it is one property.
    var siblings: Int?
    /// Whether it turns and its back is never seen.
    var isSingleSided = false
    /// Whether one call cannot make it.
    var needsFactory: Bool {
      !layer.isPlain || isSingleSided || isMissing || depth > Limits.inlineDepth
        || standsApart
    }
    /// What layers have in common that may be made by one call: nothing for those that nobody
    /// named, and the name before its number for those that a designer copied; nil for all others.
    var family: String? {
      guard isOutlet, !needsFactory else { return nil }
      guard isNamed else { return "" }
      let base = layer.designerName.reversed().drop { $0.isNumber || $0 == " " }
      return base.isEmpty ? nil : String(base.reversed())
    }
    /// Whether it shows a definition that is not there.
    private var isMissing: Bool {
      guard case .instance = layer.content else { return false }
      return instance == nil
    }
    /// Whether it or something that it shows moves.
    var isAnimated: Bool { !layer.tracks.isEmpty || instance?.isAnimated == true }
    /// What it shows that moves.
    var played: PlayedInstance? {
      guard case .instance(let id, let begin, let rate) = layer.content,
        instance?.isAnimated == true
      else { return nil }
      return PlayedInstance(of: id, begin: begin, rate: rate)
    }

    /// Whether what it shows is made with something that gives it its pictures.
    var takesProvider: Bool { instance?.usesImages == true }
  }

  let composition: NormalizedComposition
  /// Each layer before those it holds, back to front; masks before sublayers.
  private(set) var layers: [Planned] = []
  /// The places of the layers that each one holds, and of those that the composition does.
  private var held: [Int?: [Int]] = [:]

  init(
    _ composition: NormalizedComposition, definitions: [String: DefinitionPlan],
    isBound: (NormalizedLayer) -> Bool = { _ in false }
  ) {
    self.composition = composition
    // In scripts without capitals a layer and a class could have one name.
    var names = SwiftNames(besides: definitions.values.map(\.typeName))
    Self.visit(composition) { layer, host, role in
      let instance = Self.instance(in: layer, of: composition, definitions)
      let name = names.name(
        for: layer.name, .lower, fallback: Self.facts(of: layer).name, kind: "Layer",
        companions: { [Self.factory($0)] })
      held[host, default: []].append(layers.count)
      layers.append(
        Planned(
          layer: layer, reference: LayerReference(name: name), factory: Self.factory(name),
          type: instance?.typeName ?? Self.facts(of: layer).type, host: host, role: role,
          instance: instance, isBound: isBound(layer),
          weight: layer.isModified ? 2 : 1))
    }
    for index in layers.indices {
      guard let host = layers[index].host, layers[index].role == .sublayer else { continue }
      layers[index].isSingleSided = layers[index].layer.showsItsFrontAlone(in: layers[host].layer)
    }
    // Those held come after their host.
    for index in layers.indices.reversed() {
      let planned = layers[index]
      guard let host = planned.host, !planned.isOutlet, !planned.needsFactory else { continue }
      guard layers[host].weight + planned.weight <= Limits.inlineWeight else {
        layers[index].standsApart = true
        continue
      }
      layers[host].weight += planned.weight
      layers[host].depth = max(layers[host].depth, planned.depth + 1)
    }
  }

  /// Layers that are one property.
  private(set) var siblings: [Siblings] = []

  /// The names that stand in the class.
  var names: [String] {
    layers.flatMap { [$0.reference.name, $0.factory] } + siblings.flatMap { [$0.name, $0.element] }
  }

  /// Makes layers one property.
  mutating func join(_ siblings: Siblings) {
    for (number, index) in siblings.members.enumerated() {
      layers[index].reference = LayerReference(name: siblings.name, number: number)
      layers[index].siblings = self.siblings.count
    }
    self.siblings.append(siblings)
  }

  /// Whether something in it moves.
  var moves: Bool { layers.contains(where: \.isAnimated) }

  /// Whether its class is made with something that gives it its pictures.
  var asksForImages: Bool {
    layers.contains { if case .image = $0.layer.content { true } else { $0.takesProvider } }
  }

  /// The places of the layers that one layer holds, or of the composition's own.
  func members(of host: Int?, _ role: Role) -> [Int] {
    (held[host] ?? []).filter { layers[$0].role == role }
  }

  /// The names of a layer and of those that hold it, from the outermost on.
  func holders(of place: Int) -> [String] {
    var names: [String] = []
    var next: Int? = place
    while let place = next {
      names.append(layers[place].layer.name)
      next = layers[place].host
    }
    return names.reversed()
  }

  /// Walks a tree of any depth without recursion.
  private static func visit(
    _ composition: NormalizedComposition,
    _ body: (NormalizedLayer, _ host: Int?, Role) -> Void
  ) {
    var waiting = composition.layers.reversed().map {
      (layer: $0, host: Int?.none, role: Role.sublayer)
    }
    var index = 0
    while !Cancellation.isRequested, let (layer, host, role) = waiting.popLast() {
      body(layer, host, role)
      waiting += layer.sublayers.reversed().map { ($0, index, .sublayer) }
      waiting += (layer.mask?.layers ?? []).reversed().map { ($0, index, .mask) }
      index += 1
    }
  }

  /// A definition shows only those before it; anything else would never end.
  private static func instance(
    in layer: NormalizedLayer, of composition: NormalizedComposition,
    _ definitions: [String: DefinitionPlan]
  ) -> DefinitionPlan? {
    guard case .instance(let id, _, _) = layer.content, let plan = definitions[id],
      plan.index < definitions[composition.id]?.index ?? .max
    else { return nil }
    return plan
  }

  private static func factory(_ name: String) -> String {
    guard let first = name.first else { return "make" }
    return "make" + first.uppercased() + name.dropFirst()
  }

  /// The class of a layer by what it draws, and the name of one that has none.
  private static func facts(of layer: NormalizedLayer) -> (type: String, name: String) {
    switch layer.content {
    case .none: (layer.keepsDepth ? "CATransformLayer" : "CALayer", "group")
    case .color: ("CALayer", "solid")
    case .image: ("CALayer", "image")
    case .shape: ("CAShapeLayer", "shape")
    case .gradient: ("CAGradientLayer", "gradient")
    case .text: ("CATextLayer", "text")
    case .instance: ("CALayer", "instance")
    }
  }
}
