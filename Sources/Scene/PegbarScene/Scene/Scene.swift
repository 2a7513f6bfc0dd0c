public import PegbarGeometry

/// A motion scene, exactly as the designer made it: parametric, with definitions and instances.
///
/// Units: seconds from the beginning, points with y down, degrees, opacity 0…1, scale as factor,
/// sRGB with straight alpha. Layers stand in drawing order, back to front.
public typealias Scene = MotionScene<Composition>

/// A scene, exact or normalized: compositions, and what they use by name.
///
/// ``Scene`` has compositions as the designer made them, ``NormalizedScene`` those that keyframes alone
/// can play.
public struct MotionScene<SceneComposition: Hashable & Sendable>: Hashable, Sendable {
  /// What the scene is called; from the composition or the file.
  public var name: String
  /// How long it plays, in seconds.
  public var duration: Double
  /// The frame rate of the source, in frames a second: provenance, and what frame numbers refer to.
  public var frameRate: Double
  /// The frame of the source at which the scene begins.
  public var firstFrame: Double
  /// The composition that is shown.
  public var root: SceneComposition
  /// The compositions that instances show, each once, by id, in the order of the source.
  public var definitions: [SceneComposition]
  /// The images, in the order of the source.
  public var images: [ImageAsset]
  /// The fonts that texts name.
  public var fonts: [Font]
  /// Colours with names.
  public var palette: [NamedColor]
  /// Easing curves with names.
  public var curves: [NamedCurve]
  /// Named points and spans of time.
  public var markers: [Marker]
  /// Values that are meant to be changed from outside (slots).
  public var parameters: [Parameter]

  /// Makes a scene.
  public init(
    name: String, duration: Double, frameRate: Double, firstFrame: Double = 0,
    root: SceneComposition, definitions: [SceneComposition] = [], images: [ImageAsset] = [],
    fonts: [Font] = [], palette: [NamedColor] = [], curves: [NamedCurve] = [],
    markers: [Marker] = [], parameters: [Parameter] = []
  ) {
    self.name = name
    self.duration = duration
    self.frameRate = frameRate
    self.firstFrame = firstFrame
    self.root = root
    self.definitions = definitions
    self.images = images
    self.fonts = fonts
    self.palette = palette
    self.curves = curves
    self.markers = markers
    self.parameters = parameters
  }
}

/// Layers on a common canvas and a common time.
public struct Composition: Hashable, Sendable {
  /// Its id among the definitions; empty for the root.
  public var id: String
  /// The designer's name.
  public var name: String
  /// The canvas in points.
  public var size: Size
  /// The layers, back to front.
  public var layers: [Layer]
  /// What happens in it, beat by beat.
  public var transactions: [Transaction]

  /// Makes a composition.
  public init(
    id: String = "", name: String, size: Size, layers: [Layer], transactions: [Transaction] = []
  ) {
    self.id = id
    self.name = name
    self.size = size
    self.layers = layers
    self.transactions = transactions
  }
}

extension Composition: AnyComposition {
  package static let documentation = "Layers on a common canvas and a common time."
  package static let blank = Composition(name: "", size: Size(width: 0, height: 0), layers: [])
  package static let fields: [Field<Composition>] =
    compositionFields() + [.records("layers", \.layers, "The layers, back to front.") { $0.name }]
  /// What a scene of such compositions is, in a sentence.
  package static let sceneDocumentation =
    "A motion scene exactly as the designer made it: parametric."
  /// The fields of a scene of such compositions.
  package static let sceneFields = fieldsOfScene("The compositions that instances show, each once.")
}
