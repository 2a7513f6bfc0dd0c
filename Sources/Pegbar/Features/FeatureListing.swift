internal import PegbarJSON
internal import PegbarLint
internal import PegbarLottie

/// Which features of the format an animation uses, and which players show them.
package struct FeatureListing: Sendable {
  /// The names of the players.
  package static let playerNames = Player.allCases.map(\.rawValue)

  private typealias Row = (feature: Feature, support: PlayerSupport, places: [String])

  private let rows: [Row]

  /// Reads an animation and looks for features in it.
  ///
  /// - Parameters:
  ///   - bytes: A Lottie animation; a scene that was written by Pegbar uses no features.
  ///   - animation: The id of the animation of a dotLottie archive; the one it shows first without.
  ///   - limits: How much is read at most.
  package init(
    _ bytes: [UInt8], animation: String? = nil, limits: Limits = Limits()
  ) throws(ConversionError) {
    rows = try LargeStack.run { () throws(ConversionError) in
      let input = try Input.read(bytes, animation: animation, log: FindingLog(), limits: limits)
      guard case .lottie(let document) = input.content else { return [] }
      let search = FeatureSearch(document)
      return PlayerSupport.features.compactMap { feature -> Row? in
        guard let places = search.places[feature], let support = PlayerSupport.of(feature) else {
          return nil
        }
        return (feature, support, places.map { FindingText.trail(document.breadcrumb(of: $0)) })
      }
    }
  }

  /// The features by player for people: what plays everywhere, then what does not where.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - players: Whom to look at.
  package func text(of file: String, players names: [String], style: ReportStyle) -> String {
    let players = Self.players(names)
    var layout = TextLayout(style)
    let whole = rows.filter { row in players.allSatisfy { row.support.cell($0).level == .full } }
    layout.paragraph("\(PrintableText.line(file)): \(summary(whole.count, of: players))", .strong)
    if !whole.isEmpty {
      layout.paragraph(
        Words.list(whole.map(\.support.title)) + ".", first: "  everywhere  ", .good)
    }
    for row in rows where !whole.contains(where: { $0.feature == row.feature }) {
      layout.gap()
      layout.paragraph(row.support.title, first: "  ", .warning, end: place(of: row))
      for (level, word) in Self.words {
        let names = players.filter { row.support.cell($0).level == level }.map(\.rawValue)
        if !names.isEmpty { layout.paragraph(names.joined(separator: ", "), first: word) }
      }
    }
    return layout.text
  }

  /// The players with these names; all without any.
  private static func players(_ names: [String]) -> [Player] {
    names.isEmpty ? Player.allCases : names.compactMap(Player.init(rawValue:))
  }

  private static let words: [(PlayerSupport.Level, String)] = [
    (.none, "    not      "), (.partial, "    in part  "), (.unknown, "    unknown  "),
    (.full, "    whole    "),
  ]

  private func summary(_ whole: Int, of players: [Player]) -> String {
    let count = Words.counted(rows.count, "feature")
    let shown =
      players.count > 2
      ? "all \(players.count) players" : Words.list(players.map(\.rawValue))
    return "\(count), \(whole) of them shown by \(shown) as After Effects does"
  }

  /// The first place and how many there are.
  private func place(of row: Row) -> String {
    let more = row.places.count - 1
    let first = row.places.first.flatMap { $0.isEmpty ? nil : $0 } ?? "the animation"
    return "in \(first)" + (more > 0 ? " and \(Words.counted(more, "more place"))" : "")
  }

  /// The features of some files as JSON: for each its id, its title, its places and the level of each
  /// player.
  package static func json(
    of listings: [(file: String, listing: FeatureListing)], players names: [String]
  ) -> [UInt8] {
    let players = players(names)
    var writer = JSONWriter(style: .readable)
    writer.object { writer in
      writer.member("files", each: listings) { writer, entry in
        writer.object { writer in
          writer.member("file", entry.file)
          writer.member("features", each: entry.listing.rows) { writer, row in
            write(row, for: players, to: &writer)
          }
        }
      }
    }
    return writer.finish()
  }

  private static func write(_ row: Row, for players: [Player], to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", row.feature.rawValue)
      writer.member("title", row.support.title)
      writer.member("places", row.places.count)
      writer.member("players") { writer in
        writer.object { writer in
          for player in players {
            writer.member(player.rawValue, row.support.cell(player).level.rawValue)
          }
        }
      }
    }
  }
}
