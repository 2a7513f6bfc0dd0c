extension SpecificationObject {
  /// The whole file.
  static let animation = SpecificationObject(
    "the animation",
    [
      .name, .optional("ver", .whole(.from(10000))), .required("fr", .number(.above(0))),
      .required("ip", .number), .required("op", .number), .required("w", .whole(.from(0))),
      .required("h", .whole(.from(0))), .optional("assets", .list(.oneOf(.asset))),
      .required("layers", .list(.oneOf(.layer))), .optional("markers", .list(.part(.marker))),
      .optional("slots", .map(.slot)),
    ])

  /// A named time.
  static let marker = SpecificationObject(
    "a marker", [.optional("cm", .text), .optional("tm", .number), .optional("dr", .number)])

  /// A value that properties can reference by ID.
  static let slot = SpecificationObject("a slot", [.required("p", .anything)])

  /// A composition that layers reference.
  static let precomposition = SpecificationObject(
    "a precomposition", [.name, .required("id", .text), .required("layers", .list(.oneOf(.layer)))])

  /// An image that layers reference.
  static let image = SpecificationObject(
    "an image",
    [
      .name, .required("id", .text), .optional("sid", .text), .optional("e", .zeroOrOne),
      .required("w", without: "sid", .number), .required("h", without: "sid", .number),
      .required("p", without: "sid", .text), .optional("u", .text),
      .given("e", 1, "p", .formatted(.dataURL)),
    ])
}

extension SpecificationDiscriminator {
  /// The type of an asset.
  static let asset = presence("layers", of: .precomposition, otherwise: .image)
}

extension SpecificationMember {
  /// The human-readable name.
  static let name = optional("nm", .text)
}
