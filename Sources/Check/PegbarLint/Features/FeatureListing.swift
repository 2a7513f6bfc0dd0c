internal import PegbarBase
internal import PegbarJSON
package import PegbarLottie

/// Which features of the format an animation uses, and which players show them.
package struct FeatureListing: Sendable {
  /// The names of the players.
  package static let playerNames = Player.allCases.map(\.rawValue)

  private typealias Row = (feature: Feature, support: PlayerSupport, places: [String])

  private let rows: [Row]

  /// The features that it uses.
  package var features: [Feature] { rows.map(\.feature) }

  /// Looks for features in a document; without one there are none.
  package init(_ document: LottieDocument?) {
    let search = document.map { FeatureSearch($0) }
    rows = PlayerSupport.features.compactMap { feature -> Row? in
      guard let document, let places = search?.places[feature],
        let support = PlayerSupport.of(feature)
      else { return nil }
      return (feature, support, places.map { FindingText.trail(document.breadcrumb(of: $0)) })
    }
  }

  /// The features by player for people: what plays everywhere, then what does not where.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - players: Whom to look at.
  ///   - style: How it is laid out; a verbose one has the notes on what is not shown whole, and the
  ///     versions from which on something is shown.
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
      write(row.support, for: players, to: &layout)
    }
    return layout.text
  }

  /// How far each player shows a feature.
  private func write(
    _ support: PlayerSupport, for players: [Player], to layout: inout TextLayout
  ) {
    func list(_ players: [Player]) -> String {
      players.map(\.rawValue).joined(separator: ", ")
    }
    let rows = SupportRow.all(of: support, among: players)
    for level in Self.levels {
      let names = players.filter { support.cell($0).level == level }
      guard !names.isEmpty else { continue }
      let gap = String(repeating: " ", count: 9 - level.word.count)
      layout.paragraph(list(names), first: "    \(level.word)\(gap)")
      guard layout.style.isVerbose else { continue }
      for row in rows where row.level == level && !row.remark.isEmpty {
        // A note on what is shown whole asks for nothing.
        guard level != .full || row.since != nil else { continue }
        let indent = String(repeating: " ", count: 15)
        layout.paragraph("\(list(row.players)): \(row.remark)", first: indent, .faint)
      }
    }
  }

  /// What is missing first.
  private static let levels: [PlayerSupport.Level] = [.none, .partial, .unknown, .full]

  /// The players with these names; all without any.
  private static func players(_ names: [String]) -> [Player] {
    names.isEmpty ? Player.allCases : names.compactMap(Player.init(rawValue:))
  }

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

  /// The features of some files as JSON: for each its id, its title, its places and what is known of
  /// each player; and what the keys of references stand for.
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
      let cells = listings.flatMap(\.listing.rows).flatMap { players.map($0.support.cell) }
      writer.member("references") { writer in
        writer.object { writer in
          for key in Set(cells.flatMap(\.references)).sorted() {
            if let reference = PlayerSupport.references[key] { write(reference, key, to: &writer) }
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
            writer.member(player.rawValue) { write(row.support.cell(player), to: &$0) }
          }
        }
      }
    }
  }

  private static func write(_ cell: PlayerSupport.Cell, to writer: inout JSONWriter) {
    writer.object(.oneLine) { writer in
      writer.member("level", cell.level.rawValue)
      if let since = cell.since { writer.member("since", since.description) }
      if !cell.references.isEmpty {
        writer.member("reference", each: cell.references) { $0.string($1) }
      }
      if !cell.note.isEmpty { writer.member("note", cell.note) }
    }
  }

  private static func write(
    _ reference: PlayerSupport.Reference, _ key: String, to writer: inout JSONWriter
  ) {
    writer.member(key) { writer in
      writer.object { writer in
        writer.member("title", reference.title)
        writer.member("source", reference.source)
        if !reference.commit.isEmpty { writer.member("commit", reference.commit) }
      }
    }
  }
}
