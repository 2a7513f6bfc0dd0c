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
  /// Its name: unique within the composition, derived from the designer's, stable from export to export.
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
  /// When it shows, in seconds of its composition.
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
  /// Nothing itself, but the way the 3D layers of its composition are seen while it is on top of
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
  /// The area outside of which nothing shows, from the layer's origin; none where
  /// transformations are collapsed.
  public var clip: Size?
  /// Whether the layers keep their depth: those of a 3D layer with collapsed transformations stand
  /// in the space around it; others are a flat picture.
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
