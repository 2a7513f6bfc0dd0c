internal import PegbarBase
internal import PegbarScene

/// Which layers of a scene hold the same, whenever it happens and whatever it is called.
struct EqualSubtrees {
  /// A layer of the scene.
  struct Node {
    /// How many layers it is, itself included; masks do not count.
    var count = 1
    /// What is equal to what it holds has the same number; nothing where that cannot be shared.
    var content: Int?
    /// When what it holds begins, in seconds of the composition.
    var start: Double?
    /// How many layers it holds, masks included.
    var held = 0
    /// What the layer or the next one around it is called that a designer gave a name.
    var owner = ""
    /// The layer.
    var layer: NormalizedLayer
  }

  /// Into how many steps a second is divided where times are compared: in one of them nothing moves
  /// as far as numbers of points are rounded.
  static let steps = 1e11

  /// All layers but masks, composition by composition, each before those it holds.
  private(set) var nodes: [Node] = []
  private var subtrees: [Key: Int] = [:]
  private var contents: [[Reference]: Int] = [:]
  private let isBound: (NormalizedLayer) -> Bool

  /// A layer without names, counted from its beginning, and what it holds.
  private struct Key: Hashable {
    var layer: NormalizedLayer
    var mask: [Reference]
    var sublayers: [Reference]
  }

  /// A subtree inside of another one.
  private struct Reference: Hashable {
    var subtree: Int
    /// When it begins, in steps from the beginning of the outer one.
    var offset: Double
  }

  /// What is known of a subtree.
  private struct Summary {
    var subtree: Int
    var start: Double?
    var layers: Int
    var isFlat: Bool
    var isBound: Bool
  }

  /// Looks through compositions; what `isBound` says so of is equal to nothing.
  init(
    _ compositions: [(layers: [NormalizedLayer], isInSpace: Bool)],
    isBound: @escaping (NormalizedLayer) -> Bool
  ) {
    self.isBound = isBound
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

  /// A layer of a mask, which is shared with the layer that it masks alone.
  private mutating func mask(_ layer: NormalizedLayer) -> Summary {
    summary(of: layer, layer.sublayers.map { mask($0) }, masks: layer.maskLayers.map { mask($0) })
  }

  private mutating func summary(
    of layer: NormalizedLayer, _ sublayers: [Summary], masks: [Summary]
  ) -> Summary {
    let inside = sublayers + masks
    let start = (inside.map(\.start) + [layer.start]).compactMap(\.self).min()
    let key = Key(
      layer: layer.anonymous(from: start ?? 0), mask: references(masks, from: start),
      sublayers: references(sublayers, from: start))
    let subtree = subtrees[key] ?? subtrees.count
    subtrees[key] = subtree
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
  /// Whether it draws nothing, so that it may show a definition instead of what it holds.
  fileprivate var canShowDefinition: Bool {
    content == .none && !sublayers.isEmpty && !opensSpace && !clipsToBounds && !has(.anchor)
  }

  /// When the first of its tracks, or the definition that it shows, begins.
  fileprivate var start: Double? {
    var times = tracks.compactMap(\.keys.track.start)
    if case .instance(_, let begin, _) = content { times.append(begin) }
    return times.min()
  }

  /// The layer without names and what it holds, and with times counted from a beginning.
  ///
  /// The model is the beginning of what moves: its end depends on when the scene ends.
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
  /// Whether the first key says no time: its value holds before it, too.
  private var startsAtAnyTime: Bool {
    repetition == nil && keys.count > 1 && keys[0].curve == .hold
  }

  /// When the value may change first.
  fileprivate var start: Double? { startsAtAnyTime ? keys[1].time : keys.first?.time }

  /// Gives keys times in steps from a beginning; the same for tracks that play the same.
  fileprivate mutating func count(from start: Double) {
    for index in keys.indices {
      keys[index].time = ((keys[index].time - start) * EqualSubtrees.steps).rounded()
    }
    if startsAtAnyTime { keys[0].time = keys[1].time - 1 }
    if case .baked(let error, _) = fidelity { fidelity = .baked(error: error) }
  }
}
