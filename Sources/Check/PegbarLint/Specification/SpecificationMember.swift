/// The specification of a member of an object.
struct SpecificationMember: Sendable {
  /// The condition under which a member is required.
  enum Presence: Sendable {
    /// Never required.
    case optional
    /// Always required.
    case required
    /// Required unless another member is present.
    case requiredWithout(StaticString)
    /// Required if another member has this number or is missing.
    case requiredFor(StaticString, Double)
  }

  /// The key.
  let key: StaticString
  /// The condition under which the member is required.
  let presence: Presence
  /// The requirement for the value.
  let value: SpecificationValue
  /// A member and its number, if the requirement applies only then.
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

  /// Returns an optional member.
  static func optional(_ key: StaticString, _ value: SpecificationValue) -> Self {
    Self(key, .optional, value)
  }

  /// Returns a required member.
  static func required(_ key: StaticString, _ value: SpecificationValue) -> Self {
    Self(key, .required, value)
  }

  /// Returns a member that is required unless another one is present.
  static func required(
    _ key: StaticString, without other: StaticString, _ value: SpecificationValue
  ) -> Self {
    Self(key, .requiredWithout(other), value)
  }

  /// Returns a member that is required if another one has a number or is missing.
  static func required(
    _ key: StaticString, for other: StaticString, _ number: Double, _ value: SpecificationValue
  ) -> Self {
    Self(key, .requiredFor(other, number), value)
  }

  /// Returns an additional requirement for a member that applies if another one has a number.
  static func given(
    _ other: StaticString, _ number: Double, _ key: StaticString, _ value: SpecificationValue
  ) -> Self {
    Self(key, .optional, value, (other, number))
  }
}
