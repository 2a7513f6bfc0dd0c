internal import PegbarBase

/// What limits there are, as text.
package enum LimitPages {
  /// Every limit with its usual value and what happens beyond it.
  package static var list: String {
    var layout = TextLayout(ReportStyle(width: 80))
    layout.line(
      "How much of a file is read, kept and drawn at most. Change a limit with --limit NAME=VALUE.")
    for limit in Limit.all {
      let most = limit.largest < 1 << 31 ? ", up to \(limit.text(limit.largest))" : ""
      layout.gap()
      layout.line("\(limit.name): \(limit.text(limit.usual))\(most)")
      layout.paragraph(limit.meaning, first: "    ")
    }
    return layout.text
  }
}
