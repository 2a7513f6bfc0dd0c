internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarScene

/// Freezes layers whose motion exceeds the points that a scene may have.
///
/// Repeaters, parents, and retimed precompositions copy motion. In the output, each copy of an
/// outline with thousands of points is as large as the first.
struct LimitMotion {
  let log: FindingLog
  let limits: Limits
  private var remaining: Int
  /// The sources of the reported layers.
  private var reported: Set<String> = []

  init(log: FindingLog, limits: Limits) {
    self.log = log
    self.limits = limits
    remaining = limits.motionPoints
  }

  mutating func apply(to scene: inout NormalizedScene) {
    scene.definitions.changeEach { apply(to: &$0) }
    apply(to: &scene.root)
  }

  private mutating func apply(to composition: inout NormalizedComposition) {
    let place = FindingSubject(source: "$", breadcrumb: [composition.name])
    composition.layers.changeEach { apply(to: &$0, place) }
  }

  private mutating func apply(to layer: inout NormalizedLayer, _ outer: FindingSubject) {
    let place = outer.inside(layer)
    if !limitTracks(of: &layer), reported.insert(place.source).inserted {
      log.add(
        Finding(
          .motionLimit,
          """
          more than \(limits.text(\.motionPoints)) are animated in this scene; the layer or its \
          copies do not move
          """,
          at: place, outcome: .dropped))
    }
    layer.changeHeldLayers { apply(to: &$0, place) }
  }

  /// Returns `true` if all tracks of a layer are within the limit, and removes those that are not.
  ///
  /// Flags are kept, because a layer that is hidden at times must not be visible at all times.
  private mutating func limitTracks(of layer: inout NormalizedLayer) -> Bool {
    var kept: [NormalizedTrack] = []
    for track in layer.tracks {
      let points = track.points
      if points <= remaining || track.property == .isHidden {
        remaining = max(0, remaining - points)
        kept.append(track)
      } else {
        layer.setModel(from: track, at: 0)
      }
    }
    defer { layer.tracks = kept }
    return kept.count == layer.tracks.count
  }
}

extension NormalizedTrack {
  /// The number of points of its values, and the cost of its keyframes.
  fileprivate var points: Int {
    let own = keyCount * WorkBudget.pointsPerKey
    return switch keys {
    case .path(let track): track.keys.reduce(own) { $0 + $1.value.sampleWeight }
    case .colors(let track): track.keys.reduce(own) { $0 + $1.value.values.count }
    case .numbers(let track): track.keys.reduce(own) { $0 + $1.value.values.count }
    case .number, .point, .color, .flag: own
    }
  }
}
