/// The member that determines the type of an object.
enum SpecificationDiscriminator: Sendable {
  /// A number.
  ///
  /// Other numbers, or a missing member, indicate a type without requirements.
  case number(StaticString, [Int: SpecificationPart], otherwise: SpecificationPart)
  /// A string.
  ///
  /// Other strings, or a missing member, indicate a type without requirements.
  case text(StaticString, [String: SpecificationPart], otherwise: SpecificationPart)
  /// A Boolean value.
  case flag(StaticString, ifTrue: SpecificationPart, otherwise: SpecificationPart)
  /// A member that may be missing.
  ///
  /// The object must not conform to both types.
  case presence(StaticString, of: SpecificationPart, otherwise: SpecificationPart)
}
