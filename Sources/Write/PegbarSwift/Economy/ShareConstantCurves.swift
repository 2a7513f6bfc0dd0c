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
    guard !track.hasSprings else { return }
    var segments = track.segments
    let others = segments.indices.filter { !segments[$0].isConstant }
    let isStepped = others.allSatisfy { segments[$0].isHeld }
    guard let first = others.first.map({ segments[$0].written }), !isStepped else { return }
    let change = others.first { segments[$0].written != first } ?? track.keyCount
    if change < track.keyCount { uses.linear += others.count { segments[$0].written == .linear } }
    for index in segments.indices where segments[index].isConstant {
      if index >= change { uses.rests += 1 }
      let curve =
        index < change ? first : uses.isWorthIt ? .linear : segments[index - 1].written
      segments[index].written = curve
      track.keys[index].curve = curve
    }
  }

  /// The part of a track between two keyframes.
  fileprivate struct Segment {
    /// The curve as written: linear for a hold or jump, which becomes two keyframes.
    var written: Curve
    /// `true` if the curve is a hold.
    let isHeld: Bool
    /// `true` if it is between equal values, has a duration, and is not a hold.
    let isConstant: Bool
  }
}

extension AnyTrack {
  fileprivate var segments: [ShareConstantCurves.Segment] {
    keys.indices.dropLast().map { index in
      let (key, next) = (keys[index], keys[index + 1])
      let (isHeld, isJump) = (key.curve == .hold, next.time <= key.time)
      let isConstant =
        !isHeld && next.time > key.time && key.motionPath == nil && key.value == next.value
      return ShareConstantCurves.Segment(
        written: isJump || isHeld ? .linear : key.curve, isHeld: isHeld, isConstant: isConstant)
    }
  }
}
