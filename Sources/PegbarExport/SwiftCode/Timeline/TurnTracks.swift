internal import PegbarScene

// Core Animation takes the model's matrix apart to scale or turn a layer.
extension NormalizedLayer {
  /// The tracks of the layer, and those that its factors and turns need to stay what they are.
  ///
  /// A turn about y by 90 degrees or more comes out of the matrix as half turns about x and z with
  /// another one about y; a factor below 0 comes out as a half turn. Where such a layer moves, every
  /// part is given, and y comes last: whatever the matrix was taken apart into is replaced by then.
  var animatedTracks: [NormalizedTrack] {
    guard tracks.contains(where: { Self.parts.contains($0.property) }) else { return tracks }
    var needed: [(property: Property, value: Double)] = []
    if isTurnedOver || mirrors { needed.append((.rotationX, rotationX)) }
    if isTurnedOver || hasNegativeScale { needed.append((.rotation, rotation)) }
    if isTurnedOver || mirrors { needed.append((.rotationY, rotationY)) }
    if hasNegativeScale, !tracks.contains(where: { $0.property == .scale }) {
      needed += [(.scaleX, scale.x), (.scaleY, scale.y)]
    }
    let given = needed.map { part in
      tracks.first { $0.property == part.property } ?? .standing(part.property, at: part.value)
    }
    return tracks.filter { !given.contains($0) } + given
  }

  /// The parts of the matrix that have key paths of their own.
  static let parts: Set<Property> = [
    .scale, .scaleX, .scaleY, .scaleZ, .rotation, .rotationX, .rotationY,
  ]

  /// The factor of depths that the model has.
  ///
  /// How a matrix that mirrors comes apart is not documented. A picture in a plane does not change
  /// where its depths are turned over as well, and then the matrix turns.
  var modelScaleZ: Double {
    guard isFlat, hasNegativeScale, tracks.contains(where: { Self.parts.contains($0.property) })
    else { return scaleZ }
    return scale.x * scale.y < 0 ? -1 : 1
  }

  private var isFlat: Bool { !keepsDepth && rotationX == 0 && rotationY == 0 }

  private var hasNegativeScale: Bool { scale.x < 0 || scale.y < 0 }

  private var mirrors: Bool { scale.x * scale.y < 0 }

  /// Whether the matrix of the model has other angles than those it was made of.
  private var isTurnedOver: Bool {
    (90...270).contains(abs(rotationY.truncatingRemainder(dividingBy: 360)))
  }
}

extension NormalizedTrack {
  /// A number that stays what it is.
  fileprivate static func standing(_ property: Property, at value: Double) -> NormalizedTrack {
    NormalizedTrack(
      property: property,
      keys: .number(Track([Key(time: 0, value: value), Key(time: 1, value: value)])))
  }
}
