package import PegbarDiagnostics
internal import PegbarLottie

/// A lint rule for animation files.
///
/// Each rule is a value of this type in a separate file, and an entry in `Rule.all`. Its kind
/// provides the text of its page. Tests have more examples (`RuleExamples`). `Rule` is a class, so
/// the traversal passes rules along without copying them.
package final class Rule: Sendable {
  /// The parts of a document that a rule checks.
  indirect enum Check: Sendable {
    /// The whole document, once.
    case document(@Sendable (RuleRun) -> Void)
    /// Each composition, before its layers.
    case composition(@Sendable (CompositionPart, RuleRun) -> Void)
    /// Each layer.
    case layer(@Sendable (Layer, RuleRun) -> Void)
    /// Each mask of a layer.
    case mask(@Sendable (Mask, RuleRun) -> Void)
    /// Each effect of a layer.
    case effect(@Sendable (Effect, RuleRun) -> Void)
    /// Each list of shape items: of a layer, or of a group.
    case shapes(@Sendable ([ShapeItem], RuleRun) -> Void)
    /// Each shape item.
    case shape(@Sendable (ShapeItem, RuleRun) -> Void)
    /// The content of each text layer.
    case text(@Sendable (TextLayerContent, RuleRun) -> Void)
    /// Each property of a layer and its contents that has keyframes or an expression.
    case property(@Sendable (any DocumentProperty, RuleRun) -> Void)
    /// Several kinds of parts.
    case several([Check])
    /// Parts of one kind, whose findings are counted with `RuleRun.count` and reported once.
    ///
    /// The closure returns the message for several locations, or for one without its own message.
    /// It returns `nil` if there are not enough locations.
    case counted(RuleCount.Span, Check, @Sendable (RuleCount, RuleRun) -> String?)
    /// Each animation of a folder, compared with the others.
    ///
    /// The closure returns `nil` if there is no difference to report.
    case folder(@Sendable (FolderComparison) -> FolderComparison.Difference?)
  }

  /// The default state of a rule.
  package enum Standing: Sendable {
    /// Enabled in the preset `recommended` and in larger presets.
    case recommended
    /// Disabled, except if it is selected or in the preset `all`.
    case optional
  }

  /// The ID, the severity, and the text of the page except for the example.
  package let kind: FindingKind
  /// The options of the rule.
  package let options: [RuleOption]
  /// Creates the document of the page's example, which has a finding; `nil` if the page has text
  /// instead.
  package let example: @Sendable () -> RuleExample?
  /// The default state of the rule.
  package let standing: Standing
  /// The check that the rule performs.
  let check: Check

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - kind: The kind of finding. It can be specific to the rule or also reported elsewhere.
  ///   - example: A document with a finding, if the page includes one.
  init(
    _ kind: FindingKind, standing: Standing = .recommended, options: [RuleOption] = [],
    example: @autoclosure @escaping @Sendable () -> RuleExample? = nil, check: Check
  ) {
    self.kind = kind
    self.options = options
    self.example = example
    self.standing = standing
    self.check = check
  }
}

extension Rule {
  /// The kind, with the rule's example if it has none.
  package var pageKind: FindingKind {
    guard kind.example.isEmpty else { return kind }
    return kind.withExample { [example] in example()?.excerpt ?? "" }
  }
}

/// The page text of a rule.
struct RulePage {
  /// The problem in a few words, without a full stop.
  var title: String
  /// The explanation, in full sentences.
  var meaning: String
  /// The consequence for viewers or for anyone who works with the file.
  var effect: String
  /// The fix, with commands named as in After Effects.
  var wayOut: String
  /// The text that replaces an example document: a description, or part of a long document.
  var example = ""
}

extension FindingKind {
  /// Returns a kind of finding that only a rule reports.
  static func rule(_ id: String, _ severity: Severity, _ page: RulePage) -> FindingKind {
    FindingKind(
      id, severity, title: page.title, meaning: page.meaning, effect: page.effect,
      wayOut: page.wayOut, example: page.example)
  }
}
