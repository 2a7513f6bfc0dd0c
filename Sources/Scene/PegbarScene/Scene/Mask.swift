public import PegbarGeometry

/// A path that reveals or hides parts of a layer, in the layer's own space, before its transform.
///
/// Masks are applied in order to a coverage that starts empty, or full if the first effective mask
/// subtracts, intersects or darkens (lottie-web mask.js).
public struct Mask: Hashable, Sendable {
  /// The operation of a mask on the coverage so far.
  public enum Mode: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Adds the area.
    case add
    /// Subtracts the area.
    case subtract
    /// Keeps only the intersection with the area.
    case intersect
    /// Keeps the larger coverage.
    case lighten
    /// Keeps the smaller coverage.
    case darken
    /// Keeps the areas that are in one but not in both: for coverages a and b, a + b − 2ab.
    ///
    /// Skottie and ThorVG do the same; lottie-web draws such a mask as if it were added.
    case difference

    /// `true` if the coverage before a first mask with this mode is full.
    package var startsFull: Bool {
      switch self {
      case .subtract, .intersect, .darken: true
      case .add, .lighten, .difference: false
      }
    }
  }

  /// The designer's name.
  public var name: String
  /// The operation on the coverage.
  public var mode: Mode
  /// A Boolean value that indicates whether the area is the outside of the path.
  public var isInverted: Bool
  /// The path; only closed contours are used, with the nonzero rule.
  ///
  /// A mask with only open contours has no effect, like a mask with the mode None.
  public var path: Animated<Path>
  /// The opacity of the area, 0…1.
  public var opacity: Animated<Double>
  /// The distance by which the path is moved outward, in points.
  public var expansion: Animated<Double>
  /// The JSON path in the source; not stored in files.
  package var source = Unlisted("")

  /// Creates a mask.
  public init(
    name: String, mode: Mode, isInverted: Bool = false, path: Animated<Path>,
    opacity: Animated<Double> = .constant(1), expansion: Animated<Double> = .constant(0)
  ) {
    self.name = name
    self.mode = mode
    self.isInverted = isInverted
    self.path = path
    self.opacity = opacity
    self.expansion = expansion
  }
}

extension Mask {
  /// Returns `true` if a path has only open contours, so that a mask with this path has no effect.
  package static func isOpen(_ path: Animated<Path>) -> Bool {
    func isOpen(_ path: Path) -> Bool {
      !path.contours.isEmpty && path.contours.allSatisfy { !$0.isClosed }
    }
    return path.track?.keys.allSatisfy { isOpen($0.value) } ?? path.constant.map(isOpen) ?? true
  }
}

extension Layer {
  /// The masks that have an effect.
  package var effectiveMasks: [Mask] { masks.filter { !Mask.isOpen($0.path) } }
}

/// Another layer of the composition that determines the visible area of a layer (Track Matte).
public struct Matte: Hashable, Sendable {
  /// The property of the source that determines the visible area.
  public enum Mode: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Visible where the source is opaque.
    case alpha
    /// Visible where the source is transparent.
    case alphaInverted
    /// Visible where the source is bright.
    case luma
    /// Visible where the source is dark.
    case lumaInverted
  }

  /// The matte layer.
  public var source: LayerID
  /// The property of the matte layer that determines the visible area.
  public var mode: Mode

  /// Creates a matte.
  public init(source: LayerID, mode: Mode) {
    self.source = source
    self.mode = mode
  }
}

extension Mask: SceneRecord {
  package static let documentation =
    "A path that reveals or hides parts of a layer, in the layer's own space."
  package static let blank = Mask(name: "", mode: .add, path: .constant(Path()))
  package static let fields: [Field<Mask>] = [
    .value("name", \.name, "The designer's name.", .expected),
    .option("mode", \.mode, "The combination with the masks before this one.", .expected),
    .value("isInverted", \.isInverted, "`true` if the mask covers the area outside the path."),
    .track("path", \.path, .path, "The path; only closed contours are used.", .essential),
    .track("opacity", \.opacity, .maskOpacity, "The opacity of the area, 0 to 1."),
    .track(
      "expansion", \.expansion, .maskExpansion,
      "The distance by which the path is moved outward, in points."),
  ]
}

extension Matte: SceneRecord {
  package static let documentation = "The layer that determines the visible area of another layer."
  package static let blank = Matte(source: LayerID(0), mode: .alpha)
  package static let isShort = true
  package static let fields: [Field<Matte>] = [
    .value("source", \.source, "The ID of the matte layer.", .essential, .layer),
    .option(
      "mode", \.mode, "The property of the matte layer that determines the visible area.", .expected
    ),
  ]
}
