import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarFrames

/// Tests of the layers that must be drawn for others to appear as in the whole scene.
@Suite struct DrawingLayersTests {
  /// A root with the layers 0…3, and definitions with the layers 4…5 and 6…7.
  ///
  /// Layer 1 is a matte of layer 2, and both definitions are used once, one inside of the other.
  private static var scene: Scene {
    var layers = [
      Make.solid(0), Make.instance(1, "outer"), Make.solid(2), Make.solid(3),
    ]
    layers[1].isMatteSource = true
    layers[2].matte = Matte(source: LayerID(1), mode: .alpha)
    return Make.scene(
      layers,
      definitions: [
        Make.definition("outer", [Make.solid(0), Make.instance(1, "inner")]),
        Make.definition("inner", [Make.solid(0), Make.solid(1)]),
      ])
  }

  @Test(
    "instances around a layer, mattes and matted layers, and the content of instances are drawn",
    arguments: [
      ([0], [0]), ([3], [3]),
      // A matte is drawn whole, and so is the layer that it masks.
      ([2], [1, 2, 4, 5, 6, 7]),
      // The matte around the layer is that of layer 2.
      ([6], [1, 2, 4, 5, 6, 7]),
      ([], []),
    ] as [(Set<Int>, Set<Int>)])
  func drawing(_ subjects: Set<Int>, _ expected: Set<Int>) {
    #expect(DrawingLayers(subjects, in: Self.scene).numbers == expected)
  }

  @Test("an instance around a layer is drawn without the other layers in it")
  func neighbors() {
    var scene = Self.scene
    scene.root.layers[1].isMatteSource = false
    scene.root.layers[2].matte = nil
    #expect(DrawingLayers([6], in: scene).numbers == [1, 5, 6])
    #expect(DrawingLayers([5], in: scene).numbers == [1, 5, 6, 7])
    #expect(DrawingLayers([1], in: scene).numbers == [1, 4, 5, 6, 7])
  }
}
