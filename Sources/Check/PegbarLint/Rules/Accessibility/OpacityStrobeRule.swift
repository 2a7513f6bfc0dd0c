public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Flashing layer.
  package static let opacityStrobe = Rule(
    .rule(
      "a11y/opacity-strobe", .error,
      RulePage(
        title: "Flashing layer",
        meaning: """
          The opacity of a large layer rises and falls more than 3 times per second. Flashes at \
          this rate can cause seizures (WCAG 2.3.1). The limit for the area is the same as in \
          `a11y/flash`.
          """,
        effect: "The flashing can harm people with photosensitive epilepsy and distract others.",
        wayOut: """
          Make the layer flash at most 3 times per second, reduce the change in opacity, or make \
          the layer smaller.
          """,
        example: "opacity 0, 100, 0, 100, … every 4 frames, at 30 frames per second")),
    options: [
      RuleOption("max", 6, "maximum number of times per second that the opacity changes direction"),
      RuleOption(
        "area", 25, in: 0...100, "minimum area of the layer, as a percentage of the composition"),
      RuleOption(
        "change", 10, in: 0...100,
        "minimum change in relative luminance that is counted, in percent"),
    ],
    check: .composition { composition, run in
      let canvas = run.canvas(of: composition)
      for layer in composition.layers where layer.isShown {
        run.checkStrobe(of: layer, in: canvas)
      }
    })
}

extension RuleRun {
  /// Reports a layer if its opacity changes direction too often.
  fileprivate func checkStrobe(of layer: Layer, in canvas: Extent?) {
    let shown = shownTimes(of: layer)
    let keys = layer.transform.opacity.keyframes.filter { shown?.contains($0.time) ?? false }
    guard let shown, keys.count > 2, covers(layer, number("area") / 100, of: canvas, in: shown)
    else { return }
    let change = number("change")
    let contrast = layer.largestContrast
    let turns = FlashCount.turns(of: keys.map { ($0.time, $0.value) }) {
      ($1 - $0) * contrast >= change
    }
    let most = number("max")
    guard let first = FlashCount.firstExcess(of: turns, over: most, within: document.frameRate)
    else { return }
    report(
      "the layer flashes more than \(NumberWords.number(most.rounded(.down) / 2)) times per "
        + "second, starting at frame \(NumberWords.frame(first))",
      measured: Double(turns.count), at: layer.source)
  }

  /// Returns `true` if a layer covers a part of the composition, or if its size is unknown.
  private func covers(
    _ layer: Layer, _ part: Double, of canvas: Extent?, in shown: ClosedRange<Double>
  ) -> Bool {
    guard let canvas else { return true }
    let least = canvas.area * part
    if let area = filledArea(of: layer), area < least { return false }
    guard let content = contentExtent(of: layer, in: shown),
      let extent = extent(content, of: layer, in: shown)
    else { return true }
    return extent.commonArea(canvas) >= least
  }
}

extension Layer {
  /// The largest difference in relative luminance between a fill of the layer and a black or white
  /// background, or 1 if it is unknown.
  fileprivate var largestContrast: Double {
    guard case .shape(let items) = kind else { return 1 }
    return FilledArea.all(in: items, factor: 1).map(\.fill.largestContrast).max() ?? 1
  }
}

extension Fill {
  fileprivate var largestContrast: Double {
    let visible = min(opacity.largest, 100) / 100
    switch paint {
    case .color(let color):
      return visible * (color.values.map(\.largestContrast).max() ?? 1)
    case .gradient(let gradient):
      let stops = gradient.stops.values
      let count = gradient.stopCount
      return visible
        * (stops.map { $0.average(of: count).largestContrast * $0.averageAlpha(of: count) }.max()
          ?? 1)
    }
  }
}

extension Color {
  fileprivate var largestContrast: Double { max(luminance, 1 - luminance) }
}

extension [Double] {
  /// Returns the average opacity of the stops of a gradient.
  fileprivate func averageAlpha(of stops: Int) -> Double {
    let colors = 4 * Swift.max(0, Swift.min(stops, count / 4))
    let alphas = dropFirst(colors).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    return alphas.isEmpty ? 1 : alphas.reduce(0, +) / Double(alphas.count)
  }
}

extension FindingKind {
  /// Flashing layer (`a11y/opacity-strobe`).
  public static let opacityStrobe = Rule.opacityStrobe.pageKind
}
