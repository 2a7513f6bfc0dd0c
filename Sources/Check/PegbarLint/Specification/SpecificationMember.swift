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
