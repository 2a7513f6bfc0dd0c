import PegbarDiagnostics
import PegbarFrames
import PegbarScene
import Testing

@testable import PegbarPasses

/// What two frames paint is compared item by item.
@Suite("Differences of frames")
struct FrameDifferenceTests {
  /// A frame with solids side by side in one colour.
  private static func frame(opacities: Double...) -> Frame {
    let layers = opacities.enumerated().map { index, opacity -> Layer in
      var layer = Make.solid(
        index,
        Transform(
          position: .constant(Point(x: 40 * Double(index), y: 50)),
          scale: .constant(Point(x: 0.5, y: 0.5))))
      layer.opacity = .constant(opacity)
      return layer
    }
    return SceneEvaluator(Make.scene(layers)).frame(at: 0)
  }

  @Test("what is drawn alike, and what is hardly visible, may be there on one side only")
  func hardlyVisible() {
    let difference = FrameDifference(
      Self.frame(opacities: 0.5, 0.5, 0.004, 0.006), Self.frame(opacities: 0.5, 0.5003, 0, 0))
    #expect(!difference.isOther, "\(difference.what)")
    #expect(difference.distance < 1e-9)
    #expect(abs(difference.color - 0.0003) < 1e-6)
  }

  @Test("what can be seen is missed")
  func visible() {
    let difference = FrameDifference(
      Self.frame(opacities: 0.5, 0.5, 0.1), Self.frame(opacities: 0.5, 0.5003, 0))
    #expect(difference.isOther || difference.color > 0.05)
  }

  @Test("layers that show nothing are work, too")
  func effort() {
    func effort(layers: Int) -> Int {
      let empty = Make.drawing([Make.geometry(Make.path([]))], [Make.fill()])
      let scene = Make.scene(
        (0..<layers).map { index in
          var layer = empty
          layer.id = LayerID(index)
          return layer
        })
      let normalized = Normalizer().normalized(Make.scene([]), log: FindingLog())
      return NormalizationMeasure(exact: scene, normalized: normalized).sample(at: 0).effort
    }
    #expect(effort(layers: 100) >= effort(layers: 0) + 100 * 200)
  }
}
