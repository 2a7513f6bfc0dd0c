/// The type of value of an option or of a configuration member.
package enum OptionForm: Sendable {
  /// A string.
  case text
  /// A Boolean value.
  case flag
  /// A number.
  case number
  /// One of several names.
  case choice([String])
  /// Several names from a list, separated by commas in text.
  case choices([String])
  /// Several strings, separated by commas in text.
  case texts
}
