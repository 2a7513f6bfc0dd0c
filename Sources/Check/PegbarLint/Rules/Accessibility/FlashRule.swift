public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Flashing color or layers.
  package static let flash = Rule(
    .rule(
      "a11y/flash", .error,
      RulePage(
        title: "Flashing colors or layers",
        meaning: """
          A large area flashes between light and dark, or to saturated red, more than 3 times per \
          second. The cause can be its color, its opacity, or layers that start and end. Such \
          flashes can cause seizures (WCAG 2.3.1). The WCAG limit is a quarter of the central \
          field of vision. Because the viewing distance is unknown, the limit of the rule is a \
          quarter of the composition.
          """,
        effect: "The flashing can harm people with photosensitive epilepsy and distract others.",
        wayOut: """
          Flash at most 3 times per second, reduce the difference in brightness, or flash a smaller \
          area.
          """,
        example: """
          the fill color of a rectangle that covers the composition: black, white, black, white, … \
          every 4 frames, at 30 frames per second
          """)),
    options: [
      RuleOption(
        "max", 6, "maximum number of times per second that the brightness changes direction"),
      RuleOption(
        "area", 25, in: 0...100, "minimum area of a flash, as a percentage of the composition"),
      RuleOption(
        "change", 10, in: 0...100,
        "minimum change in relative luminance that is counted, in percent"),
    ],
    check: .composition { composition, run in
      guard let canvas = run.canvas(of: composition), canvas.area > 0 else { return }
      let least = canvas.area * run.number("area") / 100
      var parts = VisibleParts(canvas: canvas)
      for layer in composition.layers where layer.isPicture && layer.isShown {
        guard let shown = run.shownTimes(of: layer), !composition.uses.isMatte(layer) else {
          continue
        }
        let fills = run.largeFills(of: layer, over: least)
        let part = VisibleParts.Part(layer, fills, run, over: least, in: shown)
        guard !fills.isEmpty || part != nil || !layer.fillEffects.isEmpty,
          !run.isOutside(layer, of: canvas, except: least, in: shown)
        else { continue }
        for fill in fills { run.checkFlashes(of: fill, in: shown) }
        run.checkFillEffects(of: layer, in: shown)
        if let part { parts.add(part) }
      }
      run.checkFlashes(of: parts)
    })
}

extension RuleRun {
  /// Returns `true` if at most a small area of a layer can be inside the composition.
  fileprivate func isOutside(
    _ layer: Layer, of canvas: Extent, except least: Double, in shown: ClosedRange<Double>
  ) -> Bool {
    guard let content = contentExtent(of: layer, in: shown),
      let extent = extent(content, of: layer, in: shown)
    else { return false }
    return extent.commonArea(canvas) < least
  }

  /// Returns the large fills of a shape layer, front to back.
  fileprivate func largeFills(of layer: Layer, over least: Double) -> [Fill] {
    guard case .shape(let items) = layer.kind else { return [] }
    return FilledArea.all(in: items, factor: areaFactor(of: layer)).filter { $0.area >= least }
      .map(\.fill)
  }

  /// Reports flashes by the color or the opacity of a fill.
  fileprivate func checkFlashes(of fill: Fill, in shown: ClosedRange<Double>) {
    let strength = min(fill.opacity.largest, 100) / 100
    switch fill.paint {
    case .color(let color): checkFlashes(of: color, by: \.self, strength: strength, in: shown)
    case .gradient(let gradient):
      let count = gradient.stopCount
      checkFlashes(of: gradient.stops, by: { $0.average(of: count) }, strength: strength, in: shown)
    }
    let change = number("change")
    let samples = fill.opacity.keyframes.filter { shown.contains($0.time) }
      .map { (time: $0.time, value: $0.value) }
    reportFlashes(
      FlashCount.turns(of: samples) { $1 - $0 >= change }, "the opacity of the fill",
      at: fill.opacity.source)
  }

  /// Reports flashes of the color of an effect that fills the layer, if its extent is known.
  fileprivate func checkFillEffects(of layer: Layer, in shown: ClosedRange<Double>) {
    let effects = layer.fillEffects
    guard !effects.isEmpty, let content = contentExtent(of: layer, in: shown),
      extent(content, of: layer, in: shown) != nil
    else { return }
    for parameter in effects.flatMap(\.parameters) {
      guard case .property(.color(let color)) = parameter.value else { continue }
      checkFlashes(of: color, by: \.self, strength: 1, in: shown)
    }
  }

  /// Reports flashes of a property with a color.
  private func checkFlashes<Value>(
    of property: Property<Value>, by color: (Value) -> Color, strength: Double,
    in shown: ClosedRange<Double>
  ) {
    guard property.keyCount > 2, property.isPlain else { return }
    let colors = property.keyframes.filter { shown.contains($0.time) }
      .map { (time: $0.time, color: color($0.value)) }
    reportFlashes(turns(of: colors, strength: strength), "the color", at: property.source)
  }

  /// Returns the times at which a color changes direction between light and dark, or between red
  /// and other colors.
  fileprivate func turns(
    of colors: [(time: Double, color: Color)], strength: Double = 1
  ) -> [Double] {
    let change = number("change") / 100
    let light = colors.map { (time: $0.time, value: $0.color.luminance) }
    let general = FlashCount.turns(of: light) { ($1 - $0) * strength >= change && $0 < 0.8 }
    let red = colors.map { (time: $0.time, value: $0.color.redness) }
    let saturated = FlashCount.turns(of: red) { ($1 - $0) * strength > 0.2 }
    return saturated.count > general.count ? saturated : general
  }

  /// Reports changes of direction if they are too fast.
  @discardableResult
  fileprivate func reportFlashes(
    _ turns: [Double], _ subject: String, at source: SourceID, key: String? = nil
  ) -> Bool {
    let most = number("max")
    guard
      let first = FlashCount.firstExcess(of: turns, over: most, within: document.frameRate)
    else { return false }
    report(
      "\(subject) flashes more than \(NumberWords.number(most.rounded(.down) / 2)) times per "
        + "second, starting at frame \(NumberWords.frame(first))",
      measured: Double(turns.count), at: source, key: key)
    return true
  }

  /// Reports flashes of layers that start and end.
  fileprivate func checkFlashes(of parts: VisibleParts) {
    // The color behind the animation is unknown.
    for backdrop in [Color.black, .white] {
      let colors = parts.colors(on: backdrop)
      let turns = turns(of: colors)
      guard let first = turns.first, let layer = parts.layer(at: first) else { continue }
      if reportFlashes(turns, "the picture", at: layer.source, key: layer.key) { return }
    }
  }
}

extension Layer {
  /// The effects that fill the layer with a color.
  fileprivate var fillEffects: [Effect] {
    effects.filter { $0.isEnabled && [.color(.fill), .color(.tint)].contains($0.kind) }
  }
}

extension [Double] {
  /// Returns the average color of the stops of a gradient.
  func average(of stops: Int) -> Color {
    var (red, green, blue) = (0.0, 0.0, 0.0)
    let complete = Swift.min(stops, count / 4)
    guard complete > 0 else { return .black }
    for stop in 0..<complete {
      red += self[stop * 4 + 1]
      green += self[stop * 4 + 2]
      blue += self[stop * 4 + 3]
    }
    let number = Double(complete)
    return Color(red: red / number, green: green / number, blue: blue / number)
  }
}

extension FindingKind {
  /// Flashing colors or layers (`a11y/flash`).
  public static let flash = Rule.flash.pageKind
}
