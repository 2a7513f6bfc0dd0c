internal import PegbarGeometry
internal import PegbarScene

/// The tracks that move, scale, and rotate a letter about its origin.
struct LetterTracks {
  /// The position in points of the layer; unless all tracks are exact, its error is that of the
  /// whole letter.
  let position: Track<Point>
  let scaleX: Track<Double>
  let scaleY: Track<Double>
  /// The rotation in degrees.
  let rotation: Track<Double>

  /// Creates the tracks of a letter from its placements over time.
  ///
  /// The error of every point of its area is within the tolerance, in points of the layer. If scale
  /// and rotation are exact, as in most cases, only the position is sampled.
  init(
    _ samples: LetterSamples, _ places: [LetterTransform], over area: [Point], tolerance: Double
  ) {
    func exact(_ part: (LetterTransform) -> Double) -> Track<Double>? {
      samples.exactTrack(places.map(part), missed: samples.missed.distance, Distance.of)
    }
    if let scaleX = exact(\.scale.x), let scaleY = exact(\.scale.y),
      let rotation = exact(\.rotation)
    {
      (self.scaleX, self.scaleY, self.rotation) = (scaleX, scaleY, rotation)
      position = samples.track(
        places.map(\.position), tolerance: tolerance, missed: samples.missed.distance, Distance.of)
      return
    }
    let track = samples.track(places, tolerance: tolerance, missed: samples.missed.distance) {
      $0.distance(to: $1, over: area)
    }
    func part(_ part: @escaping (LetterTransform) -> Double) -> Track<Double> {
      var track = track.map(part)
      let error = zip(samples.times, places).reduce(0) {
        max($0, abs(part($1.1) - track.value(at: $1.0)))
      }
      track.fidelity = .baked(error: error)
      return track
    }
    position = track.map(\.position)
    scaleX = part(\.scale.x)
    scaleY = part(\.scale.y)
    rotation = part(\.rotation)
  }
}
