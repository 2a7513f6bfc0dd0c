internal import PegbarDiagnostics
internal import PegbarScene

/// Reports the number of keyframes and the error of every sampled track.
///
/// Visits the whole result, so that no sampling is unreported. A track is reported once, even if
/// its layer is repeated as a parent or in copies.
struct ReportBaked {
  let log: FindingLog
  /// The maximum error of sampled values, in points.
  private let tolerance: Double
  /// The sampled tracks of each subject, in order.
  private var baked: [BakedTracks] = []
  private var indices: [Key: Int] = [:]

  init(log: FindingLog, tolerance: Double) {
    self.log = log
    self.tolerance = tolerance
  }

  private struct Key: Hashable {
    var source: String
    var property: String
  }

  /// The summary of all tracks of a subject, with the most keyframes and the largest error.
  private struct BakedTracks {
    let place: FindingSubject
    /// The property of the first track.
    let property: LayerProperty
    var keys: Int
    var error: Double
    /// `true` if one of the tracks has a motion path.
    var isBent: Bool

    var message: String {
      let title = property.facts.title
      if isBent { return "the motion path of \(title) was sampled into \(keys) keyframes" }
      return keys > 1
        ? "the animation of \(title) was sampled into \(keys) keyframes"
        : "the animation of \(title) is within the tolerance and is frozen"
    }
  }

  mutating func report(_ scene: NormalizedScene) {
    for composition in scene.compositions {
      let place = FindingSubject(source: "$", breadcrumb: [composition.name])
      for layer in composition.layers { collect(layer, place) }
    }
    for tracks in baked {
      var finding = Finding(
        tracks.property == .path ? .pathBaked : .motionBaked, tracks.message, at: tracks.place,
        outcome: .baked(
          keys: tracks.keys, error: tracks.error, unit: tracks.property.facts.unit))
      if exceeds(tracks) { finding.severity = .warning }
      log.add(finding)
    }
  }

  /// Returns `true` if sampling did not reach the tolerance.
  ///
  /// The effect of an error in a scale or a rotation depends on the content, so only errors in
  /// points are compared.
  private func exceeds(_ tracks: BakedTracks) -> Bool {
    // Fitted curves can add a little to the error.
    let slack = 1.01
    return switch tracks.property.facts.unit {
    case .points: !(tracks.error <= tolerance * slack)
    case .degrees, .fraction: false
    }
  }

  private mutating func collect(_ layer: NormalizedLayer, _ outer: FindingSubject) {
    let place = outer.inside(layer)
    for track in layer.tracks {
      // Flags only jump.
      guard track.property != .isHidden, let error = track.bakedError else { continue }
      add(
        BakedTracks(
          place: place, property: track.property, keys: track.keyCount, error: error,
          isBent: track.keys.track.hasMotionPaths))
    }
    // Layers in a transform layer have names of their own. The layers of the camera that moves them
    // and of their additional rotations are not locations that a designer recognizes.
    for sublayer in layer.heldLayers { collect(sublayer, layer.keepsDepth ? outer : place) }
  }

  private mutating func add(_ tracks: BakedTracks) {
    let key = Key(source: tracks.place.source, property: tracks.property.facts.title)
    guard let index = indices[key] else {
      indices[key] = baked.count
      return baked.append(tracks)
    }
    baked[index].keys = max(baked[index].keys, tracks.keys)
    baked[index].isBent = baked[index].isBent || tracks.isBent
    // Written so that NaN counts as the largest error.
    if !(tracks.error <= baked[index].error) { baked[index].error = tracks.error }
  }
}
