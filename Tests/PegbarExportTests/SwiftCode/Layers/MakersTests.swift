import PegbarExport
import PegbarGeometry
import PegbarScene
import Testing

/// The functions that make layers have only the lines that a file needs.
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

  @Test("a line is a filled shape without a colour, where there are filled shapes")
  func lines() {
    let line = NormalizedShape.Style.stroke(.white, NormalizedStroke(width: 2))
    let both = Self.text(.fill(.black, .nonZero), line, paths: [Self.square])
    #expect(both.contains("private func filled(_ color: CGColor?, _ path: CGPath)"))
    #expect(both.contains("let layer = filled(nil, path)"))
    let alone = Self.text(line, paths: [Self.square])
    #expect(!alone.contains("filled(") && alone.contains("layer.fillColor = nil"))
    #expect(Self.text(.fill(.black, .nonZero), paths: [Self.square]).contains("CGColor, _ path"))
  }

  @Test("an ellipse among other curves is path data; many, and ellipses alone, are told by radii")
  func ovals() {
    let fill = NormalizedShape.Style.fill(.black, .nonZero)
    let half = Path(Self.circle(20).contours.map { Contour($0.vertices, isClosed: false) })
    let few = Self.text(fill, paths: [Self.circle(10), half])
    #expect(few.contains("outline(\"M0-10C5.519-10 10-5.519 10 0C10 5.519"))
    #expect(!few.contains("oval("))
    let many = Self.text(fill, paths: [half] + (1...12).map { Self.circle(Double($0) * 10) })
    #expect(many.contains("oval(0, 0, 120)") && many.contains("private func oval("))
    let alone = Self.text(fill, paths: [Self.circle(10)])
    #expect(alone.contains("oval(0, 0, 10)") && !alone.contains("func outline("))
  }

  @Test("bounds that follow from sublayers, and masks, have lines only where they are used")
  func lean() {
    let plain = Self.text(.fill(.black, .nonZero), paths: [Self.square])
    #expect(!plain.contains("layer.bounds.isEmpty") && !plain.contains("let pivot"))
    #expect(!plain.contains("layer.mask"))
  }
}
