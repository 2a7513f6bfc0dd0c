/// The characteristics of a field, except its storage.
package struct FieldFacts: Sendable {
  /// The need for a field to be present in serialized form.
  package enum Need: Sendable {
    /// The default is used if the field is missing, and is not written.
    case optional
    /// Always written, but may be missing.
    case always
    /// Always written; if missing, this is reported and the default is used.
    case expected
    /// The default is used if the field is missing; if unusable, the record is dropped.
    case usable
    /// Always written; if missing or unusable, the record is dropped.
    case essential
  }

  /// The valid values of a field, if its type allows more.
  package enum Rule: Sendable {
    /// Any value of its type.
    case any
    /// A nonnegative number.
    case notNegative
    /// A positive number.
    case positive
    /// A nonzero number.
    case notZero
    /// A nonempty rectangle.
    case notEmpty
    /// The index of an entry in a table of the same shapes.
    case index(Table)
    /// The position of a layer in a list.
    case layer
    /// The ID of an image.
    case image
    /// The ID of a definition; for records, a unique ID of each.
    case definition
  }

  /// A table of a layer's shapes whose entries are referenced by index.
  package enum Table: Sendable {
    /// The paths.
    case paths
    /// The groups.
    case groups
    /// The groups before the current one.
    case earlierGroups
  }

  /// The name of the stored property, and of the serialized member.
  package let name: String
  /// The name as the key of a member.
  package let key: StaticString
  /// The description of the field in one sentence, with its unit if it has one.
  package let documentation: String
  /// The need for the field to be present.
  package let need: Need
  /// The valid values.
  package let rule: Rule
  /// `true` if the field is written even if it has the default value.
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
