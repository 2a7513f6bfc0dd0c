import PegbarScene
import Testing

@testable import PegbarExport

/// What layers draw, as Swift.
@Suite struct ContentCodeTests {
  private static func text(tracks: [NormalizedTrack]) -> String {
    var layer = NormalizedLayer(
      name: "Trail",
      content: .shape(
        NormalizedShape(
          path: Path([]),
          style: .stroke(.white, NormalizedStroke(width: 6, dashes: [12])))),
      bounds: Samples.rect(0, 0, 40, 40))
    layer.tracks = tracks
    let options = SwiftCode.Options(access: .internal)
    let bytes = SwiftCode.write(Samples.scene("Trail", [layer]), options: options)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("a shape that is gone at the end has its line while it moves, and no bounds of nothing")
  func vanishing() {
    let line = Samples.polygon([(0, 0), (40, 0)], isClosed: false)
    let text = Self.text(tracks: [
      NormalizedTrack(property: .path, keys: .path(Samples.track([(0, line), (1, Path([]))])))
    ])
    let white = "CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)"
    #expect(text.contains("\(white), 6, miterLimit: 4, dashes: [12], outline(\"\")"))
    #expect(
      text.contains(
        "  if !path.isEmpty { layer.bounds = path.boundingBox.insetBy(dx: -width / 2, dy: -width / 2) }"
      ))
  }

  @Test("a shape that never has an outline is a layer alone")
  func nothing() {
    let text = Self.text(tracks: [])
    #expect(text.contains("CAShapeLayer(), \"Trail\""))
    #expect(!text.contains("func stroked"))
  }
}
