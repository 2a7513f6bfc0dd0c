internal import PegbarLint

/// What is written about each kind of finding, from the values that define them.
package enum FindingPages {
  /// A page of the documentation.
  package struct Article: Sendable, Hashable {
    /// The file name, for example `shape-merge-paths.md`.
    package var name: String
    /// The text in Markdown.
    package var text: String
  }

  /// The ids of some kinds with their titles, a line each, by family.
  package static func list(_ kinds: [FindingKind], style: ReportStyle) -> String {
    var layout = TextLayout(style)
    let width = kinds.map(\.id.count).max() ?? 0
    for family in Set(kinds.map(\.family)).sorted() {
      layout.gap()
      layout.line(family, .strong)
      for kind in kinds.sorted(by: { $0.id < $1.id }) where kind.family == family {
        let id = kind.id + String(repeating: " ", count: width - kind.id.count + 2)
        let severity = kind.severity.rawValue
        let padding = String(repeating: " ", count: max(9 - severity.count, 1))
        layout.paragraph(kind.title, first: "  \(id)\(severity)\(padding)")
      }
    }
    return layout.text
  }

  /// The page of one kind, for the terminal.
  package static func text(of kind: FindingKind, style: ReportStyle) -> String {
    var layout = TextLayout(style)
    layout.line("\(kind.id) (\(kind.severity.rawValue))", .faint)
    layout.paragraph(kind.title, .strong)
    let table = SupportTable(of: kind)
    for (title, text) in [
      ("", table == nil ? kind.meaning : Compatibility.meaning), ("Effect: ", kind.effect),
      ("Way out: ", kind.wayOut), ("Example: ", kind.example),
    ] {
      layout.gap()
      layout.paragraph(title + text)
    }
    for option in options(of: kind) {
      layout.gap()
      layout.paragraph("Option \(option.name): \(text(of: option))")
    }
    if let table {
      layout.gap()
      table.write(to: &layout)
    }
    return layout.text
  }

  /// The pages of the documentation: one per kind, and one that lists them.
  package static var articles: [Article] {
    [index]
      + sorted.map { kind in
        Article(name: name(of: kind) + ".md", text: markdown(of: kind))
      }
  }

  /// By id: the order of the registry has no meaning for readers.
  private static var sorted: [FindingKind] {
    FindingKind.all.sorted { $0.id < $1.id }
  }

  private static var index: Article {
    var text = """
      # Findings

      Everything that Pegbar says about a file, by id.

      ## Overview

      `pegbar explain ID` prints the same pages. Ids are never renamed and never used again.

      ## Topics

      """
    for family in Set(FindingKind.all.map(\.family)).sorted() {
      text += "\n### \(family)\n\n"
      for kind in sorted where kind.family == family { text += "- <doc:\(name(of: kind))>\n" }
    }
    return Article(name: "Findings.md", text: text)
  }

  /// The name of the page of a kind: `shape-merge-paths`.
  static func name(of kind: FindingKind) -> String {
    String(kind.id.map { "/.".contains($0) ? "-" : $0 })
  }

  /// What can be set where the kind is that of a rule.
  private static func options(of kind: FindingKind) -> [RuleOption] {
    Rule.all.first { $0.kind.id == kind.id }?.options ?? []
  }

  private static func text(of option: RuleOption) -> String {
    let usual: String? =
      switch option.usual {
      case .text(""), .texts([]): nil
      case .number, .text, .texts: option.usual.shown
      }
    return option.documentation + (usual.map { ", \($0) by default" } ?? ", none by default")
  }

  private static func markdown(of kind: FindingKind) -> String {
    let options = options(of: kind).map { "- `\($0.name)`: \(text(of: $0))\n" }
    let table = SupportTable(of: kind)
    let settings = options.isEmpty ? "" : "### Options\n\n\(options.joined())\n"
    return """
      # \(kind.id)

      \(kind.title).

      ## Overview

      Severity: \(kind.severity.rawValue)

      \(table == nil ? kind.meaning : Compatibility.meaning)

      ### Effect

      \(kind.effect)

      ### Way out

      \(kind.wayOut)

      \(settings)### Example

      ```
      \(kind.example)
      ```

      """ + (table.map { "\n\($0.markdown)" } ?? "")
  }
}
