package import PegbarBase
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
package typealias ConfigurationMember = (key: String, form: OptionForm, text: String)
