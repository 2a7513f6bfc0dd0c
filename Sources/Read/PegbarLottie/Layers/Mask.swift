package import PegbarDiagnostics
internal import PegbarJSON

/// A mask that clips a layer to a path.
///
/// - Source: Lottie `masksProperties`; After Effects "Masks". `hasMask` is ignored, as in players.
package struct Mask: PropertyHolder, Sendable, Hashable {
  /// The combination of a mask with the masks before it.
  package enum Mode: String, Sendable, Hashable, CaseIterable {
    /// Not used as a mask.
    case none = "n"
    /// Adds its area.
    case add = "a"
    /// Subtracts its area.
    case subtract = "s"
    /// Keeps the common area.
    case intersect = "i"
    /// Keeps the larger coverage.
    case lighten = "l"
    /// Keeps the smaller coverage.
    case darken = "d"
    /// Keeps the area that belongs to exactly one of both.
    case difference = "f"
  }

  /// The display name (`nm`).
  package var name: String?
  /// The mode (`mode`), Add if missing or unknown.
  package var mode = Mode.add
  /// `true` if the mask is inverted (`inv`).
  package var isInverted = false
  /// The path in the coordinate space of the layer (`pt`).
  package var path: Property<BezierPath>
  /// The opacity of the mask, in percent (`o`).
  package var opacity: Property<Double>
  /// The outward expansion of the path, in pixels (`x`).
  package var expansion: Property<Double>
  /// The feather in x and y, in pixels (`f`).
  package var feather: Property<Vector>?
  /// The source location of the mask, for findings.
  package var source: SourceID

  /// Adds the animatable properties to the list.
  package func list(in list: inout PropertyList) {
    list.add(path)
    list.add(opacity)
    list.add(expansion)
    list.add(feather)
  }

  /// Creates a mask from an element of `masksProperties`.
  init(reading object: JSONObject, number: Int, in context: ReadingContext) {
    let context = context.inside(object)
    path = Property(.empty, source: object.source)
    opacity = Property(100, source: object.source)
    expansion = Property(0, source: object.source)
    source = object.source
    var isClosed = false
    for (key, value) in object {
      switch key {
      case "nm": name = value.readName()
      case "mode": mode = value.readCase(called: "mask mode") ?? .add
      case "inv": isInverted = value.readBool() ?? false
      case "pt": path.read(value, in: context)
      case "o": opacity.read(value, in: context)
      case "x": expansion.read(value, in: context)
      case "f": feather = Property(reading: value, in: context, else: .zero)
      // Exporters before 4.4.18 wrote the flag next to the path.
      case "cl":
        isClosed = value.bool ?? false
        object.note(.closedBesidePath)
      default: object.skip(key)
      }
    }
    if isClosed { path.close() }
    object.name(name ?? "Mask \(number)")
  }
}
