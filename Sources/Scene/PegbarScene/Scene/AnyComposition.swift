package import PegbarGeometry

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

  /// What a scene of such compositions is, in a sentence.
  static var sceneDocumentation: String { get }
  /// The fields of a scene of such compositions.
  static var sceneFields: [Field<MotionScene<Self>>] { get }
}

extension MotionScene: FieldHolder, SceneRecord where SceneComposition: AnyComposition {
  /// What it is, in a sentence.
  package static var documentation: String { SceneComposition.sceneDocumentation }
  /// A scene of nothing.
  package static var blank: MotionScene {
    MotionScene(name: "", duration: 0, frameRate: 1, root: .blank)
  }
  /// The fields of either scene.
  package static var fields: [Field<MotionScene>] { SceneComposition.sceneFields }
}

extension AnyComposition {
  /// The fields of a scene, whose definitions are described.
  static func fieldsOfScene(_ definitions: String) -> [Field<MotionScene<Self>>] {
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
      .records("definitions", \.definitions, definitions, .definition) { $0.id },
      .record("root", \.root, "The composition that is shown.", .essential),
    ]
  }

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
