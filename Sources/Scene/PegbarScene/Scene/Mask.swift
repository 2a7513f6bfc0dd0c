public import PegbarGeometry

/// A path that shows or hides parts of a layer, in the layer's own space, before its transform.
///
/// Masks are applied in order to a coverage that starts empty, or full where the first one that
/// counts subtracts, intersects or darkens (lottie-web mask.js).
public struct Mask: Hashable, Sendable {
  /// How a mask changes the coverage so far.
  public enum Mode: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Shows the area as well.
    case add
    /// Hides the area.
    case subtract
    /// Shows only what lies in the area too.
    case intersect
    /// Keeps the larger coverage.
    case lighten
    /// Keeps the smaller coverage.
    case darken
    /// Keeps what lies in one but not in both: of coverages a and b, a + b − 2ab.
    ///
    /// So do Skottie and ThorVG; lottie-web draws such a mask as if it were added.
    case difference
  }

  /// The designer's name.
  public var name: String
  /// How it changes the coverage.
  public var mode: Mode
  /// Whether the outside of the path counts as the area.
  public var isInverted: Bool
  /// The outline; only closed contours count, by the non-zero rule.
  public var path: Animated<Path>
  /// How much the area counts, 0…1.
  public var opacity: Animated<Double>
  /// How far the outline is moved outwards, in points.
  public var expansion: Animated<Double>
  /// The JSON path in the source; in no file.
  package var source = Unlisted("")

  /// Makes a mask.
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

/// Another layer of the composition that decides where a layer shows (Track Matte).
public struct Matte: Hashable, Sendable {
  /// What of the source counts.
  public enum Mode: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Shows where the source is opaque.
    case alpha
    /// Shows where the source is transparent.
    case alphaInverted
    /// Shows where the source is bright.
    case luma
    /// Shows where the source is dark.
    case lumaInverted
  }

  /// The layer that decides.
  public var source: LayerID
  /// What of it counts.
  public var mode: Mode

  /// Makes a matte.
  public init(source: LayerID, mode: Mode) {
    self.source = source
    self.mode = mode
  }
}

extension Mask: SceneRecord {
  package static let documentation =
    "A path that shows or hides parts of a layer, in the layer's own space."
  package static let blank = Mask(name: "", mode: .add, path: .constant(Path()))
  package static let fields: [Field<Mask>] = [
    .value("name", \.name, "The designer's name.", .expected),
    .option("mode", \.mode, "How it changes the coverage so far.", .expected),
    .value("isInverted", \.isInverted, "Whether the outside of the path counts as the area."),
    .track("path", \.path, .path, "The outline; only closed contours count.", .essential),
    .track("opacity", \.opacity, .maskOpacity, "How much the area counts, 0 to 1."),
    .track(
      "expansion", \.expansion, .maskExpansion,
      "How far the outline is moved outwards, in points."),
  ]
}

extension Matte: SceneRecord {
  package static let documentation = "The layer that decides where another shows."
  package static let blank = Matte(source: LayerID(0), mode: .alpha)
  package static let isShort = true
  package static let fields: [Field<Matte>] = [
    .value("source", \.source, "The id of the layer that decides.", .essential, .layer),
    .option("mode", \.mode, "What of it counts.", .expected),
  ]
}
