internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarJSON

/// The list of lint rules.
package enum RuleListing {
  /// Returns each kind with its title and its severity in the settings, or “off” if it is disabled.
  package static func text(_ settings: LintSettings, style: ReportStyle) -> String {
    var layout = TextLayout(style)
    let kinds = FindingKind.all
    let width = kinds.map(\.id.count).max() ?? 0
    for family in Set(kinds.map(\.family)).sorted() {
      layout.gap()
      layout.line(family, .strong)
      for kind in kinds where kind.family == family {
        let id = kind.id + String(repeating: " ", count: width - kind.id.count + 2)
        let severity = settings.severity(of: kind)
        let padding = String(repeating: " ", count: 9 - severity.count)
        layout.paragraph(kind.title, first: "  \(id)\(severity)\(padding)")
      }
    }
    return layout.text
  }

  /// Returns the list as JSON, including options.
  package static func json(_ settings: LintSettings) -> [UInt8] {
    let options = Rule.all.keyed(by: \.kind.id).mapValues(\.options)
    var writer = JSONWriter(style: .readable)
    writer.object { writer in
      writer.member("rules") { writer in
        writer.array { writer in
          for kind in FindingKind.all {
            writer.object { writer in
              writer.member("id", kind.id)
              writer.member("level", settings.severity(of: kind))
              writer.member("usual", kind.severity.rawValue)
              writer.member("title", kind.title)
              for option in options[kind.id] ?? [] {
                writer.member("option:\(option.name)", option.defaultValue)
              }
            }
          }
        }
      }
    }
    return writer.finish()
  }

  /// Returns the list as a table in Markdown.
  package static func markdown(_ settings: LintSettings) -> String {
    let rows = FindingKind.all.map { kind in
      "| `\(kind.id)` | \(settings.severity(of: kind)) | \(kind.title) |"
    }
    return "| rule | severity | title |\n| --- | --- | --- |\n"
      + rows.joined(separator: "\n") + "\n"
  }
}

extension LintSettings {
  /// Returns the severity of a kind as a word, or “off”.
  fileprivate func severity(of kind: FindingKind) -> String {
    severity(of: kind, kind.severity)?.rawValue ?? "off"
  }
}
