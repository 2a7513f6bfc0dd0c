import Foundation
import Testing

/// The names of the files of build steps.
@Suite struct OutputNamesTests {
  private func names(_ paths: String...) -> [String] {
    let folder = URL(fileURLWithPath: "/app")
    return OutputNames.names(
      for: paths.map { AnimationFile(folder.appendingPathComponent($0), below: folder) })
  }

  @Test("replaces slashes of a path by dashes and keeps its extensions")
  func plain() {
    #expect(
      names("walk.json", "a/b/walk.scene.json", "a/b.lottie") == [
        "walk.json.swift", "a-b-walk.scene.json.swift", "a-b.lottie.swift",
      ])
  }

  @Test("names that would be equal have numbers, regardless of case")
  func numbers() {
    let found = names("a/b.json", "a-b.json", "A/b.json", "c.json")
    #expect(Set(found.map { $0.lowercased() }).count == 4)
    #expect(found[0].wholeMatch(of: /a-b\.json-[0-9a-f]+\.swift/) != nil)
    #expect(found[3] == "c.json.swift")
    #expect(found == names("a/b.json", "a-b.json", "A/b.json", "c.json"))
  }

  @Test("truncates a long path to a unique name")
  func long() {
    let folder = String(repeating: "アニメーション/", count: 40)
    let found = names(folder + "x.json", "b/" + folder + "x.json", folder + "y.json")
    #expect(Set(found).count == 3)
    for name in found {
      #expect("\(name).o".utf8.count < 230)
      #expect(name.contains("アニメーション-"))
    }
  }
}
