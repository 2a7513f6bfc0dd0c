package import PegbarGeometry

/// What the exact and the normalized scene have in common.
package protocol AnyScene: SceneRecord {
  /// Its kind of composition.
  associatedtype Canvas: AnyComposition

  /// What the scene is called.
  var name: String { get set }
  /// How long it plays, in seconds.
  var duration: Double { get set }
  /// The frame rate of the source, in frames a second.
  var frameRate: Double { get set }
  /// The frame of the source at which the scene begins.
  var firstFrame: Double { get set }
  /// The composition that is shown.
  var root: Canvas { get set }
  /// The compositions that instances show, each once.
  var definitions: [Canvas] { get set }
  /// The images, in the order of the source.
  var images: [ImageAsset] { get set }
  /// The fonts that texts name.
  var fonts: [Font] { get set }
  /// Colours with names.
  var palette: [NamedColor] { get set }
  /// Easing curves with names.
  var curves: [NamedCurve] { get set }
  /// Named points and spans of time.
  var markers: [Marker] { get set }
  /// Values that are meant to be changed from outside.
  var parameters: [Parameter] { get set }

  /// What the compositions that instances show are, in a sentence.
  static var definitionsDocumentation: String { get }
}

/// What the compositions of both scenes have in common.
package protocol AnyComposition: SceneRecord {
  /// Its id among the definitions; empty for the root.
  var id: String { get set }
  /// The designer's name.
  var name: String { get set }
  /// The canvas in points.
  var size: Size { get set }
  /// What happens in it, beat by beat.
  var transactions: [Transaction] { get set }
}

extension AnyScene {
  /// The fields of either scene.
  package static func sceneFields() -> [Field<Self>] {
    [
      .value("name", \.name, "What the scene is called.", .expected),
      .value("duration", \.duration, "How long it plays, in seconds.", .expected, .notNegative),
      .value(
        "frameRate", \.frameRate, "The frame rate of the source, in frames a second.", .expected,
        .positive),
      .value("firstFrame", \.firstFrame, "The frame of the source at which the scene begins."),
      .records("palette", \.palette, "Colours with names.") { $0.name },
      .records("curves", \.curves, "Easing curves with names.") { $0.name },
      .records("markers", \.markers, "Named points and spans of time.") { $0.name },
      .records(
        "parameters", \.parameters, "Values that are meant to be changed from outside."
      ) { $0.name },
      .records("images", \.images, "The images, in the order of the source.") { $0.id },
      .records("fonts", \.fonts, "The fonts that texts name.") { $0.name },
      .records("definitions", \.definitions, definitionsDocumentation, .definition) { $0.id },
      .record("root", \.root, "The composition that is shown.", .essential),
    ]
  }
}

extension AnyComposition {
  /// The fields of either composition but for its layers.
  package static func compositionFields() -> [Field<Self>] {
    [
      .value("id", \.id, "Its id among the definitions; none for the root."),
      .value("name", \.name, "The designer's name.", .expected),
      .value("size", \.size, "The canvas in points.", .essential),
      .records("transactions", \.transactions, "What happens in it, beat by beat.") { $0.name },
    ]
  }
}
