internal import PegbarBase
internal import PegbarExport
internal import PegbarGeometry
internal import PegbarScene

/// What all parts of a file have to know of its scene: how things are called that stand elsewhere.
struct SceneFacts {
  /// The scene, with its beats among the markers where the style wants that.
  let scene: NormalizedScene
  /// How many markers come from the source; beats follow them.
  let sourceMarkers: Int
  let options: SwiftCode.Options
  /// The name of the class that shows the scene.
  let typeName: String
  /// The definitions that are used, by id.
  let definitions: [String: DefinitionPlan]
  let colors: ColorNames
  let curves: CurveNames
  /// What the image provider is asked for.
  let images: ImageNames
  /// The properties that change what shows.
  let parameters: ParameterTable
  let outlines: OutlineNames
  let times: FrameTimes
  /// The layers of all compositions with their siblings, by id.
  private var plans: [String: CompositionPlan] = [:]

  init(_ source: NormalizedScene, options: SwiftCode.Options) {
    var scene = options.style.marked(source)
    sourceMarkers = source.markers.count
    self.options = options
    typeName = SwiftCode.typeName(for: source, options: options)
    let definitions = DefinitionPlan.plans(for: scene, besides: typeName)
    self.definitions = definitions
    images = ImageNames(scene.images, typeName: typeName)
    colors = ColorNames(scene.palette)
    curves = CurveNames(scene)
    times = FrameTimes(rate: scene.frameRate)
    let plans = ([scene.root] + scene.definitions).map {
      CompositionPlan($0, definitions: definitions)
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
      setsStarts: options.style == .transactions)
    for composition in scene.definitions + [scene.root] where self.plans[composition.id] == nil {
      self.plans[composition.id] = SiblingCode.joined(single(composition), in: self)
    }
  }

  /// The layers of a composition.
  func plan(_ composition: NormalizedComposition) -> CompositionPlan {
    plans[composition.id] ?? single(composition)
  }

  /// The same before siblings are found; layers that follow properties are properties themselves.
  private func single(_ composition: NormalizedComposition) -> CompositionPlan {
    CompositionPlan(composition, definitions: definitions) { layer in
      if parameters.isBound(layer.name, in: composition.id) { return true }
      guard case .instance(let id, _, _) = layer.content else { return false }
      return parameters.entries.contains { $0.reaches(id) }
    }
  }

  /// The siblings of which a layer is one; of a layer in another one only where no others are called
  /// like them.
  func siblings(of layer: LayerReference, in plan: CompositionPlan) -> Siblings? {
    guard layer.number != nil else { return nil }
    guard !layer.path.isEmpty else { return plan.siblings.first { $0.name == layer.name } }
    let all = plans.values.flatMap(\.siblings).filter { $0.name == layer.name }
    return all.count == 1 ? all[0] : nil
  }

  /// `public ` or nothing.
  var access: String { options.access.modifier }

  /// Whether shared functions stand in another file, with what scenes can do.
  var isShared: Bool { options.support == .shared }

  /// What stands before what playing calls.
  var hook: String { isShared ? "override " : "private " }

  /// Whether there are parts that can be played.
  var hasParts: Bool { !scene.markers.isEmpty }

  /// How long the scene plays; nothing that a range could not hold, or that nothing divides.
  var duration: Double { scene.duration.isFinite ? max(scene.duration, 0.001) : 0.001 }

  /// A colour among keyframes: the property that stands for it, or as elsewhere.
  func key(_ color: Color) -> SwiftExpression {
    parameters.colors[color].map { .word($0) } ?? colors.typed(color)
  }
}

/// The names of a scene's colours.
struct ColorNames {
  /// The colours of the palette.
  let palette: [(name: String, color: Color)]
  private let names: [Color: String]

  init(_ palette: [NamedColor]) {
    var names = SwiftNames(taken: ["init", "self", "Type", "rgb"])
    self.palette = palette.map {
      (names.name(for: $0.name, .lower, fallback: "color"), $0.color)
    }
    self.names = self.palette.keyed(by: \.color).mapValues(\.name)
  }

  /// A colour: by its name in the palette if it has one.
  func spelling(_ color: Color) -> SwiftExpression { spelling(color, isTyped: false) }

  /// The same where nothing else says that it is a colour: among values of any kind.
  func typed(_ color: Color) -> SwiftExpression { spelling(color, isTyped: true) }

  private func spelling(_ color: Color, isTyped: Bool) -> SwiftExpression {
    names[color].map { .constant(.palette, $0) } ?? .color(color, isTyped: isTyped)
  }

  /// The palette as an enumeration without cases.
  func nodes(access: String) -> [SwiftNode] {
    guard !palette.isEmpty else { return [] }
    let getters = palette.map { name, color in
      SwiftNode.getter("\(access)static var \(name): CGColor", .color(color, isTyped: false))
    }
    return [.type("\(access)enum Palette", getters), .blank]
  }
}
