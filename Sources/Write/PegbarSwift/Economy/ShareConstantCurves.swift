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
    var uses = LinearUses()
    scene.forEachLayer { layer in
      for track in layer.tracks { count(track.keys.track, &uses) }
    }
    // Most of a scene is shared with the normalized one as long as nothing changes.
    guard uses.hasConstants else { return }
    let isLinear = uses.linear > 0 || uses.rests > Self.manyRests
    scene.changeEachLayer { layer in
      for index in layer.tracks.indices where layer.tracks[index].keys.track.hasConstants {
        settle(&layer.tracks[index].keys.track, usesLinear: isLinear)
      }
    }
  }

  /// The uses of the linear curve among other curves.
  private struct LinearUses {
    /// The number of linear segments, and of constant segments that could be linear.
    var (linear, rests) = (0, 0)
    /// `true` if there are constant segments.
    var hasConstants = false
  }

  /// The segments of a track whose first changes share a curve.
  private struct Changes {
    let segments: [Segment]
    /// The curve of the first changes.
    let first: Curve
    /// The index of the first segment with another curve.
    let end: Int

    init?(of track: some AnyTrack) {
      guard !track.hasSprings else { return nil }
      segments = track.segments
      let others = segments.filter { !$0.isConstant }
      guard let first = others.first?.written, !others.allSatisfy(\.isHeld) else { return nil }
      self.first = first
      end = segments.firstIndex { !$0.isConstant && $0.written != first } ?? track.keyCount
    }
  }

  private func count(_ track: some AnyTrack, _ uses: inout LinearUses) {
    guard let changes = Changes(of: track) else { return }
    for (index, segment) in changes.segments.enumerated() {
      if segment.isConstant {
        uses.hasConstants = true
        if index >= changes.end { uses.rests += 1 }
      } else if changes.end < track.keyCount, segment.written == .linear {
        uses.linear += 1
      }
    }
  }

  private func settle(_ track: inout some AnyTrack, usesLinear: Bool) {
    guard let changes = Changes(of: track) else { return }
    var curve = changes.first
    for (index, segment) in changes.segments.enumerated() {
      guard segment.isConstant else {
        curve = segment.written
        continue
      }
      if index < changes.end { curve = changes.first } else if usesLinear { curve = .linear }
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
  /// `true` if there are equal values next to each other.
  fileprivate var hasConstants: Bool {
    zip(keys, keys.dropFirst()).contains { $0.value == $1.value }
  }

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
