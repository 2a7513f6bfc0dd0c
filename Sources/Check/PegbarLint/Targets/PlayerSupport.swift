/// The support of players for one feature, with references.
package struct PlayerSupport: Sendable {
  /// The support level of a player.
  package enum Level: String, Sendable, Hashable, CaseIterable {
    /// Supported as in After Effects.
    case full
    /// Partially supported, or only with an option.
    case partial
    /// Unsupported or forbidden.
    case none
    /// Unknown, because no available source describes it.
    case unknown
  }

  /// The support of one player.
  package struct Cell: Sendable, Hashable {
    /// The support level of the newest version.
    package let level: Level
    /// The keys of the references.
    package let references: [String]
    /// The first version with this support level, or `nil` if it is unknown.
    package fileprivate(set) var since: PlayerVersion?
    /// An additional note, or an empty string.
    package fileprivate(set) var note = ""

    /// Returns the support level of a version, or of the newest version for `nil`.
    package func level(in version: PlayerVersion?) -> Level {
      guard let version, let since, version < since else { return level }
      return .none
    }
  }

  /// A source of information about player support.
  package struct Reference: Sendable, Hashable {
    /// The title.
    package let title: String
    /// The location.
    package let source: String
    /// The commit that was read, or an empty string for a page.
    package let commit: String
  }

  /// The title of the feature.
  package let title: String
  private var cells: [Player: Cell]

  /// The title as it appears within a sentence: in lowercase, unless it starts with an acronym.
  package var subject: String {
    let second = title.dropFirst().first
    guard let first = title.first, second?.isLowercase ?? true else { return title }
    return first.lowercased() + title.dropFirst()
  }

  /// Returns the support of a player.
  package func cell(_ player: Player) -> Cell {
    cells[player] ?? Cell(level: .unknown, references: [])
  }

  /// Returns the support for a feature, or `nil` if the table does not list it.
  package static func of(_ feature: Feature) -> PlayerSupport? { parsed.rows[feature] }

  /// The references, by key.
  package static var references: [String: Reference] { parsed.references }

  /// The features, in table order.
  package static var features: [Feature] { parsed.features }

  private static let parsed = Table(table)

  /// The parsed table.
  ///
  /// The table is a string, because compiling thousands of literals takes minutes.
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

    /// Adds a note for a player, or for all players (`*`), to the preceding row.
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
