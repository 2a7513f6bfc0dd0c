import Pegbar
import PegbarDiagnostics
import PegbarTestSupport
import Testing

@testable import PegbarExport

/// Generated code that is much larger than its source.
@Suite struct CodeSizeTests {
  @Test("names the layer with the most data")
  func layer() throws {
    let conversion = try Pegbar.convert(Repository.bytes("Samples/showcase/walk.json"))
    let finding = try #require(conversion.sizeProblem(ofCode: 2_000_000))
    #expect(finding.kind == .codeSize && finding.severity == .warning)
    #expect(
      finding.message
        == "2000 kB of code for 9 kB of source; the animation of Position in 'Walker' has 2 keyframes "
        + "with 4 numbers")
    #expect(finding.breadcrumb == ["Walker"])
  }

  @Test(
    "depends on the size of the code and of its source",
    arguments: [
      (1_000_001, true), (1_000_000, true), (100_001, true), (100_000, false), (40_000, false),
    ])
  func limits(size: Int, isLarge: Bool) throws {
    let conversion = try Pegbar.convert(Repository.bytes("Samples/showcase/walk.json"))
    #expect((conversion.sizeProblem(ofCode: size) != nil) == isLarge)
  }
}
