import Foundation
import PegbarDiagnostics
import PegbarLint
import Testing

@Suite struct FindingPagesTests {
  @Test("finds the listed kind by its ID")
  func named() {
    for kind in FindingKind.all {
      let named = FindingKind.named(kind.id)
      #expect(named?.title == kind.title && named?.example == kind.example, "\(kind.id)")
    }
    #expect(FindingKind.named("shape/nothing") == nil)
  }

  @Test("every page has all its parts", arguments: FindingKind.all.map(\.id))
  func parts(_ id: String) throws {
    let kind = try #require(FindingKind.named(id))
    for part in [kind.title, kind.meaning, kind.effect, kind.wayOut, kind.example] {
      #expect(!part.isEmpty)
    }
    #expect(!kind.title.hasSuffix("."))
    #expect(kind.meaning.hasSuffix("."))
  }

  @Test("the page of a feature names every player once, and only the references that it uses")
  func support() throws {
    for kind in Compatibility.kinds {
      let feature = try #require(Compatibility.feature(of: kind), "\(kind.id)")
      let support = try #require(PlayerSupport.of(feature))
      let page = FindingPages.text(of: kind, style: ReportStyle(width: 80))
      let start = try #require(page.range(of: "\nPlayers:\n"), "\(kind.id)").upperBound
      let parts = page[start...].split(separator: "\n\nReferences:\n")
      let rows = parts[0].replacing(/\s+/, with: " ")
      var keys: Set<String> = []
      for player in Player.allCases {
        let cell = support.cell(player)
        let list = cell.references.joined(separator: ", ")
        let name = player.rawValue + (list.isEmpty ? "" : " (\(list))")
        #expect(rows.ranges(of: name).count == 1, "\(kind.id): \(name)")
        #expect(cell.note.isEmpty || rows.contains(cell.note), "\(kind.id): \(cell.note)")
        keys.formUnion(cell.references)
      }
      let named = parts[1].matches(of: #/(?m)^  ([A-Z])  /#).map { String($0.1) }
      #expect(named == keys.sorted(), "\(kind.id)")
    }
  }

  @Test("a terminal page prints support, version, note and reference of a feature")
  func supportInTerminal() throws {
    let kind = try #require(FindingKind.named("compat/effect.gaussian-blur"))
    let page = FindingPages.text(of: kind, style: ReportStyle())
    #expect(
      page.contains(
        """

        Players:
          full     lottie-web-svg (W), lottie-web-html (W), thorvg (V), skottie (S)
                   lottie-android (T, A), since 4.1: applied to each fill and stroke separately, and clipped
                   to the precomposition
          partial  lottie-windows (N)
        """))
    let reference = try #require(PlayerSupport.references["W"])
    #expect(
      page.contains(
        "\n  W  \(reference.title), \(reference.source), commit \(reference.commit.prefix(12))\n"))
    // The table lists the players that support the feature. Reports without pages list them as
    // text.
    #expect(!page.contains("Supported by:"))
    #expect(kind.meaning.hasPrefix(Compatibility.meaning) && kind.meaning.contains("Supported by:"))
  }

  @Test("a page without a single feature has no player table")
  func others() throws {
    for id in ["compat/minimum-player", "shape/twist"] {
      let kind = try #require(FindingKind.named(id))
      #expect(Compatibility.feature(of: kind) == nil)
      #expect(!FindingPages.text(of: kind, style: ReportStyle()).contains("Players:"))
    }
  }
}
