package import PegbarJSON

/// A section of a configuration that is about something else than lint; another module reads it.
package protocol ConfigurationSection: Hashable, Sendable {
  /// The members of the section, with their descriptions.
  static var members: [ConfigurationMember] { get }

  /// Makes a section that leaves everything as usual.
  init()
  /// Reads the section; errors in it are reported.
  init(reading value: JSONValue)
  /// Adds a section, which takes precedence where both set a member.
  mutating func add(_ nearer: Self)
}

/// A member of a section, with its key and its description.
package typealias ConfigurationMember = (key: String, form: ConfigurationForm, text: String)

/// The type of a member of a section.
package enum ConfigurationForm: Sendable {
  /// A text.
  case text
  /// True or false.
  case flag
  /// A number.
  case number
  /// One of some names.
  case choice([String])
  /// Several of some names.
  case choices([String])
}
