import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Fades that form no transition.
@Suite struct FadeEndTests {
  @Test("fades that end at different times are not a transition")
  func fades() {
    func image(_ id: Int, _ start: Double, _ end: Double, until: Double) -> Layer {
      Layer(
        id: LayerID(id), name: "Image \(id)", designerName: ["Sun", "Moon"][id],
        content: .image(ImageUse(image: "sky", size: Size(width: 60, height: 40))),
        window: Make.always,
        opacity: .keyed(
          Track([Key(time: 0.5, value: start, curve: Make.ease), Key(time: until, value: end)])))
    }
    let asset = ImageAsset(
      id: "sky", size: Size(width: 60, height: 40), data: .external(path: "sky.png"))
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    func count(_ until: Double) -> Int {
      normalizer.normalized(
        Make.scene([image(0, 1, 0, until: 0.75), image(1, 0, 1, until: until)], images: [asset]),
        log: FindingLog()
      ).root.transitions.count
    }
    #expect(count(0.75) == 1 && count(1) == 0)
  }
}
