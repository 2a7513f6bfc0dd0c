package import PegbarDiagnostics
internal import PegbarJSON

/// Cuts a layer along a path.
///
/// - Source: Lottie `masksProperties`; After Effects "Masks". `hasMask` is ignored, as in players.
package struct Mask: PropertyHolder, Sendable, Hashable {
  /// How a mask combines with the masks before it.
  package enum Mode: String, Sendable, Hashable, CaseIterable {
    /// Not used as a mask.
    case none = "n"
    /// Adds its area.
    case add = "a"
    /// Takes its area away.
    case subtract = "s"
    /// Keeps the common area.
    case intersect = "i"
    /// Keeps the larger coverage.
    case lighten = "l"
    /// Keeps the smaller coverage.
    case darken = "d"
    /// Keeps what belongs to one of both.
    case difference = "f"
  }

  /// The designer's name (`nm`).
  package var name: String?
  /// How it combines with the masks before it (`mode`); add where missing or unknown.
  package var mode = Mode.add
  /// Whether the outside counts as inside (`inv`).
  package var isInverted = false
  /// The outline in the layer's space (`pt`).
  package var path: Property<BezierPath>
  /// How much it masks, in percent (`o`).
  package var opacity: Property<Double>
  /// How far the outline is moved outwards, in pixels (`x`).
  package var expansion: Property<Double>
  /// How far the edge is softened in x and y, in pixels (`f`).
  package var feather: Property<Vector>?
  /// Names the mask in findings.
  package var source: SourceID

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    list.add(path)
    list.add(opacity)
    list.add(expansion)
    list.add(feather)
  }

  /// Reads an element of `masksProperties`.
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
      // Exporters before 4.4.18 put the flag beside the path.
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
