internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

// Path data that is used several times has a name.
extension SceneCode {
  /// How long path data is that has a name where it is used several times.
  private static let shortestShared = 60

  /// Finds the path data that is used more than once, and gives it names.
  mutating func shareOutlines() {
    var names = SwiftNames(taken: ["init", "self", "Type"])
    for (data, uses) in outlineUses().grouped(by: \.data)
    where uses.count > 1 && data.utf8.count >= Self.shortestShared {
      let common = CommonName.of(uses.map(\.layer))
      sharedOutlines[data] = names.name(for: common, .lower, fallback: "common")
      outlineOrder.append(data)
    }
  }

  /// All path data in the order of the layers.
  private func outlineUses() -> [(data: String, layer: String)] {
    var uses: [(data: String, layer: String)] = []
    for composition in [scene.root] + scene.definitions {
      var shapes: Set<NormalizedShape> = []
      var movements: Set<[String]> = []
      for layer in CompositionPlan(composition, definitions: definitions).layers.map(\.layer) {
        // One function makes shapes that are equal.
        if case .shape(let shape) = layer.content, form(of: layer) == .still,
          !shapes.insert(shape).inserted
        {
          continue
        }
        // So it does with keys that are.
        let data = pathData(of: layer)
        if data.count > 1, !movements.insert(data).inserted { continue }
        uses += data.map { ($0, layer.name) }
      }
    }
    return uses
  }

  private func pathData(of layer: NormalizedLayer) -> [String] {
    guard case .shape(let shape) = layer.content else { return [] }
    let form = form(of: layer)
    guard form != .oval, form != .rounded else { return [] }
    let track: Track<Path>? = layer.tracks.track(of: .path)
    let moving = track.map { KeyTable($0).values } ?? []
    guard !moving.areVast else { return [] }
    return ([shape.path] + moving).map { PathData($0, keepsCurves: form != .still).text }
  }

  /// Writes the path data that is used several times.
  mutating func outlines() {
    guard !outlineOrder.isEmpty else { return }
    var part = SwiftText(depth: 1)
    part.line()
    part.line("/// Path data that is used several times.")
    let lines = outlineOrder.map { "static let \(sharedOutlines[$0] ?? "") = \"\($0)\"" }
    part.block("fileprivate enum Outline {", of: lines)
    text.append(part.bytes)
  }
}

extension [Path] {
  /// Whether they have more vertices than anybody reads.
  fileprivate var areVast: Bool {
    reduce(0) { $0 + $1.vertexCount } > Limits.sharedVertices
  }
}
