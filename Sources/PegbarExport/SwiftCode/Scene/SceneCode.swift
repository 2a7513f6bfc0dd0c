internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Writes one scene: what its classes share, and the text so far.
struct SceneCode {
  private(set) var scene: NormalizedScene
  /// How many markers come from the source; beats follow them.
  let sourceMarkers: Int
  let options: SwiftCode.Options
  /// The name of the class that shows the scene.
  let typeName: String
  /// The definitions that are used, by id.
  let definitions: [String: DefinitionPlan]
  /// How colours of the palette are spelt.
  let colorNames: [Color: String]
  /// What the image provider is asked for.
  let imageNames: ImageNames
  /// The properties that change what shows.
  private(set) var parameters = ParameterTable()
  /// The names of the properties that reach into a definition, by its id.
  private(set) var reached: [String: Set<String>] = [:]
  /// The id of the composition whose class is being written.
  var composition = ""
  /// How named curves are spelt.
  let curveNames: [TimingCurve: String]
  /// The shared functions that have been called.
  var support = SupportCalls()
  /// The path data that is used several times, with the names it has.
  var sharedOutlines: [String: String] = [:]
  /// That data in the order of the layers.
  var outlineOrder: [String] = []
  /// The definitions that play timelines of their own, where not all of them do.
  var timelineDefinitions: Set<String>?
  /// When what plays the keys that are being written must be gone, in seconds.
  var keyLimit: Double?
  /// The layers that take each other's place outside of the timeline.
  var exchanges: [BeatPlan.Swap] = []
  /// Whether frames are written as one text.
  var hasFrameData = false
  /// The names of the curves that have been spelt.
  var usedCurves: Set<String> = []
  /// The animations that several layers of the present class have, by what they have in common.
  var sharedMoves: [String: SharedMove] = [:]
  /// Their signatures in the order of the layers.
  var sharedOrder: [String] = []
  /// The layers of all compositions with their siblings, by id.
  private(set) var plans: [String: CompositionPlan] = [:]
  /// The shapes that several layers of the present class have, with the functions that make them.
  var sharedShapes: [String: String] = [:]
  var text = SwiftText()

  private let palette: [(name: String, color: Color)]
  /// The curves that have names, as those are spelt.
  let curves: [NamedCurve]

  init(_ scene: NormalizedScene, options: SwiftCode.Options) {
    self.scene = options.style.marked(scene)
    sourceMarkers = scene.markers.count
    self.options = options
    let typeName = SwiftCode.typeName(for: scene, options: options)
    self.typeName = typeName
    definitions = DefinitionPlan.plans(for: scene, besides: typeName)

    imageNames = ImageNames(scene.images, typeName: typeName)
    var names = SwiftNames(taken: ["init", "self", "Type", "rgb"])
    palette = scene.palette.map { (names.name(for: $0.name, .lower, fallback: "color"), $0.color) }
    names = SwiftNames(taken: ["init", "self", "Type", "linear"])
    curves = scene.curves.map {
      NamedCurve(name: names.name(for: $0.name, .lower, fallback: "curve"), curve: $0.curve)
    }
    colorNames = palette.keyed(by: \.color).mapValues { "Palette." + $0.name }
    let plain = Self.plainCurves(of: curves, in: self.scene)
    curveNames = curves.filter { !plain.contains($0.name) }.keyed(by: \.curve).mapValues(\.name)
    collectParameters()
  }

  /// Finds what becomes a property; no layer has its name.
  private mutating func collectParameters() {
    let plans = ([scene.root] + scene.definitions).map {
      CompositionPlan($0, definitions: definitions)
    }
    parameters =
      ParameterCollector(
        scene, exposed: options.exposed, palette: colorNames, imageNames: imageNames,
        besides: plans.flatMap(\.names) + definitions.values.map(\.typeName)
      ).table
    guard !parameters.entries.isEmpty else { return }
    if options.exposed.contains(.text) {
      scene.widenTexts { [parameters] in parameters.isBound($1, in: $0) }
    }
    // A definition shows only those before it.
    for plan in plans.dropFirst() + plans.prefix(1) {
      let id = plan.composition.id
      var names = Set(
        parameters.entries.filter { $0.uses[id] != nil || $0.keyed.contains(id) }.map(\.name))
      for shown in plan.composition.shownDefinitions { names.formUnion(reached[shown] ?? []) }
      reached[id, default: []].formUnion(names)
    }
  }

  /// The layers of a composition; those that follow properties are properties themselves.
  func plan(_ composition: NormalizedComposition) -> CompositionPlan {
    if let plan = plans[composition.id] { return plan }
    return CompositionPlan(composition, definitions: definitions) { layer in
      if parameters.isBound(layer.name, in: composition.id) { return true }
      guard case .instance(let id, _, _) = layer.content else { return false }
      return !(reached[id] ?? []).isEmpty
    }
  }

  /// `public ` or nothing.
  var access: String { options.access.modifier }

  /// The whole file.
  ///
  /// The layers are written first, since only they tell which shared parts are needed.
  mutating func write() -> [UInt8] {
    shareOutlines()
    for composition in scene.definitions + [scene.root] where plans[composition.id] == nil {
      plans[composition.id] = joined(self.plan(composition))
    }
    let plan = plan(scene.root)
    text = SwiftText(depth: 1)
    layerClass(plan)
    for (index, composition) in scene.definitions.enumerated() {
      // Nothing shows a definition without a plan.
      guard let definition = definitions[composition.id], definition.index == index else {
        continue
      }
      text.line()
      nestedClass(self.plan(composition), definition)
    }
    let layers = text.bytes

    text = SwiftText()
    header()
    text.line("/// For \(SupportFile.systems) and later.")
    text.line("\(access)final class \(typeName): \(inherited(by: plan)) {")
    values()
    text.append(layers)
    outlines()
    text.line("}")
    curvePoints()
    frameFunctions()
    if !isShared {
      text.support(Support.withNeeds(support.functions)) { "private extension \($0.rawValue)" }
    }
    return text.bytes
  }

  /// Whether shared functions stand in another file, with what scenes can do.
  var isShared: Bool { options.support == .shared }

  /// What the class of the scene inherits.
  private func inherited(by plan: CompositionPlan) -> String {
    guard isShared else { return "CALayer" }
    let base = options.style == .transactions && plan.moves ? SupportFile.beats : SupportFile.scene
    return hasParts && plan.moves ? "\(base), \(SupportFile.marked)" : base
  }

  private mutating func header() {
    let size = scene.root.size
    let facts = [
      "\(SwiftLiteral.rounded(size.width)) × \(SwiftLiteral.rounded(size.height)) pt",
      "\(SwiftLiteral.rounded(scene.frameRate)) fps",
      "\(SwiftLiteral.rounded(scene.duration)) s",
    ]
    let lines = options.header.lines(for: typeName + ".swift", facts: facts.joined(separator: ", "))
    for line in lines { text.line(line) }
    text.lines("import Foundation\nimport QuartzCore\n")
  }

  /// The palette and the markers.
  private mutating func values() {
    var part = SwiftText(depth: 1)
    if !palette.isEmpty {
      part.block("\(access)enum Palette {") { text in
        for (name, color) in palette {
          text.getter("\(access)static var \(name): CGColor", short(color))
        }
      }
      part.line()
    }
    if plan(scene.root).moves { markers(in: &part) }
    text.append(part.bytes)
  }

  /// What is written apart from the text so far, some steps further in.
  mutating func apart(deeper steps: Int = 1, _ write: (inout SceneCode) -> Void) -> [UInt8] {
    let outer = text
    text = SwiftText(depth: outer.depth + steps)
    write(&self)
    defer { text = outer }
    return text.bytes
  }

  /// A colour as Swift: by its name in the palette if it has one.
  mutating func spelling(_ color: Color) -> String { colorNames[color] ?? short(color) }

  /// The same where nothing else says that it is a colour: among values of any kind.
  mutating func typedSpelling(_ color: Color) -> String {
    colorNames[color] ?? "CGColor" + short(color)
  }

  /// A colour by its parts.
  private mutating func short(_ color: Color) -> String {
    support.insert(.rgb)
    return SwiftLiteral.color(color)
  }
}
