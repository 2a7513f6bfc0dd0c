internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports the content of text layers.
struct TextImporter {
  let properties: PropertyImporter
  let fonts: FontLibrary
  let limits: Limits

  private var log: ImportLog { properties.log }

  /// Returns the content of a text layer, and reports its losses.
  func text(_ source: TextLayerContent, of layer: SourceLayer) -> LayerContent {
    let document = textDocument(source.document)
    // A text layer without letters is never visible.
    let isEmpty = document.values.allSatisfy { $0.text.allSatisfy(\.isWhitespace) }
    // A slot can provide the text.
    if isEmpty, source.document.slot == nil { return .empty }
    return log.muted(if: isEmpty) {
      fonts.reportGlyphs(of: document.values, at: layer.source)
      reportOrder(of: document.values, source, layer)
      reportDepth(of: source, layer)
      if source.animators.count > limits.textAnimators {
        log.report(
          .animatorLimit,
          "the text layer has more than \(limits.text(\.textAnimators)); the rest are ignored",
          at: layer.source, outcome: .dropped)
      }
      var animators = TextAnimatorImporter(properties: properties)
      return .text(
        TextContent(
          document: document,
          animators: source.animators.prefix(limits.textAnimators).compactMap {
            animators.animator($0)
          },
          path: source.path.flatMap { textPath($0, of: layer) },
          grouping: source.grouping.sceneGrouping,
          alignment: properties.point(source.alignment, "Grouping Alignment", factor: 0.01)))
    }
  }

  private func textDocument(_ source: SourceProperty<SourceTextDocument>) -> Animated<
    PegbarScene.TextDocument
  > {
    let property = properties.slots.resolved(source, "Source Text")
    let document = properties.animated(property, "Source Text") { textDocument($0) }
    if property.values.contains(where: { $0.text.utf8.count > limits.textLength }) {
      log.report(
        .textLength,
        "the text is longer than \(limits.text(\.textLength)); the rest is dropped",
        at: property.source, outcome: .dropped)
    }
    if let text = property.firstValue?.text {
      properties.slots.remember(.text(text), of: property.slot)
    }
    return document?.held ?? .constant(.empty)
  }

  private func textDocument(_ source: SourceTextDocument) -> PegbarScene.TextDocument {
    let size = max(0, properties.limited(source.size))
    // A line height of 0 means none, as in players.
    let lineHeight = source.lineHeight.flatMap { $0 == 0 ? nil : properties.limited($0) }
    let box = source.boxSize.map { extent in
      Rect(
        origin: properties.limited((source.boxPosition ?? .zero).point),
        size: Size(boundedWidth: extent.x, height: extent.y))
    }
    fonts.use(source.fontName)
    return PegbarScene.TextDocument(
      text: source.text.cut(to: limits.textLength), font: source.fontName, size: size,
      fill: source.fillColor?.opaqueSceneColor, stroke: source.strokeColor?.opaqueSceneColor,
      strokeWidth: max(0, properties.limited(source.strokeWidth)),
      strokeOverFill: source.strokeOverFill,
      justification: source.justification.sceneJustification,
      tracking: properties.limited(source.tracking) / 1000, lineHeight: lineHeight,
      baselineShift: properties.limited(source.baselineShift),
      capitals: source.capitals.sceneCapitals,
      box: box)
  }

  /// Reports right-to-left letters, which are placed one by one from left to right, as in players.
  private func reportOrder(
    of documents: [PegbarScene.TextDocument], _ source: TextLayerContent, _ layer: SourceLayer
  ) {
    let isWrong = documents.contains { document in
      // Whole lines are laid out by the renderer that draws the font.
      let isByLetter =
        fonts.drawings(of: document.font) != nil || !source.animators.isEmpty || source.path != nil
      return isByLetter && document.text.unicodeScalars.filter(\.runsLeft).prefix(2).count == 2
    }
    guard isWrong else { return }
    log.report(
      .textOrder,
      """
      right-to-left letters are laid out from left to right and are not joined
      """,
      at: layer.source, outcome: .approximated(error: nil))
  }

  /// Reports letters of a 3D layer that move along the z axis.
  private func reportDepth(of source: TextLayerContent, _ layer: SourceLayer) {
    guard layer.is3D else { return }
    let moves = source.animators.contains { animator in
      [animator.style.position, animator.style.anchor].contains { property in
        property?.values.contains { $0.z != 0 } ?? false
      }
    }
    guard moves else { return }
    log.report(
      .threeDimensions,
      """
      the letters of the 3D text move only in x and y
      """,
      at: layer.source, outcome: .approximated(error: nil))
  }

  private func textPath(_ source: PegbarLottie.TextPath, of layer: SourceLayer) -> PegbarScene
    .TextPath?
  {
    guard layer.masks.indices.contains(source.maskIndex) else {
      log.report(
        .missingTextPath,
        "the text follows mask \(source.maskIndex + 1), which does not exist; the text is straight",
        at: layer.source, outcome: .approximated(error: nil))
      return nil
    }
    // The mask reports the problems of its path itself.
    let outline = log.muted { properties.path(layer.masks[source.maskIndex].path, "Mask Path") }
    return PegbarScene.TextPath(
      path: outline,
      firstMargin: properties.number(source.firstMargin, "First Margin"),
      lastMargin: properties.number(source.lastMargin, "Last Margin"),
      forcesAlignment: flag(source.forceAlignment, "Force Alignment", default: false),
      isPerpendicular: flag(source.isPerpendicular, "Perpendicular To Path", default: true),
      isReversed: flag(source.isReversed, "Reverse Path", default: false))
  }

  private func flag(
    _ property: SourceProperty<Double>, _ label: String, default value: Bool
  ) -> Animated<Bool> {
    properties.animated(properties.slots.resolved(property, label), label) {
      $0 != 0
    }?.held ?? .constant(value)
  }
}

extension Unicode.Scalar {
  /// `true` for letters of right-to-left scripts: Hebrew, Arabic, Syriac, Thaana, N’Ko, and others
  /// in those blocks.
  fileprivate var runsLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      properties.isAlphabetic
    default: false
    }
  }
}

extension Animated {
  /// The same values with hold keyframes, as for values that cannot be interpolated.
  fileprivate var held: Animated {
    guard var track else { return self }
    for index in track.keys.indices { track.keys[index].curve = .hold }
    return .keyed(track)
  }

  /// The values of all keyframes, or the only value.
  var values: [Value] {
    switch self {
    case .constant(let value): [value]
    case .keyed(let track): track.keys.map(\.value)
    }
  }
}

extension PegbarLottie.Color {
  /// The color without its alpha, which is ignored if opacity is a separate property.
  var opaqueSceneColor: PegbarScene.Color {
    var color = sceneColor
    color.alpha = 1
    return color
  }
}

extension TextLayerContent.Grouping {
  fileprivate var sceneGrouping: TextContent.Grouping {
    switch self {
    case .characters: .characters
    case .words: .words
    case .lines: .lines
    case .all: .all
    }
  }
}

extension SourceTextDocument.Justification {
  fileprivate var sceneJustification: PegbarScene.TextDocument.Justification {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justifyLastLeft: .justifyLastLeft
    case .justifyLastRight: .justifyLastRight
    case .justifyLastCenter: .justifyLastCenter
    case .justifyAll: .justifyAll
    }
  }
}

extension SourceTextDocument.Capitals {
  fileprivate var sceneCapitals: PegbarScene.TextDocument.Capitals {
    switch self {
    case .regular: .regular
    case .all: .all
    case .small: .small
    }
  }
}
