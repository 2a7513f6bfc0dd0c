internal import PegbarScene

// Positions that were sampled from curves are written as the curves.
extension SceneCode {
  /// The animation of a position along curves; nothing where there are none, or where the samples
  /// are as short.
  mutating func travel(_ track: Track<Point>) -> Move? {
    guard track.hasWays, track.ways.contains(where: { $0.bend != nil }),
      !inlined.contains(.travel)
    else { return nil }
    var index = 0
    var corners: [Key<Corner>] = []
    for way in track.ways {
      let key = track.keys[index]
      corners.append(
        Key(time: key.time, value: Corner(point: key.value, way: way), curve: way.curve))
      index += way.segments
    }
    let end = track.keys[index]
    corners.append(Key(time: end.time, value: Corner(point: end.value)))
    let table = KeyTable(Track(corners), until: keyLimit)
    guard let first = table.values.first?.point, table.curves.count == table.values.count - 1 else {
      return nil
    }
    var move = Move(
      play: .travel, keyPath: "position", frames: table.times.map(frame),
      list: ValueList([], [], .array("")))
    let points = zip(table.values, table.values.dropFirst()).reduce(into: [first]) { points, ends in
      let bend = ends.0.way?.bend
      points += [
        bend?.control1 ?? ends.0.point, bend?.control2 ?? ends.1.point, ends.1.point,
      ]
    }
    move.data = (.pointData, NumberData.text(points.flatMap { [$0.x, $0.y] }, by: 2))
    move.parts = table.values.dropLast().map { $0.way?.bend == nil ? 1 : $0.way?.steps ?? 1 }
    let spared = size(of: track) - move.expression.size
    guard spared > 0 else { return nil }
    usesCurves = true
    move.curves = table.curves.prefix(1).map { spelling($0) }
    move.curves += table.curves.drop { $0 == table.curves.first }.map { spelling($0) }
    if move.parts.contains(1) { hasStraightTravels = true }
    if move.isLong { support.insert(.sums) }
    support.insert(.travel, sparing: spared)
    return move
  }

  /// How many bytes the samples take.
  private func size(of track: Track<Point>) -> Int {
    let table = KeyTable(track, until: keyLimit)
    let frames = table.times.compactMap { Double(frame($0)) }
    // Straight segments say so where not all are.
    let curves = table.curves.drop { $0 == table.curves[0] }.count * ".linear, ".utf8.count
    return curves + NumberData.text(frames).utf8.count
      + NumberData.text(table.values.flatMap { [$0.x, $0.y] }, by: 2).utf8.count
  }
}

/// A key of the source, and the way on from there.
private struct Corner: TrackValue {
  var point: Point
  var way: SampledWay?

  /// The place alone counts.
  static func == (left: Corner, right: Corner) -> Bool { left.point == right.point }

  func hash(into hasher: inout Hasher) { hasher.combine(point) }

  static func interpolate(_ from: Corner, _ to: Corner, _ fraction: Double) -> Corner { from }
}
