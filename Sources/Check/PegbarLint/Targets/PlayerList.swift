/// What animations can be checked for.
package enum PlayerList {
  /// Each target with its id and how many features of the table it shows.
  package static func text(style: ReportStyle) -> String {
    var layout = TextLayout(style)
    let supports = PlayerSupport.features.compactMap(PlayerSupport.of)
    let width = Target.names.map(\.count).max() ?? 0
    func line(_ name: String, _ text: String) {
      let padding = String(repeating: " ", count: width - name.count + 2)
      layout.paragraph(text, first: name + padding)
    }
    line(
      Target.coreAnimationName,
      "Core Animation code as pegbar writes it: what import and normalization report")
    for player in Player.allCases {
      let levels = supports.map { $0.cell(player).level }
      let counts = PlayerSupport.Level.allCases.map { level in
        "\(levels.count { $0 == level }) \(level.rawValue)"
      }
      line(player.rawValue, "\(player.title): \(counts.joined(separator: ", "))")
    }
    return layout.text
  }
}
