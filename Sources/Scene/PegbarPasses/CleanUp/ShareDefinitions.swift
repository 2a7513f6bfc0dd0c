internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// Makes one definition from equal sublayers of several layers, each with its own placement and
/// time.
///
/// Only layers that are in the plane and follow no parameter are shared, and only if this reduces
/// both the number of layers and the size of the scene. Names in the definition are the common part
/// of the names of its uses. Layers whose designer-given names have nothing in common are not
/// shared.
struct ShareDefinitions {
  /// The IDs of the new definitions.
  private(set) var made: Set<String> = []

  mutating func apply(to scene: inout NormalizedScene) {
    let spatial = scene.spatialDefinitions
    let equal = EqualSubtrees(
      scene.definitions.map { ($0.layers, spatial.contains($0.id)) } + [(scene.root.layers, false)],
      isBound: { !$0.parameterUses.isEmpty })
    var sharing = Sharing(nodes: equal.nodes, ids: scene.definitions.map(\.id))
    for group in Self.groups(of: equal.nodes) where !Cancellation.isRequested { sharing.add(group) }
    // After a cancellation, not all layers are known.
    guard !sharing.uses.isEmpty, !Cancellation.isRequested else { return }
    scene.definitions.changeEach { sharing.rewrite(&$0.layers) }
    sharing.rewrite(&scene.root.layers)
    scene.definitions += sharing.definitions
    scene.sortDefinitions()
    made = Set(sharing.definitions.map(\.id))
  }

  /// Returns the groups of layers with equal sublayers, the largest first.
  private static func groups(of nodes: [EqualSubtrees.Node]) -> [[Int]] {
    let shared = nodes.indices.filter { nodes[$0].content != nil }
    let groups = Dictionary(grouping: shared) { nodes[$0].content }
    return groups.values.filter { $0.count > 1 }.sorted { left, right in
      (nodes[right[0]].held, left[0]) < (nodes[left[0]].held, right[0])
    }
  }

  // MARK: Areas

  /// Sizes the new definitions to their drawn area, which begins at their origin.
  func fit(_ scene: inout NormalizedScene) {
    var uses: [String: [NormalizedLayer]] = [:]
    scene.forEachLayer { layer in
      guard case .instance(let id, _, _) = layer.content, made.contains(id) else { return }
      uses[id, default: []].append(layer)
    }
    var areas: [String: Rect] = [:]
    scene.definitions.changeEach { definition in
      guard let layers = uses[definition.id], layers.allSatisfy(\.canMoveContent),
        let area = definition.wholeArea
      else { return }
      areas[definition.id] = area
      definition.size = area.size
      definition.layers = definition.layers.map { $0.moved(by: Point.zero - area.origin) }
    }
    scene.changeEachLayer { layer in
      guard case .instance(let id, _, _) = layer.content, let area = areas[id] else { return }
      layer.bounds = Rect(origin: .zero, size: area.size)
      layer.anchor = layer.anchor - area.origin
    }
  }
}

/// The shared definitions and the remaining layers.
private struct Sharing {
  /// The definition that a layer shows.
  struct Use {
    /// The index of the definition.
    var definition: Int
    /// The start time of the definition.
    var begin: Double
    /// The layers that become the definition, or `nil` for a repeated use.
    var layers: [NormalizedLayer]?
  }

  /// The uses of definitions, by the index of the layer among all.
  private(set) var uses: [Int: Use] = [:]
  /// The definitions.
  private(set) var definitions: [NormalizedComposition] = []
  private let nodes: [EqualSubtrees.Node]
  /// For each layer, `true` if it is removed because a layer around it shows a definition.
  private var isGone: [Bool]
  private var ids = UniqueNames()
  /// The number of layers left to measure; nested layers count repeatedly.
  private var effort = Limits.sharingEffort
  private var next = 0

  init(nodes: [EqualSubtrees.Node], ids known: [String]) {
    self.nodes = nodes
    isGone = Array(repeating: false, count: nodes.count)
    for id in known { _ = ids.unique(id, or: "definition") }
  }

  /// Shares the sublayers of a group of layers if that makes the scene smaller.
  mutating func add(_ group: [Int]) {
    var places = group.filter { !isGone[$0] }
    // The definition has the times of the earliest use.
    if let first = places.min(by: { (nodes[$0].start ?? 0, $0) < (nodes[$1].start ?? 0, $1) }) {
      places = [first] + places.filter { $0 != first }
    }
    let layers = places.map { nodes[$0] }
    guard places.count > 1, let first = layers.first, first.held < effort else { return }
    effort -= first.held
    guard SharingGain(of: first.layer, times: places.count).isWorthWhile,
      let content = SharedNames.named(layers.map(\.layer.sublayers))
    else { return }
    let name = SharedNames.name(of: layers)
    let area = first.layer.bounds
    definitions.append(
      NormalizedComposition(
        id: ids.unique(name, or: "part"), name: name,
        size: Size(width: max(area.maxX, 1), height: max(area.maxY, 1)), layers: []))
    for (place, layer) in zip(places, layers) {
      let delay = (layer.start ?? 0) - (first.start ?? 0)
      uses[place] = Use(
        definition: definitions.count - 1,
        begin: (delay * EqualSubtrees.steps).rounded() / EqualSubtrees.steps,
        layers: place == places[0] ? content : nil)
      guard place != places[0] else { continue }
      for inner in (place + 1)..<(place + layer.count) { isGone[inner] = true }
    }
  }

  /// Makes the layers of the next composition show definitions instead of their sublayers.
  mutating func rewrite(_ layers: inout [NormalizedLayer]) {
    layers.changeEach { layer in
      let place = next
      next += 1
      guard let use = uses[place] else { return rewrite(&layer.sublayers) }
      if var content = use.layers {
        rewrite(&content)
        definitions[use.definition].layers = content
      } else {
        next = place + nodes[place].count
      }
      let definition = definitions[use.definition]
      layer.content = .instance(definition.id, begin: use.begin, rate: 1)
      layer.bounds = Rect(origin: .zero, size: definition.size)
      layer.sublayers = []
    }
  }
}

extension NormalizedScene {
  /// Sorts each definition after those that it uses, and keeps the order otherwise.
  fileprivate mutating func sortDefinitions() {
    let places = definitions.indices.keyed { definitions[$0].id }
    let shown = definitions.map { $0.shownDefinitions.compactMap { places[$0] }.sorted() }
    var order: [Int] = []
    var isKnown = Array(repeating: false, count: definitions.count)
    for start in definitions.indices where !isKnown[start] {
      isKnown[start] = true
      var stack = [(place: start, inner: 0)]
      while let (place, inner) = stack.popLast() {
        guard inner < shown[place].count else {
          order.append(place)
          continue
        }
        stack.append((place, inner + 1))
        let next = shown[place][inner]
        guard !isKnown[next] else { continue }
        isKnown[next] = true
        stack.append((next, 0))
      }
    }
    definitions = order.map { definitions[$0] }
  }
}

extension NormalizedComposition {
  /// The area in whole points that contains all layers at their end state, or `nil` if it is empty.
  fileprivate var wholeArea: Rect? {
    var (low, high) = (Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity))
    for layer in layers {
      var still = layer
      still.tracks = []
      guard let matrix = StillTransform(still)?.matrix else { return nil }
      for corner in layer.bounds.corners.map(matrix.apply) {
        low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
        high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
      }
    }
    // Ignores rounding errors of corners on whole points.
    let slack = 1e-6
    let (x, y) = ((low.x + slack).rounded(.down), (low.y + slack).rounded(.down))
    let size = Size(
      width: (high.x - slack).rounded(.up) - x, height: (high.y - slack).rounded(.up) - y)
    guard size.width >= 1, size.height >= 1, size.width + size.height < 1e6 else { return nil }
    return Rect(origin: Point(x: x, y: y), size: size)
  }
}

extension NormalizedLayer {
  /// `true` if only the anchor point determines the position of the content in the layer.
  fileprivate var canMoveContent: Bool {
    mask == nil && !clipsToBounds && sublayers.isEmpty && !opensSpace && !has(.anchor)
  }

  /// Returns the layer, moved in its superlayer.
  func moved(by offset: Point) -> NormalizedLayer {
    var layer = self
    layer.position = position + offset
    layer.changeTracks { property, keys in
      switch (property, keys) {
      case (.position, .point(let track)): .point(track.mapPoints { $0 + offset })
      case (.positionX, .number(let track)): .number(track.map { $0 + offset.x })
      case (.positionY, .number(let track)): .number(track.map { $0 + offset.y })
      case (_, _): keys
      }
    }
    return layer
  }
}
