package import PegbarLottie

/// The references within a document.
package struct DocumentLinks: Sendable {
  /// The IDs of the assets that layers reference, with the number of references.
  package private(set) var usedAssets: [String: Int] = [:]
  /// The names of the fonts that text layers use.
  package private(set) var usedFonts: Set<String> = []
  /// The characters of all text layers, at all times.
  package private(set) var characters: Set<Character> = []
  /// `true` if a slot can replace a text.
  package private(set) var hasTextSlots = false
  /// The end frame of the last layer of each asset, by asset ID.
  ///
  /// The first of several assets with the same ID counts.
  package private(set) var lastFrames: [String: Double] = [:]

  /// Collects the references within a document.
  package init(_ document: LottieDocument) {
    for layer in document.allLayers { add(layer) }
    for glyph in document.glyphs {
      if case .precomp(let layer) = glyph.content { add(layer) }
    }
    for value in document.slots.flatMap(\.values) { add(value) }
    var ids: Set<String> = []
    for asset in document.assets where ids.insert(asset.id).inserted {
      lastFrames[asset.id] = asset.layers?.map { max($0.inPoint, $0.outPoint) }.max()
    }
  }

  private mutating func add(_ layer: Layer) {
    switch layer.kind {
    case .precomp(let content): use(content.refID)
    case .image(let id): use(id)
    case .text(let text):
      hasTextSlots = hasTextSlots || text.document.slot != nil
      add(.text(text.document))
    case .solid, .null, .shape, .audio, .camera, .adjustment, .light, .data, .unknown: break
    }
  }

  private mutating func use(_ asset: String?) {
    if let asset { usedAssets[asset, default: 0] += 1 }
  }

  private mutating func add(_ value: AnyProperty) {
    guard case .text(let text) = value else { return }
    let documents = text.keyframes.map(\.value) + [text.firstValue].compactMap(\.self)
    for document in documents {
      usedFonts.insert(document.fontName)
      characters.formUnion(document.text)
    }
  }
}
