internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Converts masks to layers with the same coverage.
struct MaskNormalizer {
  let sampler: TrackSampler
  let log: NormalizationLog
  private var parameters: ParameterSources { sampler.parameters }

  /// Returns the first masks of a layer that are within the limits.
  private func limited(_ masks: [Mask], _ place: FindingSubject) -> ArraySlice<Mask> {
    var depth = 0
    var layers = 0
    return masks.prefix { mask in
      // A mask consists of an area, an edge, the inside of an inverted mask, and layers around it.
      switch mask.mode {
      case .add, .lighten, .difference: layers += 4
      case .subtract, .intersect, .darken: (depth, layers) = (depth + 1, layers + 6)
      }
      let limits = sampler.options.limits
      if depth <= limits.maskDepth, layers <= limits.maskLayers { return true }
      log.report(
        .maskLimit,
        """
        more than \(limits.text(\.maskDepth)) subtract, intersect or darken, or the masks require \
        more than \(limits.text(\.maskLayers)); '\(mask.name)' and later masks are dropped
        """,
        at: place, outcome: .dropped)
      return false
    }
  }

  /// Returns the masks of a layer as layers with the same coverage.
  ///
  /// Add draws on top, Intersect masks the existing coverage, and Subtract masks it with an
  /// inverted mask (lottie-web mask.js for the order and the start). Difference draws on top with
  /// `xor`, as in Skottie (`SkBlendMode::kXor`) and ThorVG (`_opMaskDifference`). lottie-web does
  /// not support this mode and adds.
  func mask(_ masks: [Mask], in space: DrawingSpace) -> NormalizedMask? {
    guard let first = masks.first else { return nil }
    let masks = limited(masks, space.place)
    if let removed = removedAreas(of: masks, in: space) {
      return NormalizedMask(mode: .alphaInverted, layers: removed)
    }
    let full = Self.full(space.bounds)
    var coverage = first.mode == .subtract || masks.isEmpty && first.mode.startsFull ? [full] : []
    for (index, mask) in masks.enumerated() {
      let area = area(of: mask, in: space)
      func group(_ layers: [NormalizedLayer], _ mode: NormalizedMask.Mode) -> NormalizedLayer {
        NormalizedLayer(
          name: "\(mask.name) area", bounds: full.bounds,
          mask: NormalizedMask(mode: mode, layers: [area]), sublayers: layers)
      }
      reportPartial(mask, space.place)
      switch mask.mode {
      case .add, .lighten:
        coverage.append(area)
      case .subtract:
        coverage = [group(coverage, .alphaInverted)]
      case .intersect, .darken:
        coverage = [index > 0 ? group(coverage, .alpha) : area]
      case .difference:
        var area = area
        if index > 0 { area.blendMode = .xor }
        coverage.append(area)
      }
    }
    return NormalizedMask(layers: coverage)
  }

  /// Returns the areas that masks remove if they only remove areas, so that no mask within a mask is
  /// required; `nil` otherwise.
  ///
  /// CALayer.h does not support nested masks.
  private func removedAreas(
    of masks: ArraySlice<Mask>, in space: DrawingSpace
  ) -> [NormalizedLayer]? {
    if !masks.isEmpty, masks.allSatisfy({ $0.mode == .subtract && !$0.isInverted }) {
      return masks.map { area(of: $0, in: space) }
    }
    guard var mask = masks.first, masks.count == 1, mask.mode != .subtract, mask.isInverted,
      mask.opacity.isAlways(1), !parameters.isBound(.opacity(of: mask.source.value))
    else { return nil }
    mask.isInverted = false
    return [area(of: mask, in: space)]
  }

  /// Reports Lighten and Darken masks that are partly opaque, because working by opacity is exact
  /// only for opaque masks.
  private func reportPartial(_ mask: Mask, _ place: FindingSubject) {
    switch mask.mode {
    case .add, .subtract, .intersect, .difference: return
    case .lighten, .darken:
      guard !mask.opacity.isAlways(1) else { return }
      log.report(
        .maskModeApproximated,
        "the mode of the partially opaque mask '\(mask.name)' is approximated", at: place)
    }
  }

  /// Returns a layer that covers everything a layer can draw.
  private static func full(_ bounds: Rect) -> NormalizedLayer {
    NormalizedLayer(
      name: "everything", content: .color(.black), bounds: reach(around: bounds), anchor: .zero)
  }

  /// Returns the area outside of which nothing is drawn.
  static func reach(around bounds: Rect) -> Rect {
    // lottie-ios extends its covers by the same distance (pull request 1712).
    bounds.outset(by: min(max(bounds.size.width, bounds.size.height) * 4 + 1000, 10_000))
  }

  /// Returns the layer that covers the area of one mask.
  private func area(of mask: Mask, in space: DrawingSpace) -> NormalizedLayer {
    let source = mask.source.value
    // Open paths do not mask.
    let path = sampler.dividedMorphs(
      of: mask.path.map { Path($0.contours.filter(\.isClosed)) }, scale: space.scale)
    let shape = NormalizedShape(
      path: path.value(at: sampler.endTime), style: .fill(.black, .nonZero))
    var layer = NormalizedLayer(name: mask.name, content: .shape(shape), bounds: space.bounds)
    layer.addTrack(
      .path,
      path.track.map { Track($0.keys.withHoldsBetweenTopologies, fidelity: $0.fidelity) })
    if !mask.expansion.isAlways(0) || parameters.isBound(.expansion(of: source)) {
      layer = expanded(layer, by: mask.expansion, scale: space.scale, source: source)
    }
    if mask.isInverted {
      let full = Self.full(space.bounds)
      layer = NormalizedLayer(
        name: "\(mask.name) outside", bounds: full.bounds,
        mask: NormalizedMask(mode: .alphaInverted, layers: [layer]), sublayers: [full])
    }
    sampler.setOpacity(mask.opacity, &layer)
    parameters.bind(.opacity, of: &layer, to: .opacity(of: source), mask.opacity.constant)
    return layer
  }

  /// Returns the area with its edge moved by adding or subtracting a stroke on the edge.
  private func expanded(
    _ fill: NormalizedLayer, by expansion: Animated<Double>, scale: Double, source: String
  ) -> NormalizedLayer {
    guard case .shape(let area) = fill.content else { return fill }
    func edge(_ sign: Double) -> NormalizedLayer {
      var edge = fill
      edge.name = "\(fill.name) edge"
      let line = NormalizedStroke(width: 0, join: .round)
      edge.content = .shape(NormalizedShape(path: area.path, style: .stroke(.black, line)))
      sampler.set(.lineWidth, of: &edge, to: edgeWidth(expansion, sign, scale: scale))
      parameters.bind(
        .lineWidth, of: &edge, to: .expansion(of: source), expansion.constant,
        by: .scale(Point(x: 2 * sign, y: 2 * sign)))
      return edge
    }
    let range = expansion.range
    let grows = range.high > 0 || range.low == 0
    let layers = grows ? [fill, edge(1)] : [fill]
    return NormalizedLayer(
      name: "\(fill.name) expanded", bounds: fill.bounds,
      mask: range.low < 0 ? NormalizedMask(mode: .alphaInverted, layers: [edge(-1)]) : nil,
      sublayers: layers)
  }

  /// Returns the width of the edge that is added (sign 1) or subtracted (sign −1).
  private func edgeWidth(
    _ expansion: Animated<Double>, _ sign: Double, scale: Double
  ) -> Animated<Double> {
    func width(_ value: Double) -> Double { max(0, value * sign) * 2 }
    let range = expansion.range
    guard range.low < 0, range.high > 0 else { return expansion.map(width) }
    // The motion has a corner where the edge stops at 0.
    return .keyed(
      sampler.sampled(expansion.keyTimes, tolerance: sampler.options.tolerance / 2 / scale) {
        width(expansion.value(at: $0))
      }.track(scale: scale))
  }
}
