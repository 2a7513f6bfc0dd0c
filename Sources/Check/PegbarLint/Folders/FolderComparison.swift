internal import PegbarBase
package import PegbarDiagnostics

/// A comparison of an animation with the others in its folder, by one rule.
struct FolderComparison {
  /// The difference of an animation from the others.
  struct Difference {
    /// The message.
    var message: String
    /// The key of the member with the difference, or `nil` for the whole animation.
    var key: String?
  }

  /// The animation.
  let animation: AnimationFacts
  /// All animations in the folder, including this one.
  let folder: FolderFacts
  private let rule: Rule
  private let options: [String: RuleOption.Value]

  /// Creates a comparison by a rule with values of options, by rule and option (`id:name`).
  init(
    _ animation: AnimationFacts, in folder: FolderFacts, by rule: Rule,
    options: [String: RuleOption.Value]
  ) {
    self.animation = animation
    self.folder = folder
    self.rule = rule
    self.options = options
  }

  /// Returns the number that is set for an option of the rule.
  func number(_ option: String) -> Double {
    let own = options["\(rule.kind.id):\(option)"]
    let value = own ?? rule.options.first { $0.name == option }?.defaultValue
    if case .number(let number) = value { return number }
    return 0
  }
}

extension LintSettings {
  /// `true` if a rule compares the animations of a folder.
  package var comparesFolders: Bool { rules.contains { $0.folderCheck != nil } }

  /// Returns the findings about an animation in a folder, with their severities.
  package func findings(
    about animation: AnimationFacts, in folder: FolderFacts
  ) -> [Finding] {
    let found = rules.compactMap { rule -> Finding? in
      guard let check = rule.folderCheck else { return nil }
      let comparison = FolderComparison(animation, in: folder, by: rule, options: options)
      guard let difference = check(comparison) else { return nil }
      let path = difference.key.map { JSONPath().appending(.key($0)) } ?? JSONPath()
      return Finding(
        rule.kind, difference.message, path: path,
        position: difference.key.flatMap { animation.positions[$0] })
    }
    return chosen(found)
  }
}

extension Rule {
  /// The check of a rule that compares the animations of a folder, or `nil` for other rules.
  fileprivate var folderCheck: (@Sendable (FolderComparison) -> FolderComparison.Difference?)? {
    if case .folder(let check) = check { check } else { nil }
  }
}
