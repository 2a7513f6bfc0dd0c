internal import PegbarBase
internal import PegbarJSON

/// A setting of a rule: a number, a text, or several texts.
package struct RuleOption: Sendable, Hashable {
  /// What an option is set to.
  package enum Value: Sendable, Hashable {
    /// A number.
    case number(Double)
    /// A text.
    case text(String)
    /// Any number of texts.
    case texts([String])
  }

  /// The name in a configuration.
  package let name: String
  /// The value without one.
  package let usual: Value
  /// The range in which a number makes sense.
  package let range: ClosedRange<Double>
  /// Whether a text is a regular expression.
  package let isPattern: Bool
  /// Whether texts are key paths.
  package let isKeyPath: Bool
  /// What it is, in a few words.
  package let documentation: String

  private init(
    _ name: String, _ usual: Value, range: ClosedRange<Double> = 0...0, isPattern: Bool = false,
    isKeyPath: Bool = false, documentation: String
  ) {
    self.name = name
    self.usual = usual
    self.range = range
    self.isPattern = isPattern
    self.isKeyPath = isKeyPath
    self.documentation = documentation
  }

  /// A number.
  init(_ name: String, _ usual: Double, in range: ClosedRange<Double> = 0...1e12, _ text: String) {
    self.init(name, .number(usual), range: range, documentation: text)
  }

  /// A regular expression; there is none without a configuration.
  static func pattern(_ name: String, _ text: String) -> RuleOption {
    RuleOption(name, .text(""), isPattern: true, documentation: text)
  }

  /// Several texts.
  static func texts(_ name: String, _ usual: [String], _ text: String) -> RuleOption {
    RuleOption(name, .texts(usual), documentation: text)
  }

  /// Several key paths: names with points between them.
  static func keyPaths(_ name: String, _ text: String) -> RuleOption {
    RuleOption(name, .texts([]), isKeyPath: true, documentation: text)
  }

  /// What is wrong with a value for it; nothing where it may have the value.
  package func objection(to value: Value) -> String? {
    switch (usual, value) {
    case (.number, .number(let number)):
      range.contains(number) ? nil : "is out of range: \(documentation)"
    case (.text, .text(let text)):
      isPattern && NamePattern(text) == nil
        ? "is no regular expression that can be read: '\(text)'" : nil
    case (.texts, .texts(let texts)):
      isKeyPath
        ? texts.first { $0.allSatisfy { $0 == "." } }.map {
          "has a key path without names: '\($0)'"
        }
        : nil
    case (.number, _): "has to be a number: \(documentation)"
    case (.text, _): "has to be a text: \(documentation)"
    case (.texts, _): "has to be a list of texts: \(documentation)"
    }
  }
}

extension RuleOption.Value {
  /// The value as a configuration has it.
  package var shown: String {
    switch self {
    case .number(let number): NumberText.text(number)
    case .text(let text): "\"\(text)\""
    case .texts(let texts): "[\(texts.map { "\"\($0)\"" }.joined(separator: ", "))]"
    }
  }
}
