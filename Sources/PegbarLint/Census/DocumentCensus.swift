package import PegbarLottie

/// How many parts of each kind a document holds; every part counts, hidden ones too.
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
    for slot in document.slots { if let property = slot.values.first { count(property) } }
  }

  // MARK: Layers

  private mutating func count(_ layer: Layer) {
    layers[layer.kind.names.type, default: 0] += 1
    count(layer.transform)
    if layer.matte != nil { mattes += 1 }
    for mask in layer.masks {
      masks += 1
      count(mask.path, mask.opacity, mask.expansion, mask.feather)
    }
    for effect in layer.effects {
      effects += 1
      count(effect.parameters)
    }
    for style in layer.styles {
      styles += 1
      for property in style.members.values { count(property) }
    }
    countContent(of: layer)
  }

  private mutating func countContent(of layer: Layer) {
    switch layer.kind {
    case .precomp(let content): count(content.timeRemap)
    case .shape(let items): count(items)
    case .text(let text): count(text)
    case .audio(let audio): count(audio.level, audio.timeRemap)
    case .camera(let perspective): count(perspective)
    case .solid, .image, .null, .adjustment, .light, .data, .unknown: break
    }
  }

  private mutating func count(_ parameters: [EffectParameter]) {
    for parameter in parameters {
      switch parameter.value {
      case .none: break
      case .property(let property): count(property)
      case .group(let parameters): count(parameters)
      }
    }
  }

  private mutating func count(_ property: AnyProperty) {
    switch property {
    case .scalar(let property): count(property)
    case .vector(let property): count(property)
    case .color(let property): count(property)
    case .gradient(let property, stopCount: _): count(property)
    case .path(let property): count(property)
    case .text(let property): countDocument(property)
    }
  }

  // MARK: Properties

  mutating func count<each Value>(_ properties: repeat Property<each Value>?) {
    repeat countOne(each properties)
  }

  private mutating func countOne<Value>(_ property: Property<Value>?) {
    guard let property else { return }
    keyframes += property.keyframes.count
    count(expression: property.expression)
  }

  private mutating func count(expression: String?) {
    guard let expression else { return }
    expressions += 1
    expressionBytes += expression.utf8.count
  }

  mutating func count(_ transform: Transform) {
    switch transform.position {
    case .joined(let position): count(position)
    case .split(let x, let y, let z): count(x, y, z)
    }
    count(
      transform.anchor, transform.scale, transform.rotation, transform.rotationX,
      transform.rotationY, transform.orientation, transform.opacity, transform.skew,
      transform.skewAxis, transform.startOpacity, transform.endOpacity)
  }

  mutating func countDocument(_ document: Property<TextDocument>) {
    textKeyframes += document.keyframes.count
    count(expression: document.expression)
  }

  mutating func countShape(_ type: String) {
    shapes[type, default: 0] += 1
  }
}
