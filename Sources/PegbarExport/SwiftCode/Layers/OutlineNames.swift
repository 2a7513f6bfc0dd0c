internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Path data that is used several times has a name.
struct OutlineNames {
  private var names: [PathData: String] = [:]
  /// The data by its names, in the order of the layers.
  private var named: [(name: String, data: String)] = []
  /// How long path data is that has a name where it is used several times.
  private static let shortestShared = 60

  /// Finds the paths that the layers of a scene use more than once; the root comes first.
  init(_ plans: [CompositionPlan]) {
    var taken = SwiftNames(taken: ["init", "self", "Type"])
    for (outline, uses) in plans.flatMap(Self.uses).grouped(by: \.outline) where uses.count > 1 {
      let data = outline.text
      guard data.utf8.count >= Self.shortestShared else { continue }
      let common = CommonName.of(uses.map(\.layer))
      let name = taken.name(for: common, .lower, fallback: "common")
      names[outline] = name
      named.append((name, data))
    }
  }

  /// The data of a path, or its name if it is used several times.
  func data(_ path: Path, form: PathForm) -> SwiftExpression {
    let data = PathData(path, keepsCurves: form != .still)
    guard !names.isEmpty, let name = names[data] else { return .path(data) }
    return .constant(.outlines, name)
  }

  /// The paths of a composition in the order of its layers.
  private static func uses(in plan: CompositionPlan) -> [(outline: PathData, layer: String)] {
    var uses: [(outline: PathData, layer: String)] = []
    var shapes: Set<NormalizedShape> = []
    var movements: Set<[PathData]> = []
    for layer in plan.layers.map(\.layer) {
      guard case .shape(let shape) = layer.content else { continue }
      let form = PathForm(of: layer)
      // One function makes shapes that are equal.
      if form == .still, !shapes.insert(shape).inserted { continue }
      // So it does with keys that are.
      let outlines = outlines(of: layer, shape, form)
      if outlines.count > 1, !movements.insert(outlines).inserted { continue }
      uses += outlines.map { ($0, layer.name) }
    }
    return uses
  }

  private static func outlines(
    of layer: NormalizedLayer, _ shape: NormalizedShape, _ form: PathForm
  ) -> [PathData] {
    if case .known = form { return [] }
    let track: Track<Path>? = layer.tracks.track(of: .path)
    let moving = track.map { KeyTable($0).values } ?? []
    guard !moving.areVast else { return [] }
    return ([shape.path] + moving).map { PathData($0, keepsCurves: form != .still) }
  }

  /// The path data that is used several times, as members of the class.
  var nodes: [SwiftNode] {
    guard !named.isEmpty else { return [] }
    let lines = named.map { SwiftNode.line("static let \($0) = \"\($1)\"") }
    return [
      .blank, .line("/// Path data that is used several times."),
      .type("fileprivate enum Outline", lines),
    ]
  }
}

extension [Path] {
  /// Whether they have more vertices than anybody reads.
  fileprivate var areVast: Bool {
    reduce(0) { $0 + $1.vertexCount } > Limits.sharedVertices
  }
}
