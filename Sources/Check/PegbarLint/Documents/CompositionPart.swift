package import PegbarDiagnostics
package import PegbarLottie

/// A composition of a document: the animation itself, or an asset that layers show.
package struct CompositionPart {
  /// The layers, front to back.
  package let layers: [Layer]
  /// The first frame and the frame at which it is over; nothing for assets, which have no times.
  package let frames: Range<Double>?
  /// The object that holds the layers.
  package let source: SourceID
  /// Which of the layers others need.
  let uses: LayerUses

  /// Makes a composition of its layers.
  init(layers: [Layer], frames: Range<Double>?, source: SourceID) {
    self.layers = layers
    self.frames = frames
    self.source = source
    uses = LayerUses(layers)
  }

  /// Whether it is the animation itself.
  package var isRoot: Bool { frames != nil }
}
