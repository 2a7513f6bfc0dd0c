extension Layer {
  /// What a layer shows.
  package indirect enum Kind: Sendable, Hashable {
    /// Another composition (`ty` 0).
    case precomp(PrecompContent)
    /// A rectangle (`ty` 1) of one colour (`sc`; nil where it is empty, which players draw black),
    /// with its size in pixels (`sw`, `sh`).
    case solid(color: Color?, width: Double, height: Double)
    /// The image asset with this id (`ty` 2).
    case image(refID: String?)
    /// Nothing; it serves as a parent (`ty` 3).
    case null
    /// Shapes, front to back (`ty` 4).
    case shape([ShapeItem])
    /// Text (`ty` 5).
    case text(TextLayerContent)
    /// Sound (`ty` 6), how loud it is in percent (`au.lv`), and its time in **seconds** (`tm`).
    case audio(level: Property<Vector>?, timeRemap: Property<Double>?)
    /// The eye of a 3D composition (`ty` 13), and its distance from the picture in pixels (`pe`),
    /// nil where missing.
    case camera(perspective: Property<Double>?)
    /// Applies its effects to everything behind it (`ty` 12).
    case adjustment
    /// A light of a 3D composition (`ty` 14).
    case light
    /// Data for expressions (`ty` 15).
    case data
    /// Another number, or nil where `ty` is missing.
    case unknown(type: Int?)
  }
}

extension Layer.Kind: PropertyHolder {
  /// Lists the properties that can be keyed; shapes and texts have more in their parts.
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

  /// What After Effects calls it, for layers without a name.
  package var title: String { names.title }

  /// What it is called: by After Effects, in a sentence, and in the format's documentation.
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
    case .unknown(let type): ("Layer", "unknown", "unknown-\(type.map(String.init) ?? "")")
    }
  }
}
