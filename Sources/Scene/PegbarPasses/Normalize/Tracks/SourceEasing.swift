internal import PegbarGeometry
internal import PegbarScene

/// One segment of a source track, and how it eases.
struct EasedSegment: Hashable {
  /// When it starts, in seconds.
  var start: Double
  /// When it ends, in seconds.
  var end: Double
  /// How it moves.
  var curve: TimingCurve

  private func share(_ time: Double) -> Double { (time - start) / (end - start) }

  /// How far along its motion the source is at a time.
  func progress(at time: Double) -> Double { curve.progress(at: share(time)) }

  /// The part of the curve between two times, as a curve of its own.
  func curve(from start: Double, to end: Double) -> Curve? {
    curve.part(from: share(start), to: share(end)).map(Curve.bezier)
  }
}

/// The easing that everything a sampled value depends on shares, stretch by stretch.
struct SourceEasing {
  private enum Shared {
    case none
    case one(EasedSegment)
    case many
  }

  private let breaks: [Double]
  private var shared: [Shared]

  /// Finds what is shared between breaks, which are ascending and hold all keys of the segments;
  /// segments without a curve are in `others`.
  init(breaks: [Double], segments: [EasedSegment], others: [(start: Double, end: Double)]) {
    self.breaks = breaks
    shared = Array(repeating: .none, count: max(breaks.count - 1, 0))
    for segment in segments {
      for index in stretches(from: segment.start, to: segment.end) {
        switch shared[index] {
        case .none: shared[index] = .one(segment)
        case .one(segment), .many: break
        case .one: shared[index] = .many
        }
      }
    }
    for other in others {
      for index in stretches(from: other.start, to: other.end) { shared[index] = .many }
    }
  }

  /// The easing of the one segment between two keys.
  init<Value>(from key: Key<Value>, to next: Key<Value>) {
    var segments: [EasedSegment] = []
    if case .bezier(let curve) = key.curve {
      segments = [EasedSegment(start: key.time, end: next.time, curve: curve)]
    }
    self.init(breaks: [key.time, next.time], segments: segments, others: [])
  }

  /// The stretches that a segment spans.
  private func stretches(from start: Double, to end: Double) -> Range<Int> {
    let first = breaks.partitioningIndex { $0 >= start }
    let last = min(breaks.partitioningIndex { $0 >= end }, shared.count)
    return first..<max(first, last)
  }

  /// The segment that a stretch between two breaks is a part of; nothing where there is none, or
  /// where there are several.
  func segment(ofStretch index: Int) -> EasedSegment? {
    guard shared.indices.contains(index), case .one(let segment) = shared[index] else { return nil }
    return segment
  }
}

/// Collects the times of keys, and how the segments between them ease.
struct KeyTimes {
  private(set) var times: [Double] = []
  /// The segments that ease, in the order in which they were added.
  private(set) var segments: [EasedSegment] = []
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
