/// The options of conversions that a configuration sets; the others have their defaults.
///
/// Command-line options take precedence, then the configuration that is nearest to the file.
package struct ConvertSettings: Sendable, Hashable {
  /// The values as text, by the names of options.
  private var values: [String: String] = [:]

  /// Makes settings without values.
  package init() {}

  /// The value of an option as text; `nil` if it is not set.
  package subscript(name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The animation of an archive; `nil` if it is not set.
  package var animation: String? {
    get { values["animation"] }
    set { values["animation"] = newValue }
  }

  /// Adds settings, which take precedence over the present ones.
  package mutating func add(_ nearer: ConvertSettings) {
    values.merge(nearer.values) { $1 }
  }

  /// Removes the options that do not fulfil a condition.
  package mutating func keep(_ condition: (ConversionOption) -> Bool) {
    values = values.filter { ConversionOption.named($0.key).map(condition) ?? false }
  }

  /// Sets the options; a prefix does not apply to a type name that is given as a whole.
  package func apply(to options: inout ConversionOptions) {
    for option in ConversionOption.all {
      guard let text = values[option.name], option.name != "prefix" || options.typeName == nil
      else { continue }
      _ = option.set(&options, text)
    }
  }
}

/// A configuration of lint and of converting.
package typealias LintConfiguration = Configuration<ConvertSettings>

extension ConvertSettings: ConfigurationSection {
  /// The options of the section, in the order of its documentation.
  static let options = [
    "style", "prefix", "access", "expose", "nonisolated", "tolerance", "host", "animation",
  ].compactMap { ConversionOption.named($0) }

  /// The members of the section, with their descriptions.
  package static let members: [ConfigurationMember] = options.map {
    ($0.name, $0.form, $0.help ?? "")
  }
}
