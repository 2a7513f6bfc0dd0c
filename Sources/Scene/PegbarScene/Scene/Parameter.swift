public import PegbarGeometry

/// A value that is meant to be changed from outside (a slot of the source).
public struct Parameter: Hashable, Sendable {
  /// What a parameter is and which value it has unless it is changed.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A point or a pair of factors.
    case point(Point)
    /// A colour.
    case color(Color)
    /// The colours of a gradient.
    case colors([Color])
    /// Text.
    case text(String)
    /// A picture: the id of the image that shows unless it is changed.
    case image(String)
  }

  /// The name (the slot's id).
  public var name: String
  /// The value unless it is changed.
  public var value: Value
  /// The JSON paths of the properties that follow it.
  public var targets: [String]
  /// What After Effects calls the properties that follow it, by their JSON paths; in no file.
  package var titles = Unlisted<[String: String]>([:])
  /// The values of a normalized scene that the parameter controls; empty in an exact scene.
  public var bindings: [ParameterBinding]

  /// Makes a parameter.
  public init(
    name: String, value: Value, targets: [String], bindings: [ParameterBinding] = []
  ) {
    self.name = name
    self.value = value
    self.targets = targets
    self.bindings = bindings
  }
}

/// A value of a normalized layer that follows a parameter.
public struct ParameterBinding: Hashable, Sendable {
  /// What of a layer follows.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  public enum Part: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// The colour of the content: the fill, or the stroke of an unfilled shape; keeps its alpha.
    case color
    /// The stroke colour of a shape that also has a fill; its alpha is kept.
    case strokeColor
    /// The colours of its gradient; their alphas stay.
    case colors
    /// Its opacity.
    case opacity
    /// Its turn in degrees.
    case rotation
    /// The factors by which it is enlarged.
    case scale
    /// Its position.
    case position
    /// The width of its line.
    case lineWidth
    /// Where its gradient begins.
    case gradientStart
    /// Where its gradient ends.
    case gradientEnd
    /// What it says.
    case text
    /// Its picture.
    case image
  }

  /// The id of the definition the layer stands in; empty for the root.
  public var composition: String
  /// The name of the layer.
  public var layer: String
  /// What of it follows.
  public var part: Part
  /// The transform from the parameter's value to the bound value, for points and numbers only.
  ///
  /// A number is transformed as the x coordinate of a point with y = 0.
  public var map: Matrix

  /// Makes a binding.
  public init(composition: String = "", layer: String, part: Part, map: Matrix = .identity) {
    self.composition = composition
    self.layer = layer
    self.part = part
    self.map = map
  }
}

extension Parameter: SceneRecord {
  package static let documentation =
    "A value that is meant to be changed from outside (a slot of the source)."
  package static let blank = Parameter(name: "", value: .number(0), targets: [])
  package static let fields: [Field<Parameter>] = [
    .value("name", \.name, "The name (the slot's id).", .expected),
    .value(
      "value", \.value,
      "The value unless it is changed: a number, a point, a colour, the colours of a gradient, "
        + "text or an image.", .essential),
    .value(
      "targets", \.targets, "The JSON paths of the properties that follow it, in the source."),
    .records(
      "bindings", \.bindings, "What follows it; only in a normalized scene."
    ) { $0.layer },
  ]
}

extension ParameterBinding: SceneRecord {
  package static let documentation = "A value of a layer that follows a parameter."
  package static let blank = ParameterBinding(layer: "", part: .color)
  package static let isShort = true
  package static let fields: [Field<ParameterBinding>] = [
    .value(
      "composition", \.composition,
      "The id of the definition the layer stands in; the root without."),
    .value("layer", \.layer, "The name of the layer.", .expected),
    .option("part", \.part, "What of the layer follows.", .essential),
    .value(
      "map", \.map,
      "How it follows, where it is not the value itself: x' = a·x + c·y + tx, "
        + "y' = b·x + d·y + ty as [a, b, c, d, tx, ty]; a number is an x.", .usable),
  ]
}
