internal import PegbarBase
package import PegbarScene

/// A part of a track between two keyframes in which the value changes.
package struct MovingSegment: Hashable, Sendable {
  /// The track.
  package var track: TrackReference
  /// The time range of the change.
  package var range: TimeRange
  /// The easing of the change.
  package var curve: Curve
}

extension Composition {
  /// The moving segments of all tracks of the composition's layers.
  ///
  /// Holds and segments between equal values do not move, and a jump takes no time.
  package var movingSegments: [MovingSegment] {
    layerTracks.flatMap { $0.track.movingSegments(of: $0.reference) }
  }

  /// The tracks of all layers, and whether their layer has a parent.
  var layerTracks: [(hasParent: Bool, track: any AnyTrack, reference: TrackReference)] {
    var tracks: [(hasParent: Bool, track: any AnyTrack, reference: TrackReference)] = []
    for layer in layers where !Cancellation.isRequested {
      let hasParent = layer.transformParent != nil
      layer.showTracks { tracks.append((hasParent, $0, $1.reference)) }
    }
    return tracks
  }
}

extension AnyTrack {
  func movingSegments(of reference: TrackReference) -> [MovingSegment] {
    var segments: [MovingSegment] = []
    for index in keys.indices.dropFirst() {
      let (key, next) = (keys[index - 1], keys[index])
      guard moves(key, to: next) else { continue }
      let range = TimeRange(start: key.time, end: next.time)
      segments.append(MovingSegment(track: reference, range: range, curve: key.curve))
    }
    return segments
  }

  /// Returns `true` if the value moves between neighboring keyframes; holds and jumps do not.
  func moves(_ key: Key<Value>, to next: Key<Value>) -> Bool {
    key.curve != .hold && next.time > key.time && (key.value != next.value || key.motionPath != nil)
  }
}
