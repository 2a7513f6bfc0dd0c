internal import PegbarScene

/// Gives segments between equal values the curve that leaves the fewest curves to write.
///
/// Nothing moves there, whatever the curve. Where the first changes of a track share a curve, the
/// rests before and between them have it, too; elsewhere a rest is linear where other segments of
/// the track are, or has the curve of the segment before it. Holds and springs stay.
///
/// It runs after everything that curves tell something about a motion.
struct SettleRests {
  func apply(to scene: inout NormalizedScene) {
    scene.changeLayers { layers, _ in layers.map(settled) }
  }

  private func settled(_ layer: NormalizedLayer) -> NormalizedLayer {
    var layer = layer
    layer.changeTracks { _, keys in
      switch keys {
      case .number(let track): .number(settled(track))
      case .point(let track): .point(settled(track))
      case .color(let track): .color(settled(track))
      case .colors(let track): .colors(settled(track))
      case .numbers(let track): .numbers(settled(track))
      case .path(let track): .path(settled(track))
      case .flag(let track): .flag(settled(track))
      }
    }
    layer.sublayers = layer.sublayers.map(settled)
    if var mask = layer.mask {
      mask.layers = mask.layers.map(settled)
      layer.mask = mask
    }
    return layer
  }

  private func settled<Value>(_ track: Track<Value>) -> Track<Value> {
    let rests = track.rests
    guard !rests.isEmpty, track.ways.isEmpty, !track.keys.contains(where: \.curve.isSpring) else {
      return track
    }
    let others = track.keys.indices.dropLast().filter { !rests.contains($0) }
    let isStepped = others.allSatisfy { track.keys[$0].curve == .hold }
    guard let first = others.first.map(track.writtenCurve), !isStepped else { return track }
    let change = others.first { track.writtenCurve(at: $0) != first } ?? track.keys.count
    let isPartlyLinear = others.contains { track.writtenCurve(at: $0) == .linear }
    var result = track
    for index in track.keys.indices.dropLast() where rests.contains(index) {
      result.keys[index].curve =
        index < change
        ? first : isPartlyLinear ? .linear : result.writtenCurve(at: index - 1)
    }
    return result
  }
}

extension Track {
  /// The segments between equal values that neither hold nor take no time.
  fileprivate var rests: Set<Int> {
    Set(
      keys.indices.dropLast().filter { index in
        let (key, next) = (keys[index], keys[index + 1])
        return key.value == next.value && key.motionPath == nil && key.curve != .hold
          && next.time > key.time
      })
  }

  /// The curve of a segment as code has it: a hold or jump beside others is one of two keys.
  fileprivate func writtenCurve(at index: Int) -> Curve {
    let isJump = keys[index + 1].time <= keys[index].time
    return isJump || keys[index].curve == .hold ? .linear : keys[index].curve
  }
}
