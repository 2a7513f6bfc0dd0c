import PegbarGeometry
import Testing

/// Conversion between contours and ellipses or rectangles.
struct PrimitiveTests {
  private static let kinds: [Primitive.Kind] = [.ellipse, .rectangle, .rounded(3), .rounded(0)]

  @Test("recognizes a primitive from its own contour, with any start and direction")
  func found() {
    for kind in Self.kinds {
      for start in 0..<4 {
        for isReversed in [false, true] {
          let primitive = Primitive(
            kind, center: Point(x: 0.1, y: -7.3), size: Size(width: 20.7, height: 9.1),
            start: start, isReversed: isReversed)
          #expect(Primitive(primitive.contour) == primitive)
          #expect(Primitive(primitive.contour)?.contour == primitive.contour)
        }
      }
    }
  }

  @Test("an ellipse starts at its top and runs right, a rectangle starts there and runs down")
  func beginnings() {
    func points(_ kind: Primitive.Kind) -> [Point] {
      let size = Size(width: 4, height: 2)
      return Primitive(kind, center: .zero, size: size).contour.vertices.map(\.point)
    }
    #expect(points(.ellipse).prefix(2) == [Point(x: 0, y: -1), Point(x: 2, y: 0)])
    #expect(points(.rectangle).prefix(2) == [Point(x: 2, y: -1), Point(x: 2, y: 1)])
    #expect(points(.rounded(0.5)).prefix(2) == [Point(x: 2, y: -0.5), Point(x: 2, y: 0.5)])
  }

  @Test("rejects open, curved, rotated and non-finite contours")
  func others() {
    let ellipse = Primitive(.ellipse, center: .zero, size: Size(width: 4, height: 4)).contour
    var bent = ellipse
    bent.vertices[1].inControl.y += 0.01
    #expect(Primitive(bent) == nil)
    #expect(Primitive(bent, within: 0.02) != nil)
    #expect(Primitive(Contour(ellipse.vertices, isClosed: false)) == nil)
    #expect(Primitive(Path([ellipse]).applying(.rotation(degrees: 30)).contours[0]) == nil)
    let rest = Contour(
      ellipse.vertices.map { vertex in
        var vertex = vertex
        vertex.point.x = .nan
        return vertex
      }, isClosed: true)
    #expect(Primitive(rest) == nil)
    #expect(Primitive(Contour([], isClosed: true)) == nil)
  }

  @Test("huge sizes form no primitive and do not trap")
  func huge() {
    for size in [1e300, 1e12, .greatestFiniteMagnitude] {
      for kind in Self.kinds {
        let primitive = Primitive(kind, center: .zero, size: Size(width: size, height: size))
        _ = Primitive(primitive.contour)
      }
    }
  }

  @Test("a radius is at most half of the smaller side, and a circle has half its size")
  func radii() {
    let size = Size(width: 8, height: 4)
    #expect(Primitive(.rounded(9), center: .zero, size: size).cornerRadius == 2)
    #expect(Primitive(.ellipse, center: .zero, size: size).cornerRadius == nil)
    #expect(
      Primitive(.ellipse, center: .zero, size: Size(width: 4, height: 4)).cornerRadius == 2)
    #expect(Primitive(.rectangle, center: .zero, size: size).cornerRadius == 0)
  }

  @Test("a single point is an ellipse or a rectangle")
  func points() throws {
    let point = Primitive(.rectangle, center: .one, size: Size(width: 0, height: 0))
    let found = try #require(Primitive(point.contour))
    #expect(found.kind == .ellipse && found.isPoint)
    #expect(found.asRectangle.kind == .rectangle)
    #expect(found.asRectangle.contour == point.contour)
  }

  @Test("rounded values describe the same kind of primitive")
  func rounding() {
    let round = { (value: Double) in (value * 10).rounded() / 10 }
    for kind in Self.kinds {
      let primitive = Primitive(
        kind, center: Point(x: 1.23, y: 4.56), size: Size(width: 10.08, height: 6.71), start: 2)
      let rounded = primitive.map(round)
      #expect(Primitive(rounded.contour) == rounded)
      #expect(rounded.start == 2)
      #expect(abs(rounded.size.width - primitive.size.width) <= 0.2)
    }
  }
}
