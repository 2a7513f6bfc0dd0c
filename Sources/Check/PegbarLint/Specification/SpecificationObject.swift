/// What the specification says about one kind of object.
///
/// Other members than these are allowed.
struct SpecificationObject: Sendable {
  /// What it is, with an article, as in "a layer".
  ///
  /// Violations in objects of one name count as one cause.
  let name: String
  /// What is said about its members; several things may be about one of them.
  let members: [SpecificationMember]
  /// What its value is, where it is a property.
  let animated: SpecificationAnimatedValue?

  init(
    _ name: String, _ members: [SpecificationMember], animated: SpecificationAnimatedValue? = nil
  ) {
    self.name = name
    self.members = members
    self.animated = animated
  }
}

/// What a property holds as `k`: one value, or keyframes, as `a` says.
struct SpecificationAnimatedValue: Sendable {
  /// The value while nothing moves.
  let constant: SpecificationValue
  /// What each keyframe is.
  let keyframe: SpecificationPart
  /// Whether a slot can take the place of `a` and `k`.
  let isSlottable: Bool

  /// The value while something moves.
  var keyframes: SpecificationValue { .list(.part(keyframe)) }
}
