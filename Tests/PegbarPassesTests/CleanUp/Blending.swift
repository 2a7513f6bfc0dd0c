import PegbarGeometry
import PegbarScene

/// Ways in which a definition holds something that is mixed with what lies below it.
enum Blending: CaseIterable {
  /// No way: what all the others are compared with.
  case nowhere
  /// A layer of the definition has a blend mode.
  case layer
  /// What a layer of the definition holds has one.
  case sublayer
  /// The definition shows another one in which something has one.
  case instance

  /// Definitions of one layer; the one called “shown” holds what is mixed.
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

  /// A layer that shows a definition from the beginning on.
  static func instance(of id: String, clipsToBounds: Bool = false) -> NormalizedLayer {
    NormalizedLayer(
      name: "Instance", content: .instance(id, begin: 0, rate: 1), bounds: bounds,
      clipsToBounds: clipsToBounds)
  }

  /// A scene of which such layers are all there is.
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
