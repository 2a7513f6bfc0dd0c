internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// Divides morphs into segments in which it makes no visible difference whether control points move
/// along lines or turn around their vertices.
///
/// CAShapeLayer.h allows both: points off the line “may be interpolated non-linearly”.
struct DividedMorphs {
  /// The maximum difference of the outline, in its own points.
  let tolerance: Double
  /// The frame rate of the scene; segments are divided at frames if possible.
  let frameRate: Double
  let budget: WorkBudget

  /// The number of times to halve a segment.
  private static var depth: Int { 8 }

  /// Returns an outline that plays the same if control points move along lines.
  func divided(_ path: Animated<Path>) -> Animated<Path> {
    guard case .keyed(var track) = path, let last = track.keys.last else { return path }
    var keys: [Key<Path>] = []
    for (key, next) in zip(track.keys, track.keys.dropFirst()) {
      keys += Segment(key, next).flatMap(pieces) ?? [key]
    }
    guard keys.count >= track.keys.count else { return path }
    track.keys = keys + [last]
    return .keyed(track)
  }

  /// Returns the keyframes of a segment without its end, or `nil` if it need not or cannot be
  /// divided.
  private func pieces(of segment: Segment) -> [Key<Path>]? {
    let places = [0] + places(in: segment, 0, 1, Self.depth) + [1]
    guard places.count > 2 else { return nil }
    var keys: [Key<Path>] = []
    for (start, end) in zip(places, places.dropFirst()) {
      guard let curve = segment.curve(from: start, to: end) else { return nil }
      keys.append(
        Key(time: segment.time(at: start), value: segment.value(at: start), curve: curve))
    }
    return keys
  }

  /// Returns the fractions of the segment's time at which to divide a part of it.
  private func places(
    in segment: Segment, _ start: Double, _ end: Double, _ depth: Int
  ) -> [Double] {
    guard depth > 0, !Cancellation.isRequestedInShortStep else { return [] }
    let (from, to) = (segment.value(at: start), segment.value(at: end))
    guard from.turningDifference(to: to) > tolerance, budget.takes(to.sampleWeight) else {
      return []
    }
    let middle = frame(in: segment, start, end)
    return places(in: segment, start, middle, depth - 1) + [middle]
      + places(in: segment, middle, end, depth - 1)
  }

  /// Returns the frame closest to half of a part's progress, or that place itself if the part is
  /// shorter than a frame.
  private func frame(in segment: Segment, _ start: Double, _ end: Double) -> Double {
    let half = segment.place(between: start, end)
    let frame = (segment.time(at: half) * frameRate).rounded() / frameRate
    let place = segment.place(at: frame)
    let least = 0.1 * (end - start)
    return place > start + least && place < end - least ? place : half
  }
}

extension TrackSampler {
  /// Returns an outline whose morphs play within the tolerance whether control points move along
  /// lines or turn.
  ///
  /// - Parameter scale: The scale of the outline on the canvas.
  func dividedMorphs(of path: Animated<Path>, scale: Double) -> Animated<Path> {
    DividedMorphs(
      tolerance: options.tolerance / max(scale, 1e-9), frameRate: max(frameRate, 1), budget: budget
    ).divided(path)
  }
}

/// A segment of a morph with a curve that does not overshoot.
private struct Segment {
  private let key: Key<Path>
  private let next: Key<Path>
  private let easing: TimingCurve?

  init?(_ key: Key<Path>, _ next: Key<Path>) {
    guard next.time > key.time, key.value.hasSameTopology(as: next.value) else { return nil }
    switch key.curve {
    case .linear: easing = nil
    case .bezier(let curve) where !curve.overshoots: easing = curve
    case .hold, .bezier, .spring: return nil
    }
    (self.key, self.next) = (key, next)
  }

  /// Returns the time at a fraction of the segment, in seconds.
  func time(at place: Double) -> Double { key.time + (next.time - key.time) * place }

  /// Returns the fraction of the segment at a time.
  func place(at time: Double) -> Double { (time - key.time) / (next.time - key.time) }

  /// Returns the outline at a fraction of the segment.
  func value(at place: Double) -> Path { .interpolate(key.value, next.value, progress(at: place)) }

  /// Returns the curve of a part, or `nil` if it is not a curve from 0 to 1.
  func curve(from start: Double, to end: Double) -> Curve? {
    guard let easing else { return .linear }
    return easing.part(from: start, to: end).map(Curve.bezier)
  }

  /// Returns the fraction at which half of the change between two fractions is done.
  func place(between start: Double, _ end: Double) -> Double {
    let half = (progress(at: start) + progress(at: end)) / 2
    var (low, high) = (start, end)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if progress(at: middle) < half { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private func progress(at place: Double) -> Double { easing?.progress(at: place) ?? place }
}

extension Path {
  /// Returns the maximum difference between two ways to blend this outline with another one of the
  /// same topology: moving each control point along a line, or turning it around its vertex.
  fileprivate func turningDifference(to other: Path) -> Double {
    var difference = 0.0
    for (contour, end) in zip(contours, other.contours) {
      let turns = contour.vertices.indices.map { index in
        let (from, to) = (contour.vertices[index], end.vertices[index])
        return (
          into: turn(from.inControl - from.point, to.inControl - to.point),
          out: turn(from.outControl - from.point, to.outControl - to.point)
        )
      }
      for index in 0..<contour.curveCount {
        let (out, into) = (turns[index].out, turns[(index + 1) % turns.count].into)
        // The largest weight of one control point is 4/9, and of both at the same place 3/8 each.
        difference = max(difference, 3 / 8 * (out + into), 4 / 9 * max(out, into))
      }
    }
    return difference
  }

  /// Returns the maximum distance between the two ways to move a control point.
  private func turn(_ from: Point, _ to: Point) -> Double {
    let (start, end) = (from.length, to.length)
    // A control point on its vertex has no direction from which to turn.
    guard from != to, start > 0, end > 0 else { return 0 }
    let turn = angleInDegrees(
      Point(x: from.x * to.x + from.y * to.y, y: from.x * to.y - from.y * to.x))
    guard turn != 0 else { return 0 }
    let (sine, cosine) = sineAndCosine(degrees: turn / 4)
    var turned = from * (1 / start)
    var distance = 0.0
    for quarter in 1...3 {
      turned = Point(
        x: turned.x * cosine - turned.y * sine, y: turned.x * sine + turned.y * cosine)
      let share = Double(quarter) / 4
      let place = turned * (start + (end - start) * share)
      distance = max(distance, (place - from - (to - from) * share).length)
    }
    return distance
  }
}
