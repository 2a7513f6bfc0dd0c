import Foundation
import Pegbar
import PegbarTestSupport
import Testing

@Suite struct FindingPagesTests {
  @Test("every kind that is defined is registered, once")
  func registry() throws {
    let folder = "Sources/PegbarDiagnostics/Kinds"
    var defined: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: Repository.path(folder)) {
      let text = String(decoding: try Repository.bytes("\(folder)/\(name)"), as: UTF8.self)
      defined += text.matches(of: /FindingKind\(\s*"([a-z0-9]+\/[a-z0-9-]+)"/)
        .map { String($0.1) }
    }
    #expect(!defined.isEmpty)
    #expect(FindingKind.all.map(\.id).sorted() == defined.sorted())
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
