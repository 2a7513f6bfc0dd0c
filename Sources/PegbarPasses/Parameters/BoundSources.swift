internal import PegbarScene

/// The layers of the source of which a part follows a parameter, by the JSON paths of both.
struct BoundSources {
  private var parts: Set<Substring> = []
  private var turned: Set<Substring> = []

  init(_ parameters: [Parameter] = []) {
    for target in parameters.flatMap(\.targets) {
      for index in target.indices where target[index] == "." { parts.insert(target[..<index]) }
      // The transform of a layer is its `ks`, that of a group the last of its `it`.
      guard let end = target.lastIndex(of: "."), Self.turns.contains(target[end...]),
        let whole = target[..<end].lastIndex(of: ".")
      else { continue }
      turned.insert(target[..<whole])
    }
  }

  /// Rotation and scale.
  private static let turns: Set<Substring> = [".r", ".rz", ".s"]

  /// Whether a part of a layer may; one that comes from nowhere may be a part of any.
  func contains(_ layer: NormalizedLayer) -> Bool {
    guard !parts.isEmpty else { return false }
    let end = layer.source.firstRange(of: ".shapes[")?.lowerBound ?? layer.source.endIndex
    return layer.source.isEmpty || parts.contains(layer.source[..<end])
  }

  /// Whether a parameter turns or enlarges a layer: what it holds would go along a circle without it.
  func turns(_ layer: NormalizedLayer) -> Bool { turned.contains(layer.source[...]) }
}
