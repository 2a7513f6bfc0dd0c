/// Players that show a feature alike, with the same to be said of them.
package struct SupportRow: Sendable {
  /// How far they show it.
  package let level: PlayerSupport.Level
  /// The first version that shows it so; nothing where that is not known.
  package let since: PlayerVersion?
  /// What else there is to say; empty where nothing is.
  package let note: String
  /// The players, in the order of all players.
  package private(set) var players: [Player]

  /// What is said beside the level, `since 4.1: applied per fill/stroke`; empty where nothing is.
  package var remark: String {
    let version = since.map { "since \($0)" }
    return [version, note.isEmpty ? nil : note].compactMap(\.self).joined(separator: ": ")
  }

  /// The rows of a feature: by level, from whole to unknown; in a level first those of whom nothing
  /// is said.
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
  /// The level as people read it.
  package var word: String {
    switch self {
    case .full: "whole"
    case .partial: "in part"
    case .none: "not"
    case .unknown: "unknown"
    }
  }
}
