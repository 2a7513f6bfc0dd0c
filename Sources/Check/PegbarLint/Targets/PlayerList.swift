/// The list of targets.
package enum PlayerList {
  /// Returns the targets, each with its ID and its number of features by support level.
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
      "Core Animation code from Pegbar: also reports the findings of a conversion")
    for player in Player.allCases {
      let levels = supports.map { $0.cell(player).level }
      let counts = PlayerSupport.Level.allCases.map { level in
        "\(levels.count { $0 == level }) \(level.rawValue)"
      }
      line(player.rawValue, "\(player.title) (features: \(counts.joined(separator: ", ")))")
    }
    return layout.text
  }
}
