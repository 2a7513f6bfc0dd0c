import Pegbar
import Testing

/// The kinds of findings in the sources.
@Suite struct FindingKindTests {
  @Test("every defined kind is registered once")
  func registry() throws {
    let folders = [
      "Base/PegbarDiagnostics/Kinds", "Check/PegbarLint/Rules", "Check/PegbarLint/Configuration",
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
    // The kinds of features are derived from the player table.
    let features = Set(Compatibility.kinds)
    let registered = FindingKind.all.filter { !features.contains($0) }
    #expect(registered.map(\.id).sorted() == defined.sorted())
    #expect(Set(defined).count == defined.count)
  }
}
