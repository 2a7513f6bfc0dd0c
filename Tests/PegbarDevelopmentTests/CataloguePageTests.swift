import Foundation
import Pegbar
import PegbarDevelopment
import PegbarLint
import PegbarTestSupport
import Testing

/// The pages that a documentation build adds to the catalog.
@Suite struct CataloguePageTests {
  private static let pages = CataloguePage.all
  private static let catalogue = "Sources/Face/Pegbar/Pegbar.docc"

  @Test("every finding kind has a page with all its parts and a link in the list")
  func kinds() throws {
    let list = try #require(Self.pages.first { $0.path == "Findings/Findings.md" }).text
    for kind in FindingKind.all {
      let name = FindingPages.name(of: kind)
      let page = try #require(Self.pages.first { $0.path == "Findings/\(name).md" }, "\(kind.id)")
      #expect(page.text.hasPrefix("# \(kind.id)\n\n\(kind.title).\n"), "\(kind.id)")
      for part in [kind.effect, kind.wayOut, kind.example] {
        #expect(page.text.contains(part), "\(kind.id)")
      }
      #expect(list.contains("- <doc:\(name)>\n"), "\(kind.id)")
    }
    #expect(Self.pages.count == FindingKind.all.count + 2)
  }

  @Test("every page has a unique path, content, and stable output")
  func determinism() {
    #expect(Set(Self.pages.map(\.path)).count == Self.pages.count)
    #expect(Self.pages.allSatisfy { $0.text.hasPrefix("# ") && $0.text.hasSuffix("\n") })
    #expect(CataloguePage.all == Self.pages)
  }

  @Test("every link between pages leads to a page in Git or a generated one")
  func links() throws {
    let folder = Repository.path(Self.catalogue)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".md") }
    #expect(Set(files).isDisjoint(with: Self.pages.map(\.path)))
    let names = Set(
      (files + Self.pages.map(\.path)).map { path in
        String(path.dropLast(3).split(separator: "/").last ?? "")
      })
    var texts = Self.pages.map { ($0.path, $0.text) }
    for file in files {
      let bytes = try Repository.bytes("\(Self.catalogue)/\(file)")
      texts.append((file, String(decoding: bytes, as: UTF8.self)))
    }
    for (path, text) in texts {
      for link in text.matches(of: /<doc:([^>]+)>/) {
        #expect(names.contains(String(link.1)), "\(path): \(link.1)")
      }
    }
  }

  @Test("the page of a rule lists its option with the default value")
  func options() throws {
    let page = try #require(Self.pages.first { $0.path == "Findings/perf-file-size.md" }).text
    #expect(page.contains(/\n### Options\n\n- `[a-z-]+`: .+ by default\n/), "\(page)")
  }

  @Test("the documentation contains the same information as a table")
  func supportInMarkdown() throws {
    let page = try #require(
      Self.pages.first { $0.path == "Findings/compat-effect-gaussian-blur.md" }
    ).text
    let lines = page.split(separator: "\n")
    #expect(
      lines.contains(
        "| lottie-android (T, A) | full | 4.1 | applied to each fill and stroke separately, and clipped to the precomposition |"
      ))
    #expect(lines.contains("| lottie-windows (N) | partial |  |  |"))
    let reference = try #require(PlayerSupport.references["W"])
    #expect(
      lines.contains(
        "- W: \(reference.title), `\(reference.source)`, commit \(reference.commit.prefix(12))"))
    for line in lines where line.hasPrefix("| ") { #expect(line.count { $0 == "|" } == 5) }
    // A source on the web has no commit.
    #expect(lines.contains { $0.hasPrefix("- G: ") && $0.hasSuffix("`") })
  }
}
