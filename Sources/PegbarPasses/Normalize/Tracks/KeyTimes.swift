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

  mutating func add(_ record: some SceneRecord) {
    let collector = Collector(self)
    record.forEachTrack(collector)
    self = collector.times
  }

  mutating func add(_ union: some SceneUnion) {
    let collector = Collector(self)
    union.forEachTrack(collector)
    self = collector.times
  }

  private mutating func add<Value>(_ track: Track<Value>) {
    times += track.keys.map(\.time)
    for (key, next) in zip(track.keys, track.keys.dropFirst()) where key.value != next.value {
      switch key.curve {
      case .bezier(let curve):
        segments.append(EasedSegment(start: key.time, end: next.time, curve: curve))
      case .linear, .spring: others.append((key.time, next.time))
      case .hold: break
      }
    }
  }

  private final class Collector: TrackVisitor {
    var times: KeyTimes

    init(_ times: KeyTimes) { self.times = times }

    func visit<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) { times.add(track) }
  }
}
