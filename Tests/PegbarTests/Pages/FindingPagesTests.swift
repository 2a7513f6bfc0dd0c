import Foundation
import Pegbar
import PegbarLint
import PegbarTestSupport
import Testing

@Suite struct FindingPagesTests {
  @Test("every kind that is defined is registered, once")
  func registry() throws {
    let folders = [
      "PegbarDiagnostics/Kinds", "PegbarLint/Rules", "Pegbar/Linting/Configuration",
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

  @Test("every page has all its parts", arguments: FindingKind.all.map(\.id))
  func parts(_ id: String) throws {
    let kind = try #require(FindingKind.named(id))
    for part in [kind.title, kind.meaning, kind.effect, kind.wayOut, kind.example] {
      #expect(!part.isEmpty)
    }
    #expect(!kind.title.hasSuffix("."))
    #expect(kind.meaning.hasSuffix("."))
  }

  @Test("the pages of the documentation are those of tools/pages")
  func pages() throws {
    let folder = "Sources/Pegbar/Pegbar.docc/Findings"
    let articles = FindingPages.articles
    for article in articles {
      let page = try? Repository.bytes("\(folder)/\(article.name)")
      #expect(page == Array(article.text.utf8), "\(article.name): run tools/pages")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.path(folder))
    #expect(Set(files) == Set(articles.map(\.name)), "run tools/pages")
  }

  @Test("the page of the members of scene JSON is that of tools/pages")
  func members() throws {
    let page = try? Repository.bytes("Sources/Pegbar/Pegbar.docc/Articles/SceneJSONMembers.md")
    #expect(page == Array(SceneJSON.reference.utf8), "run tools/pages")
  }
}
