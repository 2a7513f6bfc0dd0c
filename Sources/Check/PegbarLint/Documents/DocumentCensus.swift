package import PegbarLottie

/// The number of parts of each kind in a document, including hidden ones.
///
/// For a slot, its most likely interpretation is counted.
package struct DocumentCensus: Sendable, Hashable {
  /// The number of layers by type, named as in the format documentation (`shape`, `precomp`).
  package private(set) var layers: [String: Int] = [:]
  /// The number of shape items by `ty`; `tr` counts the transforms of groups.
  package private(set) var shapes: [String: Int] = [:]
  /// The number of keyframes of all animated properties except text documents.
  package private(set) var keyframes = 0
  /// The number of keyframes of text documents: one for a text that never changes.
  package private(set) var textKeyframes = 0
  /// The number of masks.
  package private(set) var masks = 0
  /// The number of layers with a track matte.
  package private(set) var mattes = 0
  /// The number of effects.
  package private(set) var effects = 0
  /// The number of layer styles.
  package private(set) var styles = 0
  /// The number of properties with an expression.
  package private(set) var expressions = 0
  /// The total length of all expressions, in UTF-8 bytes.
  package private(set) var expressionBytes = 0

  /// `true` if the visited part can be visible.
  ///
  /// The census also counts hidden parts.
  package var isShown = true

  /// Counts the parts of a document: its layers, those of its assets and glyphs, and its slots.
  package init(_ document: LottieDocument) { walk(over: document) }

  /// Creates an empty census, which counts the parts that it visits.
  package init() {}
}

extension DocumentCensus: DocumentVisitor {
  /// Counts a layer by its type, and its track matte.
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

  /// Counts keyframes and expressions.
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
