internal import PegbarPasses
internal import PegbarScene

/// Counts of layers, keyframes and losses of a conversion, and the largest sampling error.
public struct ConversionStatistics: Hashable, Sendable, Codable {
  /// The number of layers in the source; layers of a precomposition count once.
  public var layers = 0
  /// The number of Core Animation layers before clean-up, including masks; 0 for an exact scene.
  public var layersBefore = 0
  /// The number of layers written, including masks; 0 for an exact scene.
  public var layersAfter = 0
  /// The number of keyframes in all tracks of the exact scene, which are those of the source.
  public var sourceKeyframes = 0
  /// The number of keyframes in all written tracks.
  public var keyframes = 0
  /// The number of transactions in all compositions.
  public var transactions = 0
  /// The number of tracks that play the keyframes of the source.
  public var exactTracks = 0
  /// The number of tracks that play sampled keyframes.
  public var bakedTracks = 0
  /// The number of tracks that only approximate the source.
  public var approximateTracks = 0
  /// The largest error of sampled tracks whose unit is points; 0 if there are none.
  ///
  /// Errors in degrees and fractions, for example of rotations and opacities, do not count.
  public var worstError = 0.0
  /// The sampled track with the largest error in points, or `nil` if there is none.
  public var worstTrack: WorstTrack?
  /// The number of findings with the outcome `approximated`.
  public var approximated = 0
  /// The number of findings with the outcome `dropped`.
  public var dropped = 0

  /// Creates the counts of a conversion; without a normalized scene, the exact scene is the output.
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

  /// Counts a layer; a layer that the conversion added uses the name of the layer that contains it.
  private mutating func count(_ layer: NormalizedLayer, named outer: String) {
    let own = layer.designerName.isEmpty ? layer.name : layer.designerName
    let name = layer.source.isEmpty && !outer.isEmpty ? outer : own
    for track in layer.tracks {
      let facts = track.property.facts
      count(track.keys.track, facts.title, facts.unit, of: name)
    }
    for held in layer.heldLayers { count(held, named: name) }
  }

  /// Counts a track by the After Effects name and the error unit of its property.
  private mutating func count(
    _ track: any AnyTrack, _ title: String, _ unit: Finding.Unit, of layer: String
  ) {
    keyframes += track.keyCount
    switch track.fidelity {
    case .exact:
      exactTracks += 1
    case .baked(let error, let time):
      bakedTracks += 1
      // Errors in degrees, fractions and colors are not comparable with points.
      guard unit == .points, error > worstError else { return }
      worstError = error
      worstTrack = WorstTrack(layer: layer, property: title, time: time)
    case .approximate:
      approximateTracks += 1
    }
  }
}

/// The location of the largest error of a sampled track.
public struct WorstTrack: Hashable, Sendable, Codable {
  /// The name of the layer, as given by the designer if available.
  public var layer: String
  /// The name of the property in After Effects.
  public var property: String
  /// The time in seconds of the layer's composition, or `nil` if it is unknown.
  public var time: Double?
}
