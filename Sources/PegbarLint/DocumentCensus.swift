package import PegbarLottie

/// How many parts of each kind a document holds; hidden ones count, too.
///
/// Of a slot the likeliest reading counts, of a text animator the first selector: After Effects exports
/// one.
package struct DocumentCensus: Sendable, Hashable {
  /// The layers by type, under the names of the format's documentation (`shape`, `precomp`).
  package private(set) var layers: [String: Int] = [:]
  /// The shape items by their `ty`; `tr` counts the transforms of groups.
  package private(set) var shapes: [String: Int] = [:]
  /// The keys of all properties that have keys, without those of texts.
  package private(set) var keyframes = 0
  /// The keys of texts: one where a text never changes.
  package private(set) var textKeyframes = 0
  /// The masks of all layers.
  package private(set) var masks = 0
  /// The layers that show through another one.
  package private(set) var mattes = 0
  /// The effects of all layers.
  package private(set) var effects = 0
  /// The layer styles of all layers.
  package private(set) var styles = 0
  /// The properties that an expression computes.
  package private(set) var expressions = 0
  /// How long the texts of all expressions are together, in bytes of UTF-8.
  package private(set) var expressionBytes = 0

  /// Counts the parts of a document: its layers, those of its assets and glyphs, and its slots.
  package init(_ document: LottieDocument) {
    for layer in document.layers { count(layer) }
    for layer in document.assets.compactMap(\.layers).joined() { count(layer) }
    for glyph in document.glyphs {
      switch glyph.content {
      case .none: break
      case .shapes(let items): count(items)
      case .precomp(let layer): count(layer)
      }
    }
    for slot in document.slots {
      if let value = slot.values.first { count(value.documentProperty) }
    }
  }

  // MARK: Layers

  private mutating func count(_ layer: Layer) {
    layers[layer.kind.names.type, default: 0] += 1
    count(layer.transform.properties)
    if layer.matte != nil { mattes += 1 }
    for mask in layer.masks {
      masks += 1
      count(mask.properties)
    }
    for effect in layer.effects {
      effects += 1
      count(effect.parameters)
    }
    for style in layer.styles {
      styles += 1
      count(style.members.values.map(\.documentProperty))
    }
    countContent(of: layer)
  }

  private mutating func countContent(of layer: Layer) {
    switch layer.kind {
    case .precomp(let content): count(.present(content.timeRemap))
    case .shape(let items): count(items)
    case .text(let text): count(text)
    case .audio(let level, let timeRemap): count(.present(level, timeRemap))
    case .camera(let perspective): count(.present(perspective))
    case .solid, .image, .null, .adjustment, .light, .data, .unknown: break
    }
  }

  private mutating func count(_ parameters: [EffectParameter]) {
    for parameter in parameters {
      switch parameter.value {
      case .none: break
      case .property(let value): count(value.documentProperty)
      case .group(let parameters): count(parameters)
      }
    }
  }

  // MARK: Shapes

  // Groups are as deep as JSON may be nested, which the reader limits.
  private mutating func count(_ items: [ShapeItem]) {
    for item in items {
      shapes[item.kind.names.type, default: 0] += 1
      count(item.kind.properties.map(\.property))
      switch item.kind {
      case .group(let group):
        if let transform = group.transform {
          shapes["tr", default: 0] += 1
          count(transform.properties)
        }
        count(group.items)
      case .repeater(let repeater): count(repeater.transform.properties)
      case .geometry, .style, .modifier, .twist, .noStyle, .unknown: break
      }
    }
  }

  // MARK: Texts

  private mutating func count(_ text: TextLayerContent) {
    count([text.document, text.alignment])
    for animator in text.animators {
      if let selector = animator.selectors.first { count(selector.properties) }
      count(animator.style.properties)
    }
    if let path = text.path { count(path.properties) }
  }

  // MARK: Properties

  private mutating func count(_ properties: [any DocumentProperty]) {
    for property in properties { count(property) }
  }

  private mutating func count<Value>(_ property: some DocumentProperty<Value>) {
    if Value.self == TextDocument.self {
      textKeyframes += property.keyframes.count
    } else {
      keyframes += property.keyframes.count
    }
    guard let expression = property.expression else { return }
    expressions += 1
    expressionBytes += expression.utf8.count
  }
}
