import Foundation
import Testing

/// Which other files a step names to the command.
@Suite struct NameClashesTests {
  /// The paths of the others, by the path of each file that has some.
  private func others(_ paths: String...) -> [String: [String]] {
    let folder = URL(fileURLWithPath: "/app")
    let files = paths.map { AnimationFile(folder.appendingPathComponent($0), below: folder) }
    let clashes = NameClashes(files)
    let pairs = files.indices.map { index in
      (files[index].path, clashes.others(besides: index).map(\.path))
    }
    return Dictionary(uniqueKeysWithValues: pairs).filter { !$0.value.isEmpty }
  }

  @Test("files with other names have nothing to do with each other")
  func none() {
    #expect(others("a/arrow.json", "a/walk.json", "b/arrow-left.json") == [:])
  }

  @Test("files with one name know each other, and what the longer name would be")
  func same() {
    #expect(
      others("light/toggle.json", "dark/toggle.json", "dark-toggle.json", "walk.json") == [
        "light/toggle.json": ["dark-toggle.json", "dark/toggle.json"],
        "dark/toggle.json": ["dark-toggle.json", "light/toggle.json"],
        "dark-toggle.json": ["dark/toggle.json", "light/toggle.json"],
      ])
  }

  @Test("groups whose longer names may be the same know each other")
  func groups() {
    let found = others("a/b-c.json", "z/b-c.json", "a-b/c.json", "z/c.json", "z/d.json")
    #expect(found.count == 4)
    #expect(found.values.allSatisfy { $0.count == 3 })
  }

  @Test("a group that is joined later takes all with it")
  func chains() {
    // ab+x and a+bx; x and bx; then abx alone.
    let found = others("ab/x.json", "q/x.json", "a/bx.json", "r/bx.json", "abx.json")
    #expect(found.count == 5)
    #expect(found.values.allSatisfy { $0.count == 4 })
  }
}
