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
  /// The shared functions whose calls would spare less than they take: they are written out.
  private(set) var inlined: Set<Support> = []
  /// The labels that calls of `place` have, and those of calls of `stroked`.
  var placeArguments: Set<String> = []
  var strokeArguments: Set<String> = []
  /// Whether a shape is filled by the even-odd rule.
  var fillsEvenOdd = false
  /// Whether a shape that moves has no outline at the end.
  var hasEmptyPaths = false
  /// Whether a gradient is radial.
  var hasRadialGradients = false
  /// The path data that is used several times, with the names it has.
  var sharedOutlines: [String: String] = [:]
  /// That data in the order of the layers.
  var outlineOrder: [String] = []
  /// The commands that path data has.
  var pathCommands: Set<Character> = []
  /// The definitions that play timelines of their own, where not all of them do.
  var timelineDefinitions: Set<String>?
  /// When what plays the keys that are being written must be gone, in seconds.
  var keyLimit: Double?
  /// The layers that take each other's place in beats, by their names.
  var playedSwaps: [[String]] = []
  /// Whether a curve among others is linear.
  var usesLinearCurve = false
  /// Whether a layer that moves along curves has straight ways between them.
  var hasStraightTravels = false
  /// Whether an animation has curves that are not linear.
  var usesCurves = false
  /// The animations that several layers of the present class have, by what they have in common.
  var sharedMoves: [String: SharedMove] = [:]
  /// Their signatures in the order of the layers.
  var sharedOrder: [String] = []
  /// The shapes that several layers of the present class have, with the functions that make them.
  var sharedShapes: [String: String] = [:]
  var text = SwiftText()

  private let palette: [(name: String, color: Color)]
  private let curves: [(name: String, curve: TimingCurve)]

  init(_ scene: NormalizedScene, options: SwiftCode.Options) {
    switch options.style {
    case .timeline: self.scene = scene.withBeatsAsMarkers
    case .transactions: self.scene = scene
    }
    sourceMarkers = scene.markers.count
    self.options = options
    let typeName = SwiftCode.typeName(for: scene, options: options)
    self.typeName = typeName
    definitions = DefinitionPlan.plans(for: scene, besides: typeName)

    imageNames = ImageNames(scene.images)
    var names = SwiftNames(taken: ["init", "self", "Type", "rgb"])
    palette = scene.palette.map {
      (names.name(for: $0.name, .lower, fallback: "color"), $0.color)
    }
    names = SwiftNames(taken: [
      "init", "self", "Type", "linear", "points", "function",
    ])
    curves = scene.curves.map {
      (names.name(for: $0.name, .lower, fallback: "curve"), $0.curve)
    }
    colorNames = Dictionary(
      palette.map { ($0.color, "Palette." + $0.name) }, uniquingKeysWith: { first, _ in first })
    curveNames = Dictionary(
      curves.map { ($0.curve, "." + $0.name) }, uniquingKeysWith: { first, _ in first })
    collectParameters()
  }

  /// Finds what becomes a property; no layer has its name.
  private mutating func collectParameters() {
    let plans = ([scene.root] + scene.definitions).map {
      CompositionPlan($0, definitions: definitions)
    }
    let taken = plans.flatMap { $0.layers.flatMap { [$0.name, $0.factory] } }
    parameters =
      ParameterCollector(
        scene, exposed: options.exposed, palette: colorNames, imageNames: imageNames,
        besides: Set(taken).union(definitions.values.map(\.typeName))
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
      for planned in plan.layers {
        guard case .instance(let shown, _, _) = planned.layer.content else { continue }
        names.formUnion(reached[shown] ?? [])
      }
      reached[id, default: []].formUnion(names)
    }
  }

  /// The layers of a composition; those that follow properties are properties themselves.
  func plan(_ composition: NormalizedComposition) -> CompositionPlan {
    CompositionPlan(composition, definitions: definitions) { layer in
      if parameters.isBound(layer.name, in: composition.id) { return true }
      guard case .instance(let id, _, _) = layer.content else { return false }
      return !(reached[id] ?? []).isEmpty
    }
  }

  /// `public ` or nothing.
  var access: String {
    switch options.access {
    case .internal: ""
    case .public: "public "
    }
  }

  /// From how many bytes on every shared function is worth its place.
  private static let longFile = 60_000

  /// The whole file.
  ///
  /// A short one is written twice: the draft tells which shared functions spare less than they
  /// take.
  func write() -> [UInt8] {
    var draft = self
    let bytes = draft.file()
    let idle = draft.support.idle
    guard bytes.count < Self.longFile || idle.contains(.travel), !idle.isEmpty else {
      return bytes
    }
    var final = self
    final.inlined = idle
    return final.file()
  }

  /// The whole file, as the shared functions stand.
  ///
  /// The layers are written first, since only they tell which shared parts are needed.
  private mutating func file() -> [UInt8] {
    let plan = plan(scene.root)
    shareOutlines()
    text = SwiftText(depth: 1)
    layerClass(plan, isRoot: true)
    for (index, composition) in scene.definitions.enumerated() {
      // Nothing shows a definition without a plan.
      guard let definition = definitions[composition.id], definition.index == index else {
        continue
      }
      text.line()
      let nested = self.plan(composition)
      nestedClass(nested, definition)
    }
    let layers = text.bytes

    text = SwiftText()
    header()
    text.line("\(access)final class \(typeName): CALayer {")
    values()
    text.append(layers)
    outlines()
    text.line("}")
    supportCode()
    return text.bytes
  }

  private mutating func header() {
    let size = scene.root.size
    let facts = [
      "\(SwiftLiteral.rounded(size.width)) × \(SwiftLiteral.rounded(size.height)) pt",
      "\(SwiftLiteral.rounded(scene.frameRate)) fps",
      "\(SwiftLiteral.rounded(scene.duration)) s",
    ]
    for line in options.header.lines(for: typeName + ".swift", facts: facts.joined(separator: ", "))
    {
      text.line(line)
    }
    text.line("import Foundation")
    text.line("import QuartzCore")
    text.line()
  }

  /// The palette, the curves and the markers.
  private mutating func values() {
    let access = access
    var part = SwiftText(depth: 1)
    if !palette.isEmpty {
      let literals = literals()
      part.block("\(access)enum Palette {") { text in
        for (name, value) in literals {
          text.line("\(access)static var \(name): CGColor { \(value) }")
        }
      }
      part.line()
    }
    if usesCurves {
      part.block("struct Curve: Sendable {") { text in
        if usesLinearCurve { text.line("static let linear = Curve(points: [0, 0, 1, 1])") }
        for (name, curve) in curves {
          text.line("static let \(name) = Curve(\(Self.literal(curve)))")
        }
        text.line()
        text.line("let points: [Float]")
        text.block("var function: CAMediaTimingFunction {") {
          $0.line(
            "CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])")
        }
      }
      part.line()
    }
    switch options.style {
    case .timeline: if plan(scene.root).moves { markers(in: &part) }
    case .transactions: break  // beats are the parts that can be played
    }
    text.append(part.bytes)
  }

  /// The colours of the palette: by the short functions where several need them.
  private mutating func literals() -> [(name: String, value: String)] {
    let hexadecimal = palette.count { Self.hex($0.color) != nil }
    let isHexUsed = hexadecimal > 3 || support.contains(.hexColor)
    let isDecimalUsed = palette.count - hexadecimal > 3 || support.contains(.rgb)
    return palette.map { name, color in
      if isHexUsed, let hex = Self.hex(color) {
        support.insert(.hexColor)
        return (name, "rgb(0x\(hex)\(Self.alpha(color)))")
      }
      guard isDecimalUsed else { return (name, Self.literal(color)) }
      support.insert(.rgb)
      return (name, Self.decimal(color))
    }
  }

  /// A colour as Swift: by its name in the palette if it has one.
  mutating func spelling(_ color: Color) -> String { colorNames[color] ?? short(color) }

  /// A colour by a function that takes its numbers: a hexadecimal one where that says it all.
  private mutating func short(_ color: Color) -> String {
    if let hex = Self.hex(color) {
      support.insert(.hexColor)
      return "rgb(0x\(hex)\(Self.alpha(color)))"
    }
    support.insert(.rgb)
    return Self.decimal(color)
  }

  private static func decimal(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map(SwiftLiteral.number)
    return "rgb(\(parts.joined(separator: ", "))\(alpha(color)))"
  }

  private static func alpha(_ color: Color) -> String {
    color.alpha == 1 ? "" : ", alpha: \(SwiftLiteral.number(color.alpha))"
  }

  /// Six hexadecimal digits; nothing where a part is no 255th but for its rounding to 1e-5.
  private static func hex(_ color: Color) -> String? {
    var digits = ""
    for part in [color.red, color.green, color.blue] {
      let steps = (part * 255).rounded()
      guard abs(steps / 255 - part) < 1e-5, let step = UInt8(exactly: steps) else { return nil }
      digits += (step < 16 ? "0" : "") + String(step, radix: 16, uppercase: true)
    }
    return digits
  }

  /// A curve as Swift: by its name if it has one.
  mutating func spelling(_ curve: Curve) -> String {
    switch curve {
    case .linear, .hold, .spring:
      // A hold has become a jump between two keys; nothing moves along its curve. Springs have
      // animations of their own.
      usesLinearCurve = true
      return ".linear"
    case .bezier(let curve):
      return curveNames[curve] ?? "Curve(\(Self.literal(curve)))"
    }
  }

  static func literal(_ color: Color) -> String {
    let parts = [
      ("srgbRed", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha),
    ]
    return "CGColor("
      + parts.map { "\($0.0): \(SwiftLiteral.number($0.1))" }.joined(separator: ", ") + ")"
  }

  /// Core Animation takes control points whose share of the time is 0…1 alone.
  private static func literal(_ curve: TimingCurve) -> String {
    let points = [min(max(curve.x1, 0), 1), curve.y1, min(max(curve.x2, 0), 1), curve.y2]
    return "points: [\(points.map(SwiftLiteral.number).joined(separator: ", "))]"
  }
}
