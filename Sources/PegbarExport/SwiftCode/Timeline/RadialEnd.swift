internal import PegbarFrames
internal import PegbarScene

extension NormalizedLayer {
  /// The layer with the end of a radial gradient where Core Animation wants it, at rest and in
  /// motion: one track of its own, which follows from both of the scene's points.
  var withRadialEnd: NormalizedLayer {
    guard case .gradient(var gradient) = content, gradient.kind == .radial else { return self }
    var layer = self
    if let end = RadialEnd(self, gradient) {
      layer.tracks.removeAll { $0.property == .gradientEnd }
      let start = layer.tracks.firstIndex { $0.property == .gradientStart }
      let index = start.map { $0 + 1 } ?? tracks.firstIndex { $0.property == .gradientEnd }
      layer.tracks.insert(
        NormalizedTrack(property: .gradientEnd, keys: .point(end.track())), at: index ?? 0)
    }
    gradient.end = gradient.coreAnimationEnd(start: gradient.start, end: gradient.end)
    layer.content = .gradient(gradient)
    return layer
  }

  /// The end of a gradient; nothing for other content.
  var gradientEnd: Point? {
    guard case .gradient(let gradient) = content else { return nil }
    return gradient.end
  }

  fileprivate func points(_ property: Property) -> Track<Point>? {
    guard case .point(let track)? = tracks.first(where: { $0.property == property })?.keys,
      !track.keys.isEmpty
    else { return nil }
    return track
  }
}

/// How the end of a radial gradient moves in Core Animation: it has the radius on both axes.
///
/// Where the radius goes the same way as both points do, the keys and curves of the points do. All
/// else is sampled: from the keys of either point, with straight lines.
private struct RadialEnd {
  private let gradient: NormalizedGradient
  private let starts: Track<Point>
  private let ends: Track<Point>
  /// How far the end may be off, in points.
  private let tolerance: Double

  /// How far the end may be off, as a share of the layer's size.
  private static let share = 1e-5
  /// How often a segment is halved.
  private static let depthLimit = 9
  /// How many keys may come to those that are there.
  private static let keyLimit = 1_000
  /// Points as near as this are the same: they are rounded.
  private static let margin = 2.5e-5

  /// Nothing where neither point moves.
  init?(_ layer: NormalizedLayer, _ gradient: NormalizedGradient) {
    let (starts, ends) = (layer.points(.gradientStart), layer.points(.gradientEnd))
    guard let either = ends ?? starts else { return nil }
    self.gradient = gradient
    self.starts = starts ?? either.map { _ in gradient.start }
    self.ends = ends ?? either.map { _ in gradient.end }
    let size = layer.bounds.size
    tolerance = max(max(size.width, size.height) * Self.share, Self.margin)
  }

  func track() -> Track<Point> {
    if hasCommonKeys {
      let keys = zip(starts.keys, ends.keys).map { start, end in
        Key(time: end.time, value: value(start.value, end.value), curve: end.curve)
      }
      return Track(keys, repetition: ends.repetition, fidelity: ends.fidelity)
    }
    return sampled()
  }

  private func value(_ start: Point, _ end: Point) -> Point {
    gradient.coreAnimationEnd(start: start, end: end)
  }

  private func value(at time: Double) -> Point {
    value(starts.value(at: time), ends.value(at: time))
  }

  // MARK: The keys of both points

  /// Whether the keys of both points are at the same times, and the radius blends between them.
  private var hasCommonKeys: Bool {
    guard starts.keys.count == ends.keys.count, starts.repetition == ends.repetition,
      zip(starts.keys, ends.keys).allSatisfy({ $0.time == $1.time && $0.curve == $1.curve })
    else { return false }
    return ends.keys.indices.dropLast().allSatisfy { index in
      let (start, nextStart) = (starts.keys[index], starts.keys[index + 1])
      let (end, nextEnd) = (ends.keys[index], ends.keys[index + 1])
      guard end.time < nextEnd.time, end.curve != .hold else { return true }
      return radiusBlends(
        from: end.value - start.value, to: nextEnd.value - nextStart.value, end.curve)
    }
  }

  /// Whether the length of a way that blends does so, too: where it keeps its direction.
  private func radiusBlends(from: Point, to: Point, _ curve: Curve) -> Bool {
    let reach = curve.reach
    return (0...8).allSatisfy { step in
      let progress = reach.lowerBound + (reach.upperBound - reach.lowerBound) * Double(step) / 8
      let length = Point.interpolate(from, to, progress).length
      return abs(length - .interpolate(from.length, to.length, progress)) <= tolerance
    }
  }

  // MARK: Samples

  /// The keys at the times of both points, and as many between as it takes.
  private func sampled() -> Track<Point> {
    let isPeriod = starts.repetition == ends.repetition && starts.isAsLong(as: ends)
    // One pass stands for all, unless each point has passes of its own.
    let starts = isPeriod ? self.starts.once : self.starts
    let ends = isPeriod ? self.ends.once : self.ends
    let times = Set(starts.times(limit: Self.keyLimit) + ends.times(limit: Self.keyLimit)).sorted()
    guard let first = times.first, let last = times.last else { return self.ends }
    var keys: [Key<Point>] = []
    var before = value(starts.keys[0].value, ends.keys[0].value)

    /// Adds a key, and one before it where the value jumps.
    func append(_ time: Double, _ value: Point, _ curve: Curve) {
      let isHeld = keys.last?.curve == .hold
      if !isHeld, (value - before).length > Self.margin {
        keys.append(Key(time: time, value: before, curve: .hold))
      }
      keys.append(Key(time: time, value: value, curve: curve))
    }

    for (time, next) in zip(times, times.dropFirst()) {
      // The halves that are still to be added, the first of them last.
      var waiting = [(start: time, end: next, depth: 0)]
      while let (begin, end, depth) = waiting.popLast() {
        let start = starts.piece(from: begin, to: end)
        let other = ends.piece(from: begin, to: end)
        let from = value(start.from, other.from)
        let to = value(start.to, other.to)
        let middle = begin + (end - begin) / 2
        let isFine = depth == Self.depthLimit || keys.count > times.count + Self.keyLimit
        if let curve = curve(start, other) {
          append(begin, from, curve)
        } else if isFine || isStraight(start, other, from, to) {
          append(begin, from, .linear)
        } else {
          waiting.append((middle, end, depth + 1))
          waiting.append((begin, middle, depth + 1))
          continue
        }
        before = to
      }
    }
    append(last, value(starts.value(at: last), ends.value(at: last)), .linear)
    if keys.count == 1 { keys.insert(Key(time: first, value: before), at: 0) }
    return Track(
      keys, repetition: isPeriod ? self.ends.repetition : nil, fidelity: .approximate)
  }

  /// The curve along which the end goes; none where it does not go along one.
  private func curve(_ start: TrackPiece, _ end: TrackPiece) -> Curve? {
    if start.stays, end.stays { return [start.curve, end.curve].contains(.hold) ? .hold : .linear }
    let curve = start.stays ? end.curve : start.curve
    guard let curve, start.stays || end.stays || start.curve == end.curve else { return nil }
    let blends = radiusBlends(from: end.from - start.from, to: end.to - start.to, curve)
    return blends ? curve : nil
  }

  /// Whether a straight line is near enough.
  private func isStraight(
    _ start: TrackPiece, _ end: TrackPiece, _ from: Point, _ to: Point
  ) -> Bool {
    (1...7).map { Double($0) / 8 }.allSatisfy { share in
      let exact = value(start.value(share), end.value(share))
      return (exact - .interpolate(from, to, share)).length <= tolerance
    }
  }
}

/// A part of a track in which no key lies.
private struct TrackPiece {
  /// The value at its beginning.
  var from: Point
  /// The value before its end, where the track may jump.
  var to: Point
  /// Along which curve it goes; none where no curve says it.
  var curve: Curve?
  /// The value at a share of its time.
  var value: (Double) -> Point

  /// Whether nothing moves.
  var stays: Bool { from == to && (curve == .hold || curve == .linear) }
}

extension Track<Point> {
  /// The track without its repetition.
  fileprivate var once: Track { Track(keys, fidelity: fidelity) }

  /// Whether both begin and end at the same times, or are not repeated.
  fileprivate func isAsLong(as other: Track) -> Bool {
    repetition == nil
      || keys.first?.time == other.keys.first?.time && keys.last?.time == other.keys.last?.time
  }

  /// The times of the keys, in all passes that the limit allows.
  fileprivate func times(limit: Int) -> [Double] {
    let times = keys.map(\.time).filter(\.isFinite)
    guard let repetition, let first = times.first, let last = times.last, last > first else {
      return times
    }
    // A stride to what is no number never ends.
    let count = repetition.count > 0 ? repetition.count : 1
    let passes = Swift.min(count, Double(Swift.max(limit / times.count, 1)))
    return stride(from: 0, to: passes, by: 1).flatMap { pass -> [Double] in
      let isBackwards =
        repetition.autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1
      return times.map { time in
        (isBackwards ? last - time : time - first) + first + pass * (last - first)
      }
    }
  }

  /// The part between two times, between which no key lies.
  fileprivate func piece(from begin: Double, to end: Double) -> TrackPiece {
    let still = value(at: begin)
    guard repetition == nil else {
      // Passes begin and end at jumps; nobody knows the curves of passes that run backwards.
      let length = end - begin
      return TrackPiece(
        from: still, to: value(at: begin + length * (1 - 1e-9)), curve: nil
      ) { value(at: begin + length * Swift.min($0, 1 - 1e-9)) }
    }
    guard let index = keyIndex(at: begin), index + 1 < keys.count, keys[index].curve != .hold else {
      let holds = keyIndex(at: begin).map { $0 + 1 < keys.count } ?? false
      return TrackPiece(from: still, to: still, curve: holds ? .hold : .linear) { _ in still }
    }
    let (key, next) = (keys[index], keys[index + 1])
    let length = next.time - key.time
    func point(_ time: Double) -> Point {
      .interpolate(
        key.value, next.value, key.curve.progress(at: (time - key.time) / length, of: length))
    }
    let part = key.curve.part(from: begin - key.time, to: end - key.time, of: length)
    return TrackPiece(
      from: point(begin), to: point(end), curve: key.value == next.value ? .linear : part
    ) { point(begin + (end - begin) * $0) }
  }
}

extension Curve {
  /// Between which shares of the way the value stays; springs, too, swing back within the double.
  fileprivate var reach: ClosedRange<Double> {
    switch self {
    case .linear, .hold: return 0...1
    case .bezier(let curve):
      let shares = [curve.y1, curve.y2].filter(\.isFinite)
      return Swift.min(shares.min() ?? 0, 0)...Swift.max(shares.max() ?? 1, 1)
    case .spring: return 0...2
    }
  }

  /// The part of the curve between two times, in seconds; none where that is no curve.
  fileprivate func part(from begin: Double, to end: Double, of length: Double) -> Curve? {
    if begin <= 0, end >= length { return self }
    switch self {
    case .linear, .hold: return self
    case .bezier(let curve):
      return curve.part(from: begin / length, to: end / length).map { .bezier($0) }
    case .spring: return nil
    }
  }
}
