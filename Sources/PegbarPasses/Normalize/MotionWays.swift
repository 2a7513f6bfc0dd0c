internal import PegbarFrames
internal import PegbarScene

/// Samples positions at equal steps of their curves where so much moves along curves that code is
/// shorter if it has the curves and samples them itself.
///
/// Elsewhere the ways are forgotten, and what was sampled stays.
struct MotionWays {
  /// How many bytes a sample takes, its curve where not all have the same, a way, and the function
  /// that samples ways.
  private static let (sampleSize, curveSize, waySize, functionSize) = (13, 9, 70, 1_700)

  func apply(to scene: inout NormalizedScene) {
    let compositions = [scene.root] + scene.definitions
    let layers = compositions.flatMap(\.layers)
    let pays = layers.reduce(0) { $0 + spared(by: $1) } > Self.functionSize
    scene.changeEachLayer { apply(to: &$0, pays) }
  }

  private func spared(by layer: NormalizedLayer) -> Int {
    let inside = layer.heldLayers.reduce(0) { $0 + spared(by: $1) }
    return layer.tracks.reduce(inside) { sum, track in
      guard case .point(let keys) = track.keys else { return sum }
      return sum + spared(by: keys)
    }
  }

  /// How many bytes fewer the ways take than what was sampled; 0 where they do not serve.
  private func spared(by track: Track<Point>) -> Int {
    guard track.hasWays else { return 0 }
    let steps = track.ways.reduce(0) { $0 + $1.steps }
    // Animations that run take room, too.
    guard steps <= 3 * track.keys.count + 24 else { return 0 }
    let isEven = track.keys.dropLast().allSatisfy { $0.curve == track.keys[0].curve }
    let size = track.keys.count * (Self.sampleSize + (isEven ? 0 : Self.curveSize))
    return max(size - track.ways.count * Self.waySize, 0)
  }

  private func apply(to layer: inout NormalizedLayer, _ pays: Bool) {
    layer.changeTracks { property, keys in
      guard case .point(var track) = keys, !track.ways.isEmpty else { return keys }
      let isShorter = pays && property == .position && spared(by: track) > 0
      track = isShorter ? track.stepped() ?? track.withoutWays : track.withoutWays
      return .point(track)
    }
  }
}

extension SampledWay {
  /// Sets in how many steps the way is near enough; 0 where there would be far too many.
  mutating func setSteps(
    from key: Key<Point>, to next: Key<Point>, tolerance: Double, _ point: (Double) -> Point
  ) {
    steps = 0
    // Digits that say nothing.
    let digits = tolerance * AdaptiveSampler<Point>.digitShare
    bend = bend?.map { $0.shortened(within: digits, Distance.of).value }
    guard let motion = motion(from: key.value, to: next.value) else { return }
    let limit = tolerance * AdaptiveSampler<Point>.share
    var tried = max(segments / 2, 2)
    while tried <= 4 * segments + 32 {
      if motion.isNear(point, from: key.time, to: next.time, steps: tried, within: limit) {
        return steps = tried
      }
      tried += max(tried / 6, 1)
    }
  }

  /// The way between two places, to be sampled in steps.
  func motion(from start: Point, to end: Point) -> SteppedMotion? {
    bend.flatMap {
      SteppedMotion(CubicCurve(start, $0.control1, $0.control2, end), easing: curve)
    }
  }
}

extension SteppedMotion {
  /// Whether straight lines between the steps stay near enough to a motion.
  fileprivate func isNear(
    _ point: (Double) -> Point, from start: Double, to end: Double, steps: Int,
    within limit: Double
  ) -> Bool {
    var before = (time: 0.0, point: point(start))
    for step in 1...steps {
      let after = sample(at: Double(step) / Double(steps))
      // Times are whole microseconds.
      guard (after.time - before.time) * (end - start) > 2e-6 else { return false }
      for share in [0.15, 0.4, 0.6, 0.85, 1] {
        let time = before.time + (after.time - before.time) * share
        let straight = Point.interpolate(before.point, after.point, share)
        // Written so that a distance that is none is too far.
        let distance = Distance.of(point(start + (end - start) * time), straight)
        guard distance <= limit else { return false }
      }
      before = after
    }
    return true
  }
}

extension Track {
  /// The keys as they are, as if nobody knew what they were sampled from.
  var withoutWays: Track {
    var track = self
    track.ways = []
    return track
  }
}

extension Track<Point> {
  /// The track with every way sampled in its steps; nothing where it is not of these ways.
  ///
  /// - Parameter time: Rounds the time of a sample.
  func stepped(time: (Double) -> Double = { $0 }) -> Track? {
    guard hasWays else { return nil }
    var result: [Key<Point>] = []
    var ways = ways
    var index = 0
    for (place, way) in ways.enumerated() {
      let (start, end) = (keys[index], keys[index + way.segments])
      index += way.segments
      result.append(start)
      guard way.bend != nil else {
        guard way.segments == 1 else { return nil }
        continue
      }
      guard let motion = way.motion(from: start.value, to: end.value) else { return nil }
      result[result.count - 1].curve = .linear
      for step in 1..<way.steps {
        let sample = motion.sample(at: Double(step) / Double(way.steps))
        let key = Key(
          time: time(start.time + (end.time - start.time) * sample.time), value: sample.point)
        guard key.time > result[result.count - 1].time, key.time < end.time else { return nil }
        result.append(key)
      }
      ways[place].segments = way.steps
    }
    result.append(keys[keys.count - 1])
    return Track(result, fidelity: fidelity, ways: ways)
  }

  /// The track with every point changed by a map that keeps lines straight; its ways with it.
  func mapped(_ change: (Point) -> Point) -> Track {
    Track(
      keys.map { key in
        Key(
          time: key.time, value: change(key.value), curve: key.curve,
          motionPath: key.motionPath?.map(change))
      }, repetition: repetition, fidelity: fidelity,
      ways: ways.map { way in
        var way = way
        way.bend = way.bend?.map(change)
        return way
      })
  }
}
