package import PegbarGeometry

/// The common interface of exact and normalized compositions.
package protocol AnyComposition: SceneRecord {
  /// The ID among the definitions; empty for the root.
  var id: String { get set }
  /// The designer's name.
  var name: String { get set }
  /// The size of the canvas in points.
  var size: Size { get set }
  /// The transactions.
  var transactions: [Transaction] { get set }

  /// The description of a scene of such compositions, in one sentence.
  static var sceneDocumentation: String { get }
  /// The fields of a scene of such compositions.
  static var sceneFields: [Field<MotionScene<Self>>] { get }
}

extension MotionScene: FieldHolder, SceneRecord where SceneComposition: AnyComposition {
  /// The description in one sentence.
  package static var documentation: String { SceneComposition.sceneDocumentation }
  /// An empty scene.
  package static var blank: MotionScene {
    MotionScene(name: "", duration: 0, frameRate: 1, root: .blank)
  }
  /// The fields of an exact or normalized scene.
  package static var fields: [Field<MotionScene>] { SceneComposition.sceneFields }
}

extension AnyComposition {
  /// Returns the fields of a scene, with a description of its definitions.
  static func fieldsOfScene(_ definitions: String) -> [Field<MotionScene<Self>>] {
    [
      .value("name", \.name, "The name of the scene.", .expected),
      .value("duration", \.duration, "The duration, in seconds.", .expected, .notNegative),
      .value(
        "frameRate", \.frameRate, "The frame rate of the source, in frames per second.", .expected,
        .positive),
      .value("firstFrame", \.firstFrame, "The frame of the source at which the scene begins."),
      .value("background", \.background, "The color behind all layers; none by default."),
      .record(
        "playback", \.playback,
        "The playback settings, which generated views use unless the app changes them."),
      .records("palette", \.palette, "The named colors.") { $0.name },
      .records("curves", \.curves, "The named easing curves.") { $0.name },
      .records("markers", \.markers, "The named points and spans of time.") { $0.name },
      .records(
        "parameters", \.parameters, "The values that are designed to be changed from outside."
      ) { $0.name },
      .records("images", \.images, "The images, in the order of the source.") { $0.id },
      .records("fonts", \.fonts, "The fonts that text refers to.") { $0.name },
      .records("definitions", \.definitions, definitions, .definition) { $0.id },
      .record("root", \.root, "The composition that is displayed.", .essential),
    ]
  }

  /// Returns the fields of an exact or normalized composition, except its layers.
  package static func compositionFields() -> [Field<Self>] {
    [
      .value("id", \.id, "The ID among the definitions; none for the root."),
      .value("name", \.name, "The designer's name.", .expected),
      .value("size", \.size, "The size of the canvas in points.", .essential),
      .records("transactions", \.transactions, "The transactions, in which layers move together.") {
        $0.name
      },
    ]
  }
}
