public import PegbarGeometry
public import PegbarScene

/// The drawn content of a scene at one time, back to front.
///
/// Frames are the contract by which pictures are compared.
public struct Frame: Hashable, Sendable {
  /// The size of the canvas in points; content outside of it is not visible.
  public var size: Size
  /// The items, back to front.
  public var items: [DisplayItem]
  /// A Boolean value that indicates whether content is missing because the scene exceeds the
  /// limits.
  public var isTruncated = false
}

/// An item of a frame.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public indirect enum DisplayItem: Hashable, Sendable {
  /// A painted outline.
  case path(PathItem)
  /// An image.
  case image(ImageItem)
  /// Letters of a font without outlines in the scene.
  case text(TextItem)
  /// Items that are blended with the rest as one.
  case group(GroupItem)
}

/// A painted outline.
public struct PathItem: Hashable, Sendable {
  /// The painted part of an outline.
  public enum Tool: Hashable, Sendable {
    /// The inside of the outline.
    case fill(FillRule)
    /// A line along the outline.
    case stroke(StrokeLine)
  }

  /// The outline in its own space.
  public var path: Path
  /// The map from that space to the canvas, which also applies to paint and line widths.
  public var matrix: Matrix
  /// The painted part of the outline.
  public var tool: Tool
  /// The paint, in its own space.
  public var paint: FramePaint
  /// The opacity, 0…1.
  public var opacity = 1.0
  /// The layer that the item originates from.
  public var origin = ItemOrigin()
}

extension PathItem {
  /// Creates an outline of no layer, with an opacity of 1.
  package init(filling path: Path, _ matrix: Matrix, _ paint: FramePaint) {
    self.init(path: path, matrix: matrix, tool: .fill(.nonZero), paint: paint)
  }
}

/// An image, drawn from the origin of its space.
public struct ImageItem: Hashable, Sendable {
  /// The image.
  public var asset: ImageAsset
  /// The drawn size, in points of its space.
  public var size: Size
  /// The map from its space to the canvas.
  public var matrix: Matrix
  /// The opacity, 0…1.
  public var opacity = 1.0
  /// The layer that the item originates from.
  public var origin = ItemOrigin()
}

/// The layer that an item originates from, for display only: it does not affect equality.
public struct ItemOrigin: Hashable, Sendable {
  /// The name of the layer; empty if unknown.
  public var layer = ""
  /// The layers that contain the item, outermost first, ending with the layer itself.
  ///
  /// The numbers count through the root composition and then through the definitions, in scene
  /// order.
  public var layers: [Int] = []

  /// Returns `true`: all origins are equal because only the drawn content matters.
  public static func == (left: ItemOrigin, right: ItemOrigin) -> Bool { true }

  /// Adds nothing, because all origins are equal.
  public func hash(into hasher: inout Hasher) {}
}

/// Items that are drawn separately; the result is filtered, clipped, masked, faded, and blended, in
/// this order.
public struct GroupItem: Hashable, Sendable {
  /// The items, back to front.
  public var children: [DisplayItem]
  /// The filters of the picture of all items, in order.
  public var filters: [FrameFilter] = []
  /// The opacity of the whole, 0…1.
  public var opacity = 1.0
  /// The blend mode of the whole with the content below.
  public var blendMode = BlendMode.normal
  /// The area to which the whole is clipped, if any.
  public var clip: ClipItem?
  /// The mask of the whole, if any.
  public var mask: MaskItem?
}

/// An area outside of which nothing is visible, by the non-zero rule.
public struct ClipItem: Hashable, Sendable {
  /// The outline in its own space.
  public var path: Path
  /// The map from that space to the canvas.
  public var matrix: Matrix
}

/// The mask of a group.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum MaskItem: Hashable, Sendable {
  /// Outlines that change the coverage in order, in a space with a map to the canvas.
  ///
  /// The coverage starts full if the first outline removes area (see `PathMask.startsFull`), and
  /// empty otherwise.
  case paths([PathMask], Matrix)
  /// The coverage or brightness of other items, or its inverse.
  case matte(Matte.Mode, [DisplayItem])
}

/// One outline that changes the coverage.
public struct PathMask: Hashable, Sendable {
  /// The outline: closed contours, by the non-zero rule.
  public var path: Path
  /// The mode in which the outline changes the coverage.
  public var mode = Mask.Mode.add
  /// A Boolean value that indicates whether the area is the outside of the outline.
  public var isInverted = false
  /// The opacity of the area, 0…1.
  public var opacity = 1.0
  /// The distance by which the outline is moved outward, in points of the space of the mask.
  public var expansion = 0.0

  /// The line along the outline, one half of which is the area that the expansion adds or removes.
  public var edge: StrokeLine { StrokeLine(width: abs(expansion) * 2, join: .round) }

  /// A Boolean value that indicates whether the coverage is full before this mask if it is the
  /// first.
  ///
  /// Otherwise, nothing could be visible.
  public var startsFull: Bool { mode.startsFull }
}
