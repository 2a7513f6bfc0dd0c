package import PegbarBase
package import PegbarJSON

/// A section of a configuration that is defined and read by another module.
package protocol ConfigurationSection: Hashable, Sendable {
  /// The members of the section, with their descriptions.
  static var members: [ConfigurationMember] { get }

  /// Creates a section with the default settings.
  init()
  /// Reads the section and reports problems in it.
  init(reading value: JSONValue)
  /// Adds the settings of a section, which takes precedence.
  mutating func add(_ nearer: Self)
}

/// A member of a section, with its key and its description.
package typealias ConfigurationMember = (key: String, form: OptionForm, text: String)
