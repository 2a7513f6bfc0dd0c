internal import PegbarBase
internal import PegbarScene

/// Finds the layers of a scene with equal sublayers, regardless of their times and names.
struct EqualSubtrees {
  /// A layer of the scene.
  struct Node {
    /// The number of layers in the subtree, including the layer itself but not masks.
    var count = 1
    /// The number that layers with equal sublayers have in common, or `nil` if the sublayers cannot
    /// be shared.
    var content: Int?
    /// The start time of the sublayers, in seconds of the composition.
    var start: Double?
    /// The number of layers that the layer contains, including masks.
    var held = 0
    /// The designer-given name of the layer or, if it has none, of the nearest layer around it.
    var owner = ""
    /// The layer.
    var layer: NormalizedLayer
  }

  /// The number of steps per second in which times are compared.
  ///
  /// Within one step, nothing moves by as much as the rounding of points.
  static let steps = 1e11

  /// All layers except masks, composition by composition, each before its sublayers.
  private(set) var nodes: [Node] = []
  private var subtrees: [Hashed<Content>: Int] = [:]
  private var contents: [[Reference]: Int] = [:]
  private let isBound: (NormalizedLayer) -> Bool

  /// A layer without names and with times relative to its start, and its sublayers.
  private struct Content: Hashable {
    var layer: NormalizedLayer
    var mask: [Reference]
    var sublayers: [Reference]
  }

  /// A subtree within another one.
  private struct Reference: Hashable {
    var subtree: Int
    /// The start time, in steps from the start of the outer subtree.
    var offset: Double
  }

  /// The summary of a subtree.
  private struct Summary {
    var subtree: Int
    var start: Double?
    var layers: Int
    var isFlat: Bool
    var isBound: Bool
  }

  /// Examines compositions; sublayers for which `isBound` returns `true` are never shared.
  init(
    _ compositions: [(layers: [NormalizedLayer], isInSpace: Bool)],
    isBound: @escaping (NormalizedLayer) -> Bool
  ) {
    self.isBound = isBound
    var count = 0
    for composition in compositions { composition.layers.forEachLayer { _ in count += 1 } }
    nodes.reserveCapacity(count)
    for composition in compositions {
      for layer in composition.layers where !Cancellation.isRequested {
        _ = add(layer, isInSpace: composition.isInSpace, owner: "")
      }
    }
  }

  private mutating func add(_ layer: NormalizedLayer, isInSpace: Bool, owner: String) -> Summary {
    let place = nodes.count
    let owner = DefaultNames.contains(layer.designerName) ? owner : layer.designerName
    nodes.append(Node(owner: owner, layer: layer))
    let isDeep = isInSpace || layer.opensSpace
    let inside = layer.sublayers.mapUntilCancelled { add($0, isInSpace: isDeep, owner: owner) }
    nodes[place].count = nodes.count - place
    nodes[place].start = inside.compactMap(\.start).min()
    nodes[place].held = inside.reduce(0) { $0 + $1.layers }
    if !isInSpace, layer.canShowDefinition, inside.allSatisfy({ $0.isFlat && !$0.isBound }) {
      let content = references(inside, from: nodes[place].start)
      nodes[place].content = contents[content] ?? contents.count
      contents[content] = nodes[place].content
    }
    return summary(of: layer, inside, masks: layer.maskLayers.map { mask($0) })
  }

  /// Returns the summary of a mask layer, which is shared only together with the layer that it
  /// masks.
  private mutating func mask(_ layer: NormalizedLayer) -> Summary {
    summary(of: layer, layer.sublayers.map { mask($0) }, masks: layer.maskLayers.map { mask($0) })
  }

  private mutating func summary(
    of layer: NormalizedLayer, _ sublayers: [Summary], masks: [Summary]
  ) -> Summary {
    let inside = sublayers + masks
    let start = (inside.map(\.start) + [layer.start]).compactMap(\.self).min()
    let key = Hashed(
      Content(
        layer: layer.anonymous(from: start ?? 0), mask: references(masks, from: start),
        sublayers: references(sublayers, from: start)))
    let subtree = subtrees[key] ?? subtrees.count
    if subtree == subtrees.count { subtrees[key] = subtree }
    return Summary(
      subtree: subtree, start: start, layers: inside.reduce(1) { $0 + $1.layers },
      isFlat: layer.isFlat && inside.allSatisfy(\.isFlat),
      isBound: isBound(layer) || inside.contains(where: \.isBound))
  }

  private func references(_ summaries: [Summary], from start: Double?) -> [Reference] {
    summaries.map { summary in
      let offset = summary.start.map { (($0 - (start ?? 0)) * EqualSubtrees.steps).rounded() }
      return Reference(subtree: summary.subtree, offset: offset ?? 0)
    }
  }
}

extension NormalizedLayer {
  /// `true` if the layer draws nothing, so that it can show a definition instead of its sublayers.
  fileprivate var canShowDefinition: Bool {
    content == .none && !sublayers.isEmpty && !opensSpace && !clipsToBounds && !has(.anchor)
  }

  /// The start time of the first track or of the definition that the layer shows.
  fileprivate var start: Double? {
    var times = tracks.compactMap(\.keys.track.start)
    if case .instance(_, let begin, _) = content { times.append(begin) }
    return times.min()
  }

  /// Returns the layer without names and sublayers, and with times relative to a start time.
  ///
  /// The model is set to the start of the animation, because the end depends on the end of the
  /// scene.
  fileprivate func anonymous(from start: Double) -> NormalizedLayer {
    var layer = self
    (layer.name, layer.designerName, layer.source) = ("", "", "")
    layer.sublayers = []
    layer.mask?.layers = []
    for track in tracks { layer.setModel(from: track, at: track.keys.track.start ?? 0) }
    if case .instance(let id, let begin, let rate) = content {
      layer.content = .instance(
        id, begin: ((begin - start) * EqualSubtrees.steps).rounded(), rate: rate)
    }
    for index in tracks.indices { layer.tracks[index].keys.track.count(from: start) }
    return layer
  }
}

extension AnyTrack {
  /// `true` if the time of the first keyframe is irrelevant, because its value also applies before
  /// it.
  private var startsAtAnyTime: Bool {
    repetition == nil && keys.count > 1 && keys[0].curve == .hold
  }

  /// The first time at which the value may change.
  fileprivate var start: Double? { startsAtAnyTime ? keys[1].time : keys.first?.time }

  /// Converts keyframe times to steps from a start time, equal for tracks that play the same.
  fileprivate mutating func count(from start: Double) {
    for index in keys.indices {
      keys[index].time = ((keys[index].time - start) * EqualSubtrees.steps).rounded()
    }
    if startsAtAnyTime { keys[0].time = keys[1].time - 1 }
    if case .baked(let error, _) = fidelity { fidelity = .baked(error: error) }
  }
}
