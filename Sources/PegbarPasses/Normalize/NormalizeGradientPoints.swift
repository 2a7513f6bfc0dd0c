internal import PegbarFrames
internal import PegbarScene

extension Normalization {
  /// What moves the two points of a gradient.
  ///
  /// Core Animation blends a radius; the source blends the two points, and the distance between
  /// them changes at another pace where they turn about each other. The end lies to the right of
  /// the start then, and both are sampled together.
  func pointTracks(of gradient: Gradient, scale: Double) -> [NormalizedTrack] {
    let start = joinedTrack(gradient.start, scale: scale)
    let end = joinedTrack(gradient.end, scale: scale)
    switch gradient.kind {
    case .linear: break
    case .radial:
      if !keepsDirection(start, end, gradient) { return circleTracks(of: gradient, scale: scale) }
    }
    return [(Property.gradientStart, start), (.gradientEnd, end)].compactMap { property, track in
      track.map { NormalizedTrack(property: property, keys: .point($0)) }
    }
  }

  /// Whether the end stays in one direction from the start, so that their distance blends, too.
  private func keepsDirection(
    _ start: Track<Point>?, _ end: Track<Point>?, _ gradient: Gradient
  ) -> Bool {
    let (starts, ends) = (start?.keys ?? [], end?.keys ?? [])
    let count = max(starts.count, ends.count)
    if !starts.isEmpty, !ends.isEmpty {
      guard starts.count == ends.count,
        zip(starts, ends).allSatisfy({ $0.time == $1.time && $0.curve == $1.curve })
      else { return false }
    }
    let from =
      starts.isEmpty
      ? Array(repeating: gradient.start.value(at: 0), count: count) : starts.map(\.value)
    let to =
      ends.isEmpty ? Array(repeating: gradient.end.value(at: 0), count: count) : ends.map(\.value)
    let ways = zip(from, to).map { $1 - $0 }
    guard let first = ways.first(where: { $0.length > 0 }) else { return true }
    return ways.allSatisfy { way in
      abs(first.x * way.y - first.y * way.x) <= 1e-9 * first.length * way.length
        && first.x * way.x + first.y * way.y >= 0
    }
  }

  private func circleTracks(of gradient: Gradient, scale: Double) -> [NormalizedTrack] {
    var source = KeyTimes()
    source.add(gradient.start)
    source.add(gradient.end)
    let result = sampled(
      source.breaks, tolerance: options.tolerance / scale, easing: source.easing,
      { time in
        let start = gradient.start.value(at: time)
        return Circle(center: start, radius: (gradient.end.value(at: time) - start).length)
      }, Circle.distance)
    let track = Track(result.keys, fidelity: result.fidelity(scale: scale))
    return [
      NormalizedTrack(property: .gradientStart, keys: .point(track.mapped(\.center))),
      NormalizedTrack(property: .gradientEnd, keys: .point(track.mapped(\.end))),
    ]
  }
}

/// The circle at whose edge a radial gradient ends.
private struct Circle: ShortValue {
  var center: Point
  var radius: Double

  /// Its rightmost point.
  var end: Point { Point(x: center.x + radius, y: center.y) }

  static func interpolate(_ from: Circle, _ to: Circle, _ fraction: Double) -> Circle {
    Circle(
      center: .interpolate(from.center, to.center, fraction),
      radius: .interpolate(from.radius, to.radius, fraction))
  }

  func rounded(_ steps: Double) -> Circle {
    Circle(center: center.rounded(steps), radius: radius.rounded(steps))
  }

  var numbers: [Double] { center.numbers + [radius] }

  static func distance(_ left: Circle, _ right: Circle) -> Double {
    max(Distance.of(left.center, right.center), abs(left.radius - right.radius))
  }
}

extension Track where Value == Circle {
  fileprivate func mapped(_ point: (Circle) -> Point) -> Track<Point> {
    Track<Point>(
      keys.map { Key(time: $0.time, value: point($0.value), curve: $0.curve) }, fidelity: fidelity)
  }
}
