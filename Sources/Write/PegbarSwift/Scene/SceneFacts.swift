internal import PegbarBase
internal import PegbarExport
internal import PegbarGeometry
internal import PegbarScene

/// The facts about a scene that all parts of a file share, such as the names of declarations.
struct SceneFacts {
  /// The scene, with markers for its transactions if the style requires them.
  let scene: NormalizedScene
  /// The number of markers from the source, which are before those of transactions.
  let sourceMarkers: Int
  let options: SwiftCode.Options
  /// The name of the generated class.
  let typeName: String
  /// The definitions that the scene uses, by ID.
  let definitions: [String: DefinitionPlan]
  let colors: ColorNames
  let curves: CurveNames
  /// The names that the image provider receives.
  let images: ImageNames
  /// The parameters of the class.
  let parameters: ParameterTable
  let outlines: OutlineNames
  let times: FrameTimes
  /// The minimum number of keyframes of a list of numbers that is written as text.
  let fewestInData: Int
  /// The plans of all compositions with their siblings, by ID.
  private var plans: [String: CompositionPlan] = [:]
  /// The definitions that the layers of each composition show, by the ID of the composition.
  private var shown: [String: [LayerReference: String]] = [:]

  init(_ source: NormalizedScene, options: SwiftCode.Options) {
    var scene = options.style.marked(source)
    sourceMarkers = source.markers.count
    self.options = options
    typeName = SwiftCode.typeName(for: source, options: options)
    let definitions = DefinitionPlan.plans(
      for: scene, besides: typeName, reserved: options.reserved)
    self.definitions = definitions
    images = ImageNames(scene.images, typeName: typeName)
    colors = ColorNames(scene.palette)
    curves = CurveNames(scene)
    times = FrameTimes(rate: scene.frameRate)
    fewestInData = NumberData.fewest(in: scene)
    let plans = ([scene.root] + scene.definitions).map {
      CompositionPlan($0, definitions: definitions, reserved: options.reserved)
    }
    let parameters = ParameterCollector(
      scene, exposed: options.exposed, palette: colors, imageNames: images,
      besides: plans.flatMap(\.names) + definitions.values.map(\.typeName)
    ).table
    self.parameters = parameters
    if options.exposed.contains(.text) { scene.widenTexts { parameters.isBound($1, in: $0) } }
    self.scene = scene
    outlines = OutlineNames(
      plans.filter { definitions[$0.composition.id] != nil || $0.composition.id == scene.root.id },
      setsStarts: options.style == .transactions, place: options.data)
    for composition in scene.definitions + [scene.root] where self.plans[composition.id] == nil {
      self.plans[composition.id] = SiblingCode.joined(single(composition), in: self)
    }
    shown = self.plans.mapValues(\.shown)
  }

  /// Returns the plan of a composition.
  func plan(_ composition: NormalizedComposition) -> CompositionPlan {
    plans[composition.id] ?? single(composition)
  }

  /// Returns the plan of a composition without siblings; layers that follow parameters are
  /// properties.
  private func single(_ composition: NormalizedComposition) -> CompositionPlan {
    CompositionPlan(composition, definitions: definitions, reserved: options.reserved) { layer in
      if parameters.isBound(layer.name, in: composition.id) { return true }
      guard case .instance(let id, _, _) = layer.content else { return false }
      return parameters.entries.contains { $0.reaches(id) }
    }
  }

  /// Returns the siblings to which a layer belongs; its path begins in the composition of a plan.
  func siblings(of layer: LayerReference, in plan: CompositionPlan) -> Siblings? {
    guard layer.number != nil else { return nil }
    var id = plan.composition.id
    for instance in layer.path {
      guard let next = shown[id]?[instance] else { return nil }
      id = next
    }
    let home = layer.path.isEmpty ? plan : plans[id]
    return home?.siblings.first { $0.name == layer.name }
  }

  /// The access modifier with a trailing space, or an empty string.
  var access: String { options.access.modifier }

  /// `true` if shared functions and scene members are in a separate file.
  var isShared: Bool { options.support == .shared }

  /// The modifier of members that playback calls, with a trailing space.
  var hook: String { isShared ? "override " : "private " }

  /// `true` if the scene has parts that can be played.
  var hasParts: Bool { !scene.markers.isEmpty }

  /// The duration of the scene, limited to values that are valid in ranges and as divisors.
  var duration: Double { scene.duration.isFinite ? max(scene.duration, 0.001) : 0.001 }

  /// Returns a color for keyframes: the parameter that replaces it, or its own value.
  func key(_ color: Color) -> SwiftExpression {
    parameters.colors[color].map { .word($0) } ?? colors.typed(color)
  }
}

/// The names of a scene's colors.
struct ColorNames {
  /// The colors of the palette.
  let palette: [(name: String, color: Color)]
  private let names: [Color: String]

  init(_ palette: [NamedColor]) {
    var names = SwiftNames(taken: ["init", "self", "Type", "rgb", "hex"])
    self.palette = palette.map {
      (names.name(for: $0.name, .lower, fallback: "color"), $0.color)
    }
    self.names = self.palette.keyed(by: \.color).mapValues(\.name)
  }

  /// Returns the expression of a color: its name in the palette, or its components.
  func spelling(_ color: Color) -> SwiftExpression { spelling(color, isTyped: false) }

  /// Returns the expression of a color with an explicit type, for lists of mixed values.
  func typed(_ color: Color) -> SwiftExpression { spelling(color, isTyped: true) }

  private func spelling(_ color: Color, isTyped: Bool) -> SwiftExpression {
    names[color].map { .constant(.palette, $0) } ?? .color(color, isTyped: isTyped)
  }

  /// Returns the palette as an enumeration without cases.
  func nodes(access: String) -> [SwiftNode] {
    guard !palette.isEmpty else { return [] }
    let getters = palette.map { name, color in
      SwiftNode.getter("\(access)static var \(name): CGColor", .color(color, isTyped: false))
    }
    return [.type("\(access)enum Palette", getters), .blank]
  }
}
