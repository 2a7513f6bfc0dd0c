package import PegbarDiagnostics
package import PegbarLottie

/// A composition of a document: the animation itself, or an asset that layers reference.
package struct CompositionPart {
  /// The layers, front to back.
  package let layers: [Layer]
  /// The range from the first frame to the end frame, or `nil` for assets, which have no times.
  package let frames: Range<Double>?
  /// The object that contains the layers.
  package let source: SourceID
  /// The layers that other layers need.
  let uses: LayerUses

  /// Creates a composition from its layers.
  init(layers: [Layer], frames: Range<Double>?, source: SourceID) {
    self.layers = layers
    self.frames = frames
    self.source = source
    uses = LayerUses(layers)
  }

  /// `true` if the composition is the animation itself.
  package var isRoot: Bool { frames != nil }
}
