/// The conversion options that a configuration sets; all others have their defaults.
///
/// Command-line options take precedence, followed by the configuration nearest to the file.
package struct ConvertSettings: Sendable, Hashable {
  /// The values as text, by option name.
  private var values: [String: String] = [:]

  /// Creates settings without values.
  package init() {}

  /// Accesses the value of an option as text; `nil` if it is not set.
  package subscript(name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The ID of the animation in an archive; `nil` if it is not set.
  package var animation: String? {
    get { values["animation"] }
    set { values["animation"] = newValue }
  }

  /// The ID of the theme in an archive; `nil` if it is not set.
  package var theme: String? {
    get { values["theme"] }
    set { values["theme"] = newValue }
  }

  /// Adds settings that take precedence over the current ones.
  package mutating func add(_ nearer: ConvertSettings) {
    values.merge(nearer.values) { $1 }
  }

  /// Removes the options that do not satisfy a condition.
  package mutating func keep(_ condition: (ConversionOption) -> Bool) {
    values = values.filter { ConversionOption.named($0.key).map(condition) ?? false }
  }

  /// Applies the settings to options; a prefix does not apply to an explicit type name.
  package func apply(to options: inout ConversionOptions) {
    for option in ConversionOption.all {
      guard let text = values[option.name], option.name != "prefix" || options.typeName == nil
      else { continue }
      _ = option.set(&options, text)
    }
  }
}

/// A configuration for linting and converting.
package typealias LintConfiguration = Configuration<ConvertSettings>

extension ConvertSettings: ConfigurationSection {
  /// The options of the section, in the order of the documentation.
  static let options = [
    "style", "prefix", "access", "expose", "reserve", "nonisolated", "tolerance", "host",
    "data", "animation", "theme",
  ].compactMap { ConversionOption.named($0) }

  /// The members of the section, with their descriptions.
  package static let members: [ConfigurationMember] = options.map {
    ($0.name, $0.form, $0.help ?? "")
  }
}
