import PegbarDiagnostics
import PegbarGeometry
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

@Suite struct LayerFlawTests {
  @Test("reports a layer with an empty size, and a duplicate layer name")
  func flaws() throws {
    let sound = Normalizer().normalized(
      Make.scene([Make.solid(0), Make.solid(1)]), log: FindingLog())
    #expect(sound.layerFlaw == nil)
    var flat = sound
    flat.root.layers[0].bounds.size.width = 0
    #expect(flat.layerFlaw?.hasSuffix(" has an empty size") == true)
    var double = sound
    double.root.layers[0].name = double.root.layers[1].name
    #expect(double.layerFlaw?.hasSuffix(" is the name of two layers") == true)
  }
}
