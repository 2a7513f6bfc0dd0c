internal import PegbarScene

/// Collects the times of keys, and how the segments between them ease.
struct KeyTimes {
  private(set) var times: [Double] = []
  private var segments: [EasedSegment] = []
  private var others: [(start: Double, end: Double)] = []

  /// The times in order, each once.
  var breaks: [Double] { Set(times).sorted() }

  /// The easing that is shared between `breaks`.
  var easing: SourceEasing {
    SourceEasing(breaks: breaks, segments: segments, others: others)
  }

  mutating func add<Value>(_ value: Animated<Value>) {
    if let track = value.track { add(track) }
  }

  mutating func add(_ point: AnimatedPoint) {
    switch point {
    case .joined(let point): add(point)
    case .split(let x, let y):
      add(x)
      add(y)
    }
  }

  mutating func add(_ holder: some FieldHolder) {
    var times = self
    holder.forEachTrack { track, _ in times.add(track) }
    self = times
  }

  private mutating func add(_ track: some AnyTrack) {
    times += track.keyTimes
    for (key, next) in zip(track.keys, track.keys.dropFirst()) where key.value != next.value {
      switch key.curve {
      case .bezier(let curve):
        segments.append(EasedSegment(start: key.time, end: next.time, curve: curve))
      case .linear, .spring: others.append((key.time, next.time))
      case .hold: break
      }
    }
  }
}
