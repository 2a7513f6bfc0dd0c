extension Layer {
  /// The content of a layer.
  package indirect enum Kind: Sendable, Hashable {
    /// Another composition (`ty` 0).
    case precomp(PrecompContent)
    /// A rectangle of one color (`ty` 1), with its size in pixels (`sw`, `sh`).
    ///
    /// The color (`sc`) is `nil` if it is empty, which players draw as black.
    case solid(color: Color?, width: Double, height: Double)
    /// The image asset with this ID (`ty` 2).
    case image(refID: String?)
    /// No content, only a parent (`ty` 3).
    case null
    /// Shapes, front to back (`ty` 4).
    case shape([ShapeItem])
    /// Text (`ty` 5).
    case text(TextLayerContent)
    /// Audio (`ty` 6), with its level in percent (`au.lv`) and its time in **seconds** (`tm`).
    case audio(level: Property<Vector>?, timeRemap: Property<Double>?)
    /// A camera of a 3D composition (`ty` 13), with its distance from the picture in pixels (`pe`).
    ///
    /// The distance is `nil` if it is missing.
    case camera(perspective: Property<Double>?)
    /// An adjustment of everything behind the layer by its effects (`ty` 12).
    case adjustment
    /// A light of a 3D composition (`ty` 14).
    case light
    /// Data for expressions (`ty` 15).
    case data
    /// An unknown number, or `nil` if `ty` is missing, with the ID of an asset.
    case unknown(type: Int?, refID: String?)
  }
}

extension Layer.Kind: PropertyHolder {
  /// Adds the animatable properties to the list.
  ///
  /// The parts of shapes and text have further properties.
  package func list(in list: inout PropertyList) {
    switch self {
    case .precomp(let content): list.add(content.timeRemap)
    case .text(let text): text.list(in: &list)
    case .audio(let level, let timeRemap):
      list.add(level)
      list.add(timeRemap)
    case .camera(let perspective): list.add(perspective)
    case .solid, .image, .null, .shape, .adjustment, .light, .data, .unknown: break
    }
  }

  /// The name in After Effects of footage that no player shows, or `nil` for other layers.
  ///
  /// - Source: the layer types of Bodymovin: 7 to 11.
  package var footageTitle: String? {
    guard case .unknown(let type?, _) = self else { return nil }
    return switch type {
    case 7: "Video Placeholder"
    case 8: "Image Sequence"
    case 9: "Video"
    case 10: "Still Placeholder"
    case 11: "Guide Layer"
    default: nil
    }
  }

  /// The name in After Effects, for layers without a name.
  package var title: String { names.title }

  /// The names in After Effects, in a sentence, and in the documentation of the format.
  package var names: (title: String, noun: String, type: String) {
    switch self {
    case .precomp: ("Composition", "composition", "precomp")
    case .solid: ("Solid", "solid", "solid")
    case .image: ("Image", "image", "image")
    case .null: ("Null", "null", "null")
    case .shape: ("Shape Layer", "shapes", "shape")
    case .text: ("Text", "text", "text")
    case .audio: ("Audio", "sound", "audio")
    case .camera: ("Camera", "camera", "camera")
    case .adjustment: ("Adjustment Layer", "adjustment", "adjustment")
    case .light: ("Light", "light", "light")
    case .data: ("Data", "data", "data")
    case .unknown(let type, _):
      (footageTitle ?? "Layer", "unknown", "unknown-\(type.map(String.init) ?? "")")
    }
  }
}
