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
    var collector = SegmentCollector()
    for layer in layers { layer.visitTracks(&collector) }
    return collector.segments
  }
}

private struct SegmentCollector: TrackVisitor {
  var segments: [MovingSegment] = []

  mutating func visit<Value: TrackValue>(_ track: Track<Value>, _ reference: TrackReference) {
    for (key, next) in zip(track.keys, track.keys.dropFirst()) where track.moves(key, to: next) {
      segments.append(
        MovingSegment(
          track: reference, range: TimeRange(start: key.time, end: next.time), curve: key.curve))
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
