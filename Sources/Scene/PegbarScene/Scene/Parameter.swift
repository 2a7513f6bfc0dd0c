public import PegbarGeometry

/// A value that is designed to be changed from outside (a slot of the source).
public struct Parameter: Hashable, Sendable {
  /// The type and the default value of a parameter.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A point or a pair of factors.
    case point(Point)
    /// A color.
    case color(Color)
    /// The colors of a gradient.
    case colors([Color])
    /// Text.
    case text(String)
    /// An image: the ID of the default image.
    case image(String)
  }

  /// The name (the slot's ID).
  public var name: String
  /// The default value.
  public var value: Value
  /// The JSON paths of the properties that the parameter controls.
  public var targets: [String]
  /// The After Effects names of the controlled properties, by JSON path; not stored in files.
  package var titles = Unlisted<[String: String]>([:])
  /// The values of a normalized scene that the parameter controls; empty in an exact scene.
  public var bindings: [ParameterBinding]

  /// Creates a parameter.
  public init(
    name: String, value: Value, targets: [String], bindings: [ParameterBinding] = []
  ) {
    self.name = name
    self.value = value
    self.targets = targets
    self.bindings = bindings
  }
}

/// A value of a normalized layer that a parameter controls.
public struct ParameterBinding: Hashable, Sendable {
  /// The part of a layer that a parameter controls.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Part: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// The color of the content: the fill, or the stroke of an unfilled shape; its alpha is kept.
    case color
    /// The stroke color of a shape that also has a fill; its alpha is kept.
    case strokeColor
    /// The colors of its gradient; their alphas are kept.
    case colors
    /// Its opacity.
    case opacity
    /// Its rotation in degrees.
    case rotation
    /// Its scale factors.
    case scale
    /// Its position.
    case position
    /// The width of its stroke.
    case lineWidth
    /// The start point of its gradient.
    case gradientStart
    /// The end point of its gradient.
    case gradientEnd
    /// Its text.
    case text
    /// Its image.
    case image
  }

  /// The ID of the layer's definition; empty for the root.
  public var composition: String
  /// The name of the layer.
  public var layer: String
  /// The controlled part of the layer.
  public var part: Part
  /// The transform from the parameter's value to the bound value, for points and numbers only.
  ///
  /// A number is transformed as the x coordinate of a point with y = 0.
  public var map: Matrix

  /// Creates a binding.
  public init(composition: String = "", layer: String, part: Part, map: Matrix = .identity) {
    self.composition = composition
    self.layer = layer
    self.part = part
    self.map = map
  }
}

extension Parameter: SceneRecord {
  package static let documentation =
    "A value that is designed to be changed from outside (a slot in the source)."
  package static let blank = Parameter(name: "", value: .number(0), targets: [])
  package static let fields: [Field<Parameter>] = [
    .value("name", \.name, "The name (the slot's ID).", .expected),
    .value(
      "value", \.value,
      "The default value: a number, a point, a color, the colors of a gradient, "
        + "text or an image.", .essential),
    .value(
      "targets", \.targets,
      "The JSON paths, in the source, of the properties that the parameter controls."),
    .records(
      "bindings", \.bindings, "The values that the parameter controls; only in a normalized scene."
    ) { $0.layer },
  ]
}

extension ParameterBinding: SceneRecord {
  package static let documentation = "A value of a layer that a parameter controls."
  package static let blank = ParameterBinding(layer: "", part: .color)
  package static let isShort = true
  package static let fields: [Field<ParameterBinding>] = [
    .value(
      "composition", \.composition,
      "The ID of the layer's definition; the root by default."),
    .value("layer", \.layer, "The name of the layer.", .expected),
    .option("part", \.part, "The controlled part of the layer.", .essential),
    .value(
      "map", \.map,
      "The transform from the parameter's value to the controlled value: x' = a·x + c·y + tx, "
        + "y' = b·x + d·y + ty as [a, b, c, d, tx, ty]; a number is used as x.", .usable),
  ]
}
