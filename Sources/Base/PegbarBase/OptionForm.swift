/// The values of an option or of a member of a configuration.
package enum OptionForm: Sendable {
  /// A text.
  case text
  /// True or false.
  case flag
  /// A number.
  case number
  /// One of some names.
  case choice([String])
  /// Several of some names, with commas between them in text.
  case choices([String])
}
