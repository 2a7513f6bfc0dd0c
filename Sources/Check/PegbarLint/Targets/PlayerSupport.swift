/// How far players show one feature, with where that is known from.
package struct PlayerSupport: Sendable {
  /// How far a player shows a feature.
  package enum Level: String, Sendable, Hashable, CaseIterable {
    /// As After Effects does.
    case full
    /// Only in part, or only where something is switched on.
    case partial
    /// Not at all, or it is forbidden.
    case none
    /// Nothing that could be read says.
    case unknown
  }

  /// What is known of one player.
  package struct Cell: Sendable, Hashable {
    /// How far its newest version shows the feature.
    package let level: Level
    /// The keys of the references that say so.
    package let references: [String]
    /// The first version that shows the feature so; nothing where that is not known.
    package fileprivate(set) var since: PlayerVersion?
    /// What else there is to say; empty where nothing is.
    package fileprivate(set) var note = ""

    /// How far a version shows the feature; nothing stands for the newest.
    package func level(in version: PlayerVersion?) -> Level {
      guard let version, let since, version < since else { return level }
      return .none
    }
  }

  /// Something that says what players do.
  package struct Reference: Sendable, Hashable {
    /// What it is.
    package let title: String
    /// Where it is.
    package let source: String
    /// The commit that was read; empty for pages.
    package let commit: String
  }

  /// What the feature is called.
  package let title: String
  private var cells: [Player: Cell]

  /// The title as a sentence goes on with it, and as findings begin: in lower case, unless it begins
  /// with an acronym.
  package var subject: String {
    let second = title.dropFirst().first
    guard let first = title.first, second?.isLowercase ?? true else { return title }
    return first.lowercased() + title.dropFirst()
  }

  /// What is known of a player.
  package func cell(_ player: Player) -> Cell {
    cells[player] ?? Cell(level: .unknown, references: [])
  }

  /// What is known of a feature; nothing for one that the table does not have.
  package static func of(_ feature: Feature) -> PlayerSupport? { parsed.rows[feature] }

  /// What says so, by its key.
  package static var references: [String: Reference] { parsed.references }

  /// The features of the table, in its order.
  package static var features: [Feature] { parsed.features }

  private static let parsed = Table(table)

  /// The table, which is text: compiling thousands of literals takes minutes.
  private struct Table {
    var references: [String: Reference] = [:]
    var rows: [Feature: PlayerSupport] = [:]
    var features: [Feature] = []

    init(_ text: String) {
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
        switch parts.count {
        case 3 where parts[0].hasPrefix("> "):
          add(note: parts[2], since: PlayerVersion(parts[1]), of: parts[0].dropFirst(2))
        case 4 where parts[0].count == 1:
          references[parts[0]] = Reference(title: parts[1], source: parts[2], commit: parts[3])
        case 4: add(row: parts)
        default: break
        }
      }
    }

    private mutating func add(row parts: [String]) {
      guard let feature = Feature(rawValue: parts[0]) else { return }
      let levels = parts[2].compactMap { letter in
        Level.allCases.first { $0.rawValue.first == letter }
      }
      let cells = zip(levels, parts[3].split(separator: " ")).map { level, keys in
        Cell(
          level: level,
          references: keys == "-" ? [] : keys.split(separator: "+").map(String.init))
      }
      features.append(feature)
      rows[feature] = PlayerSupport(
        title: parts[1], cells: Dictionary(uniqueKeysWithValues: zip(Player.allCases, cells)))
    }

    /// Adds a note to the row before it: of a player, or of all (`*`).
    private mutating func add(note: String, since: PlayerVersion?, of player: Substring) {
      guard let feature = features.last else { return }
      for one in Player.allCases where player == "*" || player == one.rawValue {
        rows[feature]?.cells[one]?.since = since
        rows[feature]?.cells[one]?.note = note
      }
    }
  }
}

private func trimmed(_ text: Substring) -> String {
  var text = text.drop { $0 == " " }
  while text.last == " " { text.removeLast() }
  return String(text)
}
