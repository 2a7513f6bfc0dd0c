package import PegbarLottie

/// What is drawn once every composition stands in the place of each layer that shows it.
package struct DocumentExpansion: Sendable {
  /// How many layers there are then; a composition that holds itself counts once.
  ///
  /// It doubles with every level of nesting, so it may be larger than any whole number.
  package let layers: Double
  /// How deep compositions stand inside each other; 0 where there are none.
  package let depth: Int

  private struct Total {
    var layers = 0.0
    var depth = 0
  }

  /// A composition inside of another one, and how many layers show it.
  private struct Child {
    var index: Int
    var count: Double
  }

  /// Counts what a document draws; what is hidden does not count.
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

  /// Adds up from the inside, without recursion: files may nest as deep as they like.
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
        // One that is not counted yet holds this one.
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
  /// Whether it can be seen, or another layer shows through it.
  var isShown: Bool { !isHidden || isMatteSource }

  /// The id of the composition that it shows.
  var shownComposition: String? {
    if case .precomp(let content) = kind { content.refID } else { nil }
  }
}
