internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarScene

/// Which layers of a normalized scene only exact tracks change, by number (see `ItemOrigin.layers`).
struct ExactLayers {
  private struct Entry {
    /// The tracks that move something.
    var places = Tracks()
    /// The tracks that change a colour or an opacity.
    var colors = Tracks()
    /// The JSON path of what it was made of; empty for layers that normalizing added.
    var source: String
    /// Whether something is said to be lost of it or of what it stands in.
    var isInLoss = false
    /// Whether something is said to be lost of it or of what it holds.
    var holdsLoss = false

    init(_ layer: Layer, _ losses: Losses) {
      source = layer.source
      var entry = self
      layer.showTracks { track, role in
        let part = role.reference.property.isColor ? \Entry.colors : \Entry.places
        switch track.fidelity {
        case .exact: entry[keyPath: part].exact += 1
        case .baked, .approximate: entry[keyPath: part].areExact = false
        }
      }
      self = entry
      guard !source.isEmpty, let path = JSONPath(parsing: source) else { return }
      isInLoss = path.prefixes.contains(where: losses.places.contains)
      holdsLoss = losses.around.contains(path)
    }
  }

  /// Some tracks of a layer.
  private struct Tracks {
    /// How many there are with the source's own keys.
    var exact = 0
    /// Whether there are no others.
    var areExact = true
  }

  private let entries: [Entry]

  /// Looks through a normalized scene in the form in which it is drawn; `findings` are those of
  /// normalizing it.
  init(_ scene: Scene, findings: [Finding]) {
    let losses = Losses(findings)
    entries = ([scene.root] + scene.definitions).flatMap { composition in
      var entries = composition.layers.map { Entry($0, losses) }
      // A camera moves everything it sees.
      let isSeenExactly = zip(composition.layers, entries).allSatisfy { layer, entry in
        guard case .camera = layer.content else { return true }
        return entry.places.areExact
      }
      if !isSeenExactly { entries.changeEach { $0.places.areExact = false } }
      return entries
    }
  }

  /// What of an item exact tracks alone change, and nothing is said to be lost.
  func parts(_ origins: [ItemOrigin]) -> (places: Bool, colors: Bool) {
    var result = (places: true, colors: true)
    for origin in origins {
      let layers = origin.layers.compactMap { entries.indices.contains($0) ? entries[$0] : nil }
      let innermost = layers.last { !$0.source.isEmpty }
      guard !layers.isEmpty, innermost?.holdsLoss != true, !layers.contains(where: \.isInLoss)
      else { return (false, false) }
      result.places = result.places && layers.allSatisfy(\.places.areExact)
      result.colors = result.colors && layers.allSatisfy(\.colors.areExact)
    }
    return result
  }

  /// Whether any layer has an exact track.
  var haveTracks: Bool { entries.contains { $0.places.exact + $0.colors.exact > 0 } }

  /// How many exact tracks some layers have that move something, and others that change colours.
  func trackCount(places: Set<Int>, colors: Set<Int>) -> Int {
    func sum(_ numbers: Set<Int>, _ part: KeyPath<Entry, Tracks>) -> Int {
      numbers.reduce(0) {
        $0 + (entries.indices.contains($1) ? entries[$1][keyPath: part].exact : 0)
      }
    }
    return sum(places, \.places) + sum(colors, \.colors)
  }
}

/// Where something is said to be approximated or dropped.
private struct Losses {
  private(set) var places: Set<JSONPath> = []
  /// The places and all they lie in.
  private(set) var around: Set<JSONPath> = []

  init(_ findings: [Finding]) {
    for finding in findings where finding.outcome.isLossy {
      // An effect or a mask changes its whole layer.
      let steps = finding.path.steps
      let end = steps.firstIndex { $0 == .key("ef") || $0 == .key("masksProperties") }
      let place = JSONPath(Array(steps[..<(end ?? steps.count)]))
      guard places.insert(place).inserted else { continue }
      for path in place.prefixes { around.insert(path) }
    }
  }
}

extension JSONPath {
  /// The path and all that it leads through, but for the root.
  fileprivate var prefixes: [JSONPath] { steps.indices.map { JSONPath(Array(steps[...$0])) } }
}

extension Property {
  /// Whether it changes a colour or an opacity and moves nothing.
  fileprivate var isColor: Bool {
    [.opacity, .fillColor, .strokeColor, .gradientStops, .shadowColor, .shadowOpacity]
      .contains(self)
  }
}
