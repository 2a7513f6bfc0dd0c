@testable import PegbarFrames
import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarRaster

/// Lines, gradients and blending.
struct PaintTests {
  private func line(_ change: (inout StrokeLine) -> Void) -> DisplayItem {
    let path = Path([
      Contour([PathVertex(Point(x: 4, y: 5)), PathVertex(Point(x: 16, y: 5))], isClosed: false)
    ])
    var item = PathItem(filling: path, .identity, .color(.pureRed))
    var line = StrokeLine(width: 4)
    change(&line)
    item.tool = .stroke(line)
    return .path(item)
  }

  @Test("lines have their width, caps and dashes")
  func lines() throws {
    let butt = try drawn([line { _ in }])
    #expect(butt.color(4, 5).alpha == 255 && butt.color(3, 5).alpha == 0)
    #expect(butt.color(10, 3).alpha == 255 && butt.color(10, 2).alpha == 0)
    let square = try drawn([line { $0.cap = .square }])
    #expect(square.color(2, 3).alpha == 255 && square.color(1, 3).alpha == 0)
    let round = try drawn([line { $0.cap = .round }])
    #expect(round.color(2, 5).alpha > 150 && round.color(2, 3).alpha < 100)
    let dashed = try drawn([line { ($0.dashes, $0.dashPhase) = ([3, 2], 1) }])
    #expect([4, 6, 9, 11, 14].map { dashed.color($0, 5).alpha } == [255, 0, 255, 0, 255])
  }

  @Test("the map of an outline also stretches its line")
  func stretchedLine() throws {
    guard case .path(var item) = line({ $0.width = 2 }) else { return }
    item.matrix = Matrix(a: 1, b: 0, c: 0, d: 3, tx: 0, ty: -10)
    let pixels = try drawn([.path(item)])
    #expect(pixels.color(10, 2).alpha == 255 && pixels.color(10, 7).alpha == 255)
    #expect(pixels.color(10, 1).alpha == 0 && pixels.color(10, 8).alpha == 0)
  }

  private func gradient(
    _ kind: Gradient.Kind, _ start: Point, _ end: Point, focus: Point? = nil
  ) -> DisplayItem {
    let gradient = FrameGradient(
      kind: kind, start: start, end: end, focus: focus ?? start,
      stops: [
        .init(offset: 0, color: .pureRed), .init(offset: 0.5, color: .pureGreen),
        .init(offset: 1, color: Color(red: 0, green: 0, blue: 1, alpha: 0.5)),
      ])
    return .path(
      PathItem(filling: .rectangle(Size(width: 20, height: 10)), .identity, .gradient(gradient)))
  }

  @Test("linear gradients extend beyond their ends, and interpolate colors without alpha")
  func linear() throws {
    let pixels = try drawn([gradient(.linear, Point(x: 4, y: 0), Point(x: 16, y: 0))])
    #expect(pixels.color(1, 5) == Drawn(255, 0, 0))
    #expect(pixels.color(6, 5).isNear(Drawn(148, 106, 0), 4))
    #expect(pixels.color(18, 5).isNear(Drawn(0, 0, 255, 128)))
    #expect(pixels.color(13, 5).isNear(Drawn(0, 106, 148, 181), 5))
  }

  @Test("radial gradients begin at their focus")
  func radial() throws {
    let centered = try drawn([gradient(.radial, Point(x: 10, y: 5), Point(x: 18, y: 5))])
    #expect(centered.color(10, 5).red > 200 && centered.color(13, 5).green > 180)
    #expect(centered.color(6, 5).isNear(centered.color(13, 5), 3))
    let focused = try drawn([
      gradient(.radial, Point(x: 10, y: 5), Point(x: 18, y: 5), focus: Point(x: 14, y: 5))
    ])
    #expect(focused.color(14, 5).red > 150 && focused.color(10, 5).red < 120)
  }

  @Test("a gradient without a length has its last color")
  func pointGradient() throws {
    for kind in [Gradient.Kind.linear, .radial] {
      let pixels = try drawn([gradient(kind, Point(x: 4, y: 4), Point(x: 4, y: 4))])
      #expect(pixels.color(10, 5).isNear(Drawn(0, 0, 255, 128)))
    }
  }

  /// The modes that treat each channel separately.
  static let separable: [BlendMode] = [
    .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight,
    .difference, .exclusion, .add,
  ]

  @Test("blends opaque colors by the formulas of W3C", arguments: separable)
  func blending(_ mode: BlendMode) throws {
    let (below, above) = (Drawn(102, 51, 178), Drawn(153, 153, 26))
    func color(_ drawn: Drawn) -> Color {
      Color(
        red: Double(drawn.red) / 255, green: Double(drawn.green) / 255,
        blue: Double(drawn.blue) / 255)
    }
    let pixels = try drawn([
      .box(0, 0, 10, 10, color(below)),
      .group([.box(0, 0, 20, 10, color(above))]) { $0.blendMode = mode },
    ])
    let expected = Drawn(
      Self.blended(mode, below.red, above.red), Self.blended(mode, below.green, above.green),
      Self.blended(mode, below.blue, above.blue))
    #expect(pixels.color(5, 5).isNear(expected, 3), "\(mode): \(pixels.color(5, 5))")
    // Nothing is below the right half.
    #expect(pixels.color(15, 5).isNear(above, 1))
  }

  /// Returns the result for a channel (W3C, Compositing and Blending Level 1, section 10.1).
  private static func blended(_ mode: BlendMode, _ backdrop: Int, _ source: Int) -> Int {
    let (b, s) = (Double(backdrop) / 255, Double(source) / 255)
    func hardLight(_ b: Double, _ s: Double) -> Double {
      s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s)
    }
    let result: Double =
      switch mode {
      case .multiply: b * s
      case .screen: b + s - b * s
      case .overlay: hardLight(s, b)
      case .hardLight: hardLight(b, s)
      case .darken: min(b, s)
      case .lighten: max(b, s)
      case .colorDodge: min(1, b / (1 - s))
      case .colorBurn: 1 - min(1, (1 - b) / s)
      case .difference: abs(b - s)
      case .exclusion: b + s - 2 * b * s
      case .add: min(1, b + s)
      default: .nan
      }
    return result.isNaN ? -1 : Int((result * 255).rounded())
  }

  @Test("blending by hue has the right color with an opacity, where pixman has a fault")
  func fadedHue() throws {
    let yellow = Color(red: 1, green: 0.98, blue: 0.28)
    let pixels = try drawn([
      .group([.box(0, 0, 20, 10, yellow)]) { ($0.blendMode, $0.opacity) = (.hue, 0.77) }
    ])
    #expect(pixels.color(5, 5).isNear(Drawn(255, 250, 71, 196)))
  }

  @Test("draws letters in a font of the machine only if permitted, and labels always")
  func letters() throws {
    #expect(Letters("Frame 12", font: .builtIn).map { $0.width > 100 } == true)
    // The font of cairo, because a machine can be without others.
    let item = TextItem(
      "HHH", document: TextDocument(text: "HHH", font: "a", size: 8),
      font: Font(name: "a", family: Letters.Font.builtIn.family),
      matrix: .translation(Point(x: 1, y: 9)))
    var raster = Raster()
    raster.usesSubstitutes = false
    #expect(try drawn([.text(item)], 20, 10, raster).alphas.allSatisfy { $0 == 0 })
    #expect(try drawn([.text(item)]).alphas.contains { $0 > 100 })
  }
}
