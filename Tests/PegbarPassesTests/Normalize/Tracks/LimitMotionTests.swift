import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarPasses

/// Scenes with more motion than the limit.
@Suite struct LimitMotionTests {
  private static func scene(_ points: Int) -> (scene: NormalizedScene, log: FindingLog) {
    let keys = [Key(time: 0, value: 1.0), Key(time: 1, value: 0.5)]
    let times = [Key(time: 0, value: true, curve: .hold), Key(time: 1, value: false)]
    let layers = ["First", "Second"].map { name in
      var layer = NormalizedLayer(
        name: name, bounds: Rect(x: 0, y: 0, width: 9, height: 9))
      layer.source = "$.layers"
      layer.designerName = name
      layer.tracks = [
        NormalizedTrack(property: .opacity, keys: .number(Track(keys))),
        NormalizedTrack(property: .isHidden, keys: .flag(Track(times))),
      ]
      layer.opacity = 0.5
      return layer
    }
    var scene = NormalizedScene(
      name: "Comp", duration: 1, frameRate: 30,
      root: NormalizedComposition(name: "Comp", size: Size(width: 9, height: 9), layers: layers))
    let log = FindingLog()
    var limits = Limits()
    limits.motionPoints = points
    var pass = LimitMotion(log: log, limits: limits)
    pass.apply(to: &scene)
    return (scene, log)
  }

  @Test("motion beyond the limit keeps its initial state and is reported once")
  func beyond() {
    // Two tracks of two keyframes with 7 points each leave no budget for the second layer.
    let (scene, log) = Self.scene(28)
    let layers = scene.root.layers
    #expect(layers[0].tracks.map(\.property) == [.opacity, .isHidden])
    #expect(layers[1].tracks.map(\.property) == [.isHidden])
    #expect(layers.map(\.opacity) == [0.5, 1])
    #expect(log.findings.map(\.kind.id) == ["normalize/motion-limit"])
    #expect(log.findings.first?.breadcrumb == ["Comp", "Second"])
  }

  @Test("motion within the limit is animated")
  func within() {
    let (scene, log) = Self.scene(56)
    #expect(scene.root.layers.allSatisfy { $0.tracks.count == 2 })
    #expect(log.findings.isEmpty)
  }
}
