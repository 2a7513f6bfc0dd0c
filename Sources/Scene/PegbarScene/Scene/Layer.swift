public import PegbarGeometry

/// Names a layer within its composition: its place in the source's list of layers.
public struct LayerID: Hashable, Sendable, Comparable {
  /// The position in the source's list, from 0.
  public var rawValue: Int

  /// Makes an id from a position.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Orders by position.
  public static func < (left: LayerID, right: LayerID) -> Bool { left.rawValue < right.rawValue }
}

/// One layer of a composition, with everything it can do kept as the designer set it.
///
/// Order of effects: content, masks, effects, transform and opacity, matte, blend mode.
public struct Layer: Hashable, Sendable {
  /// Its identity within the composition.
  public var id: LayerID
  /// The name, unique within the composition.
  ///
  /// It is derived from the designer's name and stays the same from export to export.
  public var name: String
  /// The name the designer gave it; may be empty and need not be unique.
  public var designerName: String
  /// Where it stands in the source (a JSON path), for findings.
  public var source: String
  /// What it shows.
  public var content: LayerContent
  /// Where it stands.
  public var transform: Transform
  /// The layer whose transform applies after its own; opacity is not inherited.
  public var transformParent: LayerID?
  /// The time between the In and Out points, in seconds of the layer's composition.
  public var window: TimeRange
  /// How opaque it is as a whole, 0…1.
  public var opacity: Animated<Double>
  /// How it is mixed with what lies below.
  public var blendMode: BlendMode
  /// The paths that cut it, in order.
  public var masks: [Mask]
  /// What changes its picture, in order: effects, then layer styles.
  public var effects: [LayerEffect]
  /// The layer that decides where it shows.
  public var matte: Matte?
  /// Whether the designer switched it off; it may still be a parent or a matte.
  public var isHidden: Bool
  /// Whether it exists only as a matte for others and is not drawn itself.
  public var isMatteSource: Bool

  /// Makes a layer.
  public init(
    id: LayerID, name: String, designerName: String = "", source: String = "$",
    content: LayerContent, transform: Transform = .identity, transformParent: LayerID? = nil,
    window: TimeRange, opacity: Animated<Double> = .constant(1), blendMode: BlendMode = .normal,
    masks: [Mask] = [], effects: [LayerEffect] = [], matte: Matte? = nil, isHidden: Bool = false,
    isMatteSource: Bool = false
  ) {
    self.id = id
    self.name = name
    self.designerName = designerName
    self.source = source
    self.content = content
    self.transform = transform
    self.transformParent = transformParent
    self.window = window
    self.opacity = opacity
    self.blendMode = blendMode
    self.masks = masks
    self.effects = effects
    self.matte = matte
    self.isHidden = isHidden
    self.isMatteSource = isMatteSource
  }
}

/// What a layer shows.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum LayerContent: Hashable, Sendable {
  /// Nothing: a null, or something that is not imported; it may still be a parent.
  case empty
  /// A rectangle of one colour from the layer's origin.
  case solid(Solid)
  /// A picture from the layer's origin.
  case image(ImageUse)
  /// Drawn shapes.
  case shapes(ShapeContent)
  /// A text.
  case text(TextContent)
  /// Another composition.
  case instance(Instance)
  /// Nothing itself, but how the 3D layers of its composition are seen while it is on top of
  /// other cameras.
  case camera(Camera)
}

extension Layer {
  /// Whether an effect shows something even where the content draws nothing.
  ///
  /// Effects of nulls and cameras are never drawn.
  package var paintsByEffects: Bool {
    switch content {
    case .empty, .camera: false
    case .solid, .image, .shapes, .text, .instance: effects.contains(where: \.paintsByItself)
    }
  }
}

/// A rectangle of one colour; its top left corner is the layer's origin.
public struct Solid: Hashable, Sendable {
  /// The size in points.
  public var size: Size
  /// The colour.
  public var color: Color

  /// Makes a solid.
  public init(size: Size, color: Color) {
    self.size = size
    self.color = color
  }
}

/// The use of an image; its top left corner is the layer's origin.
public struct ImageUse: Hashable, Sendable {
  /// The id of the image in the scene's list.
  public var image: String
  /// The size in points at which it is drawn.
  public var size: Size

  /// Makes a use.
  public init(image: String, size: Size) {
    self.image = image
    self.size = size
  }
}

/// The use of a definition (a precomposition layer).
public struct Instance: Hashable, Sendable {
  /// The id of the definition.
  public var definition: String
  /// Which of its times is shown.
  public var timeMap: TimeMap
  /// The size to which the picture is clipped, in points; `nil` if transformations are collapsed.
  public var clip: Size?
  /// Whether the layers keep their depth in the 3D space of the enclosing composition.
  ///
  /// It is `true` for a 3D layer with collapsed transformations; other instances are flat pictures.
  public var keepsDepth: Bool

  /// Makes an instance.
  public init(
    definition: String, timeMap: TimeMap = .identity, clip: Size?, keepsDepth: Bool = false
  ) {
    self.definition = definition
    self.timeMap = timeMap
    self.clip = clip
    self.keepsDepth = keepsDepth
  }
}

extension Layer: SceneRecord {
  package static let documentation =
    "A layer. Order of effects: content, masks, effects, transform and opacity, matte, blend mode."
  package static let blank = Layer(
    id: LayerID(0), name: "", content: .empty, window: TimeRange(start: 0, end: 0))
  package static let fields: [Field<Layer>] = [
    .value("id", \.id, "Its identity within the composition.", .essential, .layer),
    .value("name", \.name, "Its name, unique within the composition.", .expected),
    .value("designerName", \.designerName, "The name the designer gave it."),
    .value("source", \.source, "Where it stands in the source (a JSON path)."),
    .value("isHidden", \.isHidden, "Whether the designer switched it off."),
    .value(
      "isMatteSource", \.isMatteSource, "Whether it exists only as a matte for others."),
    .value("window", \.window, "When it shows.", .essential),
    .value(
      "transformParent", \.transformParent,
      "The id of the layer whose transform applies after its own.", .optional, .layer),
    .record("transform", \.transform, "Where it stands."),
    .track("opacity", \.opacity, .opacity, "How opaque it is as a whole, 0 to 1."),
    .option("blendMode", \.blendMode, "How it is mixed with what lies below."),
    .records("masks", \.masks, "The paths that cut it, in order.") { "mask \($0.name)" },
    .records("effects", \.effects, "What changes its picture, in order, after the masks.") {
      "effect \($0.name)"
    },
    .record("matte", \.matte, "The layer that decides where it shows."),
    .content("content", \.content, "What it shows; nothing where not given."),
  ]
}

extension LayerContent: SceneUnion {
  package static let blanks: [LayerContent] = [
    .text(.blank), .solid(.blank), .image(.blank), .shapes(.blank), .instance(.blank),
    .camera(.blank),
  ]

  package var unionCase: UnionCase<Self> {
    switch self {
    case .empty: UnionCase(nil, "Nothing.") { _, _ in self }
    case .solid(let solid): UnionCase("solid", solid, Self.solid, isShort: true)
    case .image(let image): UnionCase("image", image, Self.image, isShort: true)
    case .shapes(let shapes): UnionCase("shapes", shapes, Self.shapes)
    case .text(let text): UnionCase("text", text, Self.text)
    case .instance(let instance): UnionCase("instance", instance, Self.instance, isShort: true)
    case .camera(let camera): UnionCase("camera", camera, Self.camera, isShort: true)
    }
  }
}

extension Solid: SceneRecord {
  package static let documentation = "A rectangle of one colour from the layer's origin."
  package static let blank = Solid(size: Size(width: 0, height: 0), color: .black)
  package static let fields: [Field<Solid>] = [
    .value("size", \.size, "The size in points.", .essential),
    .value("color", \.color, "The colour.", .essential),
  ]
}

extension ImageUse: SceneRecord {
  package static let documentation = "A picture from the layer's origin."
  package static let blank = ImageUse(image: "", size: Size(width: 0, height: 0))
  package static let fields: [Field<ImageUse>] = [
    .value("image", \.image, "The id of the image.", .essential, .image),
    .value("size", \.size, "The size in points at which it is drawn.", .essential),
  ]
}

extension Instance: SceneRecord {
  package static let documentation = "Another composition."
  package static let blank = Instance(definition: "", clip: nil)
  package static let fields: [Field<Instance>] = [
    .value(
      "definition", \.definition, "The id of the definition; none contains itself.", .essential),
    .inline("timeMap", \.timeMap),
    .value("clip", \.clip, "The area outside of which nothing shows, in points."),
    .value(
      "keepsDepth", \.keepsDepth,
      "Whether the layers of the definition stand in the space around a 3D layer."),
  ]
}

extension Layer {
  /// Shows every track of the layer.
  package func showTracks(_ body: @escaping (any AnyTrack, TrackRole) -> Void) {
    forEachTrack(at: TrackContext(layer: name, owner: .layer), body)
  }

  /// Changes every track of the layer.
  package mutating func changeTracks(_ change: some TrackChange) {
    changeTracks(change, at: TrackContext(layer: name, owner: .layer))
  }
}
