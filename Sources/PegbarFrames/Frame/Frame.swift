package import PegbarGeometry
package import PegbarScene

/// A scene at one time: what is drawn, back to front.
///
/// It is the contract that pictures are compared by.
package struct Frame: Hashable, Sendable {
  /// The canvas in points; nothing shows outside of it.
  package var size: Size
  /// What is drawn, back to front.
  package var items: [DisplayItem]
  /// Whether something is missing because the scene holds too much.
  package var isTruncated: Bool

  /// Makes a frame.
  package init(size: Size, items: [DisplayItem], isTruncated: Bool = false) {
    self.size = size
    self.items = items
    self.isTruncated = isTruncated
  }
}

/// One thing that is drawn.
package indirect enum DisplayItem: Hashable, Sendable {
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
package struct PathItem: Hashable, Sendable {
  /// Where an outline is painted.
  package enum Tool: Hashable, Sendable {
    /// Inside.
    case fill(FillRule)
    /// Along it.
    case stroke(StrokeLine)
  }

  /// The outline in its own space.
  package var path: Path
  /// The map from that space to the canvas; it moves paint and line widths too.
  package var matrix: Matrix
  /// Where it is painted.
  package var tool: Tool
  /// What it is painted with, in its own space.
  package var paint: FramePaint
  /// How opaque it is, 0…1.
  package var opacity: Double
  /// The layer it comes from.
  package var origin = ItemOrigin()

  /// Makes an item.
  package init(
    path: Path, matrix: Matrix, tool: Tool, paint: FramePaint, opacity: Double = 1
  ) {
    self.path = path
    self.matrix = matrix
    self.tool = tool
    self.paint = paint
    self.opacity = opacity
  }
}

/// A picture, drawn from the origin of its space.
package struct ImageItem: Hashable, Sendable {
  /// The picture.
  package var asset: ImageAsset
  /// The size at which it is drawn, in points of its space.
  package var size: Size
  /// The map from its space to the canvas.
  package var matrix: Matrix
  /// How opaque it is, 0…1.
  package var opacity: Double
  /// The layer it comes from.
  package var origin = ItemOrigin()

  /// Makes an item.
  package init(asset: ImageAsset, size: Size, matrix: Matrix, opacity: Double = 1) {
    self.asset = asset
    self.size = size
    self.matrix = matrix
    self.opacity = opacity
  }
}

/// The layer that something drawn comes from, for people to read: it makes no two items differ.
package struct ItemOrigin: Hashable, Sendable {
  /// The layer's name; empty where it is not known.
  package var layer = ""
  /// The layers it stands in, outermost first, itself the last: numbers that count through the root
  /// composition and then through the definitions, in the order of the scene.
  package var layers: [Int] = []

  /// Makes an origin.
  package init(layer: String = "", layers: [Int] = []) {
    self.layer = layer
    self.layers = layers
  }

  /// All origins are equal: what is drawn is what counts.
  package static func == (left: ItemOrigin, right: ItemOrigin) -> Bool { true }

  /// Adds nothing, as all origins are equal.
  package func hash(into hasher: inout Hasher) {}
}

/// Items that are drawn for themselves; the result is filtered, clipped, masked, faded and mixed, in
/// this order.
package struct GroupItem: Hashable, Sendable {
  /// The items, back to front.
  package var children: [DisplayItem]
  /// What changes the picture of all of them, in order.
  package var filters: [FrameFilter]
  /// How opaque the whole is, 0…1.
  package var opacity: Double
  /// How the whole is mixed with what lies below.
  package var blendMode: BlendMode
  /// The area outside of which nothing shows.
  package var clip: ClipItem?
  /// What decides where it shows.
  package var mask: MaskItem?

  /// Makes a group.
  package init(
    _ children: [DisplayItem], filters: [FrameFilter] = [], opacity: Double = 1,
    blendMode: BlendMode = .normal, clip: ClipItem? = nil, mask: MaskItem? = nil
  ) {
    self.children = children
    self.filters = filters
    self.opacity = opacity
    self.blendMode = blendMode
    self.clip = clip
    self.mask = mask
  }
}

/// An area outside of which nothing shows; by the non-zero rule.
package struct ClipItem: Hashable, Sendable {
  /// The outline in its own space.
  package var path: Path
  /// The map from that space to the canvas.
  package var matrix: Matrix

  /// Makes an area.
  package init(path: Path, matrix: Matrix) {
    self.path = path
    self.matrix = matrix
  }
}

/// What decides where a group shows.
package enum MaskItem: Hashable, Sendable {
  /// Outlines that change the coverage in order, in a space with a map to the canvas.
  ///
  /// The coverage starts full if the first one takes away (see `PathMask.startsFull`), else empty.
  case paths([PathMask], Matrix)
  /// What other items cover, are bright at, or the reverse.
  case matte(Matte.Mode, [DisplayItem])
}

/// One outline that changes the coverage.
package struct PathMask: Hashable, Sendable {
  /// The outline: closed contours, by the non-zero rule.
  package var path: Path
  /// How it changes the coverage.
  package var mode: Mask.Mode
  /// Whether the outside counts as the area.
  package var isInverted: Bool
  /// How much the area counts, 0…1.
  package var opacity: Double
  /// How far the outline is moved outwards, in points of the mask's space.
  package var expansion: Double

  /// Makes a mask.
  package init(
    path: Path, mode: Mask.Mode = .add, isInverted: Bool = false, opacity: Double = 1,
    expansion: Double = 0
  ) {
    self.path = path
    self.mode = mode
    self.isInverted = isInverted
    self.opacity = opacity
    self.expansion = expansion
  }

  /// Whether the coverage is full before this mask if it is the first: it could show nothing else.
  package var startsFull: Bool {
    switch mode {
    case .subtract, .intersect, .darken: true
    case .add, .lighten, .difference: false
    }
  }
}
