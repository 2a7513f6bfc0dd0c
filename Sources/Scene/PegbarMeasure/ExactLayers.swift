internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarScene

/// The layers of a normalized scene that only exact tracks change, by number (see
/// `ItemOrigin.layers`).
struct ExactLayers {
  private struct Entry {
    /// The tracks that cause movement.
    var places = Tracks()
    /// The tracks that change a color or opacity.
    var colors = Tracks()
    /// The JSON path of the source; empty for layers that normalizing added.
    var source: String
    /// `true` if a finding reports a loss in the layer or in an enclosing one.
    var isInLoss = false
    /// `true` if a finding reports a loss in the layer or its content.
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

  /// The tracks of one group in a layer.
  private struct Tracks {
    /// The number of tracks with the keyframes of the source.
    var exact = 0
    /// `true` if there are no other tracks.
    var areExact = true
  }

  private let entries: [Entry]

  /// Examines a normalized scene in its rendered form.
  ///
  /// `findings` are those of normalizing it.
  init(_ scene: Scene, findings: [Finding]) {
    let losses = Losses(findings)
    entries = ([scene.root] + scene.definitions).flatMap { composition in
      var entries = composition.layers.map { Entry($0, losses) }
      // A camera moves all layers that it renders.
      let isSeenExactly = zip(composition.layers, entries).allSatisfy { layer, entry in
        guard case .camera = layer.content else { return true }
        return entry.places.areExact
      }
      if !isSeenExactly { entries.changeEach { $0.places.areExact = false } }
      return entries
    }
  }

  /// Returns which aspects of an item only exact tracks change, without a reported loss.
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

  /// `true` if any layer has an exact track.
  var haveTracks: Bool { entries.contains { $0.places.exact + $0.colors.exact > 0 } }

  /// Returns the number of exact tracks that move some layers or change the colors of others.
  func trackCount(places: Set<Int>, colors: Set<Int>) -> Int {
    func sum(_ numbers: Set<Int>, _ part: KeyPath<Entry, Tracks>) -> Int {
      numbers.reduce(0) {
        $0 + (entries.indices.contains($1) ? entries[$1][keyPath: part].exact : 0)
      }
    }
    return sum(places, \.places) + sum(colors, \.colors)
  }
}

/// The locations of reported approximations and drops.
private struct Losses {
  private(set) var places: Set<JSONPath> = []
  /// The locations and the paths that contain them.
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
  /// The path and the paths that contain it, except the root.
  var prefixes: [JSONPath] { steps.indices.map { JSONPath(Array(steps[...$0])) } }
}

extension Property {
  /// `true` if the property changes a color or opacity without movement.
  fileprivate var isColor: Bool {
    [.opacity, .fillColor, .strokeColor, .gradientStops, .shadowColor, .shadowOpacity]
      .contains(self)
  }
}
