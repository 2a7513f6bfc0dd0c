import Foundation
import Testing

/// Files whose names differ slightly.
@Suite struct ClashTests {
  private func files(_ paths: [String]) -> [AnimationFile] {
    let folder = URL(fileURLWithPath: "/app")
    return paths.map { AnimationFile(folder.appendingPathComponent($0), below: folder) }
  }

  @Test("names that differ only in case have numbers")
  func names() {
    let found = OutputNames.names(for: files(["a/b.json", "A/b.json"]))
    #expect(Set(found.map { $0.lowercased() }).count == 2)
    #expect(found.allSatisfy { $0.wholeMatch(of: /[Aa]-b\.json-[0-9a-f]+\.swift/) != nil })
  }

  @Test("folders of the same name at different paths are not common")
  func folder() {
    let paths = ["/a/x/b/1.json", "/a/y/b/2.json"]
    #expect(AnimationFile.folder(around: paths.map { URL(fileURLWithPath: $0) }).path == "/a")
  }

  @Test("any name of a merged group leads to the entire group")
  func joined() {
    let all = files(["p/c.json", "q/c.json", "p-c.json", "q-c.json"])
    let clashes = NameClashes(all)
    #expect(all.indices.allSatisfy { clashes.others(besides: $0).count == 3 })
  }
}
