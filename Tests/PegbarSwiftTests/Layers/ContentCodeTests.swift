import PegbarExport
import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarSwift

/// The content of layers as Swift.
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

  @Test("a shape that vanishes keeps its stroke, and gets no bounds from an empty path")
  func vanishing() {
    let line = Samples.polygon([(0, 0), (40, 0)], isClosed: false)
    let text = Self.text(tracks: [
      NormalizedTrack(property: .path, keys: .path(Samples.track([(0, line), (1, Path([]))])))
    ])
    #expect(text.contains("stroked(.hex(0xFFFFFF), 6, outline(\"\")).mitered(4).dashed([12])"))
    #expect(text.contains("if !path.isEmpty { layer.bounds = path.boundingBox }"))
  }

  @Test(
    "text with a baseline in its bounds is moved to the baseline of the installed font",
    arguments: [(-20.0, true), (0, false), (-50, false)])
  func baseline(top: Double, isMoved: Bool) {
    let layer = NormalizedLayer(
      name: "Title",
      content: .text(NormalizedText(string: "Hi", font: "Avenir", size: 24, color: .black)),
      bounds: Samples.rect(0, top, 90, 30))
    let options = SwiftCode.Options(access: .internal)
    let bytes = SwiftCode.write(Samples.scene("Title", [layer]), options: options)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(").onBaseline()") == isMoved)
    #expect(text.contains("#if canImport(CoreText)\n  import CoreText\n#endif\n") == isMoved)
  }

  @Test("a fill with a stroke is one layer")
  func both() {
    let path = Samples.polygon([(0, 0), (40, 0), (40, 40)])
    func text(_ rule: FillRule) -> String {
      let style = NormalizedShape.Style.both(
        fill: .black, rule, stroke: .white, NormalizedStroke(width: 6, join: .round))
      let layer = NormalizedLayer(
        name: "Sail", content: .shape(NormalizedShape(path: path, style: style)),
        bounds: Samples.rect(-3, -3, 46, 46))
      return String(
        decoding: SwiftCode.write(Samples.scene("Sail", [layer]), options: .init()), as: UTF8.self)
    }
    let plain = text(.nonZero)
    #expect(
      plain.contains("stroked(.hex(0xFFFFFF), 6, fill: .hex(0x000000), join: .round, polygon("))
    #expect(plain.contains("let layer = filled(fill, path)"))
    #expect(!plain.contains("evenOdd"))
    #expect(text(.evenOdd).contains(")).evenOdd()"))
    #expect(text(.evenOdd).contains("fillRule = .evenOdd"))
  }

  @Test("bitmaps have the highest screen scale until a scale is set")
  func textScale() throws {
    let label = NormalizedLayer(
      name: "Label",
      content: .text(NormalizedText(string: "Hi", font: "Arial", size: 20, color: .black)),
      bounds: Samples.rect(0, 0, 40, 40))
    var blended = NormalizedLayer(
      name: "Shade", content: .color(.black), bounds: Samples.rect(0, 0, 40, 40))
    blended.blendMode = .multiply
    func text(_ layers: NormalizedLayer...) -> String {
      let bytes = SwiftCode.write(Samples.scene("Sign", layers), options: SwiftCode.Options())
      return String(decoding: bytes, as: UTF8.self)
    }
    let code = text(blended, label)
    #expect(code.contains("var displayScale: CGFloat = 3 {"))
    let sublayers = try #require(code.firstRange(of: "sublayers = ["))
    let call = try #require(code.firstRange(of: "\n    setContentsScale(displayScale, of: self)\n"))
    #expect(sublayers.upperBound < call.lowerBound)
    #expect(text(blended).contains("\n    setContentsScale(displayScale, of: self)\n"))
    var plain = blended
    plain.blendMode = .normal
    #expect(!text(plain).contains("setContentsScale"))
  }

  @Test("a shape that never has an outline is an empty layer")
  func nothing() {
    let text = Self.text(tracks: [])
    #expect(text.contains("CAShapeLayer(), \"Trail\""))
    #expect(!text.contains("func stroked"))
  }
}
