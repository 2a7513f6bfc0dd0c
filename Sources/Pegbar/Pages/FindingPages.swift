internal import PegbarDiagnostics

/// What is written about each kind of finding, from the values that define them.
package enum FindingPages {
  /// A page of the documentation.
  package struct Article: Sendable, Hashable {
    /// The file name, for example `shape-merge-paths.md`.
    package var name: String
    /// The text in Markdown.
    package var text: String
  }

  /// Every id with its title, a line each.
  package static var list: String {
    let width = FindingKind.all.map(\.id.count).max() ?? 0
    return sorted.map { kind in
      let padding = String(repeating: " ", count: width - kind.id.count + 2)
      return "\(kind.id)\(padding)\(kind.severity.rawValue)"
        + String(repeating: " ", count: 9 - kind.severity.rawValue.count) + kind.title + "\n"
    }.joined()
  }

  /// The page of one kind, for the terminal.
  package static func text(of kind: FindingKind) -> String {
    """
    \(kind.id) (\(kind.severity.rawValue))
    \(kind.title)

    \(kind.meaning)

    Effect: \(kind.effect)

    Way out: \(kind.wayOut)

    Example: \(kind.example)

    """
  }

  /// The pages of the documentation: one per kind, and one that lists them.
  package static var articles: [Article] {
    [index]
      + sorted.map { kind in
        Article(name: fileName(of: kind) + ".md", text: markdown(of: kind))
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
      for kind in sorted where kind.family == family { text += "- <doc:\(fileName(of: kind))>\n" }
    }
    return Article(name: "Findings.md", text: text)
  }

  private static func fileName(of kind: FindingKind) -> String {
    String(kind.id.map { $0 == "/" ? "-" : $0 })
  }

  private static func markdown(of kind: FindingKind) -> String {
    """
    # \(kind.id)

    \(kind.title).

    ## Overview

    Severity: \(kind.severity.rawValue)

    \(kind.meaning)

    ### Effect

    \(kind.effect)

    ### Way out

    \(kind.wayOut)

    ### Example

    ```
    \(kind.example)
    ```

    """
  }
}
