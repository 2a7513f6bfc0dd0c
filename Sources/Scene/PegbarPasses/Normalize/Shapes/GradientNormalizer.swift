internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Turns what is painted with a gradient into a gradient layer.
struct GradientNormalizer {
  let sampler: TrackSampler
  let log: NormalizationLog

  /// A gradient layer under a mask that has the form of a fill or stroke.
  func layer(
    _ gradient: Gradient, of style: ShapeStyle, _ outline: Outline, _ mask: NormalizedLayer,
    _ space: DrawingSpace
  ) -> NormalizedLayer? {
    guard let bounds = paintedBounds(outline, style) else { return nil }
    if gradient.kind == .radial, !gradient.highlightLength.isAlways(0) {
      log.report(
        .gradientFocus, "the highlight of the radial gradient lies in its centre", at: space.place)
    }
    let stops = MergedStops(gradient.stops, sampler)
    let colors = stops.colors.value(at: sampler.endTime).values
    guard !colors.isEmpty else { return nil }
    let start = gradient.start.value(at: sampler.endTime)
    let end = gradient.end.value(at: sampler.endTime)
    var layer = NormalizedLayer(
      name: "\(style.name) gradient",
      content: .gradient(
        NormalizedGradient(
          kind: gradient.kind, start: start,
          end: gradient.kind.coreAnimationEnd(start: start, end: end),
          rim: gradient.kind == .radial ? end : nil,
          colors: colors, locations: stops.locations.value(at: sampler.endTime).values)),
      bounds: bounds, mask: NormalizedMask(layers: [mask]))
    addPoints(of: gradient, to: &layer, scale: space.scale)
    layer.addTrack(.colors, stops.colors)
    layer.addTrack(.locations, stops.locations)
    bind(&layer, to: gradient, style.source)
    return layer
  }

  /// Notes what of a gradient layer comes from parameters: colours only where each is one of the source.
  private func bind(_ layer: inout NormalizedLayer, to gradient: Gradient, _ source: String) {
    let parameters = sampler.parameters
    let (start, end) = (gradient.start.constant, gradient.end.constant)
    parameters.bind(.gradientStart, of: &layer, to: .gradientStart(of: source), start)
    parameters.bind(.gradientEnd, of: &layer, to: .gradientEnd(of: source), end)
    guard let stops = gradient.stops.constant, case .gradient(var own) = layer.content else {
      return
    }
    let colors = stops.colors.map(\.color)
    own.colors.changeEach { $0.alpha = 1 }
    guard own.colors == colors else { return }
    for property in ParameterTarget.colors(of: source) {
      parameters.bind(.colors, of: &layer, to: property, Parameter.Value.colors(colors))
    }
  }

  /// The area that an outline ever covers, with the width of a stroke.
  private func paintedBounds(_ outline: Outline, _ style: ShapeStyle) -> Rect? {
    let paths = outline.path.track?.reachedValues ?? [outline.path.value(at: 0)]
    let areas = paths.compactMap(\.controlBounds)
    guard let first = areas.first else { return nil }
    var bounds = areas.dropFirst().reduce(first) { $0.union($1) }
    if case .stroke(let stroke) = style.kind {
      // Square ends and pointed corners reach further than half of the width.
      let reach = stroke.join == .miter ? max(stroke.miterLimit.value(at: 0), 1.5) : 1.5
      bounds = bounds.outset(by: max(stroke.width.range.high, 0) / 2 * reach)
    }
    return bounds.outset(by: 1)
  }

  /// Adds what moves the two points of a gradient.
  ///
  /// The end of a radial one follows from both points of the source: with their keys and curves
  /// where the radius goes as both points do, sampled elsewhere.
  private func addPoints(of gradient: Gradient, to layer: inout NormalizedLayer, scale: Double) {
    let start = sampler.joinedTrack(gradient.start, scale: scale)
    layer.addTrack(.gradientStart, start)
    switch gradient.kind {
    case .linear: layer.addTrack(.gradientEnd, sampler.joinedTrack(gradient.end, scale: scale))
    case .radial: layer.addTrack(.gradientEnd, radialEnd(of: gradient, from: start, scale: scale))
    }
  }

  private func radialEnd(
    of gradient: Gradient, from start: Track<Point>?, scale: Double
  ) -> Track<Point>? {
    let end = sampler.joinedTrack(gradient.end, scale: scale)
    guard let either = end ?? start else { return nil }
    let starts = start ?? either.map { _ in gradient.start.value(at: 0) }
    let ends = end ?? either.map { _ in gradient.end.value(at: 0) }
    if starts.keepsDirection(to: ends) {
      let keys = zip(starts.keys, ends.keys).map { start, end in
        Key(
          time: end.time,
          value: gradient.kind.coreAnimationEnd(start: start.value, end: end.value),
          curve: end.curve)
      }
      return Track(keys, fidelity: either.fidelity)
    }
    var source = KeyTimes()
    source.add(gradient.start)
    source.add(gradient.end)
    // The start may be sampled, too, and the radius is the difference.
    return sampler.sampled(
      source.breaks, tolerance: sampler.options.tolerance / scale / 2, easing: source.easing
    ) { time in
      gradient.kind.coreAnimationEnd(
        start: gradient.start.value(at: time), end: gradient.end.value(at: time))
    }.track(scale: scale)
  }
}

/// The colours and opacities of a gradient in one list, as Core Animation takes them.
///
/// Both lists are linear between their stops, so the values at all offsets of both, taken
/// together, say the same. The list has the same length at all times.
private struct MergedStops {
  var colors: Animated<Colors>
  var locations: Animated<Numbers>

  init(_ stops: Animated<GradientStops>, _ sampler: TrackSampler) {
    switch stops {
    case .constant(let stops):
      let values = StopValues(stops)
      (colors, locations) = (.constant(values.colors), .constant(values.places))
    case .keyed(let track) where Self.blendsLinearly(track):
      colors = .keyed(Self.bounded(track, sampler))
      let locations = track.map { StopValues($0).places }
      let first = locations.keys.first?.value ?? Numbers([])
      self.locations =
        locations.keys.allSatisfy { $0.value == first } ? .constant(first) : .keyed(locations)
    case .keyed(let track):
      (colors, locations) = Self.sampled(track, sampler)
    }
  }

  /// Colours with the keys of the source; sampled where easing carries one out of 0…1.
  private static func bounded(
    _ track: Track<GradientStops>, _ sampler: TrackSampler
  ) -> Track<Colors> {
    let colors = track.map { StopValues($0).colors }
    guard colors.leaves(0...1) else { return colors }
    let sampling = Sampling(
      tolerance: sampler.options.colorTolerance,
      weight: max(colors.keys.first?.value.values.count ?? 1, 1))
    return sampler.changed(track, at: Set(track.keyTimes).sorted(), sampling) {
      StopValues($0).colors
    }
  }

  /// Colours and places sampled at the same times, so that they stay together.
  private static func sampled(
    _ track: Track<GradientStops>, _ sampler: TrackSampler
  ) -> (Animated<Colors>, Animated<Numbers>) {
    let times = Set(track.keys.map(\.time)).sorted()
    let stopCount = track.keys.map { $0.value.colors.count + $0.value.alphas.count }.max() ?? 1
    let sampled = sampler.sampled(
      times, Sampling(tolerance: sampler.options.colorTolerance, weight: max(stopCount, 1))
    ) { StopValues(track.value(at: $0)) }.track()
    return (.keyed(sampled.map(\.colors)), .keyed(sampled.map(\.places)))
  }

  /// Whether merging before blending is the same as blending before merging: without opacities
  /// of its own, or where nothing but colours and opacities changes.
  private static func blendsLinearly(_ track: Track<GradientStops>) -> Bool {
    guard let first = track.keys.first?.value else { return true }
    // Easing that overshoots may carry a stop beyond the one behind it.
    guard track.reachedValues.dropFirst(track.keys.count).allSatisfy(\.isOrdered) else {
      return false
    }
    return track.keys.allSatisfy { key in
      let stops = key.value
      guard stops.colors.count == first.colors.count, stops.alphas.count == first.alphas.count
      else { return false }
      guard stops.isOrdered else { return false }
      if stops.alphas.isEmpty { return true }
      return zip(stops.colors, first.colors).allSatisfy { $0.offset == $1.offset }
        && zip(stops.alphas, first.alphas).allSatisfy { $0.offset == $1.offset }
    }
  }
}

/// One state of a merged list.
private struct StopValues: SampledValue {
  var places: Numbers
  var colors: Colors

  func rounded(_ steps: Double) -> StopValues {
    StopValues(places: places.rounded(steps), colors: colors.rounded(steps))
  }

  var numbers: [Double] { places.numbers + colors.numbers }

  static func interpolate(_ from: StopValues, _ to: StopValues, _ fraction: Double) -> StopValues {
    StopValues(
      places: .interpolate(from.places, to.places, fraction),
      colors: .interpolate(from.colors, to.colors, fraction))
  }

  static func distance(_ left: StopValues, _ right: StopValues) -> Double {
    max(Distance.of(left.colors, right.colors), Distance.of(left.places, right.places))
  }
}

extension StopValues {
  /// At least two stops, sorted, one for each of both lists, with colours within 0…1.
  init(_ stops: GradientStops) {
    let colors = Self.ascending(stops.colors.map { ($0.offset, $0.color) })
    let alphas = Self.ascending(stops.alphas.map { ($0.offset, $0.alpha) })
    var merged = colors.map { offset, color in
      var color = color
      color.alpha = Self.value(of: alphas, at: offset) { $0.offset >= offset } ?? 1
      return (offset, color)
    }
    merged += alphas.map { offset, alpha in
      // Where two stops lie here, an opacity's stop comes after both of them.
      var color = Self.value(of: colors, at: offset) { $0.offset > offset } ?? .black
      color.alpha = alpha
      return (offset, color)
    }
    if stops.colors.isEmpty { merged = [] }
    if let only = merged.first, merged.count == 1 { merged = [(0, only.1), (1, only.1)] }
    merged.sort { $0.0 < $1.0 }
    self.init(places: Numbers(merged.map(\.0)), colors: Colors(merged.map(\.1.cutOff)))
  }

  private typealias Stop<Value> = (offset: Double, value: Value)

  /// As in a frame (see `GradientStops.merged`): a stop never lies before the one in front of it.
  private static func ascending<Value>(_ stops: [Stop<Value>]) -> [Stop<Value>] {
    var reached = 0.0
    return stops.map { offset, value in
      reached = max(reached, min(max(offset, 0), 1))
      return (reached, value)
    }
  }

  /// The value of ascending stops at a place, behind which others lie; nothing without stops.
  private static func value<Value: TrackValue>(
    of stops: [Stop<Value>], at offset: Double, isBehind: (Stop<Value>) -> Bool
  ) -> Value? {
    let next = stops.partitioningIndex(where: isBehind)
    guard next > 0 else { return stops.first?.value }
    guard let last = stops.last, offset < last.offset else { return stops.last?.value }
    let (low, high) = (stops[next - 1], stops[next])
    let share = (offset - low.offset) / (high.offset - low.offset)
    return .interpolate(low.value, high.value, share)
  }
}

extension GradientStops {
  /// Whether no stop lies before the one in front of it, or outside of 0…1.
  fileprivate var isOrdered: Bool {
    func isOrdered(_ offsets: [Double]) -> Bool {
      offsets.allSatisfy { 0...1 ~= $0 }
        && zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 }
    }
    return isOrdered(colors.map(\.offset)) && isOrdered(alphas.map(\.offset))
  }
}

extension Gradient.Kind {
  /// Where Core Animation wants the end: a radial gradient has its radius on both axes there
  /// (CAGradientLayer.h), while the source's end is any point of the outermost circle.
  func coreAnimationEnd(start: Point, end: Point) -> Point {
    switch self {
    case .linear: return end
    case .radial:
      let radius = (end - start).length
      return start + Point(x: radius, y: radius)
    }
  }
}

extension Track<Point> {
  /// Whether both points have the same keys, and the other one stays in one direction, so that
  /// their distance blends as they do.
  fileprivate func keepsDirection(to other: Track<Point>) -> Bool {
    guard keys.hasSameTiming(as: other.keys) else { return false }
    let moves = zip(keys, other.keys).map { $1.value - $0.value }
    guard let first = moves.first(where: { $0.length > 0 }) else { return true }
    // Easing that overshoots may carry one point past the other.
    let reached = zip(keys, zip(moves, moves.dropFirst())).flatMap { key, move in
      key.curve.farthestShares.map { Point.interpolate(move.0, move.1, $0) }
    }
    return (moves + reached).allSatisfy { move in
      abs(first.x * move.y - first.y * move.x) <= 1e-9 * first.length * move.length
        && first.x * move.x + first.y * move.y >= 0
    }
  }
}
