internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// What a style draws along or inside of, as far as Core Animation can play it.
struct Outline {
  /// The outline in the space of the style's group.
  var path: Animated<Path>
  /// Where a stroke begins, as a fraction of the length.
  var start: Animated<Double> = .constant(0)
  /// Where a stroke ends.
  var end: Animated<Double> = .constant(1)
  /// When a stroke of no length must not show its caps.
  var isHidden: Track<Bool>?

  /// Whether anything is drawn at any time.
  var isEverVisible: Bool {
    path.track?.keys.contains { !$0.value.isEmpty } ?? !path.value(at: 0).isEmpty
  }
}

/// Brings what styles draw along into a form that keyframes can play.
struct OutlineNormalizer {
  let sampler: TrackSampler
  let log: NormalizationLog

  /// The outlines of a style: one, or one for each path that is trimmed by itself.
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

  /// The outline of operands of Merge Paths under modifiers, moved into the space of the style.
  func outline(
    of outlines: MergedOutlines, modifiers: [PathModifier], _ style: ShapeStyle,
    _ setting: ShapeSetting
  ) -> Animated<Path> {
    let source = OutlineSource(
      setting.content, modifiers: modifiers.effective(on: outlines.paths), style: style,
      outlines: outlines)
    if let exact = source.exact() { return exact }
    return baked(source, setting.space)
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
    // Where the number of vertices changes, the largest of a few counts.
    let places = (0...8).map { breaks[$0 * (breaks.count - 1) / 8] } + [(first + last) / 2]
    var weight = Set(places).reduce(1) { max($0, path($1).sampleWeight) }
    // Where neighbours meet after an offset takes long to find.
    for case .offsetPath in source.content.modifiers.map(\.kind) {
      weight += min(weight * 20, 1000)
    }
    let sampling = Sampling(
      tolerance: sampler.options.tolerance / space.scale, weight: weight, easing: times.easing)
    var result = sampler.sampled(breaks, sampling, path)
    if result.jumps {
      result.keys = framewise(result.keys, path)
      log.report(
        .pathJumps, "the path changes frame by frame in \(result.keys.count) keys", at: space.place)
      return .keyed(Track(result.keys, fidelity: .approximate))
    }
    return .keyed(result.track(scale: space.scale))
  }

  /// Keys that jump, moved to the beginnings of frames, where the source is seen.
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
        // The number of vertices jumps here, so each path counts with its own.
        guard sampler.budget.takes(next.sampleWeight + WorkBudget.pointsPerKey) else { break }
        result.append(Key(time: frame / rate, value: next, curve: .hold))
        frame += 1
      }
    }
    return result
  }
}

/// Everything the outline of one style depends on.
struct OutlineSource {
  /// The tables with nothing but what counts: a layer may hold thousands of paths, and every
  /// sample evaluates all that are there.
  let content: ShapeContent
  let style: ShapeStyle
  /// The paths of the style by operand.
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

  /// The outline, given the table of paths after modifiers.
  func path(_ evaluator: ShapeEvaluator, _ paths: [Path], _ time: Double) -> Path {
    evaluator.path(of: outlines, for: style, paths: paths, at: time)
  }

  /// The groups between a path and the style, innermost first.
  private func groups(of path: Int) -> [ShapeGroup] {
    content.groups(from: content.paths[path].group, to: style.group).map { content.groups[$0] }
  }

  /// All keys that change the outline.
  var keyTimes: KeyTimes {
    var collector = KeyTimes()
    for path in content.paths { collector.add(path.geometry) }
    for modifier in content.modifiers { collector.add(modifier.kind) }
    // How opaque a group is changes no outline.
    for group in style.paths.flatMap(groups) {
      collector.add(group.transform)
      if let repeater = group.repeater { collector.add(repeater) }
    }
    return collector
  }

  /// The outline with the source's own keys, where blending them is what the source does.
  ///
  /// That is so where nothing moves, and where only the points of paths, rectangles without
  /// rounded corners and ellipses move, along the same keys: these are linear in their parameters.
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
    // Rounding corners is not linear in the points, and a trim follows the moving length.
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
  /// What it takes of the points that are sampled: its vertices, and two for the list and the object
  /// that scene JSON writes around those of each contour.
  var sampleWeight: Int { vertexCount + 2 * contours.count }
}

extension Array where Element == Key<Path> {
  /// The keys with a hold wherever the outline changes its number of vertices.
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
  /// Whether other keys have the same times and curves.
  func hasSameTiming<Value>(as other: [Key<Value>]) -> Bool where Element == Key<Value> {
    count == other.count
      && zip(self, other).allSatisfy { $0.time == $1.time && $0.curve == $1.curve }
  }
}

extension [PathModifier] {
  /// Those that have a say in some paths: they change them, or they change what is measured
  /// together with them.
  func effective(on paths: [Int]) -> [PathModifier] {
    var counting = Set(paths)
    var result: [PathModifier] = []
    for modifier in reversed() where modifier.paths.contains(where: counting.contains) {
      // Areas are combined where they are painted.
      if case .merge = modifier.kind { continue }
      result.append(modifier)
      if modifier.kind.measuresAll { counting.formUnion(modifier.paths) }
    }
    return result.reversed()
  }
}

extension PathModifier.Kind {
  /// Whether blending outlines and then changing them is the same as changing them first, while
  /// no part of it moves.
  fileprivate var isLinear: Bool {
    switch self {
    case .puckerBloat: true
    case .trim, .roundedCorners, .zigZag, .offsetPath, .merge: false
    }
  }

  /// Whether the result for one path depends on the others.
  fileprivate var measuresAll: Bool {
    switch self {
    case .trim(let trim): trim.mode == .individually
    case .roundedCorners, .puckerBloat, .zigZag, .offsetPath, .merge: false
    }
  }
}
