extension SpecificationObject {
  /// Returns a layer type with the members of all layer types in the specification.
  private static func layer(_ name: String, _ members: [SpecificationMember]) -> Self {
    SpecificationObject(
      name,
      [
        .name, .optional("hd", .flag), .optional("ind", .whole), .optional("parent", .whole),
        .required("ip", .number), .required("op", .number), .required("ks", .part(.transform)),
        .optional("ao", .zeroOrOne), .optional("tt", .choice([0, 1, 2, 3, 4])),
        .optional("tp", .whole), .optional("masksProperties", .list(.part(.mask))), .blendMode,
      ] + members)
  }

  /// A layer that displays a composition.
  static let precompositionLayer = layer(
    "a precomposition layer",
    [
      .required("refId", .text), .optional("w", .whole), .optional("h", .whole),
      .optional("sr", .number), .optional("st", .number), .optional("tm", .part(.scalar)),
    ])

  /// A layer that displays an image.
  static let imageLayer = layer("an image layer", [.required("refId", .text)])

  /// A layer without content that transforms other layers.
  static let nullLayer = layer("a null layer", [])

  /// A layer with a single color.
  static let solidLayer = layer(
    "a solid layer",
    [
      .required("sw", .whole), .required("sh", .whole),
      .required("sc", .formatted(.hexColor)),
    ])

  /// A layer with shapes.
  static let shapeLayer = layer("a shape layer", [.required("shapes", .list(.oneOf(.shape)))])

  /// A layer of a type that the specification leaves to players.
  static let otherLayer = SpecificationObject("a layer", [])

  /// A mask of a layer.
  static let mask = SpecificationObject(
    "a mask",
    [
      .optional("mode", .word(["n", "a", "s", "i"])), .optional("o", .part(.scalar)),
      .required("pt", .part(.bezierProperty)),
    ])

  /// The transform of a layer.
  static let transform = SpecificationObject("a transform", .transform)
}

extension SpecificationDiscriminator {
  /// The type of a layer.
  static let layer = number(
    "ty",
    [0: .precompositionLayer, 1: .solidLayer, 2: .imageLayer, 3: .nullLayer, 4: .shapeLayer],
    otherwise: .otherLayer)
}

extension SpecificationMember {
  /// The blend mode.
  static let blendMode = optional("bm", .choice(Array(0...16)))
}

extension [SpecificationMember] {
  /// The members of a transform.
  static let transform: [SpecificationMember] = [
    .optional("a", .part(.position)), .optional("p", .oneOf(.position)),
    .optional("r", .part(.scalar)), .optional("s", .part(.vector)),
    .optional("o", .part(.scalar)), .optional("sk", .part(.scalar)),
    .optional("sa", .part(.scalar)),
  ]
}
