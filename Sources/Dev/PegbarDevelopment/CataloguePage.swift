internal import Pegbar
internal import PegbarLint
internal import PegbarSceneJSON

/// A generated page of the documentation.
package struct CataloguePage: Sendable, Hashable {
  /// The path in the catalog, for example `Findings/shape-merge-paths.md`.
  package let path: String
  /// The text as Markdown.
  package let text: String

  /// All pages: the list of findings, one page for each finding, and the members of scene JSON.
  package static var all: [CataloguePage] {
    [index] + kinds.map(page)
      + [CataloguePage(path: "Articles/SceneJSONMembers.md", text: SceneJSON.reference)]
  }

  /// The kinds, sorted by ID, because the registry order has no meaning for readers.
  private static var kinds: [FindingKind] { FindingKind.all.sorted { $0.id < $1.id } }

  private static var index: CataloguePage {
    var text = """
      # Findings

      Every finding that Pegbar reports, by ID.

      ## Overview

      `pegbar explain ID` prints the same pages. IDs are never renamed or reused.

      ## Topics

      """
    let kinds = kinds
    for family in Set(kinds.map(\.family)).sorted() {
      text += "\n### \(family)\n\n"
      for kind in kinds where kind.family == family {
        text += "- <doc:\(FindingPages.name(of: kind))>\n"
      }
    }
    return CataloguePage(path: "Findings/Findings.md", text: text)
  }

  private static func page(of kind: FindingKind) -> CataloguePage {
    let options = FindingPages.options(of: kind).map { "- `\($0.name)`: \($0.text)\n" }
    let settings = options.isEmpty ? "" : "### Options\n\n\(options.joined())\n"
    let text = """
      # \(kind.id)

      \(kind.title).

      ## Overview

      Severity: \(kind.severity.rawValue)

      \(FindingPages.meaning(of: kind))

      ### Effect

      \(kind.effect)

      ### Fix

      \(kind.wayOut)

      \(settings)### Example

      ```
      \(kind.example)
      ```

      """ + (SupportTable(of: kind).map { "\n\($0.markdown)" } ?? "")
    return CataloguePage(path: "Findings/\(FindingPages.name(of: kind)).md", text: text)
  }
}

extension SupportTable {
  /// The table as Markdown, with headings.
  fileprivate var markdown: String {
    let rows = rows.map { row in
      let since = row.since?.description ?? ""
      return "| \(names(of: row)) | \(row.level.word) | \(since) | \(row.note) |\n"
    }
    let references = references.map { key, reference in
      let commit = Self.commit(of: reference).map { ", \($0)" } ?? ""
      return "- \(key): \(reference.title), `\(reference.source)`\(commit)\n"
    }
    return """
      ### Players

      | Player | Support | Since | Note |
      | --- | --- | --- | --- |
      \(rows.joined())
      ### References

      \(references.joined())
      """
  }
}
