import PegbarGeometry
import PegbarScene
import PegbarSwift
import Testing

/// The functions that create layers contain only the lines that a file requires.
@Suite struct MakersTests {
  private static func text(_ styles: NormalizedShape.Style..., paths: [Path]) -> String {
    let layers = styles.enumerated().flatMap { number, style in
      paths.enumerated().map { index, path in
        NormalizedLayer(
          name: "Shape \(number) \(index)",
          content: .shape(NormalizedShape(path: path, style: style)),
          bounds: Samples.rect(0, 0, 40, 40))
      }
    }
    return String(
      decoding: SwiftCode.write(Samples.scene("Shapes", layers), options: SwiftCode.Options()),
      as: UTF8.self)
  }

  private static let square = Samples.polygon([(0, 0), (1, 0), (1, 1), (0, 1)])

  private static func circle(_ radius: Double) -> Path {
    let places = [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)]
    return Path([
      Contour(
        places.map { u, v in
          let point = Point(x: radius * u, y: radius * v)
          let away = Point(x: -v * radius * 0.5519, y: u * radius * 0.5519)
          return PathVertex(point: point, inControl: point - away, outControl: point + away)
        }, isClosed: true)
    ])
  }

  @Test("a stroke is a filled shape without color, with a margin of half its width")
  func lines() {
    let line = NormalizedShape.Style.stroke(.white, NormalizedStroke(width: 2))
    let text = Self.text(line, paths: [Self.square])
    #expect(text.contains("stroked(.hex(0xFFFFFF), 2, "))
    #expect(text.contains("let layer = filled(fill, path)"))
    #expect(text.contains("layer.bounds.insetBy(dx: -width / 2, dy: -width / 2)"))
    #expect(!Self.text(.fill(.black, .nonZero), paths: [Self.square]).contains("stroked"))
  }

  @Test("writes an ellipse by its radii, even next to other contours")
  func ovals() {
    let fill = NormalizedShape.Style.fill(.black, .nonZero)
    let half = Path(Self.circle(20).contours.map { Contour($0.vertices, isClosed: false) })
    let both = Self.text(fill, paths: [Self.circle(10), half])
    #expect(both.contains("oval(0, 0, 10)") && both.contains("outline(\"m0-20c"))
    let alone = Self.text(fill, paths: [Self.circle(10)])
    #expect(alone.contains("oval(0, 0, 10)") && !alone.contains("func outline("))
  }

  @Test("writes helper functions only for features in use")
  func lean() {
    let plain = Self.text(.fill(.black, .nonZero), paths: [Self.square])
    for word in ["mask", "hidden", "clipped", "evenOdd", "dashed"] {
      #expect(!plain.contains("func \(word)"))
    }
  }
}
