internal import PegbarGeometry
internal import PegbarScene

// Core Animation takes the model's matrix apart to scale or turn a layer.
extension NormalizedLayer {
  /// The tracks of the layer, and those that its factors and turns need to stay what they are.
  ///
  /// A turn about y by 90 degrees or more comes out of the matrix as half turns about x and z with
  /// another one about y; a factor below 0 comes out as a half turn. Where such a layer moves, every
  /// part is given, and y comes last: whatever the matrix was taken apart into is replaced by then.
  ///
  /// - Parameters:
  ///   - window: From when to when parts that do not move are given, in seconds.
  ///   - repetition: How often they are given.
  func animatedTracks(
    during window: TimeRange = TimeRange(start: 0, end: 1), repetition: Repeat? = nil
  ) -> [NormalizedTrack] {
    guard movesParts else { return tracks }
    var needed: [(property: LayerProperty, value: Double)] = []
    if isTurnedOver || mirrors { needed.append((.rotationX, rotationX)) }
    if isTurnedOver || hasNegativeScale { needed.append((.rotation, rotation)) }
    if isTurnedOver || mirrors { needed.append((.rotationY, rotationY)) }
    if hasNegativeScale, !has(.scale) {
      needed += [(.scaleX, scale.x), (.scaleY, scale.y)]
    }
    let given = needed.map { part in
      tracks.first { $0.property == part.property }
        ?? .standing(part.property, at: part.value, during: window, repetition)
    }
    return tracks.filter { !given.contains($0) } + given
  }

  /// Whether a part of its matrix moves.
  var movesParts: Bool { tracks.contains(where: \.property.turnsOrScales) }

  /// Whether its matrix, as it moves, ever has other parts than those it was made of.
  var everTurnsOver: Bool {
    guard movesParts else { return false }
    if isTurnedOver || hasNegativeScale { return true }
    return partTracks.contains { property, track in
      property == .rotationY && track.keys.contains { Self.turnsOver($0.value) }
        || property.enlargesPlane && track.keys.contains { $0.value < 0 }
    }
  }

  /// The tracks of the parts of its matrix as numbers.
  var partTracks: [(property: LayerProperty, track: Track<Double>)] {
    tracks.filter(\.property.turnsOrScales).flatMap { track in
      switch track.keys {
      case .number(let keys): return [(track.property, keys)]
      case .point(let keys): return [(.scaleX, keys.map(\.x)), (.scaleY, keys.map(\.y))]
      case .color, .colors, .numbers, .path, .flag: return []
      }
    }
  }

  /// The factor of depths that the model has.
  ///
  /// How a matrix that mirrors comes apart is not documented. A picture in a plane does not change
  /// where its depths are turned over as well, and then the matrix turns.
  var modelScaleZ: Double {
    guard !keepsDepth, hasNegativeScale, movesParts else { return scaleZ }
    return mirrors ? -1 : 1
  }

  /// Whether a factor of the model is below 0.
  var hasNegativeScale: Bool { scale.x < 0 || scale.y < 0 }

  /// Whether one factor alone is below 0; 0 is written as a little more.
  private var mirrors: Bool { (scale.x < 0) != (scale.y < 0) }

  /// Whether the matrix of the model has other angles than those it was made of.
  var isTurnedOver: Bool { Self.turnsOver(rotationY) }

  private static func turnsOver(_ degrees: Double) -> Bool {
    (90...270).contains(abs(degrees.truncatingRemainder(dividingBy: 360)))
  }
}

extension LayerProperty {
  /// Whether it is a factor of x or y.
  var enlargesPlane: Bool { [.scale, .scaleX, .scaleY].contains(self) }
}

extension NormalizedTrack {
  /// A number that stays what it is.
  static func standing(
    _ property: LayerProperty, at value: Double, during window: TimeRange, _ repetition: Repeat?
  ) -> NormalizedTrack {
    let keys = [Key(time: window.start, value: value), Key(time: window.end, value: value)]
    return NormalizedTrack(
      property: property, keys: .number(Track(keys, repetition: repetition)))
  }
}
