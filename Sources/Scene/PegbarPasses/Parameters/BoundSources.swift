internal import PegbarScene

/// The layers of the source of which a part follows a parameter, by the JSON paths of both.
struct BoundSources {
  private var parts: Set<Substring> = []
  private var placed: Set<Substring> = []
  private var turned: Set<Substring> = []

  init(_ parameters: [Parameter] = []) {
    for target in parameters.flatMap(\.targets) {
      for index in target.indices where target[index] == "." { parts.insert(target[..<index]) }
      guard let (whole, member) = Self.transform(in: target) else { continue }
      if Self.places.contains(member) { placed.insert(whole) }
      if Self.turns.contains(member) { turned.insert(whole) }
    }
  }

  /// Anchor point and position.
  private static let places: Set<Substring> = ["a", "p", "p.x", "p.y"]
  /// Rotation and scale.
  private static let turns: Set<Substring> = ["r", "rz", "s"]

  /// The layer or group whose transform may hold a target, and the member: that of a layer is its
  /// `ks`, that of a group the last of its `it`.
  private static func transform(in target: String) -> (whole: Substring, member: Substring)? {
    if let name = target.ranges(of: ".ks.").last {
      return (target[..<name.lowerBound], target[name.upperBound...])
    }
    guard let list = target.ranges(of: ".it[").last,
      let end = target[list.upperBound...].ranges(of: "].").first
    else { return nil }
    return (target[..<list.lowerBound], target[end.upperBound...])
  }

  /// Whether a part of a layer may; one that comes from nowhere may be a part of any.
  func contains(_ layer: NormalizedLayer) -> Bool {
    guard !parts.isEmpty else { return false }
    let end = layer.source.firstRange(of: ".shapes[")?.lowerBound ?? layer.source.endIndex
    return layer.source.isEmpty || parts.contains(layer.source[..<end])
  }

  /// Whether a layer holds one of them: what follows there may change the area that it takes.
  func arePart(of layer: NormalizedLayer) -> Bool {
    !parts.isEmpty && layer.sublayers.contains { contains($0) || arePart(of: $0) }
  }

  /// Whether a parameter turns or enlarges a layer: what it holds would go along a circle without it.
  func turns(_ layer: NormalizedLayer) -> Bool { turned.contains(layer.source[...]) }

  /// Whether a parameter moves, turns or enlarges a layer.
  func moves(_ layer: NormalizedLayer) -> Bool {
    turns(layer) || placed.contains(layer.source[...])
  }
}
