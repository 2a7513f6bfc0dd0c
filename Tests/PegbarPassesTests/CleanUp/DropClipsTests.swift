import PegbarDiagnostics
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarPasses

/// Clips that cover the canvas have no effect.
struct DropClipsTests {
  private func clips(_ transform: Transform, _ size: Size) -> Bool {
    var instance = Make.instance(0, "four", clip: size)
    instance.transform = transform
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    let four = Make.definition("four", (0..<4).map { Make.solid($0) })
    let scene = normalizer.normalized(
      Make.scene([instance, Make.solid(1)], definitions: [four]), log: FindingLog())
    return scene.root.layers[0].clipsToBounds
  }

  @Test("a layer that covers the canvas needs no clip, at any position and rotation")
  func covering() {
    let large = Size(width: 600, height: 600)
    #expect(!clips(Transform(), Size(width: 200, height: 200)))
    #expect(!clips(Transform(position: .constant(Point(x: -150, y: -250))), large))
    let turned = Transform(
      anchor: .constant(Point(x: 300, y: 300)), position: .constant(Point(x: 100, y: 100)),
      rotation: .constant(30))
    #expect(!clips(turned, large))
  }

  @Test("keeps a clip that can cut something, and a clip of an animated layer")
  func cutting() {
    #expect(clips(Transform(), Size(width: 199, height: 200)))
    #expect(clips(Transform(position: .constant(Point(x: 1, y: 0))), Size(width: 200, height: 200)))
    let moving = Transform(position: Make.points((0, 0, 0), (1, 10, 0)))
    #expect(clips(moving, Size(width: 600, height: 600)))
  }

  @Test("keeps a clip around blended content", arguments: Blending.allCases)
  func blending(way: Blending) {
    var scene = way.scene([Blending.instance(of: "shown", clipsToBounds: true)])
    DropClips().apply(to: &scene)
    #expect(scene.root.layers.map(\.clipsToBounds) == [way != .nowhere])
  }

  @Test("keeps the clip of a layer with blended content at any depth", arguments: [true, false])
  func blendingLayer(isMixed: Bool) {
    let mode = isMixed ? BlendMode.multiply : .normal
    let mixed = NormalizedLayer(name: "Mixed", bounds: Blending.bounds, blendMode: mode)
    let middle = NormalizedLayer(name: "Middle", bounds: Blending.bounds, sublayers: [mixed])
    let clip = NormalizedLayer(
      name: "Clip", bounds: Blending.bounds, clipsToBounds: true, sublayers: [middle])
    var scene = Blending.nowhere.scene([clip])
    DropClips().apply(to: &scene)
    #expect(scene.root.layers.map(\.clipsToBounds) == [isMixed])
  }
}
