public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Text that hardly differs from its background.
  package static let lowContrastText = Rule(
    .rule(
      "a11y/low-contrast-text", .warning,
      RulePage(
        title: "Low text contrast",
        meaning: """
          The contrast between the text and the solid or rectangle directly behind it is lower \
          than 4.5:1, or 3:1 for text of at least 24 pixels (WCAG 1.4.3). Text over an image, a \
          gradient or more than one shape is not checked.
          """,
        effect: "Many people cannot read the text.",
        wayOut: """
          Choose a darker or lighter Fill Color in the Character panel, or another color for the \
          background.
          """)),
    standing: .optional,
    options: [
      RuleOption("min", 4.5, in: 1...21, "minimum contrast ratio of small text"),
      RuleOption("min-large", 3, in: 1...21, "minimum contrast ratio of large text"),
      RuleOption("large", 24, "minimum font size of large text, in pixels"),
    ],
    example: .layers([
      #"""
      "ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "s": 20, "fc": [1, 1, 1]}}]}}, \#
      "ks": {"p": {"k": [50, 50]}}
      """#,
      ##""ty": 1, "sw": 100, "sh": 100, "sc": "#ffff00""##,
    ]),
    check: .composition { composition, run in
      for (position, layer) in composition.layers.enumerated() {
        guard let text = layer.plainText, let shown = run.shownTimes(of: layer),
          let extent = run.extent(text.approximateExtent, of: layer, in: shown),
          let color = text.fillColor,
          let ground = run.ground(behind: position, of: composition, extent, shown)
        else { continue }
        let scale = run.areaFactor(of: layer).squareRoot()
        let isLarge = text.size * scale >= run.number("large")
        let least = run.number(isLarge ? "min-large" : "min")
        let ratio = color.contrast(with: ground)
        guard ratio < least else { continue }
        run.report(
          "the contrast between the text and its background is "
            + "\(NumberWords.frame((ratio * 10).rounded(.down) / 10)):1 "
            + "(minimum: \(NumberWords.number(least)):1)",
          measured: -ratio, at: layer.source)
      }
    })
}

extension RuleRun {
  /// Returns the color directly behind an area of a composition, or `nil` if it is unknown.
  ///
  /// - Parameter position: The position of the layer in front of it.
  fileprivate func ground(
    behind position: Int, of composition: CompositionPart, _ area: Extent,
    _ shown: ClosedRange<Double>
  ) -> Color? {
    for layer in composition.layers[(position + 1)...] where !layer.isHidden {
      guard layer.inPoint < shown.upperBound, layer.outPoint > shown.lowerBound else { continue }
      switch layer.kind {
      case .null, .audio, .data, .camera, .light: continue
      case .precomp, .solid, .image, .shape, .text, .adjustment, .unknown: break
      }
      if layer.isMatteSource || composition.uses.isMatte(layer) { continue }
      if let content = contentExtent(of: layer, in: shown), !layer.hasOutset,
        let extent = extent(content, of: layer, in: shown), extent.isOutside(area)
      {
        continue
      }
      guard layer.inPoint <= shown.lowerBound, layer.outPoint >= shown.upperBound,
        let rectangle = flatRectangle(of: layer), rectangle.isAlone,
        rectangle.extent.contains(area)
      else { return nil }
      return rectangle.color
    }
    return nil
  }
}

extension Layer {
  /// The text of a layer that never changes and has no effects, or `nil` for other layers.
  fileprivate var plainText: TextDocument? {
    guard case .text(let content) = kind, !isHidden, !isMatteSource, matte == nil, !is3D,
      effects.allSatisfy({ !$0.isEnabled || $0.kind?.isDrawn == false }), blendMode == .normal,
      styles.allSatisfy({ !$0.isEnabled }), content.animators.isEmpty, content.path == nil,
      let text = content.document.constantValue, !text.text.isBlank, text.size > 0,
      text.strokeWidth == 0 || text.strokeColor == nil, transform.opacity.constantValue == 100
    else { return nil }
    return text
  }

  /// `true` if an effect or a style can draw outside of the content.
  fileprivate var hasOutset: Bool {
    effects.contains { $0.isEnabled && $0.kind?.isDrawn == true }
      || styles.contains(where: \.isEnabled)
  }
}

extension TextDocument {
  /// The approximate extent of the text around its origin, without outlines of the letters.
  fileprivate var approximateExtent: Extent {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline || $0 == "\u{3}" }
    let longest = lines.map(\.count).max() ?? 0
    let width = Double(longest) * size * (0.5 + max(tracking, 0) / 1000)
    let height = Double(lines.count - 1) * (lineHeight ?? size * 1.2)
    if let box = boxSize {
      let corner = boxPosition ?? .zero
      return Extent(
        x: ClosedRange(bounded: corner.x, corner.x + max(box.x, 0)),
        y: ClosedRange(bounded: corner.y, corner.y + max(box.y, 0)))
    }
    let x: ClosedRange<Double> =
      switch justification {
      case .left, .justifyLastLeft, .justifyAll: ClosedRange(bounded: 0, width)
      case .right, .justifyLastRight: ClosedRange(bounded: -width, 0)
      case .center, .justifyLastCenter: ClosedRange(bounded: -width / 2, width / 2)
      }
    return Extent(x: x, y: ClosedRange(bounded: -size * 0.7, max(height, 0)))
  }
}

extension FindingKind {
  /// Low text contrast (`a11y/low-contrast-text`).
  public static let lowContrastText = Rule.lowContrastText.pageKind
}
