internal import PegbarScene

/// Gives segments between equal values the curve that leaves the fewest curves to write.
///
/// Nothing moves there, whatever the curve. Where the first changes of a track share a curve, the
/// rests before and between them have it, too; elsewhere a rest is linear where that is worth being
/// said, or has the curve of the segment before it. Holds and springs stay.
///
/// It runs after everything that curves tell something about a motion.
struct SettleRests {
  /// How many rests are worth saying what linear is.
  private static let manyRests = 6

  func apply(to scene: inout NormalizedScene) {
    // Found on the way through all layers, used on the second one.
    var uses = LinearUses()
    scene.changeLayers { layers, _ in layers.map { settled($0, &uses) } }
    guard uses.linear > 0 || uses.rests > Self.manyRests else { return }
    uses.isWorthIt = true
    scene.changeLayers { layers, _ in layers.map { settled($0, &uses) } }
  }

  /// Whether it is worth saying that segments among others with curves are linear.
  private struct LinearUses {
    /// How many segments are, and how many rests could be.
    var (linear, rests) = (0, 0)
    var isWorthIt = false
  }

  private func settled(_ layer: NormalizedLayer, _ uses: inout LinearUses) -> NormalizedLayer {
    var layer = layer
    layer.changeTracks { _, keys in
      switch keys {
      case .number(let track): .number(settled(track, &uses))
      case .point(let track): .point(settled(track, &uses))
      case .color(let track): .color(settled(track, &uses))
      case .colors(let track): .colors(settled(track, &uses))
      case .numbers(let track): .numbers(settled(track, &uses))
      case .path(let track): .path(settled(track, &uses))
      case .flag(let track): .flag(settled(track, &uses))
      }
    }
    layer.changeHeldLayers { $0 = settled($0, &uses) }
    return layer
  }

  private func settled<Value>(_ track: Track<Value>, _ uses: inout LinearUses) -> Track<Value> {
    let rests = track.rests
    guard !track.keys.contains(where: \.curve.isSpring) else { return track }
    let others = track.keys.indices.dropLast().filter { !rests.contains($0) }
    let isStepped = others.allSatisfy { track.keys[$0].curve == .hold }
    guard let first = others.first.map(track.writtenCurve), !isStepped else { return track }
    let change = others.first { track.writtenCurve(at: $0) != first } ?? track.keys.count
    if change < track.keys.count {
      uses.linear += others.count { track.writtenCurve(at: $0) == .linear }
    }
    var result = track
    for index in track.keys.indices.dropLast() where rests.contains(index) {
      if index >= change { uses.rests += 1 }
      result.keys[index].curve =
        index < change ? first : uses.isWorthIt ? .linear : result.writtenCurve(at: index - 1)
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
