internal import PegbarScene

/// Gives segments between equal values the curve that leaves the fewest curves to write.
///
/// Nothing moves there, whatever the curve. If the first changes of a track share a curve, the rests before and
/// between them get it, too; elsewhere a rest becomes linear if that is shorter to write, or gets the curve of the
/// segment before it. Holds and springs stay.
struct SettleRests {
  /// How many rests are worth saying what linear is.
  private static let manyRests = 6

  func apply(to scene: inout NormalizedScene) {
    // Found on the way through all layers, used on the second one.
    var uses = LinearUses()
    settle(&scene, &uses)
    guard uses.linear > 0 || uses.rests > Self.manyRests else { return }
    uses.isWorthIt = true
    settle(&scene, &uses)
  }

  /// Whether it is worth saying that segments among others with curves are linear.
  private struct LinearUses {
    /// How many segments are, and how many rests could be.
    var (linear, rests) = (0, 0)
    var isWorthIt = false
  }

  private func settle(_ scene: inout NormalizedScene, _ uses: inout LinearUses) {
    scene.changeEachLayer { layer in
      for index in layer.tracks.indices { settle(&layer.tracks[index].keys.track, &uses) }
    }
  }

  private func settle(_ track: inout some AnyTrack, _ uses: inout LinearUses) {
    let rests = track.rests
    guard !track.keys.contains(where: \.curve.isSpring) else { return }
    let others = track.keys.indices.dropLast().filter { !rests.contains($0) }
    let isStepped = others.allSatisfy { track.keys[$0].curve == .hold }
    guard let first = others.first.map(track.writtenCurve), !isStepped else { return }
    let change = others.first { track.writtenCurve(at: $0) != first } ?? track.keys.count
    if change < track.keys.count {
      uses.linear += others.count { track.writtenCurve(at: $0) == .linear }
    }
    for index in track.keys.indices.dropLast() where rests.contains(index) {
      if index >= change { uses.rests += 1 }
      track.keys[index].curve =
        index < change ? first : uses.isWorthIt ? .linear : track.writtenCurve(at: index - 1)
    }
  }
}

extension AnyTrack {
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
