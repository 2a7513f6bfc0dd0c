/// How an object tells what it is.
enum SpecificationDiscriminator: Sendable {
  /// A number in a member; another one, or none, means something that may hold anything.
  case number(StaticString, [Int: SpecificationPart], otherwise: SpecificationPart)
  /// Text in a member; another one, or none, means something that may hold anything.
  case text(StaticString, [String: SpecificationPart], otherwise: SpecificationPart)
  /// Whether a member is true.
  case flag(StaticString, ifTrue: SpecificationPart, otherwise: SpecificationPart)
  /// Whether a member is there. The object must not be both.
  case presence(StaticString, of: SpecificationPart, otherwise: SpecificationPart)
}
