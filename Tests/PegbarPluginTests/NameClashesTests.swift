import Foundation
import Testing

/// The other files that a step passes to the command.
@Suite struct NameClashesTests {
  /// Returns the paths of the other files, by the path of each file that has any.
  private func others(_ paths: String...) -> [String: [String]] {
    let folder = URL(fileURLWithPath: "/app")
    let files = paths.map { AnimationFile(folder.appendingPathComponent($0), below: folder) }
    let clashes = NameClashes(files)
    let pairs = files.indices.map { index in
      (files[index].path, clashes.others(besides: index).map(\.path))
    }
    return Dictionary(uniqueKeysWithValues: pairs).filter { !$0.value.isEmpty }
  }

  @Test("files with different names are unrelated")
  func none() {
    #expect(others("a/arrow.json", "a/walk.json", "b/arrow-left.json") == [:])
  }

  @Test("files with the same name list each other and the longer name")
  func same() {
    #expect(
      others("light/toggle.json", "dark/toggle.json", "dark-toggle.json", "walk.json") == [
        "light/toggle.json": ["dark-toggle.json", "dark/toggle.json"],
        "dark/toggle.json": ["dark-toggle.json", "light/toggle.json"],
        "dark-toggle.json": ["dark/toggle.json", "light/toggle.json"],
      ])
  }

  @Test("groups with a possible common longer name list each other")
  func groups() {
    let found = others("a/b-c.json", "z/b-c.json", "a-b/c.json", "z/c.json", "z/d.json")
    #expect(found.count == 4)
    #expect(found.values.allSatisfy { $0.count == 3 })
  }

  @Test("a group that merges later includes all its members")
  func chains() {
    // ab+x and a+bx; x and bx; then abx alone.
    let found = others("ab/x.json", "q/x.json", "a/bx.json", "r/bx.json", "abx.json")
    #expect(found.count == 5)
    #expect(found.values.allSatisfy { $0.count == 4 })
  }
}
