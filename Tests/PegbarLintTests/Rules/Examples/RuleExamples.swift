import PegbarDiagnostics
import PegbarLint

/// Documents for a rule, in addition to the one on its page, with and without findings.
struct RuleExamples: Sendable {
  /// Documents with findings.
  var found: [RuleExample] = []
  /// Similar documents without findings.
  let silent: [RuleExample]

  /// The examples of all rules by ID, in one or two tables per family.
  static let tables: [[String: RuleExamples]] = [
    AccessibilityExamples.table,
    AndroidExamples.table,
    AssetsExamples.table,
    CompatibilityExamples.table,
    CoreAnimationExamples.table,
    DiscordExamples.table,
    DotLottieExamples.table,
    EmbeddedExamples.table,
    FolderExamples.table,
    FormatExamples.table,
    NamesExamples.table,
    PerformanceExamples.table,
    PictureExamples.table,
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
  /// Documents with findings, starting with the one on the page, if any.
  var found: [RuleExample] {
    [example()].compactMap(\.self) + (RuleExamples.all[kind.id]?.found ?? [])
  }

  /// Similar documents without findings.
  var silent: [RuleExample] { RuleExamples.all[kind.id]?.silent ?? [] }
}
