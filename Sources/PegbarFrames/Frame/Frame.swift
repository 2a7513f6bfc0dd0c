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
  package var isTruncated = false
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
  package var opacity = 1.0
  /// The layer it comes from.
  package var origin = ItemOrigin()
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
  package var opacity = 1.0
  /// The layer it comes from.
  package var origin = ItemOrigin()
}

/// The layer that something drawn comes from, for people to read: it makes no two items differ.
package struct ItemOrigin: Hashable, Sendable {
  /// The layer's name; empty where it is not known.
  package var layer = ""
  /// The layers it stands in, outermost first, itself the last: numbers that count through the root
  /// composition and then through the definitions, in the order of the scene.
  package var layers: [Int] = []

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
  package var filters: [FrameFilter] = []
  /// How opaque the whole is, 0…1.
  package var opacity = 1.0
  /// How the whole is mixed with what lies below.
  package var blendMode = BlendMode.normal
  /// The area outside of which nothing shows.
  package var clip: ClipItem?
  /// What decides where it shows.
  package var mask: MaskItem?
}

/// An area outside of which nothing shows; by the non-zero rule.
package struct ClipItem: Hashable, Sendable {
  /// The outline in its own space.
  package var path: Path
  /// The map from that space to the canvas.
  package var matrix: Matrix
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
  package var mode = Mask.Mode.add
  /// Whether the outside counts as the area.
  package var isInverted = false
  /// How much the area counts, 0…1.
  package var opacity = 1.0
  /// How far the outline is moved outwards, in points of the mask's space.
  package var expansion = 0.0

  /// The line along the outline of which one half is what the expansion adds or takes away.
  package var edge: StrokeLine { StrokeLine(width: abs(expansion) * 2, join: .round) }

  /// Whether the coverage is full before this mask if it is the first: it could show nothing else.
  package var startsFull: Bool {
    switch mode {
    case .subtract, .intersect, .darken: true
    case .add, .lighten, .difference: false
    }
  }
}
