internal import PegbarScene

// Path data that is used several times has a name.
extension SceneCode {
  /// How long path data is that may be written again.
  private static let shortestShared = 40

  /// Finds the path data that is used more than once, and gives it names.
  mutating func shareOutlines() {
    var users: [String: [String]] = [:]
    var order: [String] = []
    for composition in [scene.root] + scene.definitions {
      var shapes: Set<NormalizedShape> = []
      var ways: Set<[String]> = []
      for layer in CompositionPlan(composition, definitions: definitions).layers.map(\.layer) {
        // One function makes shapes that are equal.
        if case .shape(let shape) = layer.content, form(of: layer) == .still,
          !shapes.insert(shape).inserted
        {
          continue
        }
        // So it does with keys that are.
        let way = pathData(of: layer)
        if way.count > 1, !ways.insert(way).inserted { continue }
        for data in way where data.utf8.count >= Self.shortestShared {
          if users[data] == nil { order.append(data) }
          users[data, default: []].append(layer.name)
        }
      }
    }
    var names = SwiftNames(taken: ["init", "self", "Type"])
    for data in order {
      guard let layers = users[data], layers.count > 1 else { continue }
      sharedOutlines[data] = names.name(
        for: CommonName.of(layers), .lower, fallback: "common")
      outlineOrder.append(data)
    }
  }

  private func pathData(of layer: NormalizedLayer) -> [String] {
    guard case .shape(let shape) = layer.content else { return [] }
    let form = form(of: layer)
    guard form != .oval else { return [] }
    let moving = layer.tracks.flatMap { track -> [Path] in
      guard track.property == .path, case .path(let keys) = track.keys else { return [] }
      return KeyTable(keys).values
    }
    return ([shape.path] + moving).map {
      PathData($0, keepsCurves: form != .still, notation: notation).text
    }
  }

  /// Writes the path data that is used several times.
  mutating func outlines() {
    guard !outlineOrder.isEmpty else { return }
    let lines = outlineOrder.compactMap { data in
      sharedOutlines[data].map { "static let \($0) = \"\(data)\"" }
    }
    var part = SwiftText(depth: 1)
    part.line()
    part.line("/// Path data that is used several times.")
    part.block("fileprivate enum Outline {") { text in
      for line in lines { text.line(line) }
    }
    text.append(part.bytes)
  }
}
