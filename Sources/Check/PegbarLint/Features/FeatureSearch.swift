package import PegbarDiagnostics
package import PegbarLottie

/// Where a document uses which features; what never shows does not count.
package struct FeatureSearch {
  /// The places of each feature that is used, in the order of the walk.
  package private(set) var places: [Feature: [SourceID]] = [:]
  /// Whether what is visited can be seen.
  package var isShown = true
  /// Whether letters have outlines of their own.
  private let hasGlyphs: Bool

  /// Looks through a document.
  package init(_ document: LottieDocument) {
    hasGlyphs = !document.glyphs.isEmpty
    walk(over: document)
    for asset in document.assets {
      if asset.slot != nil { found(.slots, asset.source) }
      guard case .image(let image) = asset.kind else { continue }
      if image.file.isEmbedded { found(.imageEmbedded, asset.source) }
    }
    for marker in document.markers { found(.markers, marker.source) }
    // Once in a file, hidden or not: a reader either takes such keys or does not.
    let old = document.writing[.endValue] ?? document.writing[.lastKeyWithoutValue]
    if let old { found(.keyframeLegacyE, old.first) }
  }

  private mutating func found(_ feature: Feature, _ place: SourceID) {
    guard isShown else { return }
    places[feature, default: []].append(place)
  }
}

extension FeatureSearch: DocumentVisitor {
  /// The type of a layer, and what it does as a whole.
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

  /// What a transform changes.
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

  /// How a mask cuts.
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

  /// Which effect it is; nothing for one that no player draws.
  package mutating func visit(_ effect: Effect) {
    if let feature = effect.kind?.feature { found(feature, effect.source) }
  }

  /// Which layer style it is.
  package mutating func visit(_ style: LayerStyle) { found(style.kind.feature, style.source) }

  /// What the items of one list do together.
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

  /// What an item is.
  package mutating func visit(_ item: ShapeItem) {
    for feature in item.kind.features { found(feature, item.source) }
  }

  /// How a text is set and animated.
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

  /// How a property moves.
  package mutating func visit<Value>(_ property: some DocumentProperty<Value>) {
    let place = property.source
    if property.expression != nil { found(.expressions, place) }
    if property.slot != nil { found(.slots, place) }
    for feature in property.keyframes.usedFeatures() { found(feature, place) }
  }
}
