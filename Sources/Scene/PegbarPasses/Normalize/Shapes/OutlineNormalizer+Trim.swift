internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

extension OutlineNormalizer {
  /// Returns the outlines of a stroke whose last modifier is a trim that `strokeStart` and
  /// `strokeEnd` can express; otherwise `nil`.
  ///
  /// These properties measure the drawn outline, but the trim measures it before the transforms of
  /// the groups. Both agree only if the transforms preserve proportions.
  func nativelyTrimmed(_ style: ShapeStyle, _ paths: [Int], _ setting: ShapeSetting) -> [Outline]? {
    let modifiers = setting.content.modifiers.effective(on: paths)
    guard let last = modifiers.last, case .trim(let trim) = last.kind else { return nil }
    guard Set(last.paths).isSuperset(of: paths),
      paths.allSatisfy({ keepsProportions(from: $0, to: style, setting.content) }),
      let range = StrokeRange(trim, sampler)
    else { return nil }
    let others = Array(modifiers.dropLast())
    // Another trim below changes the length that this one measures, which requires sampling.
    guard !others.contains(where: { if case .trim = $0.kind { true } else { false } }) else {
      return nil
    }
    let parts: [[Int]]
    switch trim.mode {
    case .simultaneously: parts = paths.map { [$0] }
    case .individually:
      guard last.paths == paths || paths.count == 1 && last.paths.count == 1 else { return nil }
      parts = [paths]
    }
    return parts.map { part in
      let outlines = MergedOutlines(operands: [part])
      return range.outline(outline(of: outlines, modifiers: others, style, setting))
    }
  }

  /// Returns `true` if the groups between a path and a style are static, and only move, rotate, and
  /// scale evenly.
  private func keepsProportions(
    from path: Int, to style: ShapeStyle, _ content: ShapeContent
  ) -> Bool {
    content.groups(from: content.paths[path].group, to: style.group).allSatisfy { index in
      let group = content.groups[index]
      let matrix = group.transform.matrix(at: 0)
      let isEven =
        abs(matrix.a * matrix.c + matrix.b * matrix.d) < 1e-6
        && abs(
          matrix.a * matrix.a + matrix.b * matrix.b - matrix.c * matrix.c
            - matrix.d * matrix.d) < 1e-6
      // Copies form one outline, but each copy is trimmed separately.
      return group.keepsOutlines && isEven && group.repeater == nil
    }
  }
}

/// A trim as the range of a stroke on an outline that is traversed once or several times.
private struct StrokeRange {
  var start: Animated<Double>
  var end: Animated<Double>
  /// The number of traversals that keep the range from wrapping.
  var laps: Int
  var isHidden: Track<Bool>?

  init?(_ trim: Trim, _ sampler: TrackSampler) {
    guard let range = Self.range(trim, sampler) else { return nil }
    let low = range.start.range.low.rounded(.down)
    let high = max(range.end.range.high.rounded(.up), low + 1)
    guard high - low <= Double(Limits.trimLaps), let laps = Int(exactly: high - low) else {
      return nil
    }
    self.laps = laps
    start = range.start.map { ($0 - low) / Double(laps) }
    end = range.end.map { ($0 - low) / Double(laps) }
    isHidden = Self.emptySpans(start, end)
  }

  func outline(_ path: Animated<Path>) -> Outline {
    Outline(path: laps == 1 ? path : path.map(repeated), start: start, end: end, isHidden: isHidden)
  }

  /// Returns the outline traversed several times.
  ///
  /// A closed outline is continuous, so that the corner at its start is kept. An open outline
  /// begins again each time.
  private func repeated(_ path: Path) -> Path {
    guard let closed = path.contours.first, path.contours.count == 1, closed.isClosed else {
      return Path((0..<laps).flatMap { _ in path.contours })
    }
    let vertices = (0..<laps).flatMap { _ in closed.vertices } + closed.vertices.prefix(1)
    return Path([Contour(vertices, isClosed: false)])
  }

  /// Returns the start and end of the motion along the outline, in order and including the offset.
  private static func range(
    _ trim: Trim, _ sampler: TrackSampler
  ) -> (start: Animated<Double>, end: Animated<Double>)? {
    func clamped(_ value: Animated<Double>) -> Animated<Double>? {
      if let still = value.constant { return .constant(min(max(still, 0), 1)) }
      let range = value.range
      return range.low >= 0 && range.high <= 1 ? value : nil
    }
    if let start = clamped(trim.start), let end = clamped(trim.end),
      let offset = trim.offset.constant, isOrdered(start, end)
    {
      return (start.map { $0 + offset }, end.map { $0 + offset })
    }
    var source = KeyTimes()
    for value in [trim.start, trim.end, trim.offset] { source.add(value) }
    let (breaks, easing) = (source.breaks, source.easing)
    func edges(_ time: Double) -> (Double, Double) {
      let part = trim.part(at: time)
      let offset = trim.offset.value(at: time)
      return (part.start + offset, part.end + offset)
    }
    guard !breaks.isEmpty else {
      let (start, end) = edges(0)
      return (.constant(start), .constant(end))
    }
    func sampled(_ part: @escaping (Double) -> Double) -> Animated<Double> {
      let sampling = Sampling(
        tolerance: Trim.tolerance, shortest: sampler.shortest / 4, easing: easing)
      let result = sampler.sampled(breaks, sampling, part)
      // Fractions of measured lengths are never exact.
      return .keyed(
        Track(result.keys, fidelity: .baked(error: result.error, time: result.errorTime)))
    }
    return (sampled { edges($0).0 }, sampled { edges($0).1 })
  }

  /// Returns `true` if the start never passes the end.
  ///
  /// Compares the keyframes if both share their timing, otherwise the extremes and then samples.
  private static func isOrdered(_ start: Animated<Double>, _ end: Animated<Double>) -> Bool {
    if let first = start.track?.keys, let second = end.track?.keys,
      start.track?.overshoots == false, first.hasSameTiming(as: second)
    {
      return zip(first, second).allSatisfy { $0.value <= $1.value }
    }
    if start.range.high <= end.range.low { return true }
    // One may move while the other waits, so both are sampled at the keyframes and between them.
    let times = Set([0] + start.keyTimes + end.keyTimes).sorted()
    let between = zip(times, times.dropFirst()).flatMap { (from: Double, to: Double) in
      (0..<16).map { from + (to - from) * Double($0) / 16 }
    }
    return (times + between).allSatisfy { start.value(at: $0) <= end.value(at: $0) + 1e-9 }
  }

  /// Returns the spans in which start and end meet, where round and square caps would still draw a
  /// dot.
  private static func emptySpans(_ start: Animated<Double>, _ end: Animated<Double>) -> Track<Bool>?
  {
    let times = Set(start.keyTimes + end.keyTimes).sorted()
    func isEmpty(_ time: Double) -> Bool {
      abs(start.value(at: time) - end.value(at: time)) < 1e-9
    }
    guard let first = times.first, let last = times.last else {
      // An empty stroke that is not animated is not drawn at all.
      return isEmpty(0) ? Track([Key(time: 0, value: true, curve: .hold)]) : nil
    }
    let between = zip(times, times.dropFirst()).map { from, to in
      (from, isEmpty(from + (to - from) / 2) && isEmpty(from + (to - from) / 4))
    }
    let track = Track.jumping([(first - 1, isEmpty(first - 1))] + between + [(last, isEmpty(last))])
    return track.keys.contains(where: \.value) ? track : nil
  }
}
