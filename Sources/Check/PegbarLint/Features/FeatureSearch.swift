package import PegbarDiagnostics
package import PegbarLottie

/// The features that a document uses, with their locations.
///
/// Parts that are never visible are ignored.
package struct FeatureSearch {
  /// The locations of each feature, in traversal order.
  package private(set) var places: [Feature: [SourceID]] = [:]
  /// `true` if the visited part can be visible.
  package var isShown = true
  /// `true` if the document has glyph outlines.
  private let hasGlyphs: Bool

  /// Finds the features that a document uses.
  package init(_ document: LottieDocument) {
    hasGlyphs = !document.glyphs.isEmpty
    walk(over: document)
    for asset in document.assets {
      if asset.slot != nil { found(.slots, asset.source) }
      guard case .image(let image) = asset.kind else { continue }
      if image.file.isEmbedded { found(.imageEmbedded, asset.source) }
    }
    for marker in document.markers { found(.markers, marker.source) }
    // Recorded once per file and even if hidden, because a reader either supports such keyframes or
    // does not.
    let old = document.writing[.endValue] ?? document.writing[.lastKeyWithoutValue]
    if let old { found(.keyframeLegacyE, old.first) }
  }

  private mutating func found(_ feature: Feature, _ place: SourceID) {
    guard isShown else { return }
    places[feature, default: []].append(place)
  }
}

extension FeatureSearch: DocumentVisitor {
  /// Records the type and the options of a layer.
  package mutating func visit(_ layer: Layer) {
    let place = layer.source
    if let feature = layer.kind.feature { found(feature, place) }
    if layer.parent != nil { found(.transformParenting, place) }
    if layer.autoOrient { found(.transformAutoOrient, place) }
    if layer.is3D { found(.transform3d, place) }
    if layer.stretch != 1 { found(.timeStretch, place) }
    if layer.motionBlur { found(.motionBlur, place) }
    if let matte = layer.matte {
      found(matte.mode.feature, place)
      if matte.sourceIndex != nil { found(.matteExplicitParent, place) }
    }
    if let feature = layer.blendMode.feature { found(feature, place) }
    switch layer.kind {
    case .precomp(let content): if content.timeRemap != nil { found(.timeRemap, place) }
    case .audio(_, let timeRemap): if timeRemap != nil { found(.timeRemap, place) }
    case .solid, .image, .null, .shape, .text, .camera, .adjustment, .light, .data, .unknown: break
    }
  }

  /// Records the properties that a transform changes.
  package mutating func visit(_ transform: Transform) {
    let place = transform.source
    switch transform.position {
    case .joined(let position):
      if position.isOther(than: .zero) { found(.transformPosition, place) }
    case .split: found(.transformSplitPosition, place)
    }
    if transform.anchor.isOther(than: .zero) { found(.transformAnchor, place) }
    if transform.scale.isOther(than: .hundred) { found(.transformScale, place) }
    if transform.rotation.isOther(than: 0) { found(.transformRotation, place) }
    if transform.opacity.isOther(than: 100) { found(.transformOpacity, place) }
    if transform.skew.isOther(than: 0) { found(.transformSkew, place) }
  }

  /// Records the mode and the properties of a mask.
  package mutating func visit(_ mask: Mask) {
    guard let feature = mask.mode.feature else { return }
    let place = mask.source
    found(.maskPath, place)
    found(feature, place)
    if mask.isInverted { found(.maskInverted, place) }
    if mask.opacity.isOther(than: 100) { found(.maskOpacity, place) }
    if mask.expansion.isOther(than: 0) { found(.maskExpansion, place) }
    if let feather = mask.feather, feather.isOther(than: .zero) { found(.maskFeather, place) }
  }

  /// Records an effect, unless no player draws it.
  package mutating func visit(_ effect: Effect) {
    if let feature = effect.kind?.feature { found(feature, effect.source) }
  }

  /// Records a layer style.
  package mutating func visit(_ style: LayerStyle) { found(style.kind.feature, style.source) }

  /// Records the features that depend on several items of a list.
  package mutating func visit(_ items: [ShapeItem]) {
    var fills = 0
    var strokes = 0
    var hasUnevenGroup = false
    for item in items where !item.isHidden {
      switch item.kind {
      case .style(.fill): fills += 1
      case .style(.stroke):
        strokes += 1
        if hasUnevenGroup { found(.strokeInheritedNonuniformScale, item.source) }
      case .group(let group): hasUnevenGroup = hasUnevenGroup || group.scalesUnevenly
      case .geometry, .modifier, .repeater, .twist, .noStyle, .unknown: break
      }
      if case .style = item.kind, fills == 2 { found(.shapeMultipleFills, item.source) }
      if case .style = item.kind, strokes == 2 { found(.shapeMultipleStrokes, item.source) }
    }
    guard fills > 0 else { return }
    for item in items where !item.isHidden {
      if case .modifier(.trim) = item.kind { found(.shapeTrimOnFill, item.source) }
    }
  }

  /// Records the features of an item.
  package mutating func visit(_ item: ShapeItem) {
    for feature in item.kind.features { found(feature, item.source) }
  }

  /// Records the font type, animators, and path of a text layer.
  package mutating func visit(_ text: TextLayerContent) {
    found(hasGlyphs ? .textGlyphs : .textFonts, text.source)
    if text.document.keyframes.count > 1 { found(.textAnimatedDocument, text.document.source) }
    if text.path != nil { found(.textPath, text.source) }
    for animator in text.animators {
      found(.textAnimators, animator.source)
      for selector in animator.selectors {
        let isComputed = selector.expression != nil || selector.isExpressible
        found(isComputed ? .textSelectorExpression : .textRangeSelector, selector.source)
      }
    }
  }

  /// Records how a property is animated or replaced.
  package mutating func visit<Value>(_ property: some DocumentProperty<Value>) {
    let place = property.source
    if property.expression != nil { found(.expressions, place) }
    if property.slot != nil { found(.slots, place) }
    for feature in property.keyframes.usedFeatures() { found(feature, place) }
  }
}
