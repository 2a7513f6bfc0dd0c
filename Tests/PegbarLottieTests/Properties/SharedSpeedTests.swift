import PegbarDiagnostics
import PegbarLottie
import Testing

/// Incomplete keyframes, and colors in bytes.
@Suite struct SharedSpeedTests {
  private func read(_ layer: String, version: String) throws -> Layer {
    let json =
      #"{"v": "\#(version)", "w": 9, "h": 9, "fr": 30, "ip": 0, "op": 60, "layers": [\#(layer)]}"#
    let document = try LottieDocument.read(Array(json.utf8), log: FindingLog())
    return try #require(document?.layers.first)
  }

  @Test("a motion path requires only one handle and has one speed")
  func oneHandle() throws {
    for handle in [#""to": [1, 2]"#, #""ti": [1, 2]"#] {
      let layer = try read(
        #"{"ty": 3, "ks": {"s": {"k": [{"t": 0, "s": [0, 0], \#(handle), "o": {"x": [0.2, 0.3], "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 5, "s": [9, 9]}]}}}"#,
        version: "5.7.0")
      #expect(layer.transform.scale.keyframes.first?.easing.count == 1)
    }
  }

  @Test("divides the alpha of byte colors by 255")
  func alpha() throws {
    let layer = try read(
      #"{"ty": 4, "ks": {}, "shapes": [{"ty": "fl", "c": {"k": [255, 0, 0, 51]}}]}"#,
      version: "4.1.8")
    guard case .shape(let items) = layer.kind, case .style(.fill(let fill)) = items.first?.kind,
      case .color(let color) = fill.paint
    else {
      Issue.record("no fill")
      return
    }
    #expect(color.fixedValue?.alpha == 0.2)
  }
}
