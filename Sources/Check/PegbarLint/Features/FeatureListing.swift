internal import PegbarBase
internal import PegbarJSON
package import PegbarLottie

/// The features of the format that an animation uses, with the players that support them.
package struct FeatureListing: Sendable {
  /// The names of the players.
  package static let playerNames = Player.allCases.map(\.rawValue)

  private typealias Row = (feature: Feature, support: PlayerSupport, places: [String])

  private let rows: [Row]

  /// The features that the animation uses.
  package var features: [Feature] { rows.map(\.feature) }

  /// Finds the features that a document uses.
  ///
  /// The list is empty without a document.
  package init(_ document: LottieDocument?) {
    let search = document.map { FeatureSearch($0) }
    rows = PlayerSupport.features.compactMap { feature -> Row? in
      guard let document, let places = search?.places[feature],
        let support = PlayerSupport.of(feature)
      else { return nil }
      return (feature, support, places.map { FindingText.trail(document.breadcrumb(of: $0)) })
    }
  }

  /// Returns the features as text, first those that all players support, then the others with the
  /// support of each player.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - players: The names of the players to include.
  ///   - style: The layout. A verbose style adds notes on missing and partial support, and the
  ///     first version
  ///     that supports a feature.
  package func text(of file: String, players names: [String], style: ReportStyle) -> String {
    let players = Self.players(names)
    var layout = TextLayout(style)
    let whole = rows.filter { row in players.allSatisfy { row.support.cell($0).level == .full } }
    layout.paragraph("\(PrintableText.line(file)): \(summary(whole.count, of: players))", .strong)
    if !whole.isEmpty {
      layout.paragraph(
        Words.list(whole.map(\.feature.title)) + ".", first: "  everywhere  ", .good)
    }
    for row in rows where !whole.contains(where: { $0.feature == row.feature }) {
      layout.gap()
      layout.paragraph(row.feature.title, first: "  ", .warning, end: place(of: row))
      write(row.support, for: players, to: &layout)
    }
    return layout.text
  }

  /// Writes the support of each player for a feature.
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
        // A note on full support needs no action.
        guard level != .full || row.since != nil else { continue }
        let indent = String(repeating: " ", count: 15)
        layout.paragraph("\(list(row.players)): \(row.remark)", first: indent, .faint)
      }
    }
  }

  /// The support levels, from missing to full.
  private static let levels: [PlayerSupport.Level] = [.none, .partial, .unknown, .full]

  /// Returns the players with these names, or all players if there are no names.
  private static func players(_ names: [String]) -> [Player] {
    names.isEmpty ? Player.allCases : names.compactMap(Player.init(rawValue:))
  }

  private func summary(_ whole: Int, of players: [Player]) -> String {
    let count = Words.counted(rows.count, "feature")
    let shown =
      players.count > 2
      ? "all \(players.count) players" : Words.list(players.map(\.rawValue))
    return "\(count), \(whole) fully supported by \(shown)"
  }

  /// Returns a table of the features of animations: how many animations use each feature, most
  /// frequent first.
  package static func table(of listings: [FeatureListing], style: ReportStyle) -> String {
    var layout = TextLayout(style)
    layout.line("Features in \(Words.counted(listings.count, "animation")):", .strong)
    var counts: [Feature: Int] = [:]
    for feature in listings.flatMap(\.features) { counts[feature, default: 0] += 1 }
    let order = PlayerSupport.features.filter { counts[$0] != nil }
    let width = WholeNumber.text(listings.count).count
    for count in Set(counts.values).sorted(by: >) {
      let number = WholeNumber.text(count)
      let padding = String(repeating: " ", count: max(width - number.count, 0) + 2)
      for feature in order where counts[feature] == count {
        layout.paragraph(feature.title, first: "\(padding)\(number)  ")
      }
    }
    return layout.text
  }

  /// Returns the first location and the number of other locations.
  private func place(of row: Row) -> String {
    let more = row.places.count - 1
    let first = row.places.first.flatMap { $0.isEmpty ? nil : $0 } ?? "the animation"
    return "in \(first)" + (more > 0 ? " and \(Words.counted(more, "other location"))" : "")
  }

  /// Returns the features of files as JSON: the ID, title, number of locations, and player support
  /// of each feature, and the references by key.
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
      writer.member("title", row.feature.title)
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
