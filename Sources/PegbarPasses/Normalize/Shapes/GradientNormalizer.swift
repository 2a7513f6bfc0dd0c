internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// Turns what is painted with a gradient into a gradient layer.
struct GradientNormalizer {
  let sampler: TrackSampler
  private let log: NormalizationLog

  init(_ sampler: TrackSampler, log: NormalizationLog) {
    self.sampler = sampler
    self.log = log
  }

  /// A gradient layer under a mask that has the form of a fill or stroke.
  func layer(
    _ gradient: Gradient, of style: ShapeStyle, _ outline: Outline, _ mask: NormalizedLayer,
    _ space: DrawingSpace
  ) -> NormalizedLayer? {
    guard let bounds = paintedBounds(outline, style) else { return nil }
    reportHighlight(gradient, space.place)
    let stops = MergedStops(gradient.stops, sampler)
    let (start, end) = (
      gradient.start.value(at: sampler.endTime), gradient.end.value(at: sampler.endTime)
    )
    guard !stops.colors.value(at: sampler.endTime).values.isEmpty else { return nil }
    var layer = NormalizedLayer(
      name: "\(style.name) gradient",
      content: .gradient(
        NormalizedGradient(
          kind: gradient.kind, start: start,
          end: gradient.kind.coreAnimationEnd(start: start, end: end),
          rim: gradient.kind == .radial ? end : nil,
          colors: stops.colors.value(at: sampler.endTime).values,
          locations: stops.locations.value(at: sampler.endTime).values)),
      bounds: bounds, mask: NormalizedMask(layers: [mask]))
    layer.anchor = .zero
    layer.tracks += pointTracks(of: gradient, scale: space.scale)
    if let track = stops.colors.track {
      layer.tracks.append(NormalizedTrack(property: .colors, keys: .colors(track)))
    }
    if let track = stops.locations.track {
      layer.tracks.append(NormalizedTrack(property: .locations, keys: .numbers(track)))
    }
    return layer
  }

  private func reportHighlight(_ gradient: Gradient, _ place: FindingPlace) {
    guard gradient.kind == .radial, !gradient.highlightLength.isAlways(0) else { return }
    log.report(
      .gradientFocus, "the highlight of the radial gradient lies in its centre", at: place.source,
      place.breadcrumb, outcome: .approximated(error: nil))
  }

  /// The area that an outline ever covers, with the width of a stroke.
  private func paintedBounds(_ outline: Outline, _ style: ShapeStyle) -> Rect? {
    var bounds: Rect?
    let paths: [Path]
    switch outline.path {
    case .constant(let path): paths = [path]
    case .keyed(let track): paths = track.reachedValues
    }
    for path in paths {
      guard let other = path.controlBounds else { continue }
      bounds = bounds?.union(other) ?? other
    }
    guard var bounds else { return nil }
    if case .stroke(let stroke) = style.kind {
      // Square ends and pointed corners reach further than half of the width.
      let reach = stroke.join == .miter ? max(stroke.miterLimit.value(at: 0), 1.5) : 1.5
      bounds = bounds.outset(by: max(stroke.width.reach.high, 0) / 2 * reach)
    }
    return bounds.outset(by: 1)
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
      (colors, locations) = (.constant(Self.colors(stops)), .constant(Self.locations(stops)))
    case .keyed(let track) where Self.blendsLinearly(track):
      colors = .keyed(Self.bounded(track, sampler))
      let locations = track.map(Self.locations)
      let first = locations.keys.first?.value ?? Numbers([])
      self.locations =
        locations.keys.allSatisfy { $0.value == first } ? .constant(first) : .keyed(locations)
    case .keyed(let track):
      (colors, locations) = Self.sampled(track, sampler)
    }
  }

  /// Colours with the keys of the source; sampled where easing carries one out of 0…1.
  private static func bounded(_ track: Track<GradientStops>, _ sampler: TrackSampler) -> Track<
    Colors
  > {
    let colors = track.map(Self.colors)
    guard colors.leaves(0...1) else { return colors }
    var once = track
    once.repetition = nil
    let sampling = Sampling(
      tolerance: sampler.options.colorTolerance,
      weight: max(colors.keys.first?.value.values.count ?? 1, 1))
    let result = sampler.sampled(
      Set(once.keys.map(\.time)).sorted(), sampling,
      { [once] in Self.colors(once.value(at: $0)) }, Distance.of)
    return Track(result.keys, repetition: track.repetition, fidelity: result.fidelity())
  }

  /// Colours and places sampled at the same times, so that they stay together.
  private static func sampled(
    _ track: Track<GradientStops>, _ sampler: TrackSampler
  ) -> (Animated<Colors>, Animated<Numbers>) {
    let times = Set(track.keys.map(\.time)).sorted()
    let stopCount = track.keys.map { $0.value.colors.count + $0.value.alphas.count }.max() ?? 1
    let result = sampler.sampled(
      times, Sampling(tolerance: sampler.options.colorTolerance, weight: max(stopCount, 1)),
      { time in
        var values = StopValues(track.value(at: time))
        values.colors = values.colors.map(\.cutOff)
        return values
      }, StopValues.distance)
    let fidelity = result.fidelity()
    return (
      .keyed(Track(result.keys, fidelity: fidelity).map { Colors($0.colors) }.marked(fidelity)),
      .keyed(Track(result.keys, fidelity: fidelity).map { Numbers($0.places) }.marked(fidelity))
    )
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

  static func colors(_ stops: GradientStops) -> Colors {
    Colors(StopValues(stops).colors.map(\.cutOff))
  }

  static func locations(_ stops: GradientStops) -> Numbers { Numbers(StopValues(stops).places) }
}

extension Track {
  fileprivate func marked(_ fidelity: Fidelity) -> Track {
    var track = self
    track.fidelity = fidelity
    return track
  }
}

/// One state of a merged list.
private struct StopValues: ShortValue {
  var places: [Double]
  var colors: [Color]

  init(places: [Double], colors: [Color]) {
    self.places = places
    self.colors = colors
  }

  func rounded(_ steps: Double) -> StopValues {
    StopValues(
      places: places.map { $0.rounded(steps) }, colors: colors.map { $0.rounded(steps) })
  }

  var numbers: [Double] { places + colors.flatMap(\.numbers) }

  /// At least two stops, sorted, one for each of both lists.
  init(_ stops: GradientStops) {
    // As in a frame (see `GradientStops.merged`): a stop never lies before the one in front of it.
    var reached = 0.0
    let colorStops = stops.colors.map { stop in
      reached = max(reached, min(max(stop.offset, 0), 1))
      return GradientStops.ColorStop(offset: reached, color: stop.color)
    }
    reached = 0
    let alphaStops = stops.alphas.map { stop in
      reached = max(reached, min(max(stop.offset, 0), 1))
      return GradientStops.AlphaStop(offset: reached, alpha: stop.alpha)
    }
    var merged = colorStops.map { stop in
      var color = stop.color
      color.alpha = Self.alpha(alphaStops, at: stop.offset)
      return (stop.offset, color)
    }
    merged += alphaStops.map { stop in
      var color = Self.color(colorStops, at: stop.offset)
      color.alpha = stop.alpha
      return (stop.offset, color)
    }
    if stops.colors.isEmpty { merged = [] }
    if let only = merged.first, merged.count == 1 { merged = [(0, only.1), (1, only.1)] }
    let sorted = merged.enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }
    places = sorted.map(\.element.0)
    colors = sorted.map(\.element.1)
  }

  static func interpolate(_ from: StopValues, _ to: StopValues, _ fraction: Double) -> StopValues {
    StopValues(
      places: Numbers.interpolate(Numbers(from.places), Numbers(to.places), fraction).values,
      colors: Colors.interpolate(Colors(from.colors), Colors(to.colors), fraction).values)
  }

  static func distance(_ left: StopValues, _ right: StopValues) -> Double {
    max(
      Distance.of(Colors(left.colors), Colors(right.colors)),
      Distance.of(Numbers(left.places), Numbers(right.places)))
  }

  private static func alpha(_ stops: [GradientStops.AlphaStop], at offset: Double) -> Double {
    guard let first = stops.first, let last = stops.last else { return 1 }
    if offset <= first.offset { return first.alpha }
    if offset >= last.offset { return last.alpha }
    // The stops are ascending, and the place lies behind the first one.
    let next = stops.partitioningIndex { $0.offset >= offset }
    let (low, high) = (stops[next - 1], stops[next])
    let share = (offset - low.offset) / (high.offset - low.offset)
    return .interpolate(low.alpha, high.alpha, share)
  }

  private static func color(_ stops: [GradientStops.ColorStop], at offset: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .black }
    if offset < first.offset { return first.color }
    if offset >= last.offset { return last.color }
    // Where two stops lie here, an opacity's stop comes after both of them.
    let next = stops.partitioningIndex { $0.offset > offset }
    let (low, high) = (stops[next - 1], stops[next])
    let share = (offset - low.offset) / (high.offset - low.offset)
    return .interpolate(low.color, high.color, share)
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
