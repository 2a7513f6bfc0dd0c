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

/// What the specification says about a member of an object.
struct SpecificationMember: Sendable {
  /// When a member has to be there.
  enum Presence: Sendable {
    /// Never.
    case optional
    /// Always.
    case required
    /// Unless another member is there.
    case requiredWithout(StaticString)
    /// Where another member is this number, or missing.
    case requiredFor(StaticString, Double)
  }

  /// Its key.
  let key: StaticString
  /// When it has to be there.
  let presence: Presence
  /// What it has to be.
  let value: SpecificationValue
  /// A member and the number that it must have for this to hold.
  let condition: (key: StaticString, number: Double)?

  private init(
    _ key: StaticString, _ presence: Presence, _ value: SpecificationValue,
    _ condition: (key: StaticString, number: Double)? = nil
  ) {
    self.key = key
    self.presence = presence
    self.value = value
    self.condition = condition
  }

  /// A member that may be missing.
  static func optional(_ key: StaticString, _ value: SpecificationValue) -> Self {
    Self(key, .optional, value)
  }

  /// A member that must not be missing.
  static func required(_ key: StaticString, _ value: SpecificationValue) -> Self {
    Self(key, .required, value)
  }

  /// A member that must not be missing, unless there is one with another key.
  static func required(
    _ key: StaticString, without other: StaticString, _ value: SpecificationValue
  ) -> Self {
    Self(key, .requiredWithout(other), value)
  }

  /// A member that must not be missing where another one is a number, or missing.
  static func required(
    _ key: StaticString, for other: StaticString, _ number: Double, _ value: SpecificationValue
  ) -> Self {
    Self(key, .requiredFor(other, number), value)
  }

  /// What a member has to be, besides, where another one is a number.
  static func given(
    _ other: StaticString, _ number: Double, _ key: StaticString, _ value: SpecificationValue
  ) -> Self {
    Self(key, .optional, value, (other, number))
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
