/// Players with the same support for a feature and the same note.
package struct SupportRow: Sendable {
  /// The support level.
  package let level: PlayerSupport.Level
  /// The first version with this support level, or `nil` if it is unknown.
  package let since: PlayerVersion?
  /// An additional note, or an empty string.
  package let note: String
  /// The players, in the order of all players.
  package private(set) var players: [Player]

  /// The text after the level, `since 4.1: applied per fill/stroke`, or an empty string.
  package var remark: String {
    let version = since.map { "since \($0)" }
    return [version, note.isEmpty ? nil : note].compactMap(\.self).joined(separator: ": ")
  }

  /// Returns the rows of a feature by level, from full to unknown.
  ///
  /// Within a level, rows without a remark are first.
  package static func all(of support: PlayerSupport, among players: [Player]) -> [SupportRow] {
    PlayerSupport.Level.allCases.flatMap { level in
      var rows: [SupportRow] = []
      for player in players where support.cell(player).level == level {
        let cell = support.cell(player)
        if let same = rows.firstIndex(where: { $0.since == cell.since && $0.note == cell.note }) {
          rows[same].players.append(player)
        } else {
          rows.append(
            SupportRow(level: level, since: cell.since, note: cell.note, players: [player]))
        }
      }
      return rows.filter(\.remark.isEmpty) + rows.filter { !$0.remark.isEmpty }
    }
  }
}

extension PlayerSupport.Level {
  /// The level as a word for reports.
  package var word: String {
    switch self {
    case .full: "full"
    case .partial: "partial"
    case .none: "none"
    case .unknown: "unknown"
    }
  }
}
