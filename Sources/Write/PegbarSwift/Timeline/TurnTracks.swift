internal import PegbarGeometry
internal import PegbarScene

// Core Animation decomposes the model's matrix to scale or rotate a layer.
extension NormalizedLayer {
  /// Returns the tracks of the layer, and additional tracks that keep its scale and rotation
  /// components.
  ///
  /// A matrix with a rotation about y of 90 degrees or more decomposes into half turns about x and
  /// z and another rotation about y. A negative scale decomposes into a half turn. For an animated
  /// layer, all components are therefore specified. y is the last rotation, so that it replaces the
  /// decomposed value.
  ///
  /// Negative scales follow. Core Animation may decompose the matrix again for each animation
  /// (lottie-ios, `TransformAnimations.swift`), and a mirroring matrix does not decompose into the
  /// same components.
  ///
  /// - Parameters:
  ///   - window: The time range of components without animation, in seconds.
  ///   - repetition: The repetition of these components.
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
    let all = tracks.filter { !given.contains($0) } + given
    return all.filter { !$0.reachesNegativeScale } + all.filter(\.reachesNegativeScale)
  }

  /// `true` if a component of its matrix is animated.
  var movesParts: Bool { tracks.contains(where: \.property.turnsOrScales) }

  /// `true` if its matrix ever decomposes into other components during the animation.
  var everTurnsOver: Bool {
    guard movesParts else { return false }
    if isTurnedOver || hasNegativeScale { return true }
    return partTracks.contains { property, track in
      property == .rotationY && track.keys.contains { Self.turnsOver($0.value) }
        || property.enlargesPlane && track.keys.contains { $0.value < 0 }
    }
  }

  /// The tracks of the components of its matrix as numbers.
  var partTracks: [(property: LayerProperty, track: Track<Double>)] {
    tracks.filter(\.property.turnsOrScales).flatMap { track in
      switch track.keys {
      case .number(let keys): return [(track.property, keys)]
      case .point(let keys): return [(.scaleX, keys.map(\.x)), (.scaleY, keys.map(\.y))]
      case .color, .colors, .numbers, .path, .flag: return []
      }
    }
  }

  /// The depth scale of the model.
  ///
  /// The decomposition of a mirroring matrix is not documented. A flat picture does not change if
  /// its depth is also mirrored, and the matrix is then a rotation.
  var modelScaleZ: Double {
    guard !keepsDepth, hasNegativeScale, movesParts else { return scaleZ }
    return mirrors ? -1 : 1
  }

  /// `true` if a scale of the model is negative.
  var hasNegativeScale: Bool { scale.x < 0 || scale.y < 0 }

  /// `true` if exactly one scale is negative; 0 is written as a small positive number.
  private var mirrors: Bool { (scale.x < 0) != (scale.y < 0) }

  /// `true` if the model's matrix decomposes into other angles.
  var isTurnedOver: Bool { Self.turnsOver(rotationY) }

  private static func turnsOver(_ degrees: Double) -> Bool {
    (90...270).contains(abs(degrees.truncatingRemainder(dividingBy: 360)))
  }
}

extension LayerProperty {
  /// `true` if the property is a scale of x or y.
  var enlargesPlane: Bool { [.scale, .scaleX, .scaleY].contains(self) }
}

extension NormalizedTrack {
  /// `true` if the track scales by a negative factor at any time.
  fileprivate var reachesNegativeScale: Bool {
    guard property.enlargesPlane, case .number(let track) = keys else { return false }
    return track.range.low < 0
  }

  /// Returns a track with a constant number.
  static func standing(
    _ property: LayerProperty, at value: Double, during window: TimeRange, _ repetition: Repeat?
  ) -> NormalizedTrack {
    let keys = [Key(time: window.start, value: value), Key(time: window.end, value: value)]
    return NormalizedTrack(
      property: property, keys: .number(Track(keys, repetition: repetition)))
  }
}
