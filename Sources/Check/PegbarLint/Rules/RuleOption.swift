internal import PegbarBase
internal import PegbarJSON

/// An option of a rule: a number, a string, or several strings.
package struct RuleOption: Sendable, Hashable {
  /// The value of an option.
  package enum Value: Sendable, Hashable {
    /// A number.
    case number(Double)
    /// A string.
    case text(String)
    /// Any number of strings.
    case strings([String])
  }

  /// The name in a configuration.
  package let name: String
  /// The default value.
  package let defaultValue: Value
  /// The valid range of a number.
  package let range: ClosedRange<Double>
  /// `true` if the string is a regular expression.
  package let isPattern: Bool
  /// `true` if the strings are key paths.
  package let isKeyPath: Bool
  /// A short description of the option.
  package let documentation: String

  private init(
    _ name: String, _ defaultValue: Value, range: ClosedRange<Double> = 0...0,
    isPattern: Bool = false,
    isKeyPath: Bool = false, documentation: String
  ) {
    self.name = name
    self.defaultValue = defaultValue
    self.range = range
    self.isPattern = isPattern
    self.isKeyPath = isKeyPath
    self.documentation = documentation
  }

  /// Creates a number option.
  init(
    _ name: String, _ defaultValue: Double, in range: ClosedRange<Double> = 0...1e12, _ text: String
  ) {
    self.init(name, .number(defaultValue), range: range, documentation: text)
  }

  /// Returns an option for a regular expression, which is empty by default.
  static func pattern(_ name: String, _ text: String) -> RuleOption {
    RuleOption(name, .text(""), isPattern: true, documentation: text)
  }

  /// Returns an option for several strings.
  static func strings(_ name: String, _ defaultValue: [String], _ text: String) -> RuleOption {
    RuleOption(name, .strings(defaultValue), documentation: text)
  }

  /// Returns an option for several key paths, which are names separated by dots.
  static func keyPaths(_ name: String, _ text: String) -> RuleOption {
    RuleOption(name, .strings([]), isKeyPath: true, documentation: text)
  }

  /// Returns the problem with a value, or `nil` if the value is valid.
  package func objection(to value: Value) -> String? {
    switch (defaultValue, value) {
    case (.number, .number(let number)):
      range.contains(number) ? nil : "is out of range: \(documentation)"
    case (.text, .text(let text)):
      isPattern && NamePattern(text) == nil
        ? "is not a valid regular expression: '\(text)'" : nil
    case (.strings, .strings(let strings)):
      isKeyPath
        ? strings.first { $0.allSatisfy { $0 == "." } }.map {
          "has a key path without names: '\($0)'"
        }
        : nil
    case (.number, _): "must be a number: \(documentation)"
    case (.text, _): "must be text: \(documentation)"
    case (.strings, _): "must be a list of strings: \(documentation)"
    }
  }
}

extension RuleOption.Value {
  /// The value, as written in a configuration.
  package var shown: String {
    switch self {
    case .number(let number): NumberText.text(number)
    case .text(let text): "\"\(text)\""
    case .strings(let strings): "[\(strings.map { "\"\($0)\"" }.joined(separator: ", "))]"
    }
  }
}
