import Foundation
import PegbarLint
import PegbarTestSupport
import Testing

/// The table in the program, compared with its source data.
@Suite struct PlayerSupportTests {
  private static let data: URL = {
    let folder =
      ProcessInfo.processInfo.environment["PEGBAR_DATA"].map { URL(fileURLWithPath: $0) }
      ?? Repository.root.deletingLastPathComponent().appendingPathComponent("shared/data")
    return folder.appendingPathComponent("player-support.json")
  }()
  private static let isPresent = FileManager.default.fileExists(atPath: data.path)

  private struct Table {
    let references: [String: [String: Any]]
    let features: [String: [String: Any]]
    let players: [String]

    init() throws {
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: PlayerSupportTests.data))
      let root = try #require(json as? [String: Any])
      let meta = try #require(root["_meta"] as? [String: Any])
      references = try #require(meta["refs"] as? [String: [String: Any]])
      players = try #require(meta["players"] as? [String])
      features = try #require(root["features"] as? [String: [String: Any]])
    }
  }

  @Test("features and players match the data", .enabled(if: isPresent, "no table here"))
  func names() throws {
    let table = try Table()
    #expect(PlayerSupport.features.count == table.features.count)
    #expect(Set(PlayerSupport.features.map(\.rawValue)) == Set(table.features.keys))
    #expect(Player.allCases.map(\.rawValue) == table.players)
  }

  /// The wording of notes and titles of references in pages, by the text in the data.
  private static func wordings() throws -> [String: String] {
    let text = String(decoding: try Repository.bytes("tools/data/player-notes.tsv"), as: UTF8.self)
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return Dictionary(
      uniqueKeysWithValues: rows.map { row in
        let cells = row.split(separator: "\t")
        return (String(cells[0]), String(cells[1]))
      })
  }

  @Test("titles, support, references and notes match the data", .enabled(if: isPresent))
  func cells() throws {
    let wordings = try Self.wordings()
    for (id, row) in try Table().features {
      let support = try #require(Feature(rawValue: id).flatMap { PlayerSupport.of($0) }, "\(id)")
      #expect(support.title == row["title"] as? String)
      let references = row["ref"] as? [String: String] ?? [:]
      let notes = row["notes"] as? [String: String] ?? [:]
      for player in Player.allCases {
        let cell = support.cell(player)
        let name = player.rawValue
        #expect(cell.level.rawValue == row[name] as? String, "\(id) \(name)")
        let keys = references[name]?.split(separator: "+").map(String.init) ?? []
        #expect(cell.references == keys, "\(id) \(name)")
        // In the data, a note begins with the version.
        var note = (notes[name] ?? notes["*"] ?? "")[...]
        if let since = cell.since {
          #expect(note.hasPrefix("\(since)+"))
          note = note.drop { $0 != " " }.dropFirst()
        }
        #expect(cell.note == wordings[String(note)] ?? String(note), "\(id) \(name)")
      }
    }
  }

  @Test("a version is not part of a note", arguments: PlayerSupport.features)
  func versions(_ feature: Feature) throws {
    let support = try #require(PlayerSupport.of(feature))
    for player in Player.allCases {
      let cell = support.cell(player)
      #expect(cell.note.prefixMatch(of: /[0-9.]+\+/) == nil, "\(player.rawValue): \(cell.note)")
      // A version from which a feature is missing would not describe older versions.
      #expect(cell.since == nil || [.full, .partial].contains(cell.level), "\(player.rawValue)")
    }
  }

  @Test("only the player that requires a version has one")
  func version() throws {
    let support = try #require(PlayerSupport.of(.effectDropShadow))
    let cell = support.cell(.lottieAndroid)
    #expect(cell.since == PlayerVersion("4.1"))
    #expect(cell.note == "applied to each fill and stroke separately")
    #expect(Player.allCases.filter { support.cell($0).since != nil } == [.lottieAndroid])
    let merge = try #require(PlayerSupport.of(.shapeMergePaths)).cell(.lottieAndroid)
    #expect(merge.since == nil)
    #expect(merge.note.contains("Android 4.4"))
  }

  @Test("references match the data", .enabled(if: isPresent))
  func references() throws {
    let references = try Table().references
    let wordings = try Self.wordings()
    #expect(Set(PlayerSupport.references.keys) == Set(references.keys))
    for (key, reference) in PlayerSupport.references {
      let title = try #require(references[key]?["title"] as? String)
      #expect(reference.title == wordings[title] ?? title)
      #expect(reference.source == references[key]?["source"] as? String)
      #expect(reference.commit == references[key]?["commit"] as? String ?? "")
    }
  }

  @Test("every cell names existing references", arguments: PlayerSupport.features)
  func known(_ feature: Feature) throws {
    let support = try #require(PlayerSupport.of(feature))
    for player in Player.allCases {
      let cell = support.cell(player)
      #expect(cell.references.allSatisfy { PlayerSupport.references[$0] != nil })
    }
  }

  @Test("every statement on a player has a source", arguments: PlayerSupport.features)
  func sources(_ feature: Feature) throws {
    let support = try #require(PlayerSupport.of(feature))
    let isShownByAny = Player.allCases.contains { player in
      player != .lottieSpecification && [.full, .partial].contains(support.cell(player).level)
    }
    for player in Player.allCases {
      let cell = support.cell(player)
      var hasSource = !cell.references.isEmpty || !cell.note.isEmpty
      // Telegram draws stickers with rlottie, and its rules list only forbidden features.
      if player == .telegram { hasSource = hasSource || !support.cell(.rlottie).references.isEmpty }
      switch cell.level {
      case .full, .partial: #expect(hasSource, "\(player.rawValue)")
      // Features that no known player supports require no source.
      case .none: #expect(hasSource || !isShownByAny, "\(player.rawValue)")
      case .unknown: break
      }
    }
  }
}
