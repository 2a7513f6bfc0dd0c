import PegbarDiagnostics
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// The names of transactions in scenes with a canvas 200 points wide.
struct NameTransactionsTests {
  private static func names(_ layers: [Layer], markers: [Marker] = []) -> [String] {
    ScenePasses.prepared(Make.scene(layers, markers: markers), log: FindingLog())
      .root.transactions.map(\.name)
  }

  private static func layer(
    _ name: String, _ transform: Transform, opacity: Animated<Double>? = nil
  )
    -> Layer
  {
    var layer = Make.solid(0, transform)
    layer.name = name
    if let opacity { layer.opacity = opacity }
    return layer
  }

  private static func scene(_ transforms: [Transform]) -> [Layer] {
    transforms.enumerated().map { Make.solid($0, $1) }
  }

  @Test("the most frequent motion determines the name")
  func majority() {
    let slide = Transform(position: Make.points((0, -40, 100), (1, 100, 100)))
    let grow = Transform(scale: Make.points((0, 0.2, 0.2), (1, 1, 1)))
    #expect(Self.names(Self.scene([slide, slide, grow])) == ["slide in"])
    #expect(Self.names(Self.scene([slide, grow, grow])) == ["grow"])
  }

  @Test("a transaction of one layer has its name, unless After Effects generated it")
  func single() {
    let turn = Transform(rotation: Make.moving((0, 0), (1, 90)))
    #expect(Self.names([Self.layer("Picture frame", turn)]) == ["Picture frame turn"])
    #expect(Self.names([Self.layer("Shape Layer 12", turn)]) == ["turn"])
  }

  @Test("a transaction of several layers has the name of the first one, or what they share")
  func several() {
    let turn = Transform(rotation: Make.moving((0, 0), (1, 90)))
    func names(_ layers: String...) -> [String] { Self.names(layers.map { Self.layer($0, turn) }) }
    #expect(names("Head", "Arm") == ["Arm and Head turn"])
    #expect(names("Head", "Arm", "Leg") == ["Arm and more turn"])
    #expect(names("Left arm", "Right arm", "Upper arm") == ["arm turn"])
    #expect(names("Head", "Shape Layer 3") == ["Head and more turn"])
    #expect(names("Shape Layer 3", "Formebene 4") == ["turn"])
    #expect(names("Star", "Star 2") == ["Star turn"])
  }

  @Test("a layer without a descriptive name has that of its moving part")
  func parts() {
    let morph = Make.moving((0, Make.square), (1, Make.path([(1, 1), (9, 2), (8, 9), (0, 7)])))
    func names(_ part: String) -> [String] {
      var layer = Make.shapes(
        0,
        ShapeContent(
          paths: [ShapePath(name: part, geometry: .path(morph))], nodes: [.style(Make.fill())]))
      layer.name = "Shape Layer 1"
      return Self.names([layer])
    }
    #expect(names("Ear") == ["Ear morph"])
    #expect(names("Path 1") == ["morph"])
  }

  @Test(
    "distinguishes motions",
    arguments: [
      (Transform(position: Make.points((0, 100, 100), (1, 260, 100))), "slide out"),
      (Transform(position: Make.points((0, 80, 100), (1, 120, 100))), "move"),
      (
        Transform(
          position: Make.points((0, 95, 100), (0.2, 105, 100), (0.4, 95, 100), (0.6, 100, 100))),
        "shake"
      ),
      (Transform(rotation: Make.moving((0, 0), (0.5, -30), (1, -10))), "wobble"),
      (Transform(rotation: Make.moving((0, 0), (0.5, 95), (0.8, 88), (1, 90))), "turn"),
      (Transform(scale: Make.points((0, 1, 1), (0.5, 1.2, 1.2), (1, 1, 1))), "pulse"),
      (Transform(scale: Make.points((0, 1, 1), (1, 0.5, 0.5))), "shrink"),
    ])
  func verbs(_ transform: Transform, _ name: String) {
    #expect(Self.names(Self.scene([transform])) == [name])
  }

  @Test("appearing and disappearing")
  func opacity() {
    let layer = Self.layer(
      "Layer", Transform(), opacity: Make.moving((0, 0), (0.3, 1), (1, 1), (1.3, 0)))
    #expect(Self.names([layer]) == ["fade in", "fade out"])
  }
}
