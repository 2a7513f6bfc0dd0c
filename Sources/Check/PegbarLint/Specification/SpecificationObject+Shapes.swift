extension SpecificationObject {
  private static func element(_ name: String, _ members: [SpecificationMember]) -> Self {
    SpecificationObject(name, [.name, .optional("hd", .flag)] + members)
  }

  private static func shape(_ name: String, _ members: [SpecificationMember]) -> Self {
    element(name, [.optional("d", .choice([1, 3]))] + members)
  }

  private static func style(_ name: String, _ members: [SpecificationMember]) -> Self {
    element(name, [.required("o", .part(.scalar)), .blendMode] + members)
  }

  // MARK: Outlines

  /// An ellipse (`el`).
  static let ellipse = shape(
    "an ellipse", [.required("p", .part(.position)), .required("s", .part(.vector))])

  /// A rectangle (`rc`).
  static let rectangle = shape(
    "a rectangle",
    [
      .required("p", .part(.position)), .required("s", .part(.vector)),
      .optional("r", .part(.scalar)),
    ])

  /// A path (`sh`).
  static let path = shape("a path", [.required("ks", .part(.bezierProperty))])

  /// A polystar (`sr`).
  ///
  /// The inner radius is required for a star, which is the default type (`sy`).
  static let polystar = shape(
    "a polystar",
    [
      .optional("sy", .choice([1, 2])), .required("p", .part(.position)),
      .required("or", .part(.scalar)), .required("os", .part(.scalar)),
      .required("r", .part(.scalar)), .required("pt", .part(.scalar)),
      .required("ir", for: "sy", 1, .part(.scalar)),
      .required("is", for: "sy", 1, .part(.scalar)),
    ])

  // MARK: Groups

  /// A group (`gr`).
  static let group = element(
    "a group", [.optional("np", .number), .optional("it", .list(.oneOf(.shape)))])

  /// The transform of a group (`tr`).
  static let groupTransform = element("a transform", .transform)

  // MARK: Paints

  /// A fill (`fl`).
  static let fill = style("a fill", [.required("c", .part(.color)), .fillRule])

  /// A stroke (`st`).
  static let stroke = style("a stroke", .stroke + [.required("c", .part(.color))])

  /// A gradient fill (`gf`).
  static let gradientFill = style("a gradient fill", .gradient + [.fillRule])

  /// A gradient stroke (`gs`).
  static let gradientStroke = style("a gradient stroke", .stroke + .gradient)

  /// A length of a dashed stroke.
  static let dash = SpecificationObject(
    "a dash",
    [.name, .optional("n", .word(["d", "g", "o"])), .optional("v", .part(.scalar))])

  // MARK: Modifiers

  /// Trim Paths (`tm`).
  static let trimPath = element(
    "Trim Paths",
    [
      .required("s", .part(.scalar)), .required("e", .part(.scalar)),
      .required("o", .part(.scalar)), .optional("m", .choice([1, 2])),
    ])

  /// Pucker & Bloat (`pb`).
  static let puckerBloat = element("Pucker & Bloat", [.optional("a", .part(.scalar))])

  /// A shape of a type that the specification leaves to players.
  static let otherShape = SpecificationObject("a shape", [])
}

extension SpecificationDiscriminator {
  /// The type of an item in a shape layer or a group.
  static let shape = text(
    "ty",
    [
      "el": .ellipse, "rc": .rectangle, "sh": .path, "sr": .polystar, "gr": .group,
      "tr": .groupTransform, "fl": .fill, "st": .stroke, "gf": .gradientFill,
      "gs": .gradientStroke, "tm": .trimPath, "pb": .puckerBloat,
    ], otherwise: .otherShape)
}

extension SpecificationMember {
  fileprivate static let fillRule = optional("r", .choice([1, 2]))
}

extension [SpecificationMember] {
  fileprivate static let stroke: [SpecificationMember] = [
    .optional("lc", .choice([1, 2, 3])), .optional("lj", .choice([1, 2, 3])),
    .optional("ml", .number), .optional("ml2", .part(.scalar)), .required("w", .part(.scalar)),
    .optional("d", .list(.part(.dash))),
  ]

  fileprivate static let gradient: [SpecificationMember] = [
    .required("g", .part(.gradient)), .required("s", .part(.position)),
    .required("e", .part(.position)), .required("t", .choice([1, 2, 3])),
    .optional("h", .part(.scalar)), .optional("a", .part(.scalar)),
  ]
}
