extension SpecificationObject {
  /// Returns a property that can reference a slot.
  ///
  /// With a slot, it requires no value.
  ///
  /// - Parameter type: The value of the member `ty`, if it is present.
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

  /// A number.
  static let scalar = slottable("s", .number, .vectorKeyframe)
  /// An array of numbers.
  static let vector = slottable("v", .vector, .vectorKeyframe)
  /// A color.
  static let color = slottable("c", .color, .colorKeyframe)
  /// A path.
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

  /// A point, which requires a value even with a slot.
  static let position = position([])
  /// The position of a transform in one property.
  static let groupedPosition = position([.optional("s", .flag)])
  /// The position of a transform with a property for each axis.
  static let splitPosition = SpecificationObject(
    "a split position", [.required("x", .part(.scalar)), .required("y", .part(.scalar))])

  /// The colors of a gradient and their number.
  static let gradient = SpecificationObject(
    "a gradient",
    [
      .optional("ty", .word(["g"])), .required("p", .number),
      .required("k", .part(.gradientStops)),
    ])
  /// The colors of a gradient.
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

  /// A keyframe with one or several numbers.
  static let vectorKeyframe = keyframe(.vector)
  /// A keyframe with a point and spatial tangents.
  static let positionKeyframe = keyframe(
    .vector, [.optional("ti", .vector), .optional("to", .vector)])
  /// A keyframe with a color.
  static let colorKeyframe = keyframe(.color)
  /// A keyframe with a path, which is in an array.
  static let bezierKeyframe = keyframe(.list(.part(.bezier), count: 1...1))
  /// A keyframe with the colors of a gradient.
  static let gradientKeyframe = keyframe(.stops)

  /// The easing between keyframes.
  static let easing = SpecificationObject(
    "an easing",
    [
      .required("x", .numberOrNumbers(SpecificationNumbers(range: .unit, count: 1...Int.max))),
      .required("y", .numberOrNumbers(SpecificationNumbers(count: 1...Int.max))),
    ])

  /// A path.
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
  /// The form of a transform's position.
  static let position = flag("s", ifTrue: .splitPosition, otherwise: .groupedPosition)
}
