internal import PegbarScene

/// Turns keys that say the same several times into a repetition of the first time.
///
/// Only what Core Animation repeats exactly: the source's own keys of one property, whose period
/// survives rounding for as often as it comes, at least twice. There and back with mirrored curves
/// becomes a way there that is reversed.
struct FindRepeats {
  /// By how many seconds the last time may come early or late.
  private static let drift = 1e-6

  func apply(to scene: inout NormalizedScene) {
    for index in scene.root.layers.indices { apply(to: &scene.root.layers[index]) }
    for definition in scene.definitions.indices {
      for index in scene.definitions[definition].layers.indices {
        apply(to: &scene.definitions[definition].layers[index])
      }
    }
  }

  private func apply(to layer: inout NormalizedLayer) {
    layer.tracks = layer.tracks.map(repeated)
    for index in layer.sublayers.indices { apply(to: &layer.sublayers[index]) }
    guard var mask = layer.mask else { return }
    for index in mask.layers.indices { apply(to: &mask.layers[index]) }
    layer.mask = mask
  }

  private func repeated(_ track: NormalizedTrack) -> NormalizedTrack {
    guard Self.properties.contains(track.property) else { return track }
    var track = track
    switch track.keys {
    case .number(let keys): track.keys = .number(repeated(keys))
    case .point(let keys): track.keys = .point(repeated(keys))
    case .color(let keys): track.keys = .color(repeated(keys))
    case .colors, .numbers, .path, .flag: break
    }
    return track
  }

  /// The properties that are one animation by themselves; separate coordinates belong together.
  private static let properties: Set<Property> = [
    .position, .rotation, .rotationX, .rotationY, .scale, .opacity, .fillColor, .strokeColor,
    .strokeStart, .strokeEnd, .lineWidth,
  ]

  private func repeated<Value: TrackValue>(_ track: Track<Value>) -> Track<Value> {
    let count = track.keys.count - 1
    guard track.repetition == nil, track.fidelity == .exact, count >= 4,
      let period = (1...count / 2).first(where: { track.repeats(every: $0) })
    else { return track }
    var result = Track(
      Array(track.keys[...period]), repetition: Repeat(count: Double(count / period)),
      fidelity: .exact)
    if period % 2 == 0, result.isMirrored {
      result.keys = Array(result.keys[...(period / 2)])
      result.repetition = Repeat(count: Double(count / period * 2), autoreverses: true)
    }
    guard let last = result.keys.indices.last, let passes = result.repetition?.count else {
      return track
    }
    result.keys[last].curve = .linear
    let length = result.keys[last].time - result.keys[0].time
    let rounded = (length * 1e6).rounded() / 1e6
    return abs(rounded - length) * passes <= Self.drift ? result : track
  }
}

extension Track {
  /// Whether the keys say the same again and again, so many segments each time.
  fileprivate func repeats(every period: Int) -> Bool {
    let count = keys.count - 1
    guard count % period == 0, keys[0].value == keys[period].value else { return false }
    let length = keys[period].time - keys[0].time
    guard length > 0, keys[..<period].contains(where: { $0.value != keys[0].value }) else {
      return false
    }
    return (period...count).allSatisfy { index in
      let (key, before) = (keys[index], keys[index - period])
      return key.value == before.value && key.motionPath == nil
        && abs(key.time - before.time - length) < 1e-9
        && (index == count || key.curve == before.curve)
    }
  }

  /// Whether the second half of the keys is the first one backwards.
  fileprivate var isMirrored: Bool {
    let last = keys.count - 1
    return (0...last / 2).allSatisfy { index in
      let (start, end) = (keys[index], keys[last - index])
      let isSameTime = abs(start.time - keys[0].time - (keys[last].time - end.time)) < 1e-9
      guard index < last / 2 else { return isSameTime }
      return isSameTime && start.value == end.value
        && start.curve.reversed == keys[last - index - 1].curve
    }
  }
}

extension Curve {
  /// The curve of the same way backwards; none for a hold, which backwards jumps at once, and for a
  /// spring.
  fileprivate var reversed: Curve? {
    switch self {
    case .linear: .linear
    case .bezier(let curve): .bezier(curve.reversed)
    case .hold, .spring: nil
    }
  }
}
