package import PegbarDiagnostics
internal import PegbarLottie

/// Something that is looked for in a motion file.
///
/// A rule is one file that makes a value of this type, and one line in `Rule.all`. What the kind says
/// is its page; tests have more examples (`RuleExamples`). A class, so that the walk can pass it along
/// without copying it.
package final class Rule: Sendable {
  /// Shows a rule the parts of a document that it is about.
  indirect enum Check: Sendable {
    /// The document as a whole, once.
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
    /// Each property of a layer and what it holds that has keys or an expression.
    case property(@Sendable (any DocumentProperty, RuleRun) -> Void)
    /// Parts of several kinds.
    case several([Check])
    /// Parts of some kind, of which the check counts some (`RuleRun.count`): they are reported once.
    ///
    /// The message is for more than one place, or for one without words of its own; nothing means that
    /// there are not enough.
    case counted(RuleCount.Span, Check, @Sendable (RuleCount, RuleRun) -> String?)
  }

  /// Whether a rule looks for what it is about unless somebody says otherwise.
  package enum Standing: Sendable {
    /// In the preset `recommended` and all that have more.
    case recommended
    /// Only where it is chosen, or in the preset `all`.
    case optional
  }

  /// Its id, its level, and the text of its page but for the example.
  package let kind: FindingKind
  /// What can be set.
  package let options: [RuleOption]
  /// Makes the small document on its page, in which it finds something; nothing where the page has
  /// words in its place.
  package let example: @Sendable () -> RuleExample?
  /// Whether it is on by itself.
  package let standing: Standing
  /// How it looks.
  let check: Check

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - kind: What it reports: a kind of its own, or one that something else reports, too.
  ///   - example: A document in which it finds something, where its page shows one.
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
  /// The kind with the example on its page, where it has none of its own.
  package var pageKind: FindingKind {
    guard kind.example.isEmpty else { return kind }
    return kind.withExample { [example] in example()?.excerpt ?? "" }
  }
}

/// What a rule says on its page.
struct RulePage {
  /// What is the case, in a few words, without a full stop.
  var title: String
  /// What it means, in whole sentences.
  var meaning: String
  /// What a viewer sees, or whoever works with the file.
  var effect: String
  /// The remedy, with commands named as in After Effects.
  var wayOut: String
  /// What the page shows in the place of an example: words, or a part of a long document.
  var example = ""
}

extension FindingKind {
  /// The kind of a rule that reports what nothing else does.
  static func rule(_ id: String, _ severity: Severity, _ page: RulePage) -> FindingKind {
    FindingKind(
      id, severity, title: page.title, meaning: page.meaning, effect: page.effect,
      wayOut: page.wayOut, example: page.example)
  }
}
