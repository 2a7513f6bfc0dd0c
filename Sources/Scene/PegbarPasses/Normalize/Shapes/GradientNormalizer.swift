internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Converts gradient paint to a gradient layer.
struct GradientNormalizer {
  let sampler: TrackSampler
  let log: NormalizationLog

  /// Returns a gradient layer under a mask with the shape of a fill or stroke.
  func layer(
    _ gradient: Gradient, of style: ShapeStyle, _ outline: Outline, _ mask: NormalizedLayer,
    _ space: DrawingSpace
  ) -> NormalizedLayer? {
    guard let bounds = paintedBounds(outline, style) else { return nil }
    if gradient.kind == .radial, !gradient.highlightLength.isAlways(0) {
      log.report(
        .gradientFocus, "the highlight offset of the radial gradient is ignored", at: space.place)
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
    if layer.hasSlantedGradient { layer.bounds = bounds.square }
    return layer
  }

  /// Binds a gradient layer to parameters; colors are bound only if each is a color of the source.
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

  /// Returns the area that an outline covers at any time, including the width of a stroke.
  private func paintedBounds(_ outline: Outline, _ style: ShapeStyle) -> Rect? {
    let paths = outline.path.track?.reachedValues ?? [outline.path.value(at: 0)]
    let areas = paths.compactMap(\.controlBounds)
    guard let first = areas.first else { return nil }
    var bounds = areas.dropFirst().reduce(first) { $0.union($1) }
    if case .stroke(let stroke) = style.kind {
      // Square caps and miter joins extend further than half of the width.
      let reach = stroke.join == .miter ? max(stroke.miterLimit.value(at: 0), 1.5) : 1.5
      bounds = bounds.outset(by: max(stroke.width.range.high, 0) / 2 * reach)
    }
    return bounds.outset(by: 1)
  }

  /// Adds the animation of the two points of a gradient.
  ///
  /// The end of a radial gradient depends on both points of the source. It keeps their keyframes
  /// and curves if the radius blends like both points, and is sampled otherwise.
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
    // The start may also be sampled, and the radius is the difference.
    return sampler.sampled(
      source.breaks, tolerance: sampler.options.tolerance / scale / 2, easing: source.easing
    ) { time in
      gradient.kind.coreAnimationEnd(
        start: gradient.start.value(at: time), end: gradient.end.value(at: time))
    }.track(scale: scale)
  }
}

/// The colors and opacities of a gradient in one list, as Core Animation requires.
///
/// Both lists are linear between their stops, so the values at the offsets of both lists are
/// equivalent. The list has the same length at all times.
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

  /// Returns the colors with the keyframes of the source, sampled if easing moves one of them
  /// outside of 0…1.
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

  /// Returns colors and locations sampled at the same times, so that they match.
  private static func sampled(
    _ track: Track<GradientStops>, _ sampler: TrackSampler
  ) -> (Animated<Colors>, Animated<Numbers>) {
    let times = Set(track.keyTimes).sorted()
    let stopCount = track.keys.map { $0.value.colors.count + $0.value.alphas.count }.max() ?? 1
    let sampled = sampler.sampled(
      times, Sampling(tolerance: sampler.options.colorTolerance, weight: max(stopCount, 1))
    ) { StopValues(track.value(at: $0)) }.track()
    return (.keyed(sampled.map(\.colors)), .keyed(sampled.map(\.places)))
  }

  /// Returns `true` if merging before blending equals blending before merging.
  ///
  /// This applies to gradients without opacity stops, and to gradients in which only colors and
  /// opacities change.
  private static func blendsLinearly(_ track: Track<GradientStops>) -> Bool {
    guard let first = track.keys.first?.value else { return true }
    // Easing that overshoots may move a stop past the next one.
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

/// The merged list at one time.
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
  /// Creates at least two sorted stops from both lists, with colors within 0…1.
  init(_ stops: GradientStops) {
    let colors = Self.ascending(stops.colors.map { ($0.offset, $0.color) })
    let alphas = Self.ascending(stops.alphas.map { ($0.offset, $0.alpha) })
    var merged = colors.map { offset, color in
      var color = color
      color.alpha = Self.value(of: alphas, at: offset) { $0.offset >= offset } ?? 1
      return (offset, color)
    }
    merged += alphas.map { offset, alpha in
      // If two color stops are at this offset, the opacity stop follows both of them.
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

  /// Returns the stops with ascending offsets, as in a frame (see `GradientStops.merged`).
  private static func ascending<Value>(_ stops: [Stop<Value>]) -> [Stop<Value>] {
    var reached = 0.0
    return stops.map { offset, value in
      reached = max(reached, min(max(offset, 0), 1))
      return (reached, value)
    }
  }

  /// Returns the value of ascending stops at an offset, or `nil` without stops; `isBehind` is
  /// `true` for stops behind it.
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
  /// `true` if the offsets are ascending and within 0…1.
  fileprivate var isOrdered: Bool {
    func isOrdered(_ offsets: [Double]) -> Bool {
      offsets.allSatisfy { 0...1 ~= $0 }
        && zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 }
    }
    return isOrdered(colors.map(\.offset)) && isOrdered(alphas.map(\.offset))
  }
}

extension Gradient.Kind {
  /// Returns the end point for Core Animation.
  ///
  /// There, the end of a radial gradient defines its radius on both axes (CAGradientLayer.h), while
  /// the end in the source is any point of the outermost circle.
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
  /// Returns `true` if both points have the same keyframes and a constant direction between them,
  /// so that their distance blends as they do.
  fileprivate func keepsDirection(to other: Track<Point>) -> Bool {
    guard keys.hasSameTiming(as: other.keys) else { return false }
    let moves = zip(keys, other.keys).map { $1.value - $0.value }
    guard let first = moves.first(where: { $0.length > 0 }) else { return true }
    // Easing that overshoots may move one point past the other.
    let reached = zip(keys, zip(moves, moves.dropFirst())).flatMap { key, move in
      key.curve.farthestShares.map { Point.interpolate(move.0, move.1, $0) }
    }
    return (moves + reached).allSatisfy { move in
      abs(first.x * move.y - first.y * move.x) <= 1e-9 * first.length * move.length
        && first.x * move.x + first.y * move.y >= 0
    }
  }
}
