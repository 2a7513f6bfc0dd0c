import Pegbar
import PegbarTestSupport
import Testing

/// The scene JSON is the complete scene, so code from it is the same.
///
/// `tools/test` verifies this for all samples, and `tools/check corpus` for the corpus.
@Suite("Code from scene JSON")
struct SceneCodeTests {
  /// Returns code without the comments that name the source and the checksum.
  private static func lines(_ code: String) -> [Substring] {
    code.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("// ") }
  }

  @Test(
    "a sample results in the same code through its scene JSON", .slow,
    arguments: [
      "motion/curved-ways", "slots/theme-color", "parameters/theme", "showcase/walk",
      "repeater/dial",
    ], [CodeStyle.timeline, .transactions])
  func same(_ name: String, _ style: CodeStyle) throws {
    let options = ConversionOptions(
      typeName: "SampleLayer", exposed: Set(ExposedValue.allCases), style: style)
    let direct = try Pegbar.convert(Repository.bytes("Samples/\(name).json"), options: options)
    let through = try Pegbar.convert(direct.sceneJSON, options: options)
    #expect(Self.lines(direct.swiftCode) == Self.lines(through.swiftCode))
    #expect(direct.sceneJSON == through.sceneJSON)
  }
}
