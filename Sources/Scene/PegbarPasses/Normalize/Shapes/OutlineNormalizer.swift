internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// The outline that a style strokes or fills, as far as Core Animation can play it.
struct Outline {
  /// The outline in the space of the style's group.
  var path: Animated<Path>
  /// The start of a stroke, as a fraction of the length.
  var start: Animated<Double> = .constant(0)
  /// The end of a stroke, as a fraction of the length.
  var end: Animated<Double> = .constant(1)
  /// The flag that hides the caps of a stroke without length.
  var isHidden: Track<Bool>?

  /// `true` if anything is drawn at any time.
  var isEverVisible: Bool {
    path.track?.keys.contains { !$0.value.isEmpty } ?? !path.value(at: 0).isEmpty
  }
}

/// Converts the outlines of styles to a form that keyframes can play.
struct OutlineNormalizer {
  let sampler: TrackSampler
  let log: NormalizationLog

  /// Returns the outlines of a style: one, or one for each path that is trimmed separately.
  func outlines(of style: ShapeStyle, _ setting: ShapeSetting) -> [Outline] {
    let paths = style.paths.filter(setting.content.paths.indices.contains)
    if case .stroke(let stroke) = style.kind, stroke.dashes.isEmpty,
      let trimmed = nativelyTrimmed(style, paths, setting)
    {
      return trimmed
    }
    let path = outline(
      of: MergedOutlines(operands: [paths]), modifiers: setting.content.modifiers, style, setting)
    return [Outline(path: path)]
  }

  /// Returns the outline of operands of Merge Paths after modifiers, in the space of the style.
  func outline(
    of outlines: MergedOutlines, modifiers: [PathModifier], _ style: ShapeStyle,
    _ setting: ShapeSetting
  ) -> Animated<Path> {
    let source = OutlineSource(
      setting.content, modifiers: modifiers.effective(on: outlines.paths), style: style,
      outlines: outlines)
    let path = source.exact() ?? baked(source, setting.space)
    return sampler.dividedMorphs(of: path, scale: setting.space.scale)
  }

  private func baked(_ source: OutlineSource, _ space: DrawingSpace) -> Animated<Path> {
    let times = source.keyTimes
    let breaks = times.breaks
    let evaluator = ShapeEvaluator(content: source.content)
    func path(_ time: Double) -> Path {
      source.path(evaluator, evaluator.paths(at: time), time)
    }
    guard let first = breaks.first, let last = breaks.last, first < last else {
      return .constant(path(breaks.first ?? 0))
    }
    // The number of vertices may change, so the largest of a few samples is used.
    let places = (0...8).map { breaks[$0 * (breaks.count - 1) / 8] } + [(first + last) / 2]
    var weight = Set(places).reduce(1) { max($0, path($1).sampleWeight) }
    // Finding the intersections of neighbors after an offset is slow.
    for case .offsetPath in source.content.modifiers.map(\.kind) {
      weight += min(weight * 20, 1000)
    }
    let sampling = Sampling(
      tolerance: sampler.options.tolerance / space.scale, weight: weight, easing: times.easing)
    var result = sampler.sampled(breaks, sampling, path)
    if result.jumps {
      result.keys = framewise(result.keys, path)
      log.report(
        .pathJumps, "the path was converted to \(result.keys.count) hold keyframes",
        at: space.place)
      return .keyed(Track(result.keys, fidelity: .approximate))
    }
    return .keyed(result.track(scale: space.scale))
  }

  /// Returns keyframes whose jumps are at the start of frames, where the source is displayed.
  private func framewise(_ keys: [Key<Path>], _ path: (Double) -> Path) -> [Key<Path>] {
    let rate = max(sampler.frameRate, 1)
    var result: [Key<Path>] = []
    for (index, key) in keys.enumerated() {
      result.append(key)
      guard key.curve == .hold, index + 1 < keys.count else { continue }
      let end = keys[index + 1].time
      var frame = (key.time * rate).rounded(.down) + 1
      while frame / rate < end - 1e-9 {
        let next = path(frame / rate)
        // The number of vertices changes here, so each path counts with its own weight.
        guard sampler.budget.takes(next.sampleWeight + WorkBudget.pointsPerKey) else { break }
        result.append(Key(time: frame / rate, value: next, curve: .hold))
        frame += 1
      }
    }
    return result
  }
}

/// Everything that determines the outline of one style.
struct OutlineSource {
  /// The content, reduced to the relevant parts.
  ///
  /// A layer may contain thousands of paths, and every sample evaluates all of them.
  let content: ShapeContent
  let style: ShapeStyle
  /// The paths of the style, by operand.
  private let outlines: MergedOutlines

  init(
    _ content: ShapeContent, modifiers: [PathModifier], style: ShapeStyle,
    outlines: MergedOutlines
  ) {
    let paths = outlines.paths
    // A modifier may measure paths that the style does not paint.
    let used = Set(paths + modifiers.filter(\.kind.measuresAll).flatMap(\.paths))
      .filter(content.paths.indices.contains).sorted()
    let places = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($0.element, $0.offset) })
    func placed(_ paths: [Int]) -> [Int] { paths.compactMap { places[$0] } }
    var (modifiers, style) = (modifiers, style)
    modifiers.changeEach { $0.paths = placed($0.paths) }
    self.content = ShapeContent(
      paths: used.map { content.paths[$0] }, groups: content.groups, modifiers: modifiers)
    style.paths = placed(paths)
    self.style = style
    self.outlines = MergedOutlines(
      operands: outlines.operands.map(placed), isAligned: outlines.isAligned)
  }

  /// Returns the outline for the table of paths after modifiers.
  func path(_ evaluator: ShapeEvaluator, _ paths: [Path], _ time: Double) -> Path {
    evaluator.path(of: outlines, for: style, paths: paths, at: time)
  }

  /// Returns the groups between a path and the style, innermost first.
  private func groups(of path: Int) -> [ShapeGroup] {
    content.groups(from: content.paths[path].group, to: style.group).map { content.groups[$0] }
  }

  /// The times of all keyframes that change the outline.
  var keyTimes: KeyTimes {
    var collector = KeyTimes()
    for path in content.paths { collector.add(path.geometry) }
    for modifier in content.modifiers { collector.add(modifier.kind) }
    // The opacity of a group does not change the outline.
    for group in style.paths.flatMap(groups) {
      collector.add(group.transform)
      if let repeater = group.repeater { collector.add(repeater) }
    }
    return collector
  }

  /// Returns the outline with the keyframes of the source, or `nil` if blending them differs from
  /// the source.
  ///
  /// This is possible for static outlines. It is also possible if only the points of paths,
  /// ellipses, and rectangles without rounded corners move, with the same keyframes, because these
  /// are linear in their parameters.
  func exact() -> Animated<Path>? {
    let paths = style.paths
    let chains = paths.map(groups)
    guard chains.joined().allSatisfy(\.keepsOutlines) else { return nil }
    var shared: [Key<Path>]?
    var moving: [Int: [Path]] = [:]
    for (position, index) in paths.enumerated() {
      let geometry = content.paths[index].geometry
      guard !geometry.isStill else { continue }
      guard let keys = geometry.linearKeys else { return nil }
      if let known = shared, !known.hasSameTiming(as: keys) { return nil }
      shared = shared ?? keys
      moving[position] = keys.map(\.value)
    }
    guard content.modifiers.allSatisfy({ $0.kind.isStill }) else { return nil }
    guard let shared else {
      let evaluator = ShapeEvaluator(content: content)
      return .constant(path(evaluator, evaluator.paths(at: 0), 0))
    }
    // Rounding corners is not linear in the points, and a trim follows the changing length.
    guard content.modifiers.allSatisfy(\.kind.isLinear) else { return nil }
    let evaluator = ShapeEvaluator(content: content)
    let outlines = content.paths.map { $0.geometry.path(at: shared[0].time) }
    let keys = shared.indices.map { key in
      var current = outlines
      for (position, values) in moving { current[paths[position]] = values[key] }
      return Key(
        time: shared[key].time,
        value: path(evaluator, evaluator.modified(current, at: shared[key].time), shared[key].time),
        curve: shared[key].curve)
    }
    return .keyed(Track(keys.withHoldsBetweenTopologies))
  }
}

extension Path {
  /// The cost in sampled points: the vertices, and two per contour for the list and the object that
  /// scene JSON writes around them.
  var sampleWeight: Int { vertexCount + 2 * contours.count }
}

extension Array where Element == Key<Path> {
  /// The keyframes, with a hold wherever the number of vertices of the outline changes.
  var withHoldsBetweenTopologies: [Key<Path>] {
    var keys = self
    for index in keys.indices.dropLast()
    where !keys[index].value.hasSameTopology(as: keys[index + 1].value) {
      keys[index].curve = .hold
    }
    return keys
  }
}

extension Array {
  /// Returns `true` if other keyframes have the same times and curves.
  func hasSameTiming<Value>(as other: [Key<Value>]) -> Bool where Element == Key<Value> {
    count == other.count
      && zip(self, other).allSatisfy { $0.time == $1.time && $0.curve == $1.curve }
  }
}

extension [PathModifier] {
  /// Returns the modifiers that affect some paths, by changing them or paths that are measured
  /// together with them.
  func effective(on paths: [Int]) -> [PathModifier] {
    var counting = Set(paths)
    var result: [PathModifier] = []
    for modifier in reversed() where modifier.paths.contains(where: counting.contains) {
      // Areas are combined when they are painted.
      if case .merge = modifier.kind { continue }
      result.append(modifier)
      if modifier.kind.measuresAll { counting.formUnion(modifier.paths) }
    }
    return result.reversed()
  }
}

extension PathModifier.Kind {
  /// `true` if a static modifier gives the same result before and after blending outlines.
  fileprivate var isLinear: Bool {
    switch self {
    case .puckerBloat: true
    case .trim, .roundedCorners, .zigZag, .offsetPath, .merge: false
    }
  }

  /// `true` if the result for one path depends on the others.
  fileprivate var measuresAll: Bool {
    switch self {
    case .trim(let trim): trim.mode == .individually
    case .roundedCorners, .puckerBloat, .zigZag, .offsetPath, .merge: false
    }
  }
}
