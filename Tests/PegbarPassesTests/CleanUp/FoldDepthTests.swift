import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarPasses

/// Layers that only offset others in depth.
@Suite struct FoldDepthTests {
  @Test("motion toward the viewer is unchanged if the layer that offsets it is dropped")
  func depth() throws {
    let inner = NormalizedLayer(
      name: "inner", content: .color(.black), bounds: Rect(x: 0, y: 0, width: 9, height: 9),
      rotationY: 30,
      tracks: [
        NormalizedTrack(
          property: .zPosition,
          keys: .number(Track([Key(time: 0, value: 0), Key(time: 1, value: 10)])))
      ])
    let shift = NormalizedLayer(
      name: "shift", bounds: Rect(x: 0, y: 0, width: 9, height: 9), zPosition: 100,
      keepsDepth: true, sublayers: [inner])
    let eye = NormalizedLayer(
      name: "eye", bounds: Rect(x: 0, y: 0, width: 9, height: 9), perspective: 500,
      sublayers: [shift])
    var scene = NormalizedScene(
      name: "scene", duration: 1, frameRate: 30,
      root: NormalizedComposition(name: "root", size: Size(width: 9, height: 9), layers: [eye]))
    FoldTransforms().apply(to: &scene)
    let layers = scene.allLayers
    #expect(!layers.contains { $0.name == "shift" })
    guard case .number(let track) = scene.track(.zPosition)?.keys else {
      Issue.record("no track")
      return
    }
    #expect(track.keys.map(\.value) == [100, 110])
  }
}
