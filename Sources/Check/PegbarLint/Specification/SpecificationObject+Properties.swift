extension SpecificationObject {
  /// A property that may take its value from a slot; it needs none of its own then.
  ///
  /// - Parameter type: What its member `ty` says, where it has one.
  private static func slottable(
    _ type: String, _ constant: SpecificationValue, _ keyframe: SpecificationPart
  ) -> Self {
    SpecificationObject(
      "a property",
      [
        .optional("sid", .text), .optional("ty", .word([type])),
        .required("a", without: "sid", .zeroOrOne), .required("k", without: "sid", .anything),
      ],
      animated: SpecificationAnimatedValue(
        constant: constant, keyframe: keyframe, isSlottable: true))
  }

  /// One number.
  static let scalar = slottable("s", .number, .vectorKeyframe)
  /// Several numbers.
  static let vector = slottable("v", .vector, .vectorKeyframe)
  /// A colour.
  static let color = slottable("c", .color, .colorKeyframe)
  /// An outline.
  static let bezierProperty = slottable("b", .part(.bezier), .bezierKeyframe)

  private static func position(_ members: [SpecificationMember]) -> Self {
    SpecificationObject(
      "a property",
      [
        .optional("sid", .text), .optional("ty", .word(["v2"])), .required("a", .zeroOrOne),
        .required("k", .anything),
      ] + members,
      animated: SpecificationAnimatedValue(
        constant: .vector, keyframe: .positionKeyframe, isSlottable: false))
  }

  /// A point; it needs a value even where it has a slot.
  static let position = position([])
  /// The position of a transform in one property.
  static let groupedPosition = position([.optional("s", .flag)])
  /// The position of a transform with a property for each axis.
  static let splitPosition = SpecificationObject(
    "a split position", [.required("x", .part(.scalar)), .required("y", .part(.scalar))])

  /// The colours of a gradient, and how many.
  static let gradient = SpecificationObject(
    "a gradient",
    [
      .optional("ty", .word(["g"])), .required("p", .number),
      .required("k", .part(.gradientStops)),
    ])
  /// The colours of a gradient.
  static let gradientStops = SpecificationObject(
    "a property", [.required("a", .zeroOrOne), .required("k", .anything)],
    animated: SpecificationAnimatedValue(
      constant: .stops, keyframe: .gradientKeyframe, isSlottable: false))

  // MARK: Keyframes

  private static func keyframe(
    _ value: SpecificationValue, _ members: [SpecificationMember] = []
  ) -> Self {
    SpecificationObject(
      "a keyframe",
      [
        .required("t", .number), .optional("h", .zeroOrOne), .optional("i", .part(.easing)),
        .optional("o", .part(.easing)), .required("s", value),
      ] + members)
  }

  /// A keyframe of one number or several.
  static let vectorKeyframe = keyframe(.vector)
  /// A keyframe of a point, and how it is passed.
  static let positionKeyframe = keyframe(
    .vector, [.optional("ti", .vector), .optional("to", .vector)])
  /// A keyframe of a colour.
  static let colorKeyframe = keyframe(.color)
  /// A keyframe of an outline, in an array of its own.
  static let bezierKeyframe = keyframe(.list(.part(.bezier), count: 1...1))
  /// A keyframe of the colours of a gradient.
  static let gradientKeyframe = keyframe(.stops)

  /// How a value changes between keyframes.
  static let easing = SpecificationObject(
    "an easing",
    [
      .required("x", .numberOrNumbers(SpecificationNumbers(range: .unit, count: 1...Int.max))),
      .required("y", .numberOrNumbers(SpecificationNumbers(count: 1...Int.max))),
    ])

  /// An outline.
  static let bezier = SpecificationObject(
    "an outline",
    [
      .optional("c", .flag), .required("i", .list(.vector)), .required("v", .list(.vector)),
      .required("o", .list(.vector)),
    ])
}

extension SpecificationValue {
  fileprivate static let vector = numbers(SpecificationNumbers())
  fileprivate static let color = numbers(SpecificationNumbers(range: .unit, count: 3...4))
  fileprivate static let stops = numbers(SpecificationNumbers(range: .unit))
}

extension SpecificationDiscriminator {
  /// How the position of a transform is written.
  static let position = flag("s", ifTrue: .splitPosition, otherwise: .groupedPosition)
}
