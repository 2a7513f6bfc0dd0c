internal import PegbarBase
package import PegbarDiagnostics

/// The documentation of each kind of finding, generated from its definition.
package enum FindingPages {
  /// Returns the IDs and titles of kinds, one per line and grouped by family.
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

  /// Returns the page of a kind, for the terminal.
  package static func text(of kind: FindingKind, style: ReportStyle) -> String {
    var layout = TextLayout(style)
    layout.line("\(kind.id) (\(kind.severity.rawValue))", .faint)
    layout.paragraph(kind.title, .strong)
    for (title, text) in [
      ("", meaning(of: kind)), ("Effect: ", kind.effect), ("Fix: ", kind.wayOut),
      ("Example: ", kind.example),
    ] {
      layout.gap()
      layout.paragraph(title + text)
    }
    for option in options(of: kind) {
      layout.gap()
      layout.paragraph("Option \(option.name): \(option.text)")
    }
    if let table = SupportTable(of: kind) {
      layout.gap()
      table.write(to: &layout)
    }
    return layout.text
  }

  /// Returns the meaning of a kind, without the details of the table of player support.
  package static func meaning(of kind: FindingKind) -> String {
    Compatibility.feature(of: kind) == nil ? kind.meaning : Compatibility.meaning
  }

  /// Returns the page name of a kind: `shape-merge-paths`.
  package static func name(of kind: FindingKind) -> String {
    String(kind.id.map { "/.".contains($0) ? "-" : $0 })
  }

  /// Returns the options of the rule that reports a kind, each with its description and its default
  /// value.
  package static func options(of kind: FindingKind) -> [(name: String, text: String)] {
    let options = Rule.all.first { $0.kind.id == kind.id }?.options ?? []
    return options.map { option in
      let defaultValue: String? =
        switch option.defaultValue {
        case .text(""), .strings([]): nil
        case .number(let number):
          Int(exactly: number).map(WholeNumber.text) ?? option.defaultValue.shown
        case .text, .strings: option.defaultValue.shown
        }
      let text = defaultValue.map { ", \($0) by default" } ?? ", none by default"
      return (option.name, option.documentation + text)
    }
  }
}
