internal import PegbarGeometry
internal import PegbarScene

/// One segment of a source track with its easing.
struct EasedSegment: Hashable {
  /// The start time in seconds.
  var start: Double
  /// The end time in seconds.
  var end: Double
  /// The easing of the segment.
  var curve: TimingCurve

  private func share(_ time: Double) -> Double { (time - start) / (end - start) }

  /// Returns the progress of the motion at a time.
  func progress(at time: Double) -> Double { curve.progress(at: share(time)) }

  /// Returns the part of the curve between two times, as a curve of its own.
  func curve(from start: Double, to end: Double) -> Curve? {
    curve.part(from: share(start), to: share(end)).map(Curve.bezier)
  }
}

/// The easing that all inputs of a sampled value share, for each stretch between breaks.
struct SourceEasing {
  private enum Shared {
    case none
    case one(EasedSegment)
    case many
  }

  private let breaks: [Double]
  private var shared: [Shared]

  /// Finds the shared easing between ascending breaks, which include all keyframes of the segments;
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

  /// Creates the easing of the single segment between two keyframes.
  init<Value>(from key: Key<Value>, to next: Key<Value>) {
    var segments: [EasedSegment] = []
    if case .bezier(let curve) = key.curve {
      segments = [EasedSegment(start: key.time, end: next.time, curve: curve)]
    }
    self.init(breaks: [key.time, next.time], segments: segments, others: [])
  }

  /// Returns the stretches that a segment spans.
  private func stretches(from start: Double, to end: Double) -> Range<Int> {
    let first = breaks.partitioningIndex { $0 >= start }
    let last = min(breaks.partitioningIndex { $0 >= end }, shared.count)
    return first..<max(first, last)
  }

  /// Returns the segment that a stretch between two breaks is a part of, or `nil` if there is none
  /// or more than one.
  func segment(ofStretch index: Int) -> EasedSegment? {
    guard shared.indices.contains(index), case .one(let segment) = shared[index] else { return nil }
    return segment
  }
}

/// Collects the times of keyframes, and the easing of the segments between them.
struct KeyTimes {
  private(set) var times: [Double] = []
  /// The eased segments, in the order in which they were added.
  private(set) var segments: [EasedSegment] = []
  private var others: [(start: Double, end: Double)] = []

  /// The times in ascending order, without duplicates.
  var breaks: [Double] { Set(times).sorted() }

  /// The shared easing between `breaks`.
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
