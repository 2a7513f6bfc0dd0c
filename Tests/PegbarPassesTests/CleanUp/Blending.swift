import PegbarGeometry
import PegbarScene

/// The ways in which a definition contains content that blends with the layers below it.
enum Blending: CaseIterable {
  /// Without blending, for comparison.
  case nowhere
  /// A layer of the definition has a blend mode.
  case layer
  /// A sublayer of a layer of the definition has a blend mode.
  case sublayer
  /// An instance of another definition, in which a layer has a blend mode.
  case instance

  /// Definitions of one layer, of which the one named “shown” contains the blended content.
  var definitions: [NormalizedComposition] {
    let mode = self == .nowhere ? BlendMode.normal : .multiply
    let mixed = NormalizedLayer(name: "Mixed", bounds: Self.bounds, blendMode: mode)
    switch self {
    case .nowhere, .layer: return [definition("shown", mixed)]
    case .sublayer:
      let holder = NormalizedLayer(name: "Holder", bounds: Self.bounds, sublayers: [mixed])
      return [definition("shown", holder)]
    case .instance:
      return [definition("inner", mixed), definition("shown", Self.instance(of: "inner"))]
    }
  }

  static let bounds = Rect(x: 0, y: 0, width: 200, height: 200)

  /// Returns an instance of a definition that starts at 0 s.
  static func instance(of id: String, clipsToBounds: Bool = false) -> NormalizedLayer {
    NormalizedLayer(
      name: "Instance", content: .instance(id, begin: 0, rate: 1), bounds: bounds,
      clipsToBounds: clipsToBounds)
  }

  /// Returns a scene with only these layers.
  func scene(_ layers: [NormalizedLayer]) -> NormalizedScene {
    NormalizedScene(
      name: "Scene", duration: 2, frameRate: 25,
      root: NormalizedComposition(name: "Root", size: Self.bounds.size, layers: layers),
      definitions: definitions)
  }

  private func definition(_ id: String, _ layer: NormalizedLayer) -> NormalizedComposition {
    NormalizedComposition(id: id, name: id, size: Self.bounds.size, layers: [layer])
  }
}
