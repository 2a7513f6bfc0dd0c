public import PegbarGeometry
public import PegbarScene

/// A scene at one time: what is drawn, back to front.
///
/// It is the contract that pictures are compared by.
public struct Frame: Hashable, Sendable {
  /// The canvas in points; nothing shows outside of it.
  public var size: Size
  /// What is drawn, back to front.
  public var items: [DisplayItem]
  /// Whether something is missing because the scene holds too much.
  public var isTruncated = false
}

/// One thing that is drawn.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public indirect enum DisplayItem: Hashable, Sendable {
  /// A painted outline.
  case path(PathItem)
  /// A picture.
  case image(ImageItem)
  /// Letters of a font that the scene has no outlines of.
  case text(TextItem)
  /// Items that are mixed with the rest as one.
  case group(GroupItem)
}

/// A painted outline.
public struct PathItem: Hashable, Sendable {
  /// Where an outline is painted.
  public enum Tool: Hashable, Sendable {
    /// Inside.
    case fill(FillRule)
    /// Along it.
    case stroke(StrokeLine)
  }

  /// The outline in its own space.
  public var path: Path
  /// The map from that space to the canvas; it moves paint and line widths too.
  public var matrix: Matrix
  /// Where it is painted.
  public var tool: Tool
  /// What it is painted with, in its own space.
  public var paint: FramePaint
  /// How opaque it is, 0…1.
  public var opacity = 1.0
  /// The layer it comes from.
  public var origin = ItemOrigin()
}

/// A picture, drawn from the origin of its space.
public struct ImageItem: Hashable, Sendable {
  /// The picture.
  public var asset: ImageAsset
  /// The size at which it is drawn, in points of its space.
  public var size: Size
  /// The map from its space to the canvas.
  public var matrix: Matrix
  /// How opaque it is, 0…1.
  public var opacity = 1.0
  /// The layer it comes from.
  public var origin = ItemOrigin()
}

/// The layer that something drawn comes from, for people to read: it makes no two items differ.
public struct ItemOrigin: Hashable, Sendable {
  /// The layer's name; empty where it is not known.
  public var layer = ""
  /// The layers it stands in, outermost first, itself the last: numbers that count through the root
  /// composition and then through the definitions, in the order of the scene.
  public var layers: [Int] = []

  /// All origins are equal: what is drawn is what counts.
  public static func == (left: ItemOrigin, right: ItemOrigin) -> Bool { true }

  /// Adds nothing, as all origins are equal.
  public func hash(into hasher: inout Hasher) {}
}

/// Items that are drawn for themselves; the result is filtered, clipped, masked, faded and mixed, in
/// this order.
public struct GroupItem: Hashable, Sendable {
  /// The items, back to front.
  public var children: [DisplayItem]
  /// What changes the picture of all of them, in order.
  public var filters: [FrameFilter] = []
  /// How opaque the whole is, 0…1.
  public var opacity = 1.0
  /// How the whole is mixed with what lies below.
  public var blendMode = BlendMode.normal
  /// The area outside of which nothing shows.
  public var clip: ClipItem?
  /// What decides where it shows.
  public var mask: MaskItem?
}

/// An area outside of which nothing shows; by the non-zero rule.
public struct ClipItem: Hashable, Sendable {
  /// The outline in its own space.
  public var path: Path
  /// The map from that space to the canvas.
  public var matrix: Matrix
}

/// What decides where a group shows.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum MaskItem: Hashable, Sendable {
  /// Outlines that change the coverage in order, in a space with a map to the canvas.
  ///
  /// The coverage starts full if the first one takes away (see `PathMask.startsFull`), else empty.
  case paths([PathMask], Matrix)
  /// What other items cover, are bright at, or the reverse.
  case matte(Matte.Mode, [DisplayItem])
}

/// One outline that changes the coverage.
public struct PathMask: Hashable, Sendable {
  /// The outline: closed contours, by the non-zero rule.
  public var path: Path
  /// How it changes the coverage.
  public var mode = Mask.Mode.add
  /// Whether the outside counts as the area.
  public var isInverted = false
  /// How much the area counts, 0…1.
  public var opacity = 1.0
  /// How far the outline is moved outwards, in points of the mask's space.
  public var expansion = 0.0

  /// The line along the outline of which one half is what the expansion adds or takes away.
  public var edge: StrokeLine { StrokeLine(width: abs(expansion) * 2, join: .round) }

  /// Whether the coverage is full before this mask if it is the first: it could show nothing else.
  public var startsFull: Bool {
    switch mode {
    case .subtract, .intersect, .darken: true
    case .add, .lighten, .difference: false
    }
  }
}
