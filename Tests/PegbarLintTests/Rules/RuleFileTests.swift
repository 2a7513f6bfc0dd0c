import Foundation
import PegbarLint
import PegbarTestSupport
import Testing

/// The source files of rules.
@Suite("Files of rules")
struct RuleFileTests {
  @Test("a rule has its own file with its name")
  func files() throws {
    let folder = "Sources/Check/PegbarLint/Rules"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Repository.path(folder))
    var rules = 0
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let text = String(decoding: try Repository.bytes("\(folder)/\(path)"), as: UTF8.self)
      let names = text.matches(of: /static let (\w+) = Rule\(/).map { $0.1 }
      rules += names.count
      #expect(names.count <= 1, "\(path) holds \(names.joined(separator: ", "))")
      guard let name = names.first else { continue }
      let file = path.split(separator: "/").last ?? ""
      #expect(file.lowercased() == "\(name.lowercased())rule.swift", "\(path) holds \(name)")
    }
    #expect(rules == Rule.all.count)
  }
}
