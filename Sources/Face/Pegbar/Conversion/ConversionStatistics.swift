internal import PegbarPasses
internal import PegbarScene

/// Counts of layers, keyframes and losses of a conversion, and the largest sampling error.
public struct ConversionStatistics: Hashable, Sendable {
  /// The number of layers in the source; layers of a precomposition count once.
  public var layers = 0
  /// The number of Core Animation layers before clean-up, masks included; 0 for an exact scene.
  public var layersBefore = 0
  /// The layers that are written, masks included; 0 for an exact scene.
  public var layersAfter = 0
  /// The keys of all tracks of the exact scene: the source's own.
  public var sourceKeyframes = 0
  /// The keys of all tracks that are written.
  public var keyframes = 0
  /// The beats of all compositions.
  public var transactions = 0
  /// The tracks that play the source's own keys.
  public var exactTracks = 0
  /// The tracks that play sampled keys.
  public var bakedTracks = 0
  /// The number of tracks that only approximate the source.
  public var approximateTracks = 0
  /// The largest error of sampled tracks whose unit is points; 0 if there are none.
  ///
  /// Errors in degrees and fractions, for example of rotations and opacities, do not count.
  public var worstError = 0.0
  /// The track with the largest distance; nothing where none is sampled.
  public var worstTrack: WorstTrack?
  /// The number of findings with the outcome `approximated`.
  public var approximated = 0
  /// The number of findings with the outcome `dropped`.
  public var dropped = 0

  /// Counts; without a normalized scene, the exact one is what is written.
  init(scene: Scene, normalized: NormalizedScene?, layersBefore: Int, findings: [Finding]) {
    for composition in scene.definitions + [scene.root] {
      layers += composition.layers.count
      transactions += composition.transactions.count
      for layer in composition.layers {
        var tracks: [(track: any AnyTrack, property: Property)] = []
        layer.showTracks { tracks.append(($0, $1.reference.property)) }
        sourceKeyframes += tracks.reduce(0) { $0 + $1.track.keyCount }
        guard normalized == nil else { continue }
        let name = layer.designerName.isEmpty ? layer.name : layer.designerName
        for (track, property) in tracks {
          count(track, property.facts.title, property.facts.unit, of: name)
        }
      }
    }
    if let normalized {
      (self.layersBefore, layersAfter) = (layersBefore, normalized.layerCount)
      for composition in normalized.definitions + [normalized.root] {
        for layer in composition.layers { count(layer, named: "") }
      }
    }
    for finding in findings {
      switch finding.outcome {
      case .kept, .baked: break
      case .approximated: approximated += 1
      case .dropped: dropped += 1
      }
    }
  }

  /// Counts a layer; those that conversion added are called after the one they stand in.
  private mutating func count(_ layer: NormalizedLayer, named outer: String) {
    let own = layer.designerName.isEmpty ? layer.name : layer.designerName
    let name = layer.source.isEmpty && !outer.isEmpty ? outer : own
    for track in layer.tracks {
      let facts = track.property.facts
      count(track.keys.track, facts.title, facts.unit, of: name)
    }
    for held in layer.heldLayers { count(held, named: name) }
  }

  /// Counts a track by what After Effects calls what moves, and what its error is measured in.
  private mutating func count(
    _ track: any AnyTrack, _ title: String, _ unit: Finding.Unit, of layer: String
  ) {
    keyframes += track.keyCount
    switch track.fidelity {
    case .exact:
      exactTracks += 1
    case .baked(let error, let time):
      bakedTracks += 1
      // Degrees, shares and colours are no points.
      guard unit == .points, error > worstError else { return }
      worstError = error
      worstTrack = WorstTrack(layer: layer, property: title, time: time)
    case .approximate:
      approximateTracks += 1
    }
  }
}

/// Where a sampled track misses the source most.
public struct WorstTrack: Hashable, Sendable {
  /// The layer's name, as the designer gave it where there is one.
  public var layer: String
  /// What moves, as After Effects calls it.
  public var property: String
  /// When, in seconds of the layer's composition; nothing where it is not known.
  public var time: Double?
}
