import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Images that replace each other.
@Suite struct FindTransitionsTests {
  private static func image(
    _ id: Int, position: AnimatedPoint = .constant(Point(x: 40, y: 50)),
    opacity: Animated<Double> = .constant(1)
  ) -> Layer {
    Layer(
      id: LayerID(id), name: "Image \(id)", designerName: ["Sun", "Moon"][id],
      content: .image(ImageUse(image: "sky", size: Size(width: 60, height: 40))),
      transform: Transform(position: position), window: Make.always, opacity: opacity)
  }

  private static func keys(_ start: Double, _ end: Double, from time: Double = 0.5) -> Animated<
    Double
  > {
    .keyed(
      Track([Key(time: time, value: start, curve: Make.ease), Key(time: time + 0.25, value: end)]))
  }

  private static func slide(_ start: Double, _ end: Double) -> AnimatedPoint {
    .joined(
      .keyed(
        Track([
          Key(time: 1, value: Point(x: 40, y: start), curve: Make.fast),
          Key(time: 1.5, value: Point(x: 40, y: end)),
        ])))
  }

  private static func normalized(_ layers: Layer...) -> NormalizedScene {
    let image = ImageAsset(
      id: "sky", size: Size(width: 60, height: 40), data: .external(path: "sky.png"))
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    return normalizer.normalized(Make.scene(layers, images: [image]), log: FindingLog())
  }

  @Test("a layer that fades out while another fades in at the same position")
  func fade() {
    let scene = Self.normalized(
      Self.image(0, opacity: Self.keys(1, 0)), Self.image(1, opacity: Self.keys(0, 1)))
    #expect(
      scene.root.transitions == [
        Transition(
          .fade, from: "Sun", to: "Moon", time: 0.5, duration: 0.25, curve: Make.ease)
      ])
  }

  @Test("a layer that pushes another away, from each edge")
  func push() {
    let down = Self.normalized(
      Self.image(0, position: Self.slide(50, 90)), Self.image(1, position: Self.slide(10, 50)))
    #expect(
      down.root.transitions == [
        Transition(.push(.top), from: "Sun", to: "Moon", time: 1, duration: 0.5, curve: Make.fast)
      ])
    let up = Self.normalized(
      Self.image(0, position: Self.slide(50, 10)), Self.image(1, position: Self.slide(90, 50)))
    #expect(up.root.transitions.map(\.kind) == [.push(.bottom)])
  }

  @Test("different times, positions or curves, and other content, form no transition")
  func others() {
    let later = Self.normalized(
      Self.image(0, opacity: Self.keys(1, 0)), Self.image(1, opacity: Self.keys(0, 1, from: 0.6)))
    #expect(later.root.transitions.isEmpty)
    let elsewhere = Self.normalized(
      Self.image(0, opacity: Self.keys(1, 0)),
      Self.image(1, position: .constant(.zero), opacity: Self.keys(0, 1)))
    #expect(elsewhere.root.transitions.isEmpty)
    let away = Self.normalized(
      Self.image(0, position: Self.slide(50, 90)), Self.image(1, position: Self.slide(20, 60)))
    #expect(away.root.transitions.isEmpty)
    var solids = [Make.solid(0), Make.solid(1)]
    (solids[0].opacity, solids[1].opacity) = (Self.keys(1, 0), Self.keys(0, 1))
    #expect(Self.normalized(solids[0], solids[1]).root.transitions.isEmpty)
  }

  @Test("a transition does not change the exact form of the scene")
  func picture() {
    let scene = Self.normalized(
      Self.image(0, opacity: Self.keys(1, 0)), Self.image(1, opacity: Self.keys(0, 1)))
    var without = scene
    without.root.transitions = []
    #expect(scene != without)
    #expect(scene.scene == without.scene)
  }
}
