import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Layers that contain their children.
struct JoinCarriersTests {
  /// Returns a scene with an animated, visible parent below its children, after a change of the
  /// parent.
  private func clean(_ change: (inout Layer) -> Void = { _ in }) -> NormalizedScene {
    var parent = Make.drawing(
      [Make.geometry(Make.path([(0, 0), (10, 0), (10, 10)]))], [Make.fill()])
    (parent.name, parent.designerName, parent.source) = ("Body", "Body", "$.layers[1]")
    parent.transform.position = .joined(Make.moving((0, .zero), (1, Point(x: 50, y: 0))))
    change(&parent)
    let arms = (1...2).map { id in
      var arm = Make.solid(id, Transform(rotation: Make.moving((0, 0), (1, 90))))
      (arm.name, arm.designerName) = ("Arm \(id)", "Arm \(id)")
      arm.source = "$.layers[\(id + 1)]"
      arm.transformParent = parent.id
      return arm
    }
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    return normalizer.normalized(Make.scene([parent] + arms), log: FindingLog())
  }

  @Test("a parent directly below its children contains them, and its motion occurs once")
  func joined() {
    let scene = clean()
    #expect(scene.root.layers.map(\.name) == ["Body"])
    #expect(scene.root.layers.first?.sublayers.map(\.name) == ["Body fill", "Arm 1", "Arm 2"])
    let moving = scene.allLayers.filter { $0.tracks.contains { $0.property == .position } }
    #expect(moving.count == 1)
  }

  @Test("children neither fade with their parent nor use its mask")
  func kept() {
    #expect(clean { $0.opacity = .constant(0.5) }.root.layers.count == 2)
    #expect(clean { $0.opacity = Make.moving((0, 0), (1, 1)) }.root.layers.count == 2)
    #expect(clean { $0.blendMode = .multiply }.root.layers.count == 2)
  }
}
