import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarFrames

/// Layers that can be visible at a time, which is decided without drawing.
@Suite("Visibility of layers")
struct LayerVisibilityTests {
  /// Two uses of a definition, of which the second starts at 1 s and is transparent from 1.5 s on.
  ///
  /// The definition shows its first layer until 0.2 s, and its second layer always.
  private static let evaluator = SceneEvaluator(
    Make.scene(
      [
        Make.instance(0, "inner", window: TimeRange(start: 0, end: 0.5)),
        faded(Make.instance(1, "inner", TimeMap(begin: 1), window: TimeRange(start: 1, end: 2))),
        Make.solid(2),
      ],
      definitions: [
        Composition(
          id: "inner", name: "Inner", size: Size(width: 200, height: 200),
          layers: [Make.solid(0, window: TimeRange(start: 0, end: 0.2)), Make.solid(1)])
      ]))

  private static func faded(_ layer: Layer) -> Layer {
    var layer = layer
    layer.opacity = .keyed(
      Track([Key(time: 1.4, value: 1, curve: .hold), Key(time: 1.5, value: 0)]))
    return layer
  }

  /// Returns the layers that contain the first item in an item.
  private static func layers(of item: DisplayItem) -> [Int] {
    switch item {
    case .path(let item): item.origin.layers
    case .group(let group): group.children.first.map { layers(of: $0) } ?? []
    case .image, .text: []
    }
  }

  @Test(
    "follows windows, opacities and times of nested instances",
    arguments: [
      (3, [0.1, 1.1]), (4, [0.1, 0.3, 1.1, 1.3]), (2, [0.1, 0.3, 0.7, 1.1, 1.3, 1.7]), (9, []),
    ])
  func nested(_ number: Int, _ times: [Double]) {
    let visibility = LayerVisibility(of: [number], in: Self.evaluator)
    let shown = [0.1, 0.3, 0.7, 1.1, 1.3, 1.7].filter { time in
      visibility.canShow(at: time) { $0 == number }
    }
    #expect(shown == times)
    // The frames show the same.
    let drawn = [0.1, 0.3, 0.7, 1.1, 1.3, 1.7].filter { time in
      Self.evaluator.frame(at: time).items.contains { Self.layers(of: $0).contains(number) }
    }
    #expect(drawn == times)
  }
}
