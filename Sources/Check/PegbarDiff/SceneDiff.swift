internal import PegbarBase
package import PegbarScene

/// The changes from one scene to another, by layer and property.
///
/// Names in the file that no one sees, the numbers of layers, the order of members and the number of
/// digits do not count. Layers are matched by name, and by content where names changed.
package struct SceneDiff {
  /// The changes: of the scene, then of each layer, front to back.
  package private(set) var changes: [SceneChange] = []
  private let old: Scene
  private let new: Scene
  /// The pairs of definitions that were compared.
  private var compared: Set<[String]> = []

  /// `true` if precompositions were not compared because they are nested more deeply than
  /// ``mostDepth``.
  package private(set) var isTruncated = false
  /// The maximum depth of compared precompositions.
  package static let mostDepth = 64

  /// Compares two scenes.
  package init(from old: Scene, to new: Scene) {
    (self.old, self.new) = (old, new)
    compareScenes()
    compare(old.root, new.root, in: [])
  }

  // MARK: The scene

  private mutating func compareScenes() {
    func words(_ number: Double) -> String { FactValue.number(number) }
    report("frame rate", words(old.frameRate), words(new.frameRate))
    let frames = (old.duration * old.frameRate, new.duration * new.frameRate)
    report("duration", "\(words(frames.0)) frames", "\(words(frames.1)) frames")
    func size(_ scene: Scene) -> String {
      "\(words(scene.root.size.width)) × \(words(scene.root.size.height))"
    }
    report("size", size(old), size(new))
    report("background", old.background?.hex ?? "none", new.background?.hex ?? "none")
    compareMarkers()
    let slots = (
      old.parameters.map { "\($0.name): \($0.value)" },
      new.parameters.map { "\($0.name): \($0.value)" }
    )
    for (lost, kind) in [(slots.0, SceneChange.Kind.removed), (slots.1, .added)] {
      let others = Set(kind == .removed ? slots.1 : slots.0)
      for slot in lost where !others.contains(slot) {
        changes.append(SceneChange(kind: kind, layer: [], property: "slot \(slot)"))
      }
    }
  }

  private mutating func report(_ property: String, _ before: String, _ after: String) {
    guard before != after else { return }
    changes.append(
      SceneChange(kind: .value, layer: [], property: property, old: before, new: after))
  }

  private mutating func compareMarkers() {
    let others = new.markers.keyed(by: \.name)
    let known = Set(old.markers.map(\.name))
    for marker in old.markers {
      let property = "marker \(marker.name)"
      guard let other = others[marker.name] else {
        changes.append(SceneChange(kind: .removed, layer: [], property: property))
        continue
      }
      let rates = FrameRates(old: old.frameRate, new: new.frameRate)
      let shift = rates.shift(marker.time, other.time)
      if abs(shift) > 0.02 {
        changes.append(
          SceneChange(kind: .retimed, layer: [], property: property, shift: shift))
      } else if abs(rates.shift(marker.duration, other.duration)) > 0.02 {
        changes.append(
          SceneChange(
            kind: .value, layer: [], property: "\(property): duration",
            old: "\(FactValue.number(marker.duration * old.frameRate)) frames",
            new: "\(FactValue.number(other.duration * new.frameRate)) frames"))
      }
    }
    for marker in new.markers where !known.contains(marker.name) {
      changes.append(SceneChange(kind: .added, layer: [], property: "marker \(marker.name)"))
    }
  }

  // MARK: Layers

  /// The layers of one composition with their facts, front to back.
  private struct Side {
    let layers: [Layer]
    let parts: [[FactPart]]

    init(_ composition: Composition, _ images: [String: ImageAsset], identity: (LayerID) -> String)
    {
      layers = composition.layers.reversed()
      let names = layers.keyed(by: \.id).mapValues(\.title)
      let identities = layers.reduce(into: [LayerID: String]()) { $0[$1.id] = identity($1.id) }
      let references = LayerFacts.References(
        layer: { id in (identities[id] ?? "missing", names[id] ?? "missing") },
        image: { id in
          guard let image = images[id] else { return "image missing" }
          switch image.data {
          case .embedded(_, let base64): return "image \(base64)"
          case .external(let path): return "image \(path)"
          }
        })
      parts = layers.map { LayerFacts($0, references).parts }
    }

    var candidates: [Matching.Candidate] {
      zip(layers, parts).map { layer, parts in
        Matching.Candidate(
          name: layer.designerName, kind: layer.content.noun,
          digests: Set(parts.flatMap { part in part.facts.map { "\(part.name).\($0.digest)" } }))
      }
    }
  }

  private mutating func compare(_ before: Composition, _ after: Composition, in path: [String]) {
    guard !Cancellation.isRequested else { return }
    guard path.count <= Self.mostDepth else {
      isTruncated = true
      return
    }
    let images = (old.images.keyed(by: \.id), new.images.keyed(by: \.id))
    // The first sides find the pairs, which then identify parents and mattes.
    let matching = Matching(
      Side(before, images.0) { _ in "" }.candidates, Side(after, images.1) { _ in "" }.candidates)
    let (front, back) = (before.layers.reversed(), after.layers.reversed()) as ([Layer], [Layer])
    var numbers: (old: [LayerID: String], new: [LayerID: String]) = ([:], [:])
    for (number, pair) in matching.pairs.enumerated() {
      numbers.old[front[pair.old].id] = "layer \(number)"
      numbers.new[back[pair.new].id] = "layer \(number)"
    }
    let sides = (
      Side(before, images.0) { numbers.old[$0] ?? "old" },
      Side(after, images.1) { numbers.new[$0] ?? "new" }
    )
    for index in matching.removed {
      changes.append(SceneChange(kind: .removed, layer: path + [front[index].title]))
    }
    for pair in matching.reordered {
      changes.append(
        SceneChange(
          kind: .reordered, layer: path + [front[pair.old].title],
          old: "number \(pair.old + 1)", new: "number \(pair.new + 1)"))
    }
    for pair in matching.pairs {
      compare(
        (front[pair.old], sides.0.parts[pair.old]), (back[pair.new], sides.1.parts[pair.new]),
        in: path)
    }
    for index in matching.added {
      changes.append(SceneChange(kind: .added, layer: path + [back[index].title]))
    }
  }

  private typealias Described = (layer: Layer, parts: [FactPart])

  private mutating func compare(_ before: Described, _ after: Described, in path: [String]) {
    let layer = path + [before.layer.title]
    if before.layer.designerName != after.layer.designerName {
      changes.append(
        SceneChange(
          kind: .renamed, layer: layer, old: before.layer.title, new: after.layer.title))
    }
    var comparison = PartsComparison(
      rates: FrameRates(old: old.frameRate, new: new.frameRate), layer: layer)
    comparison.compare(before.layer.window, after.layer.window)
    comparison.compare(before.parts, after.parts)
    changes += comparison.collapsed
    guard case .instance(let shown) = before.layer.content,
      case .instance(let other) = after.layer.content,
      let definition = old.definition(shown.definition),
      let otherDefinition = new.definition(other.definition),
      compared.insert([shown.definition, other.definition]).inserted
    else { return }
    compare(definition, otherDefinition, in: layer)
  }
}
