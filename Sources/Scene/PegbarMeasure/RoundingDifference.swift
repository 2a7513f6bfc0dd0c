internal import PegbarGeometry
package import PegbarScene

/// The changes of keyframes in a normalized scene by rounding.
package struct RoundingDifference: Hashable, Sendable {
  /// The largest change of a number in a keyframe's value, in the unit of its property, without
  /// colors.
  package private(set) var value = 0.0
  /// The largest change of a component of a color, 0…1.
  package private(set) var color = 0.0
  /// The largest change of a control point of a curve.
  package private(set) var curve = 0.0
  /// The largest change of a keyframe's time, in seconds.
  package private(set) var time = 0.0
  /// The number of tracks compared.
  package private(set) var tracks = 0
  /// `true` if a part of one scene has no counterpart in the other.
  package private(set) var isOther = false

  /// Compares a rounded scene with the scene before rounding (see `Normalizer.rounds`).
  package init(of rounded: NormalizedScene, from plain: NormalizedScene) {
    let compositions = zip([rounded.root] + rounded.definitions, [plain.root] + plain.definitions)
    isOther = rounded.definitions.count != plain.definitions.count
    var pending: [(NormalizedLayer, NormalizedLayer)] = []
    func add(_ layers: [NormalizedLayer], _ others: [NormalizedLayer]) {
      if layers.count != others.count { isOther = true }
      pending += zip(layers, others)
    }
    for (left, right) in compositions { add(left.layers, right.layers) }
    while let (layer, other) = pending.popLast() {
      add(layer.sublayers, other.sublayers)
      add(layer.maskLayers, other.maskLayers)
      let tracks = layer.restoringStops(of: other).tracks
      for track in other.tracks {
        compare(tracks.first { $0.property == track.property }, track)
      }
    }
  }

  private mutating func compare(_ rounded: NormalizedTrack?, _ plain: NormalizedTrack) {
    tracks += 1
    let rounded = rounded?.keys.track
    switch plain.keys {
    case .number(let track): compare(rounded, track, \.value, \.numbers)
    case .point(let track): compare(rounded, track, \.value, \.numbers)
    case .color(let track): compare(rounded, track, \.color, \.numbers)
    case .colors(let track): compare(rounded, track, \.color, \.numbers)
    case .numbers(let track): compare(rounded, track, \.value, \.numbers)
    case .path(let track): compare(rounded, track, \.value, \.numbers)
    case .flag(let track): compare(rounded, track, \.value) { [$0 ? 1 : 0] }
    }
  }

  private mutating func compare<Value>(
    _ rounded: (any AnyTrack)?, _ plain: Track<Value>,
    _ worst: WritableKeyPath<RoundingDifference, Double>, _ numbers: (Value) -> [Double]
  ) {
    guard let rounded else { return compare(still: plain, worst, numbers) }
    guard let rounded = rounded as? Track<Value>, rounded.keys.count == plain.keys.count,
      rounded.repetition == plain.repetition, rounded.fidelity == plain.fidelity
    else { return isOther = true }
    for (key, other) in zip(rounded.keys, plain.keys) {
      time = max(time, abs(key.time - other.time))
      compare(numbers(key.value), numbers(other.value), worst)
      compare(key.curve.numbers, other.curve.numbers, \.curve)
    }
  }

  private mutating func compare(
    _ rounded: [Double], _ plain: [Double], _ worst: WritableKeyPath<RoundingDifference, Double>
  ) {
    guard rounded.count == plain.count else { return isOther = true }
    for (left, right) in zip(rounded, plain) {
      self[keyPath: worst] = max(self[keyPath: worst], abs(left - right))
    }
  }

  /// Compares a track that rounding makes constant.
  ///
  /// All of its keyframes become one value, which is between its extremes.
  private mutating func compare<Value>(
    still track: Track<Value>, _ worst: WritableKeyPath<RoundingDifference, Double>,
    _ numbers: (Value) -> [Double]
  ) {
    let rows = track.keys.map { numbers($0.value) }
    guard let first = rows.first, rows.allSatisfy({ $0.count == first.count }) else { return }
    for place in first.indices {
      let range = rows.reduce((first[place], first[place])) {
        (min($0.0, $1[place]), max($0.1, $1[place]))
      }
      self[keyPath: worst] = max(self[keyPath: worst], (range.1 - range.0) / 2)
    }
  }
}

extension NormalizedLayer {
  /// Returns the layer with blends as the stops that rounding removed from its animated gradient.
  fileprivate func restoringStops(of plain: NormalizedLayer) -> NormalizedLayer {
    guard case .gradient(let gradient) = content, case .gradient(let full) = plain.content,
      (2..<full.locations.count).contains(gradient.locations.count)
    else { return self }
    let shares = Self.shares(of: full.locations, between: gradient.locations)
    var result = self
    result.tracks.changeEach { track in
      switch track.keys {
      case .colors(let keys) where track.property == .colors:
        track.keys = .colors(keys.map { Colors(shares.map($0.values.blend)) })
      case .numbers(let keys) where track.property == .locations:
        track.keys = .numbers(keys.map { Numbers(shares.map($0.values.blend)) })
      default: break
      }
    }
    return result
  }

  /// Returns the index of the stop before each place, and its share of the distance to the next.
  private static func shares(
    of places: [Double], between kept: [Double]
  ) -> [(index: Int, share: Double)] {
    var next = 0
    return places.map { place in
      if next < kept.count, next == 0 || abs(kept[next] - place) <= 1e-5 {
        next += 1
        return (next - 1, 0)
      }
      guard next < kept.count, kept[next] > kept[next - 1] else { return (next - 1, 0) }
      return (next - 1, (place - kept[next - 1]) / (kept[next] - kept[next - 1]))
    }
  }
}

extension Array where Element: TrackValue {
  fileprivate func blend(_ place: (index: Int, share: Double)) -> Element {
    guard place.share != 0 else { return self[place.index] }
    return .interpolate(self[place.index], self[place.index + 1], place.share)
  }
}

extension Curve {
  fileprivate var numbers: [Double] {
    switch self {
    case .linear: [1]
    case .hold: [0]
    case .bezier(let curve): [curve.x1, curve.y1, curve.x2, curve.y2]
    case .spring(let spring): [spring.mass, spring.stiffness, spring.damping, spring.velocity]
    }
  }
}
