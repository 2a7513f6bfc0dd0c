import PegbarDiagnostics
import PegbarLint

/// Documents that show what a rule finds, beside the one on its page, and what it leaves alone.
struct RuleExamples: Sendable {
  /// Documents in which it finds something.
  var found: [RuleExample] = []
  /// Documents that come near, in which it finds nothing.
  let silent: [RuleExample]

  /// Those of all rules, by their ids: a table or two for each family.
  static let tables: [[String: RuleExamples]] = [
    AccessibilityExamples.table,
    AndroidExamples.table,
    AssetsExamples.table,
    CompatibilityExamples.table,
    CoreAnimationExamples.table,
    DiscordExamples.table,
    DotLottieExamples.table,
    EmbeddedExamples.table,
    FormatExamples.table,
    NamesExamples.table,
    PerformanceExamples.table,
    ReferencesExamples.table,
    SchemaExamples.table,
    SecurityExamples.table,
    SizeExamples.table,
    SizeLayerExamples.table,
    TelegramExamples.table,
    TextExamples.table,
    TimeExamples.table,
    WearExamples.table,
  ]

  fileprivate static let all = tables.reduce(into: [:]) { all, table in
    all.merge(table) { first, _ in first }
  }
}

extension Rule {
  /// Documents in which it finds something: the one on its page first, where the page shows one.
  var found: [RuleExample] {
    [example()].compactMap(\.self) + (RuleExamples.all[kind.id]?.found ?? [])
  }

  /// Documents that come near, in which it finds nothing.
  var silent: [RuleExample] { RuleExamples.all[kind.id]?.silent ?? [] }
}
