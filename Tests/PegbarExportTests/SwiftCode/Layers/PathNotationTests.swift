import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarExport

/// How a file writes its outlines.
@Suite struct PathNotationTests {
  private static func layers(_ paths: [Path]) -> [NormalizedLayer] {
    paths.enumerated().map { index, path in
      NormalizedLayer(
        name: "Shape \(index)",
        content: .shape(
          NormalizedShape(
            path: path, style: .fill(index.isMultiple(of: 2) ? .black : .white, .nonZero))),
        bounds: Samples.rect(0, 0, 40, 40))
    }
  }

  private static func text(_ layers: [NormalizedLayer]) -> String {
    String(
      decoding: SwiftCode.write(Samples.scene("Shapes", layers), options: SwiftCode.Options()),
      as: UTF8.self)
  }

  /// A line that bends at each of its points, which are some distance from where it starts.
  private static func wave(
    _ count: Int, at start: Point = .zero, bend: Double = 3.25
  ) -> Contour {
    Contour(
      (0..<count).map { index in
        let point = start + Point(x: Double(index) * 10.5, y: Double(index * index % 7))
        let handle = Point(x: bend, y: -4.5 + Double(index % 3))
        return PathVertex(point: point, inControl: point - handle, outControl: point + handle * 0.5)
      }, isClosed: false)
  }

  @Test("lines alone are calls with their points")
  func lines() {
    let kite = Samples.polygon([(0, 0), (1, 0), (2, 2), (0, 1)])
    let square = Samples.polygon([(0, 0), (1, 0), (1, 1), (0, 1)])
    let text = Self.text(
      Self.layers([kite, Samples.polygon([(0, 0), (40, 0)], isClosed: false)]))
    #expect(text.contains("polygon((0, 0), (1, 0), (2, 2), (0, 1))"))
    #expect(text.contains("polyline((0, 0), (40, 0))"))
    #expect(
      Self.text(Self.layers([square])).contains(
        "CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)"))
    #expect(text.contains("path.addLines(between: points.map"))
    #expect(!text.contains("Scanner"))
  }

  @Test("little path data is coordinates, whose reader is short; much is distances")
  func coordinates() {
    let few = Self.text(Self.layers([Path([Self.wave(3)])]))
    #expect(few.contains("outline(\"M0 0C1.625-2.25 7.25 4.5 10.5 1C"))
    #expect(few.contains("while let command = scanner.scanCharacter() {"))
    let waves = (0..<6).map { Path([Self.wave(30, bend: 3.25 + Double($0) * 0.5)]) }
    let many = Self.text(Self.layers(waves))
    #expect(many.contains("scanner.scanCharacters(from: .letters) ?? command"))
    #expect(many.contains("c1.625-2.25"))
  }

  @Test("path data of some length is distances that all have their letters")
  func letters() {
    let wave = Self.wave(14, at: Point(x: 999.123, y: 888.456))
    let text = Self.text(Self.layers([Path([wave])]))
    #expect(text.contains("M999.123 888.456c1.625-2.25 7.25 4.5 10.5 1c1.625-1.75"))
    #expect(text.contains("scanner.scanCharacter() {\n    let start = path.currentPoint"))
    let path = Path([Self.wave(2), Self.wave(2)])
    let data = PathData(path, keepsCurves: false, notation: .lettered)
    #expect(data.text == "M0 0c1.625-2.25 7.25 4.5 10.5 1M0 0c1.625-2.25 7.25 4.5 10.5 1")
  }

  @Test("contours that are the same but for their start are written once")
  func contours() {
    let paths = [0.0, 100].map { x in
      Path([Self.wave(12, at: Point(x: x, y: 5)), Self.wave(14, at: Point(x: 20, y: x))])
    }
    let text = Self.text(Self.layers(paths))
    #expect(text.contains("outline(\"M0 5\\(Outline.part)M20 0\\(Outline.part2)\")"))
    #expect(text.contains("outline(\"M100 5\\(Outline.part)M20 100\\(Outline.part2)\")"))
    #expect(text.contains("    static let part = \"c1.625-2.25"))
    #expect(!Self.text(Self.layers([paths[0]])).contains("Outline"))
  }

  @Test("text that is put together has its type, which takes the compiler long to find")
  func types() {
    let path = Path([Self.wave(20), Self.wave(20, at: Point(x: 50, y: 5)), Self.wave(5)])
    var layers = Self.layers([path, path, path])
    layers[1].bounds = Samples.rect(0, 0, 10, 10)
    layers[2].bounds = Samples.rect(0, 0, 20, 20)
    #expect(Self.text(layers).contains("static let shape: String = \"M0 0\\(part)M50 5\\(part)"))
  }

  private static func morphing(_ paths: [Path]) -> NormalizedLayer {
    var layer = layers([paths[0]])[0]
    let keys = paths.enumerated().map { (Double($0), $1) }
    layer.tracks = [NormalizedTrack(property: .path, keys: .path(Samples.track(keys)))]
    return layer
  }

  @Test("outlines that become others are told by what changes, where that is shorter")
  func changes() {
    let paths = (0..<9).map { Path([Self.wave(20, bend: 3.25 + Double($0) * 0.125)]) }
    let text = Self.text([Self.morphing(paths + paths.suffix(1))])
    #expect(text.contains("private func paths(_ keys: String...) -> [Any] {"))
    #expect(text.contains("\"0\""))
    #expect(text.contains("func number() -> Double {"))
    let few = Self.text([Self.morphing(Array(paths.prefix(2)))])
    #expect(!few.contains("func number()"))
  }

  @Test("changes are those from the key before; other commands and nothing are path data")
  func morph() {
    let first = Path([Self.wave(3)])
    let second = Path([Self.wave(3, at: Point(x: 0.5, y: 0.00001))])
    let morph = Morph(
      [Path([]), first, second, second, Path([Self.wave(4)])], notation: .relative
    ) { "\"\($0.text)\"" }
    #expect(morph.keys.map(\.changes) == ["", "", ".5.00001", "0", ""])
    #expect(morph.keys.map { $0.data == nil } == [false, false, true, true, false])
    let other = PathData(second, keepsCurves: true, notation: .relative).text.utf8.count
    #expect(morph.spared == 2 * other - 8 - 1)
  }
}
