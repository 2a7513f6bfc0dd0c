import PegbarFrames
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarMeasure

/// Tests of the parts of an exact and a normalized scene that show the same layers.
@Suite struct SubjectLayersTests {
  /// Three layers, of which the first is a child of the second.
  private static let exact = Make.scene((0..<3).map { layer(Make.solid($0), "$.layers[\($0)]") })

  /// The same scene with the child in an instance, and with equal content in one definition.
  private static let normalized = Make.scene(
    [
      layer(Make.instance(0, "parent"), "$.layers[1]"),
      layer(Make.instance(1, "shared"), "$.layers[2]"),
    ],
    definitions: [
      Make.definition(
        "parent",
        [
          layer(Make.solid(0), "$.layers[0]"), layer(Make.instance(1, "shared"), "$.layers[1]"),
        ]),
      Make.definition("shared", [layer(Make.solid(0), "$")]),
    ])

  private static func layer(_ layer: Layer, _ source: String) -> Layer {
    var layer = layer
    layer.source = source
    return layer
  }

  @Test("both scenes draw only the layer, inside of its parent or a shared definition")
  func parts() throws {
    for subject in 0..<3 {
      let subjects = SubjectLayers(
        [subject], of: SceneEvaluator(Self.exact), in: SceneEvaluator(Self.normalized))
      let parts = try #require(subjects.parts)
      let (exact, normalized) = (parts.exact.frame(at: 1), parts.normalized.frame(at: 1))
      #expect(exact.items.count == 1)
      #expect(!FrameDifference(between: exact, and: normalized).isOther, "layer \(subject)")
    }
  }
}
