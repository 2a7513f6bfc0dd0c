/// What is known about a field besides where it is stored.
package struct FieldFacts: Sendable {
  /// Whether a text has to give the field.
  package enum Need: Sendable {
    /// What is not given has the usual value, and the usual value is not written.
    case optional
    /// It is always written, and may be missing all the same.
    case always
    /// It is always written; where it is missing, that is reported and the usual value is used.
    case expected
    /// What is not given has the usual value; without a usable one the record is left out.
    case usable
    /// It is always written; without a usable one the record is left out.
    case essential
  }

  /// Which values a field can have, where its type allows more.
  package enum Rule: Sendable {
    /// Any of its type.
    case any
    /// A number that is not below 0.
    case notNegative
    /// A number above 0.
    case positive
    /// Any number but 0.
    case notZero
    /// A rectangle that is not empty.
    case notEmpty
    /// The index of an entry of a table of the same shapes.
    case index(Table)
    /// The place of a layer in a list.
    case layer
    /// The id of an image.
    case image
    /// The id of a definition; of records, that each has one of its own.
    case definition
  }

  /// A table of the shapes of a layer that is referred to by index.
  package enum Table: Sendable {
    /// The outlines.
    case paths
    /// The groups.
    case groups
    /// The groups that stand before one.
    case earlierGroups
  }

  /// What the field is called: the name of the stored property, and of the member in a text.
  package let name: String
  /// The same as the key of a member.
  package let key: StaticString
  /// What the field is, in a sentence: with its unit where it has one.
  package let documentation: String
  /// Whether a text has to give it.
  package let need: Need
  /// Which values it can have.
  package let rule: Rule
  /// Whether the field is written even where it has the usual value.
  package var isAlwaysWritten: Bool {
    switch need {
    case .optional, .usable: false
    case .always, .expected, .essential: true
    }
  }

  init(
    _ name: StaticString, _ documentation: String, _ need: Need = .optional, _ rule: Rule = .any
  ) {
    self.name = "\(name)"
    key = name
    self.documentation = documentation
    self.need = need
    self.rule = rule
  }
}
