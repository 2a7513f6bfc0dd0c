/// The specification of a type of object.
///
/// Objects can have additional members.
struct SpecificationObject: Sendable {
  /// The name with an article, as in "a layer".
  ///
  /// Violations in objects with the same name have the same cause.
  let name: String
  /// The requirements for members.
  ///
  /// Several can apply to the same member.
  let members: [SpecificationMember]
  /// The requirement for the value, if the object is a property.
  let animated: SpecificationAnimatedValue?

  init(
    _ name: String, _ members: [SpecificationMember], animated: SpecificationAnimatedValue? = nil
  ) {
    self.name = name
    self.members = members
    self.animated = animated
  }
}

/// The value `k` of a property: one value, or keyframes, depending on `a`.
struct SpecificationAnimatedValue: Sendable {
  /// The value of a static property.
  let constant: SpecificationValue
  /// The type of the keyframes.
  let keyframe: SpecificationPart
  /// `true` if a slot can replace `a` and `k`.
  let isSlottable: Bool

  /// The value of an animated property.
  var keyframes: SpecificationValue { .list(.part(keyframe)) }
}
