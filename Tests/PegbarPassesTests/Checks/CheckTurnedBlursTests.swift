import PegbarDiagnostics
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of findings about blurs that frames cannot rotate.
@Suite struct CheckTurnedBlursTests {
  @Test(
    "reports a blur if its missing rotation is visible in a frame",
    arguments: [
      (#""s": {"k": [100, 30]}, "r": {"k": 45}"#, "10", "1", true),
      (#""s": {"k": [100, 100]}, "r": {"k": 45}"#, "10", "1", false),
      (#""s": {"k": [100, 30]}, "r": {"k": 90}"#, "10", "1", false),
      (#""s": {"k": [100, 30]}, "r": {"k": 45}"#, "1", "1", false),
      (#""s": {"k": [100, 100]}, "r": {"k": 45}"#, "10", "2", true),
      (#""sk": {"k": 30}"#, "10", "1", true),
    ])
  func turnedBlur(_ ks: String, _ blurriness: String, _ axes: String, _ shows: Bool) throws {
    let blur = effect(29, "Gaussian Blur 2", [("0001", blurriness), ("0002", axes)])
    let result = try imported(layers: solid(blur, ks: ks))
    #expect(result.ids == (shows ? ["effect/turned-blur"] : []))
    #expect(result.findings.allSatisfy { $0.path.description == "$.layers[0].ef[0]" })
    #expect(try imported(layers: solid(blur, #""hd": true"#, ks: ks)).ids == [])
  }

  @Test("a shadow rotates with the layers around it")
  func turnedShadow() throws {
    let shadow = effect(25, "Drop Shadow", [("0002", "99"), ("0005", "40")])
    let scaled = solid(shadow, #""parent": 5"#, ks: #""r": {"k": 30}"#)
    let null = layer(3, #""ind": 5"#, ks: #""s": {"k": [100, 20]}"#)
    // Rotated first, then scaled along the axes of the canvas.
    #expect(try imported(layers: scaled, null).ids == [])
    let uneven = composition("c", solid(shadow, ks: #""s": {"k": [100, 20]}"#))
    let turned = layer(0, #""refId": "c", "w": 50, "h": 50"#, ks: #""r": {"k": 30}"#)
    #expect(try imported(layers: turned, assets: [uneven]).ids == ["effect/turned-blur"])
  }
}
