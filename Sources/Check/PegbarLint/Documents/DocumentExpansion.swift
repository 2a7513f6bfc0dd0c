package import PegbarLottie

/// The size of a document after each precomposition layer is replaced with the contents of its
/// composition.
package struct DocumentExpansion: Sendable {
  /// The number of layers.
  ///
  /// A composition that contains itself counts once.
  ///
  /// The number can double with each nesting level, so it can exceed the range of an integer.
  package let layers: Double
  /// The nesting depth of compositions, or 0 without precompositions.
  package let depth: Int

  private struct Total {
    var layers = 0.0
    var depth = 0
  }

  /// A nested composition, and the number of layers that reference it.
  private struct Child {
    var index: Int
    var count: Double
  }

  /// Counts the parts of a document that are drawn, without hidden ones.
  package init(_ document: LottieDocument) {
    var indices: [String: Int] = [:]
    var compositions = [document.layers]
    for asset in document.assets {
      guard let layers = asset.layers else { continue }
      if indices[asset.id] == nil { indices[asset.id] = compositions.count }
      compositions.append(layers)
    }
    let shown = compositions.map { $0.filter(\.isShown) }
    let children = shown.map { layers in
      Dictionary(
        layers.compactMap { layer in layer.shownComposition.flatMap { indices[$0] } }
          .map { ($0, 1.0) }, uniquingKeysWith: +
      ).sorted { $0.key < $1.key }.map { Child(index: $0.key, count: $0.value) }
    }
    let total = Self.total(layers: shown.map(\.count), children: children)
    layers = total.layers
    depth = total.depth
  }

  /// Adds up totals from the innermost compositions outward.
  ///
  /// This does not use recursion, because the nesting depth of a file is unlimited.
  private static func total(layers: [Int], children: [[Child]]) -> Total {
    var totals = layers.map { _ in Total?.none }
    var isEntered = layers.map { _ in false }
    var waiting = [0]
    while let index = waiting.last {
      guard isEntered[index] else {
        isEntered[index] = true
        waiting += children[index].map(\.index).filter { !isEntered[$0] }
        continue
      }
      waiting.removeLast()
      guard totals[index] == nil else { continue }
      var total = Total(layers: Double(layers[index]))
      for child in children[index] {
        // A composition without a total contains the current one.
        guard let inner = totals[child.index] else { continue }
        total.layers += child.count * inner.layers
        total.depth = max(total.depth, inner.depth + 1)
      }
      totals[index] = total
    }
    return totals[0] ?? Total()
  }
}

extension Layer {
  /// `true` if the layer is visible or is a matte source.
  var isShown: Bool { !isHidden || isMatteSource }

  /// The ID of the referenced composition.
  var shownComposition: String? {
    if case .precomp(let content) = kind { content.refID } else { nil }
  }
}
