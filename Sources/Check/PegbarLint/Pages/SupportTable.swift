package import PegbarDiagnostics

/// The part of a page that lists the support of players for a feature, with references.
package struct SupportTable {
  private let support: PlayerSupport
  /// The groups of players with the same support, by support level.
  package let rows: [SupportRow]

  /// Creates the table of a kind's feature; `nil` if the kind is not about a feature.
  package init?(of kind: FindingKind) {
    guard let feature = Compatibility.feature(of: kind), let support = PlayerSupport.of(feature)
    else { return nil }
    self.support = support
    rows = SupportRow.all(of: support, among: Player.allCases)
  }

  /// Writes the table for a terminal: the support levels, their players, and notes.
  func write(to layout: inout TextLayout) {
    layout.line("Players:")
    var last: PlayerSupport.Level?
    for row in rows {
      let word = row.level == last ? "" : row.level.word
      let remark = row.since == nil ? ": \(row.remark)" : ", \(row.remark)"
      layout.paragraph(
        names(of: row) + (row.remark.isEmpty ? "" : remark),
        first: "  " + word + String(repeating: " ", count: 9 - word.count))
      last = row.level
    }
    layout.gap()
    layout.line("References:")
    for (key, reference) in references {
      let parts = [reference.title, reference.source, Self.commit(of: reference)]
      layout.paragraph(parts.compactMap(\.self).joined(separator: ", "), first: "  \(key)  ")
    }
  }

  /// Returns the players of a row, each with the keys of its references: `lottie-android (T, A)`.
  package func names(of row: SupportRow) -> String {
    row.players.map { player in
      let keys = support.cell(player).references
      return player.rawValue + (keys.isEmpty ? "" : " (\(keys.joined(separator: ", ")))")
    }.joined(separator: ", ")
  }

  /// The references of the rows, by key.
  package var references: [(key: String, reference: PlayerSupport.Reference)] {
    let keys = Set(rows.flatMap(\.players).flatMap { support.cell($0).references })
    return keys.sorted().compactMap { key in
      PlayerSupport.references[key].map { (key, $0) }
    }
  }

  /// Returns the first twelve digits of the commit, or `nil` if the reference has none.
  package static func commit(of reference: PlayerSupport.Reference) -> String? {
    reference.commit.isEmpty ? nil : "commit \(reference.commit.prefix(12))"
  }
}
