internal import PegbarScene

/// Replaces the curves of segments between equal values to reduce the number of curves to write.
///
/// The curve of such a segment has no effect. If the first changes of a track share a curve, the
/// segments before and between them use it. Later segments become linear if that is shorter to
/// write, or use the curve of the previous segment. Holds and springs are unchanged.
struct ShareConstantCurves {
  /// The number of constant segments above which a name for the linear curve is worthwhile.
  private static let manyRests = 6

  func apply(to scene: inout NormalizedScene) {
    // Counted in a first pass over all layers and applied in a second one.
    var uses = LinearUses()
    settle(&scene, &uses)
    guard uses.linear > 0 || uses.rests > Self.manyRests else { return }
    uses.isWorthIt = true
    settle(&scene, &uses)
  }

  /// The uses of the linear curve among other curves.
  private struct LinearUses {
    /// The number of linear segments, and of constant segments that could be linear.
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
  /// The segments between equal values that have a duration and are not holds.
  fileprivate var rests: Set<Int> {
    Set(
      keys.indices.dropLast().filter { index in
        let (key, next) = (keys[index], keys[index + 1])
        return key.value == next.value && key.motionPath == nil && key.curve != .hold
          && next.time > key.time
      })
  }

  /// Returns the curve of a segment as written: linear for a hold or jump, which becomes two
  /// keyframes.
  fileprivate func writtenCurve(at index: Int) -> Curve {
    let isJump = keys[index + 1].time <= keys[index].time
    return isJump || keys[index].curve == .hold ? .linear : keys[index].curve
  }
}
