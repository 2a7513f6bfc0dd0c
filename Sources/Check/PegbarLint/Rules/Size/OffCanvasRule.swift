public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Layer that is always outside of the picture.
  package static let offCanvas = Rule(
    .rule(
      "size/off-canvas", .warning,
      RulePage(
        title: "Layer always outside the composition bounds",
        meaning: """
          The layer is outside of the composition in every frame in which it is visible. The layer \
          is unused: it is not a parent or a track matte, and no effect or expression uses it.
          """,
        effect: """
          None visible, but the file is larger than necessary, and players process an invisible \
          layer.
          """,
        wayOut: "Delete the layer, or move it inside the composition bounds.")),
    example: .layer(
      ##""ty": 1, "sw": 9, "sh": 9, "sc": "#fff", "ks": {"p": {"k": [200, 50]}}"##),
    check: .composition { composition, run in
      guard let canvas = run.canvas(of: composition) else { return }
      for layer in composition.layers where layer.isPicture && !layer.isHidden {
        guard layer.isMeasurable, run.isDispensable(layer),
          let shown = run.shownTimes(of: layer), let chain = run.chain(of: layer),
          let content = run.contentExtent(of: layer, in: shown)
        else { continue }
        let spans = shown.divided(at: chain.map(\.transform))
        let isOutside = spans.allSatisfy { span in
          run.extent(content, of: layer, in: span)?.isOutside(canvas) ?? false
        }
        guard isOutside, let extent = run.extent(content, of: layer, in: shown) else { continue }
        run.report(
          "the layer is always \(extent.place(beside: canvas)) the composition", at: layer.source)
      }
    })
}

extension Layer {
  /// `true` if nothing extends the layer beyond its content, and it is not transparent.
  fileprivate var isMeasurable: Bool {
    effects.allSatisfy { !$0.isEnabled || $0.kind?.isDrawn == false }
      && styles.allSatisfy { !$0.isEnabled } && transform.opacity.constantValue != 0
  }
}

extension Transform {
  /// The times of all keyframes of the position, the anchor point, the scale and the rotation.
  fileprivate var keyTimes: [Double] {
    position.properties.flatMap(\.keyTimes) + anchor.keyTimes + scale.keyTimes + rotation.keyTimes
  }

  /// The number of these keyframes.
  fileprivate var keyCount: Int {
    position.properties.reduce(0) { $0 + $1.keyCount } + anchor.keyCount + scale.keyCount
      + rotation.keyCount
  }
}

extension RuleRun {
  /// Returns the frames in which a layer of the current composition is visible.
  func shownTimes(of layer: Layer) -> ClosedRange<Double>? {
    guard let composition, let played = playedFrames[composition] else { return nil }
    let first = max(layer.inPoint, played.lowerBound)
    let last = min(layer.outPoint, played.upperBound)
    return first < last && first.isFinite && last.isFinite ? first...last : nil
  }
}

extension ClosedRange<Double> {
  /// The number of parts that a span of time is divided into at most.
  private static var mostParts: Int { 64 }
  /// The number of keyframes that are looked at to divide a span of time.
  private static var mostKeyframes: Int { 1000 }

  /// Returns the parts of the span between keyframes, or the whole span if there are many.
  fileprivate func divided(at transforms: [Transform]) -> [ClosedRange<Double>] {
    guard transforms.reduce(0, { $0 + $1.keyCount }) <= Self.mostKeyframes else { return [self] }
    let times = transforms.flatMap(\.keyTimes)
    let inner = Set(times.filter { $0 > lowerBound && $0 < upperBound }).sorted()
    guard inner.count < Self.mostParts else { return [self] }
    let all = [lowerBound] + inner + [upperBound]
    return zip(all, all.dropFirst()).map { $0...$1 }
  }
}

extension Extent {
  /// Returns the side of a canvas on which the extent is, as a preposition.
  fileprivate func place(beside canvas: Extent) -> String {
    if x.upperBound <= canvas.x.lowerBound { return "to the left of" }
    if x.lowerBound >= canvas.x.upperBound { return "to the right of" }
    if y.upperBound <= canvas.y.lowerBound { return "above" }
    return y.lowerBound >= canvas.y.upperBound ? "below" : "outside of"
  }
}

extension FindingKind {
  /// Layer always outside the composition bounds (`size/off-canvas`).
  public static let offCanvas = Rule.offCanvas.pageKind
}
