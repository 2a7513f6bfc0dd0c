package import PegbarScene

/// A part of a track between two keys in which the value moves.
package struct MovingSegment: Hashable, Sendable {
  /// The track.
  package var track: TrackReference
  /// When it moves.
  package var range: TimeRange
  /// How it moves.
  package var curve: Curve
}

extension Composition {
  /// Every moving segment of every track of the composition's layers.
  ///
  /// Holds and segments between equal values do not move; a jump takes no time.
  package var movingSegments: [MovingSegment] {
    let collector = SegmentCollector()
    for layer in layers { layer.forEachTrack(collector) }
    return collector.segments
  }
}

private final class SegmentCollector: TrackVisitor {
  var segments: [MovingSegment] = []

  func visit<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) {
    for (key, next) in zip(track.keys, track.keys.dropFirst()) where track.moves(key, to: next) {
      segments.append(
        MovingSegment(
          track: role.reference, range: TimeRange(start: key.time, end: next.time), curve: key.curve
        ))
    }
  }
}

extension Track {
  /// Whether the value moves between neighbouring keys; holds and jumps do not.
  func moves(_ key: Key<Value>, to next: Key<Value>) -> Bool {
    key.curve != .hold && next.time > key.time
      && (key.value != next.value || key.motionPath != nil)
  }
}
