@testable import PegbarLint
import PegbarDiagnostics
import Testing

@Suite struct PresetTests {
  @Test("the minimal preset has only errors and warnings")
  func minimal() {
    for kind in Rule.all.map(\.kind) {
      #expect(!Preset.minimal.includes(kind, .note), "\(kind.id)")
    }
  }

  @Test("selections that differ in one entry are not equal")
  func equality() throws {
    let pattern = try #require(RuleSelection.Pattern("all", among: []))
    var one = RuleSelection()
    var other = RuleSelection()
    one.entries.append(RuleSelection.Entry(pattern, .on))
    #expect(one != other)
    other.entries.append(RuleSelection.Entry(pattern, .off))
    #expect(one != other)
    other.entries[0] = RuleSelection.Entry(pattern, .on)
    #expect(one == other && one.hashValue == other.hashValue)
  }
}
