public import PegbarGeometry

/// The identifier of a layer within its composition: its position in the source's list of layers.
public struct LayerID: Hashable, Sendable, Comparable {
  /// The position in the source's list, starting at 0.
  public var rawValue: Int

  /// Creates an ID from a position.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Returns `true` if the left layer precedes the right one in the source's list.
  public static func < (left: LayerID, right: LayerID) -> Bool { left.rawValue < right.rawValue }
}

/// One layer of a composition, with every feature preserved as the designer set it.
///
/// Applied in this order: content, masks, effects, transform and opacity, matte, blend mode.
public struct Layer: Hashable, Sendable {
  /// The ID within the composition.
  public var id: LayerID
  /// The name, unique within the composition.
  ///
  /// It is derived from the designer's name and is stable from export to export.
  public var name: String
  /// The designer's name; may be empty and need not be unique.
  public var designerName: String
  /// The JSON path in the source, for findings.
  public var source: String
  /// The content.
  public var content: LayerContent
  /// The transform.
  public var transform: Transform
  /// The layer whose transform applies after its own; opacity is not inherited.
  public var transformParent: LayerID?
  /// The time between the In and Out points, in seconds of the layer's composition.
  public var window: TimeRange
  /// The opacity of the layer as a whole, 0…1.
  public var opacity: Animated<Double>
  /// The blending with the content below.
  public var blendMode: BlendMode
  /// The masks, in order.
  public var masks: [Mask]
  /// The effects on its rendered image, in order: effects, then layer styles.
  public var effects: [LayerEffect]
  /// The track matte.
  public var matte: Matte?
  /// A Boolean value that indicates whether the designer hid the layer; it may still be a parent or
  /// a matte.
  public var isHidden: Bool
  /// A Boolean value that indicates whether the layer is only a matte for others and is not drawn
  /// itself.
  public var isMatteSource: Bool
  /// The size of content that was not imported, in points; `nil` if it is unknown or there is none.
  package var lostSize = Unlisted<Size?>(nil)

  /// Creates a layer.
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

/// The content of a layer.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum LayerContent: Hashable, Sendable {
  /// No content: a null, or a layer that is not imported; it may still be a parent.
  case empty
  /// A rectangle of one color at the layer's origin.
  case solid(Solid)
  /// An image at the layer's origin.
  case image(ImageUse)
  /// Shapes.
  case shapes(ShapeContent)
  /// Text.
  ///
  /// Stored apart, because it is six times as large as any other content.
  indirect case text(TextContent)
  /// An instance of another composition.
  case instance(Instance)
  /// A camera, which draws nothing itself.
  ///
  /// It determines the view of its composition's 3D layers while it is above other cameras.
  case camera(Camera)
}

extension Layer {
  /// `true` if an effect paints something even where the content draws nothing.
  ///
  /// Effects of nulls and cameras are never drawn.
  package var paintsByEffects: Bool {
    switch content {
    case .empty, .camera: false
    case .solid, .image, .shapes, .text, .instance: effects.contains(where: \.paintsByItself)
    }
  }
}

/// A rectangle of one color whose top-left corner is the layer's origin.
public struct Solid: Hashable, Sendable {
  /// The size in points.
  public var size: Size
  /// The color.
  public var color: Color

  /// Creates a solid.
  public init(size: Size, color: Color) {
    self.size = size
    self.color = color
  }
}

/// The use of an image whose top-left corner is the layer's origin.
public struct ImageUse: Hashable, Sendable {
  /// The ID of the image in the scene's list.
  public var image: String
  /// The size in points at which it is drawn.
  public var size: Size

  /// Creates an image use.
  public init(image: String, size: Size) {
    self.image = image
    self.size = size
  }
}

/// An instance of a definition (a precomposition layer).
public struct Instance: Hashable, Sendable {
  /// The ID of the definition.
  public var definition: String
  /// The mapping to the time of the definition.
  public var timeMap: TimeMap
  /// The size to which the content is clipped, in points; `nil` if transformations are collapsed.
  public var clip: Size?
  /// A Boolean value that indicates whether the layers keep their depth in the 3D space of the
  /// enclosing composition.
  ///
  /// It is `true` for a 3D layer with collapsed transformations; other instances are flat images.
  public var keepsDepth: Bool

  /// Creates an instance.
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
    "A layer: content, masks, effects, transform and opacity, matte, blend mode, applied in order."
  package static let blank = Layer(
    id: LayerID(0), name: "", content: .empty, window: TimeRange(start: 0, end: 0))
  package static let fields: [Field<Layer>] = [
    .value("id", \.id, "The identifier within the composition.", .essential, .layer),
    .value("name", \.name, "The name, unique within the composition.", .expected),
    .value("designerName", \.designerName, "The designer's name."),
    .value("source", \.source, "The JSON path in the source."),
    .value("isHidden", \.isHidden, "`true` if the designer hid the layer."),
    .value(
      "isMatteSource", \.isMatteSource,
      "`true` if the layer exists only as a matte for other layers."),
    .value("window", \.window, "The time span in which the layer is visible.", .essential),
    .value(
      "transformParent", \.transformParent,
      "The ID of the parent, whose transform applies after the layer's own.", .optional, .layer),
    .record("transform", \.transform, "The transform."),
    .track("opacity", \.opacity, .opacity, "The opacity of the layer as a whole, 0 to 1."),
    .option("blendMode", \.blendMode, "The blending with the content below."),
    .records("masks", \.masks, "The masks, in order.") { "mask \($0.name)" },
    .records("effects", \.effects, "The effects, in order, applied after the masks.") {
      "effect \($0.name)"
    },
    .record("matte", \.matte, "The layer that determines the visible area."),
    .content("content", \.content, "The content; none by default."),
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
  package static let documentation = "A rectangle of one color at the layer's origin."
  package static let blank = Solid(size: Size(width: 0, height: 0), color: .black)
  package static let fields: [Field<Solid>] = [
    .value("size", \.size, "The size in points.", .essential),
    .value("color", \.color, "The color.", .essential),
  ]
}

extension ImageUse: SceneRecord {
  package static let documentation = "An image at the layer's origin."
  package static let blank = ImageUse(image: "", size: Size(width: 0, height: 0))
  package static let fields: [Field<ImageUse>] = [
    .value("image", \.image, "The ID of the image.", .essential, .image),
    .value("size", \.size, "The size at which the image is drawn, in points.", .essential),
  ]
}

extension Instance: SceneRecord {
  package static let documentation = "Another composition."
  package static let blank = Instance(definition: "", clip: nil)
  package static let fields: [Field<Instance>] = [
    .value(
      "definition", \.definition, "The ID of the definition; no definition contains itself.",
      .essential),
    .inline("timeMap", \.timeMap),
    .value("clip", \.clip, "The size to which the content is clipped, in points."),
    .value(
      "keepsDepth", \.keepsDepth,
      "`true` if the layers of the definition keep their depth in the space around a 3D layer."),
  ]
}

extension Layer {
  /// Calls a closure with every track of the layer.
  package func showTracks(_ body: @escaping (any AnyTrack, TrackRole) -> Void) {
    forEachTrack(at: TrackContext(layer: name, owner: .layer), body)
  }

  /// Changes every track of the layer.
  package mutating func changeTracks(_ change: some TrackChange) {
    changeTracks(change, at: TrackContext(layer: name, owner: .layer))
  }
}
