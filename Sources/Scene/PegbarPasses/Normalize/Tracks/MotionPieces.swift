internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// One segment along a motion path, as keyframes that are correct however Core Animation traverses
/// a curve.
///
/// After Effects traverses a path by its length. CAAnimation.h promises this only for paced
/// animations. It does not specify whether other animations traverse a `path` between two key times
/// by length or by the parameter of the curve. If both are within the tolerance, the segment keeps
/// its control points. Otherwise it is divided, only where required, and each piece has its part of
/// the easing. A piece is a part of the curve itself, or a curve with the same ends and directions
/// that is traversed evenly.
struct MotionPieces {
  private let key: Key<Point>
  private let next: Key<Point>
  private let curve: CubicCurve
  private let measured: MeasuredMotion
  private let length: Double
  /// The maximum distance of a part of the source from it by parameter, in points; by length, both
  /// are equal.
  private let tolerance: Double
  /// The maximum distance of another curve from the source, by length and by parameter, in points.
  private let nearness: Double
  /// The times at which the path may be divided, in steps per second.
  private let timeSteps: Double
  /// The budget left for sampling.
  private let budget: WorkBudget

  /// Creates the pieces of the segment between two keyframes whose motion is not straight.
  init(
    from key: Key<Point>, to next: Key<Point>, _ motion: MotionSegment, _ sampler: TrackSampler,
    tolerance: Double
  ) {
    (self.key, self.next, self.tolerance) = (key, next, tolerance)
    nearness = tolerance * AdaptiveSampler<Point>.share
    curve = motion.curve
    measured = MeasuredMotion(motion)
    length = motion.curve.length()
    timeSteps = 100 * max(sampler.frameRate, 1)
    budget = sampler.budget
  }

  /// The number of parts into which a piece is divided for probing.
  private static let places = 16
  /// The cost of probing a piece, which takes about as long as sampling this many points.
  private static let cost = 3
  /// The number of bisections that find the end of a piece.
  private static let halvings = 16

  /// Returns the keyframes of all pieces, without the one at the end, and their error, or `nil` if
  /// a path cannot play the segment.
  ///
  /// A path has no points beyond its ends, so the easing must not overshoot. If it reverses, no
  /// point of the path has a single time.
  func keys() -> AdaptiveSampler<Point>.Result? {
    guard key.curve.goesOneWay, length > 0, let pieces = longestPieces() else { return nil }
    return keys(equalPieces(pieces.count) ?? pieces) ?? keys(pieces)
  }

  private func keys(_ pieces: [Piece]) -> AdaptiveSampler<Point>.Result? {
    var result = AdaptiveSampler<Point>.Result()
    for piece in pieces {
      let times = (share(piece.start.time), share(piece.end.time))
      guard let eased = key.curve.part(from: times.0, to: times.1) else { return nil }
      let isFirst = result.keys.isEmpty
      result.keys.append(
        Key(
          time: piece.start.time, value: isFirst ? key.value : piece.curve.start, curve: eased,
          motionPath: piece.isWhole ? key.motionPath : piece.motionPath))
      result.grow(piece.error, at: piece.errorTime)
    }
    return result
  }

  /// Returns as few pieces as possible, each as long as possible.
  private func longestPieces() -> [Piece]? {
    var pieces: [Piece] = []
    var start = place(at: key.time)
    while start.time < next.time {
      guard pieces.count < Limits.motionPieces, let piece = piece(after: start) else { return nil }
      pieces.append(piece)
      start = piece.end
    }
    return pieces
  }

  /// Returns a number of pieces of equal length, which are the same on the way back, if they are
  /// within the tolerance.
  private func equalPieces(_ count: Int) -> [Piece]? {
    guard count > 1, budget.takes(count * Self.cost) else { return nil }
    var pieces: [Piece] = []
    var start = place(at: key.time)
    for index in 1...count {
      let end = index < count ? place(after: Double(index) / Double(count)) : place(at: next.time)
      guard end.time > start.time, end.share > start.share, let piece = piece(start, end) else {
        return nil
      }
      pieces.append(piece)
      start = end
    }
    return pieces
  }

  // MARK: Places

  /// The position of the motion at a time.
  private struct Place {
    var time: Double
    /// The share of the length.
    var share: Double
    /// The parameter of the curve.
    var parameter: Double
  }

  private func share(_ time: Double) -> Double { (time - key.time) / (next.time - key.time) }

  private func place(at time: Double) -> Place {
    if time <= key.time { return Place(time: key.time, share: 0, parameter: 0) }
    if time >= next.time { return Place(time: next.time, share: 1, parameter: 1) }
    let passed = key.curve.progress(at: share(time))
    return Place(time: time, share: passed, parameter: measured.parameter(at: passed))
  }

  /// Returns the position after a share of the length, at a time with few digits.
  private func place(after passed: Double) -> Place {
    var (low, high) = (key.time, next.time)
    for _ in 0..<48 {
      let middle = low + (high - low) / 2
      if key.curve.progress(at: share(middle)) < passed { low = middle } else { high = middle }
    }
    let time = (low * timeSteps).rounded() / timeSteps
    return place(at: (next.time - key.time) * timeSteps >= 64 ? time : low)
  }

  // MARK: Pieces

  private struct Piece {
    var curve: CubicCurve
    var start: Place
    var end: Place
    /// `true` for the whole segment with the control points of the source.
    var isWhole = false
    /// The distance from the source, or 0 for a part of the curve itself.
    var error = 0.0
    var errorTime: Double?

    /// The control points, or `nil` for a line.
    var motionPath: MotionPath? {
      let path = MotionPath(control1: curve.control1, control2: curve.control2)
      return MotionSegment(from: curve.start, to: curve.end, motionPath: path).isStraight
        ? nil : path
    }
  }

  /// Returns the longest piece, or `nil` if the budget is used up.
  private func piece(after start: Place) -> Piece? {
    guard budget.takes(Self.cost) else { return nil }
    if let piece = piece(start, place(at: next.time)) { return piece }
    guard budget.takes(Self.halvings * Self.cost) else { return nil }
    var (low, high) = (start.time, next.time)
    var best: Piece?
    for _ in 0..<Self.halvings {
      let middle = low + (high - low) / 2
      // On the grid of times, unless that is too coarse.
      let time = (middle * timeSteps).rounded(.down) / timeSteps
      let end = place(at: time - start.time >= 8 / timeSteps ? time : middle)
      if end.time > start.time, end.share > start.share, let piece = piece(start, end) {
        (low, best) = (middle, piece)
      } else {
        high = middle
      }
    }
    return best
  }

  /// Returns the piece between two positions, or `nil` if none is within the tolerance.
  private func piece(_ start: Place, _ end: Place) -> Piece? {
    let part = curve.part(from: start.parameter, to: end.parameter)
    // The points of the source, each once it is needed.
    var known: [Point?] = Array(repeating: nil, count: Self.places)
    func points(_ index: Int) -> Point {
      if let point = known[index] { return point }
      let share = start.share + (end.share - start.share) * Self.share(of: index)
      let point = measured.point(at: share)
      known[index] = point
      return point
    }
    if distance(points, within: tolerance, { part.point(at: $0) }) != nil {
      let isWhole = start.parameter == 0 && end.parameter == 1
      return Piece(curve: part, start: start, end: end, isWhole: isWhole)
    }
    let even = evenCurve(start, end)
    let motion = MotionSegment(
      from: even.start, to: even.end,
      motionPath: MotionPath(control1: even.control1, control2: even.control2))
    guard let byParameter = distance(points, within: nearness, { even.point(at: $0) }) else {
      return nil
    }
    let travelled = MeasuredMotion(motion)
    guard let byLength = distance(points, within: nearness, { travelled.point(at: $0) }) else {
      return nil
    }
    let worst = max(byParameter, byLength)
    return Piece(
      curve: even, start: start, end: end, error: worst,
      errorTime: start.time + (end.time - start.time) / 2)
  }

  /// Returns the curve between two positions that leaves and arrives like the source, at equal
  /// speed.
  private func evenCurve(_ start: Place, _ end: Place) -> CubicCurve {
    func handle(_ place: Place) -> Point {
      let direction = curve.direction(at: place.parameter)
      guard direction.length > 0 else { return .zero }
      return direction * ((end.share - start.share) * length / 3 / direction.length)
    }
    let (first, last) = (curve.point(at: start.parameter), curve.point(at: end.parameter))
    return CubicCurve(first, first + handle(start), last - handle(end), last)
  }

  private static func share(of index: Int) -> Double { Double(index) / Double(places) }

  /// The points for probing, beginning with those at which a piece that is too long usually
  /// differs.
  private static let probes = [8, 4, 12, 2, 14, 6, 10, 1, 15, 3, 13, 5, 11, 7, 9]

  /// Returns the largest distance from points of the source, or `nil` if it exceeds a limit.
  private func distance(
    _ source: (Int) -> Point, within limit: Double, _ point: (Double) -> Point
  ) -> Double? {
    var worst = 0.0
    for index in Self.probes {
      let distance = (point(Self.share(of: index)) - source(index)).length
      // Written so that NaN exceeds the limit.
      guard distance <= limit else { return nil }
      worst = max(worst, distance)
    }
    return worst
  }
}

extension Curve {
  /// Returns the part of the easing between two shares of its time, or `nil` if it is not a curve
  /// of its own.
  fileprivate func part(from start: Double, to end: Double) -> Curve? {
    switch self {
    case .linear: .linear
    case .bezier(let curve): curve.part(from: start, to: end).map(Curve.bezier)
    case .hold, .spring: nil
    }
  }
}
