internal import PegbarBase

/// The documentation of limits, as text.
package enum LimitPages {
  /// All limits, each with its default value and the consequence of exceeding it.
  package static var list: String {
    var layout = TextLayout(ReportStyle(width: 80))
    layout.line(
      "Limits for reading, storing and drawing. To change a limit, use --limit NAME=VALUE.")
    for limit in Limit.all {
      let most = limit.largest < 1 << 31 ? " (maximum: \(limit.text(limit.largest)))" : ""
      layout.gap()
      layout.line("\(limit.name): \(limit.text(limit.defaultValue))\(most)")
      layout.paragraph(limit.meaning, first: "    ")
    }
    return layout.text
  }
}
