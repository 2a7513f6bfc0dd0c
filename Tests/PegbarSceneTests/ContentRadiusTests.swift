import PegbarGeometry
import PegbarTestSupport
import Testing

@testable import PegbarScene

/// The maximum distance of layer content from the anchor point.
@Suite struct ContentRadiusTests {
  private func shape(_ cap: Stroke.Cap) -> NormalizedLayer {
    NormalizedLayer(
      name: "line",
      content: .shape(
        NormalizedShape(
          path: Make.path([(0, 0), (100, 0)], isClosed: false),
          style: .stroke(.black, NormalizedStroke(width: 20, cap: cap)))),
      bounds: Rect(x: 0, y: -10, width: 100, height: 20))
  }

  @Test("square caps extend farther than others")
  func squareCap() {
    var radius = ContentRadius { _ in nil }
    let (butt, square) = (radius.around(shape(.butt)), radius.around(shape(.square)))
    #expect(square > butt + 3)
  }

  @Test("a layer that moves only in y extends as far as it moves")
  func positionY() {
    var inner = NormalizedLayer(
      name: "inner", content: .color(.black), bounds: Rect(x: 0, y: 0, width: 1, height: 1))
    inner.tracks = [
      NormalizedTrack(
        property: .positionY,
        keys: .number(Track([Key(time: 0, value: 0), Key(time: 1, value: 900)])))
    ]
    let outer = NormalizedLayer(
      name: "outer", bounds: Rect(x: 0, y: 0, width: 1, height: 1), sublayers: [inner])
    var radius = ContentRadius { _ in nil }
    #expect(radius.around(outer) >= 900)
  }
}
