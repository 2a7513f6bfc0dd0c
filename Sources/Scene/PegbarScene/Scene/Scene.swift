public import PegbarGeometry

/// A motion scene, exactly as the designer made it: parametric, with definitions and instances.
///
/// Units: seconds from the beginning, points with y down, degrees, opacity 0…1, scale as a factor,
/// sRGB with straight alpha. Layers are in drawing order, back to front.
public typealias Scene = MotionScene<Composition>

/// A scene, exact or normalized: compositions, and the resources that they use by name.
///
/// ``Scene`` has compositions as the designer made them, ``NormalizedScene`` has compositions that
/// keyframes alone can play.
public struct MotionScene<SceneComposition: Hashable & Sendable>: Hashable, Sendable {
  /// The name, from the composition or the file.
  public var name: String
  /// The duration in seconds.
  public var duration: Double
  /// The frame rate of the source, in frames per second: provenance, and the basis of frame
  /// numbers.
  public var frameRate: Double
  /// The frame of the source at which the scene begins.
  public var firstFrame: Double
  /// The composition that is displayed.
  public var root: SceneComposition
  /// The compositions that instances use, each once, by ID, in the order of the source.
  public var definitions: [SceneComposition]
  /// The images, in the order of the source.
  public var images: [ImageAsset]
  /// The fonts that text refers to.
  public var fonts: [Font]
  /// The named colors.
  public var palette: [NamedColor]
  /// The named easing curves.
  public var curves: [NamedCurve]
  /// The named points and spans of time.
  public var markers: [Marker]
  /// The values that are designed to be changed from outside (slots).
  public var parameters: [Parameter]
  /// The layers that were removed because their content was not imported; not stored in files.
  package var lostLayers = Unlisted<[Layer]>([])
  /// The color behind all layers, or `nil` for none.
  public var background: Color?
  /// The playback settings of the source.
  public var playback: Playback

  /// Creates a scene.
  public init(
    name: String, duration: Double, frameRate: Double, firstFrame: Double = 0,
    root: SceneComposition, definitions: [SceneComposition] = [], images: [ImageAsset] = [],
    fonts: [Font] = [], palette: [NamedColor] = [], curves: [NamedCurve] = [],
    markers: [Marker] = [], parameters: [Parameter] = [], background: Color? = nil,
    playback: Playback = Playback()
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
    self.background = background
    self.playback = playback
  }
}

/// Layers on a common canvas with a common time.
public struct Composition: Hashable, Sendable {
  /// The ID among the definitions; empty for the root.
  public var id: String
  /// The designer's name.
  public var name: String
  /// The size of the canvas in points.
  public var size: Size
  /// The layers, back to front.
  public var layers: [Layer]
  /// The transactions.
  public var transactions: [Transaction]

  /// Creates a composition.
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
  package static let documentation = "Layers on a common canvas with a common timeline."
  package static let blank = Composition(name: "", size: Size(width: 0, height: 0), layers: [])
  package static let fields: [Field<Composition>] =
    compositionFields() + [.records("layers", \.layers, "The layers, back to front.") { $0.name }]
  /// The description of a scene of such compositions, in one sentence.
  package static let sceneDocumentation =
    "A parametric motion scene, exactly as designed."
  /// The fields of a scene of such compositions.
  package static let sceneFields = fieldsOfScene(
    "The compositions that instances use, each listed once.")
}
