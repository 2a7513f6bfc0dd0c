internal import PegbarBase
internal import PegbarDiagnostics
package import PegbarLottie

extension DocumentVisitor {
  /// Visits every part of a document: its layers, those of its assets and glyphs, and its slots.
  ///
  /// The traversal ends early if the task is canceled.
  package mutating func walk(over document: LottieDocument) {
    isShown = true
    visit(
      composition: CompositionPart(
        layers: document.layers, frames: document.inPoint..<document.outPoint,
        source: .root))
    for asset in document.assets {
      guard let layers = asset.layers else { continue }
      visit(composition: CompositionPart(layers: layers, frames: nil, source: asset.source))
    }
    leaveCompositions()
    for glyph in document.glyphs where !Cancellation.isRequested {
      switch glyph.content {
      case .none: break
      case .shapes(let items): visit(list: items)
      case .precomp(let layer): visit(layer: layer)
      }
    }
    leaveCompositions()
    for slot in document.slots {
      if let value = slot.values.first { visit(property: value) }
    }
  }

  // MARK: Layers

  private mutating func visit(composition: CompositionPart) {
    guard !Cancellation.isRequested else { return }
    visit(composition)
    for layer in composition.layers where !Cancellation.isRequested { visit(layer: layer) }
  }

  private mutating func visit(layer: Layer) {
    isShown = layer.isShown
    visit(layer)
    let isVisible = isShown
    // The transform of a hidden layer also moves its child layers.
    isShown = true
    visit(transform: layer.transform)
    isShown = isVisible
    for mask in layer.masks {
      visit(mask)
      visit(properties: mask)
    }
    for effect in layer.effects {
      isShown = isVisible && effect.isEnabled
      visit(effect)
      visit(parameters: effect.parameters)
    }
    for style in layer.styles {
      isShown = isVisible && style.isEnabled
      visit(style)
      for (_, value) in style.members.sorted(by: { $0.key < $1.key }) { visit(property: value) }
    }
    isShown = isVisible
    visit(content: layer)
    isShown = true
  }

  private mutating func visit(content layer: Layer) {
    switch layer.kind {
    case .shape(let items): visit(list: items)
    case .text(let text): visit(text: text)
    case .precomp, .solid, .image, .null, .audio, .camera, .adjustment, .light, .data, .unknown:
      visit(properties: layer.kind)
    }
  }

  private mutating func visit(transform: Transform) {
    visit(transform)
    visit(properties: transform)
  }

  private mutating func visit(parameters: [EffectParameter]) {
    for parameter in parameters {
      switch parameter.value {
      case .none: break
      case .property(let value): visit(property: value)
      case .group(let parameters): visit(parameters: parameters)
      }
    }
  }

  // MARK: Shapes

  // The recursion is bounded, because the reader limits the nesting depth of JSON.
  private mutating func visit(list items: [ShapeItem]) {
    visit(items)
    let isVisible = isShown
    for item in items where !Cancellation.isRequested {
      isShown = isVisible && !item.isHidden
      visit(item)
      visit(properties: item.kind)
      switch item.kind {
      case .group(let group):
        if let transform = group.transform { visit(transform: transform) }
        visit(list: group.items)
      case .repeater(let repeater): visit(transform: repeater.transform)
      case .geometry, .style, .modifier, .twist, .noStyle, .unknown: break
      }
    }
    isShown = isVisible
  }

  // MARK: Texts

  private mutating func visit(text: TextLayerContent) {
    visit(text)
    visit(properties: text)
    for animator in text.animators {
      for selector in animator.selectors { visit(properties: selector) }
      visit(properties: animator.style)
    }
    if let path = text.path { visit(properties: path) }
  }

  // MARK: Properties

  private mutating func visit(properties part: some PropertyHolder) {
    for property in part.changingProperties { visit(property) }
  }

  private mutating func visit(property: AnyProperty) {
    let property = property.documentProperty
    if property.isChanging { visit(property) }
  }
}
