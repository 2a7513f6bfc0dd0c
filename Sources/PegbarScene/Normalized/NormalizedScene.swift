public import PegbarGeometry

/// A scene that keyframes alone can play on Core Animation.
///
/// A tree of layers, each with model values (the state at the end) and tracks. Nothing parametric
/// is left: no trims over fills, no remaps, no curved motion, no parents outside the tree.
/// Numbers are rounded already; exporters write them as they are.
public struct NormalizedScene: Hashable, Sendable {
  /// What the scene is called.
  public var name: String
  /// How long it plays, in seconds.
  public var duration: Double
  /// The frame rate of the source: provenance, and what frame numbers refer to.
  public var frameRate: Double
  /// The frame of the source at which the scene begins.
  public var firstFrame: Double
  /// The composition that is shown.
  public var root: NormalizedComposition
  /// The compositions that instances show, each once; none refers to one that stands after it.
  public var definitions: [NormalizedComposition]
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
  /// Values that are meant to be changed from outside.
  public var parameters: [Parameter]

  /// Makes a scene.
  public init(
    name: String, duration: Double, frameRate: Double, firstFrame: Double = 0,
    root: NormalizedComposition, definitions: [NormalizedComposition] = [],
    images: [ImageAsset] = [], fonts: [Font] = [], palette: [NamedColor] = [],
    curves: [NamedCurve] = [],
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

/// A layer tree on a canvas with a time of its own.
public struct NormalizedComposition: Hashable, Sendable {
  /// Its id among the definitions; empty for the root.
  public var id: String
  /// The designer's name.
  public var name: String
  /// The canvas in points.
  public var size: Size
  /// The layers, back to front.
  public var layers: [NormalizedLayer]
  /// What happens in it, beat by beat; refers to the tracks of the exact scene.
  public var transactions: [Transaction]
  /// The layers that take each other's place, in order of time.
  public var transitions: [Transition]

  /// Makes a composition.
  public init(
    id: String = "", name: String, size: Size, layers: [NormalizedLayer],
    transactions: [Transaction] = [], transitions: [Transition] = []
  ) {
    self.id = id
    self.name = name
    self.size = size
    self.layers = layers
    self.transactions = transactions
    self.transitions = transitions
  }
}

extension NormalizedScene: AnyScene {
  package static let documentation =
    "A scene that keyframes alone can play on Core Animation."
  /// What its definitions are, in a sentence.
  package static let definitionsDocumentation =
    "The compositions that instances show, each once; none refers to one that stands after it."
  package static let blank = NormalizedScene(name: "", duration: 0, frameRate: 1, root: .blank)
  package static let fields: [Field<NormalizedScene>] = sceneFields()
}

extension NormalizedComposition: AnyComposition {
  package static let documentation = Composition.documentation
  package static let blank = NormalizedComposition(
    name: "", size: Size(width: 0, height: 0), layers: [])
  package static let fields: [Field<NormalizedComposition>] =
    compositionFields() + [
      .records(
        "transitions", \.transitions,
        "The layers that take each other's place, in order of time."
      ) { $0.new },
      .records("layers", \.layers, "The layers, back to front.") { $0.name },
    ]
}
