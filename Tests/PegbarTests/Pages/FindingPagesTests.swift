import Foundation
import Pegbar
import PegbarLint
import PegbarSceneJSON
import PegbarTestSupport
import Testing

@Suite struct FindingPagesTests {
  @Test("every kind that is defined is registered, once")
  func registry() throws {
    let folders = [
      "Base/PegbarDiagnostics/Kinds", "Check/PegbarLint/Rules", "Face/Pegbar/Linting/Configuration",
    ]
    var defined: [String] = []
    for source in HouseRulesTests.sources {
      guard folders.contains(where: { source.path.hasPrefix("Sources/\($0)/") }) else { continue }
      let text = source.lines.joined(separator: "\n")
      for match in text.matches(of: /(?:FindingKind|\.rule)\(\s*"([a-z0-9]+\/[a-z0-9-]+)"/) {
        defined.append(String(match.1))
      }
    }
    #expect(defined.count > 200)
    // Those of features are made from the table of players.
    let features = Set(Compatibility.kinds)
    let registered = FindingKind.all.filter { !features.contains($0) }
    #expect(registered.map(\.id).sorted() == defined.sorted())
    #expect(Set(defined).count == defined.count)
  }

  @Test("the kind that an id names is the one of the list")
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

  @Test("a page of a feature names every player once, and only the references that it goes by")
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

  @Test("a terminal shows level, version, note and reference of a feature")
  func supportInTerminal() throws {
    let kind = try #require(FindingKind.named("compat/effect.gaussian-blur"))
    let page = FindingPages.text(of: kind, style: ReportStyle())
    #expect(
      page.contains(
        """

        Players:
          whole    lottie-web-svg (W), lottie-web-html (W), thorvg (V), skottie (S)
                   lottie-android (T, A), since 4.1: per fill/stroke, clipped by the precomp
          in part  lottie-windows (N)
        """))
    let reference = try #require(PlayerSupport.references["W"])
    #expect(
      page.contains(
        "\n  W  \(reference.title), \(reference.source), commit \(reference.commit.prefix(12))\n"))
    // The table lists the players that show it; reports without pages say it in words.
    #expect(!page.contains("Shown by:"))
    #expect(kind.meaning.hasPrefix(Compatibility.meaning) && kind.meaning.contains("Shown by:"))
  }

  @Test("the documentation has the same as a table")
  func supportInMarkdown() throws {
    let page = try #require(
      FindingPages.articles.first { $0.name == "compat-effect-gaussian-blur.md" }
    ).text
    let lines = page.split(separator: "\n")
    #expect(
      lines.contains(
        "| lottie-android (T, A) | whole | 4.1 | per fill/stroke, clipped by the precomp |"))
    #expect(lines.contains("| lottie-windows (N) | in part |  |  |"))
    let reference = try #require(PlayerSupport.references["W"])
    #expect(
      lines.contains(
        "- W: \(reference.title), `\(reference.source)`, commit \(reference.commit.prefix(12))"))
    for line in lines where line.hasPrefix("| ") { #expect(line.count { $0 == "|" } == 5) }
    // What was read on the web has no commit.
    #expect(lines.contains { $0.hasPrefix("- G: ") && $0.hasSuffix("`") })
  }

  @Test("a page about no single feature has no table of players")
  func others() throws {
    for id in ["compat/minimum-player", "shape/twist"] {
      let kind = try #require(FindingKind.named(id))
      #expect(Compatibility.feature(of: kind) == nil)
      #expect(!FindingPages.text(of: kind, style: ReportStyle()).contains("Players:"))
    }
  }

  @Test("the pages of the documentation are those of tools/update pages")
  func pages() throws {
    let folder = "Sources/Face/Pegbar/Pegbar.docc/Findings"
    let articles = FindingPages.articles
    for article in articles {
      let page = try? Repository.bytes("\(folder)/\(article.name)")
      #expect(page == Array(article.text.utf8), "\(article.name): run tools/update pages")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.path(folder))
    #expect(Set(files) == Set(articles.map(\.name)), "run tools/update pages")
  }

  @Test("the page of the members of scene JSON is that of tools/update pages")
  func members() throws {
    let page = try? Repository.article("SceneJSONMembers")
    #expect(page == Array(SceneJSON.reference.utf8), "run tools/update pages")
  }
}
