internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// A definition that is used, and the class that is generated from it.
struct DefinitionPlan {
  /// The name of the class.
  var typeName: String
  /// The size of the definition's canvas.
  var size: Size
  /// The index in the scene's list of definitions.
  var index: Int
  /// `true` if its layers keep their depth in the host layer.
  var keepsDepth: Bool
  /// `true` if it contains animated layers.
  var isAnimated: Bool
  /// `true` if it contains images.
  var usesImages: Bool

  /// Returns the definitions that the root uses, directly or through others.
  static func plans(
    for scene: NormalizedScene, besides typeName: String, reserved: Set<String>
  ) -> [String: DefinitionPlan] {
    let deep = scene.spatialDefinitions
    let used = scene.definitions.shown(from: scene.root.shownDefinitions)
    var plans: [String: DefinitionPlan] = [:]
    var names = SwiftNames(taken: ReservedNames.types.union(reserved).union([typeName]))
    for (index, composition) in scene.definitions.enumerated() where used.contains(composition.id) {
      // Ids are unique. If not, the first definition is used.
      guard plans[composition.id] == nil else { continue }
      let text = composition.name.isEmpty ? composition.id : composition.name
      // A definition can refer only to definitions before it, so their plans exist.
      let content = Self.content(of: composition, plans)
      plans[composition.id] = DefinitionPlan(
        typeName: SwiftCode.layerTypeName(for: text, in: &names, fallback: "Part"),
        size: composition.size, index: index, keepsDepth: deep.contains(composition.id),
        isAnimated: content.moves, usesImages: content.asksForImages)
    }
    return plans
  }

  /// Returns whether a composition contains animated layers, and whether it requires images.
  private static func content(
    of composition: NormalizedComposition, _ definitions: [String: DefinitionPlan]
  ) -> (moves: Bool, asksForImages: Bool) {
    var (moves, asksForImages) = (false, false)
    CompositionPlan.visit(composition) { layer, _, _ in
      let instance = CompositionPlan.instance(in: layer, of: composition, definitions)
      moves = moves || !layer.tracks.isEmpty || instance?.isAnimated == true
      if case .image = layer.content { asksForImages = true }
      asksForImages = asksForImages || instance?.usesImages == true
    }
    return (moves, asksForImages)
  }
}

/// An instance of a definition with its own timeline.
struct PlayedInstance {
  /// The ID of the definition.
  var definition: String
  /// The time at which the instance's time is 0, in seconds.
  var begin: Double
  /// The number of seconds of the instance in one second.
  var rate: Double

  /// Creates an instance; an invalid rate becomes 1.
  init(of definition: String, begin: Double, rate: Double) {
    (self.definition, self.begin) = (definition, begin)
    self.rate = rate.isFinite && rate > 0 ? rate : 1
  }
}

/// The layers of a composition in one list, with their names.
struct CompositionPlan {
  /// The role of a layer in its host.
  enum Role {
    /// A visible sublayer.
    case sublayer
    /// A layer that masks its host.
    case mask
  }

  /// A layer with its position in the tree.
  struct Planned {
    var layer: NormalizedLayer { didSet { form = PathForm(of: layer) } }
    /// The form of the paths of a shape layer.
    private(set) var form: PathForm
    /// The name of the layer in its class.
    var reference: LayerReference
    /// The name of the function that creates the layer.
    var factory: String
    /// The name of the layer's class.
    var type: String
    /// The index of the host layer, or `nil` for the composition itself.
    var host: Int?
    var role: Role
    /// The definition that the layer shows.
    var instance: DefinitionPlan?
    /// `true` if the layer is a property: it is animated, bound to a parameter, or named by a
    /// designer.
    var isOutlet: Bool { isAnimated || isBound || isNamed }
    /// `true` if a designer created and named the layer, so that other code may use it.
    var isNamed: Bool { !layer.designerName.isEmpty && !layer.source.hasBytes(of: ".shapes[") }
    /// `true` if the layer follows a parameter of the class.
    var isBound = false
    /// The nesting depth of layers without a property in the layer's call.
    var depth = 0
    /// The number of layers without a property that the layer's call creates, including itself.
    ///
    /// A layer with modifiers counts twice.
    var weight = 1
    /// `true` if the host's call is long enough without the layer.
    var standsApart = false
    /// The index of the siblings to which the layer belongs.
    var siblings: Int?
    /// `true` if the layer rotates and its back is never visible.
    var isSingleSided = false
    /// `true` if the layer requires more than one call.
    var needsFactory: Bool {
      !layer.isPlain || isSingleSided || isMissing || depth > Limits.inlineDepth
        || standsApart
    }
    /// The key of layers that one call may create, or `nil` for other layers.
    ///
    /// The key is empty for layers that nobody named. For layers that a designer duplicated, it is
    /// the name before the number.
    var family: String? {
      guard isOutlet, !needsFactory else { return nil }
      guard isNamed else { return "" }
      let base = NumberedName(layer.designerName).stem
      return base.isEmpty ? nil : base
    }
    /// `true` if the layer shows a missing definition.
    private var isMissing: Bool {
      guard case .instance = layer.content else { return false }
      return instance == nil
    }
    /// `true` if the layer or its content is animated.
    var isAnimated: Bool { !layer.tracks.isEmpty || instance?.isAnimated == true }
    /// The animated instance that the layer shows.
    var played: PlayedInstance? {
      guard case .instance(let id, let begin, let rate) = layer.content,
        instance?.isAnimated == true
      else { return nil }
      return PlayedInstance(of: id, begin: begin, rate: rate)
    }

    /// `true` if the layer's content requires an image provider.
    var takesProvider: Bool { instance?.usesImages == true }
  }

  let composition: NormalizedComposition
  /// The names that the class must not declare.
  private let reserved: Set<String>
  /// The layers, back to front, each before the layers that it contains, and masks before
  /// sublayers.
  private(set) var layers: [Planned] = []
  /// The indices of the layers in each host; `nil` is the composition.
  private var held: [Int?: [Int]] = [:]

  init(
    _ composition: NormalizedComposition, definitions: [String: DefinitionPlan],
    reserved: Set<String> = [], isBound: (NormalizedLayer) -> Bool = { _ in false }
  ) {
    (self.composition, self.reserved) = (composition, reserved)
    // In scripts without capital letters, a layer and a class could have the same name.
    var names = SwiftNames(besides: definitions.values.map(\.typeName) + reserved)
    var stems: [String: Int] = [:]
    Self.visit(composition) { layer, _, _ in
      stems[NumberedName(layer.name).stem, default: 0] += 1
    }
    Self.visit(composition) { layer, host, role in
      let instance = Self.instance(in: layer, of: composition, definitions)
      // A number that distinguishes nothing is omitted.
      let stem = NumberedName(layer.name).stem
      let isOnly = stem.count >= Self.shortestStem && stems[stem] == 1
      let name = names.name(
        for: isOnly ? stem : layer.name, .lower, fallback: Self.facts(of: layer).name,
        kind: "Layer",
        companions: { [Self.factory($0)] })
      held[host, default: []].append(layers.count)
      layers.append(
        Planned(
          layer: layer, form: PathForm(of: layer), reference: LayerReference(name: name),
          factory: Self.factory(name), type: instance?.typeName ?? Self.facts(of: layer).type,
          host: host, role: role,
          instance: instance, isBound: isBound(layer),
          weight: layer.isModified ? 2 : 1))
    }
    for index in layers.indices {
      guard let host = layers[index].host, layers[index].role == .sublayer else { continue }
      layers[index].isSingleSided = layers[index].layer.showsItsFrontAlone(in: layers[host].layer)
    }
    // Hosts are before the layers that they contain.
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

  /// The groups of layers that share a property.
  private(set) var siblings: [Siblings] = []

  /// The names that the class declares or must not declare.
  var names: [String] {
    layers.flatMap { [$0.reference.name, $0.factory] }
      + siblings.flatMap { [$0.name, $0.element] } + reserved
  }

  /// Makes layers elements of one property.
  mutating func join(_ siblings: Siblings) {
    for (number, index) in siblings.members.enumerated() {
      layers[index].reference = LayerReference(name: siblings.name, number: number)
      layers[index].siblings = self.siblings.count
    }
    self.siblings.append(siblings)
  }

  /// `true` if the composition contains animated layers.
  var moves: Bool { layers.contains(where: \.isAnimated) }

  /// `true` if the initializer of the class requires an image provider.
  var asksForImages: Bool {
    layers.contains { if case .image = $0.layer.content { true } else { $0.takesProvider } }
  }

  /// The definitions that the layers show.
  var shown: [LayerReference: String] {
    layers.reduce(into: [:]) { shown, planned in
      if case .instance(let id, _, _) = planned.layer.content { shown[planned.reference] = id }
    }
  }

  /// Returns the indices of the layers in a host, or of those of the composition.
  func members(of host: Int?, _ role: Role) -> [Int] {
    (held[host] ?? []).filter { layers[$0].role == role }
  }

  /// Returns the names of the hosts of a layer, from the outermost, and its own.
  func holders(of place: Int) -> [String] {
    var names: [String] = []
    var next: Int? = place
    while let place = next {
      names.append(layers[place].layer.name)
      next = layers[place].host
    }
    return names.reversed()
  }

  /// Walks the tree without recursion, so that its depth is unlimited.
  fileprivate static func visit(
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

  /// The minimum number of characters in a name whose number can be omitted.
  private static let shortestStem = 3

  /// Returns the definition that a layer shows, which must be before its own to avoid a cycle.
  fileprivate static func instance(
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

  /// Returns the class of a layer, determined by its content, and the name for an unnamed layer.
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
