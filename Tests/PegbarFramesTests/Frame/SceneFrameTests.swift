import PegbarFrames
import Testing

@Suite("Frames of scenes")
struct SceneFrameTests {
  private static let scene = Scene(
    name: "Scene", duration: 1, frameRate: 30,
    root: Composition(
      name: "Root", size: Size(width: 40, height: 20),
      layers: [
        Layer(
          id: LayerID(1), name: "box",
          content: .solid(Solid(size: Size(width: 10, height: 10), color: .black)),
          transform: Transform(
            position: .joined(
              .keyed(
                Track([
                  Key(time: 0, value: Point(x: 0, y: 0)), Key(time: 1, value: Point(x: 20, y: 0)),
                ])))),
          window: TimeRange(start: 0, end: 1))
      ]))

  @Test("a scene has a frame at any time, whose items are values")
  func frame() throws {
    let frame = Self.scene.frame(at: 0.5)
    #expect(frame.size == Size(width: 40, height: 20))
    #expect(frame.items.count == 1)
    guard case .path(let item) = try #require(frame.items.first) else {
      Issue.record("a solid is a path of this form")
      return
    }
    #expect(item.matrix.apply(.zero) == Point(x: 10, y: 0))
    #expect(item.paint == .color(.black))
    #expect(item.origin.layer == "box")
    #expect(SceneEvaluator(Self.scene).frame(at: 0.5) == frame)
  }

  @Test("writes a frame as SVG text")
  func svg() {
    let text = Self.scene.frame(at: 0).svg(width: 80, background: .white)
    #expect(text.hasPrefix("<svg") && text.contains("width=\"80\" height=\"40\""))
    #expect(text.contains("100%"))
  }
}
