package import PegbarLottie

/// How many parts of each kind a document holds; hidden ones count, too.
///
/// Of a slot the likeliest reading counts.
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

  /// Whether what is visited can be seen; all counts.
  package var isShown = true

  /// Counts the parts of a document: its layers, those of its assets and glyphs, and its slots.
  package init(_ document: LottieDocument) { walk(over: document) }

  /// A census that counts what it visits.
  package init() {}
}

extension DocumentCensus: DocumentVisitor {
  /// Counts a layer by its type, and what shows through another one.
  package mutating func visit(_ layer: Layer) {
    layers[layer.kind.names.type, default: 0] += 1
    if layer.matte != nil { mattes += 1 }
  }

  /// Counts a mask.
  package mutating func visit(_ mask: Mask) { masks += 1 }

  /// Counts an effect.
  package mutating func visit(_ effect: Effect) { effects += 1 }

  /// Counts a layer style.
  package mutating func visit(_ style: LayerStyle) { styles += 1 }

  /// Counts an item by its type, and the transform of a group.
  package mutating func visit(_ item: ShapeItem) {
    shapes[item.kind.names.type, default: 0] += 1
    if case .group(let group) = item.kind, group.transform != nil {
      shapes["tr", default: 0] += 1
    }
  }

  /// Counts keys and expressions.
  package mutating func visit<Value>(_ property: some DocumentProperty<Value>) {
    let count = property.keyCount
    if count > 0 {
      if Value.self == TextDocument.self { textKeyframes += count } else { keyframes += count }
    }
    guard let expression = property.expression else { return }
    expressions += 1
    expressionBytes += expression.utf8.count
  }
}
