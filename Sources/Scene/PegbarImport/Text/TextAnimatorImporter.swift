internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports the animators of one text layer.
struct TextAnimatorImporter {
  let properties: PropertyImporter
  private var names = UniqueNames()

  init(properties: PropertyImporter) {
    self.properties = properties
  }

  private var log: ImportLog { properties.log }

  /// Returns an animator, or `nil` if an expression selects letters, which makes the keyed range
  /// meaningless.
  mutating func animator(_ source: PegbarLottie.TextAnimator) -> PegbarScene.TextAnimator? {
    if source.selectors.contains(where: \.isExpressible) {
      log.report(
        .expressionSelector,
        """
        the animator uses an Expression Selector and is ignored
        """,
        at: source.source, outcome: .dropped)
      return nil
    }
    if source.selectors.count > 1 {
      log.report(
        .severalSelectors,
        "the animator has \(source.selectors.count) selectors; only the first is used",
        at: source.source, outcome: .approximated(error: nil))
    }
    var result = PegbarScene.TextAnimator(
      name: names.unique(source.name ?? "", or: "Animator"),
      selector: source.selectors.first.map(selector))
    importPlace(source.style, &result)
    importPaint(source.style, &result)
    reportBlur(source)
    return result
  }

  private func importPlace(_ style: TextAnimatorStyle, _ result: inout PegbarScene.TextAnimator) {
    result.anchor = properties.point(style.anchor, "Anchor Point", else: .zero)
    result.position = properties.point(style.position, "Position", else: .zero)
    result.scale = properties.point(style.scale, "Scale", factor: 0.01, else: .one)
    result.rotation = properties.number(style.rotation, "Rotation", else: 0)
    result.rotationX = properties.number(style.rotationX, "X Rotation", else: 0)
    result.rotationY = properties.number(style.rotationY, "Y Rotation", else: 0)
    result.skew = properties.number(style.skew, "Skew", else: 0)
    result.skewAxis = properties.number(style.skewAxis, "Skew Axis", else: 0)
    result.tracking = properties.number(style.tracking, "Tracking Amount", else: 0)
    result.lineSpacing = properties.point(style.lineSpacing, "Line Spacing", else: .zero)
  }

  private func importPaint(_ style: TextAnimatorStyle, _ result: inout PegbarScene.TextAnimator) {
    func part(_ property: SourceProperty<Double>?, _ label: String, _ defaultValue: Double = 0)
      -> Animated<Double>
    {
      properties.number(property, label, factor: 0.01, else: defaultValue)
    }
    result.opacity = style.opacity.map { properties.opacity($0) }
    result.fillColor = style.fillColor.map { properties.color($0, "Fill Color") }
    result.fillHue = properties.number(style.fillHue, "Fill Hue", else: 0)
    result.fillSaturation = part(style.fillSaturation, "Fill Saturation")
    result.fillBrightness = part(style.fillBrightness, "Fill Brightness")
    result.fillOpacity = part(style.fillOpacity, "Fill Opacity", 1)
    result.strokeColor = style.strokeColor.map { properties.color($0, "Stroke Color") }
    result.strokeHue = properties.number(style.strokeHue, "Stroke Hue", else: 0)
    result.strokeSaturation = part(style.strokeSaturation, "Stroke Saturation")
    result.strokeBrightness = part(style.strokeBrightness, "Stroke Brightness")
    result.strokeOpacity = part(style.strokeOpacity, "Stroke Opacity", 1)
    result.strokeWidth = properties.number(style.strokeWidth, "Stroke Width", else: 0)
  }

  private func selector(_ source: PegbarLottie.TextSelector) -> PegbarScene.TextSelector {
    var result = PegbarScene.TextSelector()
    let factor = source.units == .percent ? 0.01 : 1
    result.units = source.units == .percent ? .fraction : .index
    result.start = properties.number(source.start, "Start", factor: factor)
    result.end = source.end.map {
      properties.number($0, "End", factor: factor, else: 100 * factor)
    }
    result.offset = properties.number(source.offset, "Offset", factor: factor)
    result.amount = properties.number(source.amount, "Amount", factor: 0.01, else: 1)
    result.easeHigh = properties.number(source.easeHigh, "Ease High", factor: 0.01)
    result.easeLow = properties.number(source.easeLow, "Ease Low", factor: 0.01)
    result.smoothness = properties.number(source.smoothness, "Smoothness", factor: 0.01, else: 1)
    result.basis = source.basis.sceneBasis
    result.shape = source.shape.sceneShape
    result.isRandom = source.isRandom
    if source.isRandom {
      log.report(
        .randomOrder, "the random order of the letters differs from that in After Effects",
        at: source.source, outcome: .approximated(error: nil))
    }
    return result
  }

  private func reportBlur(_ animator: PegbarLottie.TextAnimator) {
    guard let blur = animator.style.blur, !properties.isZero(blur, "Blur") else { return }
    log.report(
      .animatorBlur, "the blur of the letters is ignored", at: animator.source, outcome: .dropped)
  }
}

extension PegbarLottie.TextSelector.Basis {
  fileprivate var sceneBasis: PegbarScene.TextSelector.Basis {
    switch self {
    case .characters: .characters
    case .charactersExcludingSpaces: .charactersExcludingSpaces
    case .words: .words
    case .lines: .lines
    }
  }
}

extension PegbarLottie.TextSelector.Shape {
  fileprivate var sceneShape: PegbarScene.TextSelector.Shape {
    switch self {
    case .square: .square
    case .rampUp: .rampUp
    case .rampDown: .rampDown
    case .triangle: .triangle
    case .round: .round
    case .smooth: .smooth
    }
  }
}
