import FoundationEssentials
import PegbarDiagnostics
import Testing

@Suite struct FindingKindTests {
  /// Returns the IDs in the source, to detect kinds that are missing from the list of their family.
  private static func idsInSource() throws -> [String] {
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let folder = "/\(package)/Sources/Base/PegbarDiagnostics/Kinds"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let declaration =
      /static let \w+\s*(?::\s*FindingKind\s*)?=\s*(?:FindingKind|\.init)\(\s*"([^"]*)"/
    return try files.sorted().filter { $0.hasSuffix(".swift") }.flatMap { file in
      let bytes = try Data(contentsOf: URL(filePath: folder + "/" + file))
      return String(decoding: bytes, as: UTF8.self).matches(of: declaration).map { String($0.1) }
    }
  }

  @Test("the registry contains exactly the kinds in the source")
  func registryIsComplete() throws {
    let ids = try Self.idsInSource()
    #expect(ids.count >= 16)
    #expect(Set(FindingKind.reported.map(\.id)) == Set(ids))
    for id in ids { #expect(FindingKind.reported.contains { $0.id == id }, "\(id) is in no list") }
  }

  @Test("no ID is used twice")
  func idsAreUnique() throws {
    let ids = try Self.idsInSource()
    #expect(Set(ids).count == ids.count)
    #expect(Set(FindingKind.reported.map(\.id)).count == FindingKind.reported.count)
  }

  @Test("every ID consists of a family and a slug", arguments: FindingKind.reported)
  func form(kind: FindingKind) {
    #expect(kind.id.wholeMatch(of: /[a-z]+(-[a-z]+)*\/[a-z0-9]+(-[a-z0-9]+)*/) != nil)
    #expect(kind.id.hasPrefix(kind.family + "/"))
  }

  @Test("every kind has a complete page", arguments: FindingKind.reported)
  func page(kind: FindingKind) {
    for text in [kind.title, kind.meaning, kind.effect, kind.wayOut, kind.example] {
      #expect(text.contains { !$0.isWhitespace }, "\(kind.id)")
      #expect(!text.contains("\n\n\n"), "\(kind.id)")
    }
    #expect(!kind.title.hasSuffix("."), "\(kind.id): a title has no full stop")
    #expect(kind.meaning.hasSuffix("."), "\(kind.id): a meaning is whole sentences")
    #expect(kind.effect.hasSuffix("."), "\(kind.id): an effect is whole sentences")
  }
}
