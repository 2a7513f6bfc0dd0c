import Foundation
import PegbarExport
import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarSwift

/// The code of outlines.
@Suite struct PathCodeTests {
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

  /// Returns a line that curves at each of its points.
  private static func wave(_ count: Int) -> Contour {
    Contour(
      (0..<count).map { index in
        let point = Point(x: Double(index) * 10.5, y: Double(index * index % 7))
        let handle = Point(x: 3.25, y: -4.5 + Double(index % 3))
        return PathVertex(point: point, inControl: point - handle, outControl: point + handle * 0.5)
      }, isClosed: false)
  }

  @Test("writes straight outlines as calls with points, and a rectangle as one call")
  func lines() {
    let kite = Samples.polygon([(0, 0), (1, 0), (2, 2), (0, 1)])
    let square = Samples.polygon([(0, 0), (1, 0), (1, 1), (0, 1)])
    let text = Self.text(
      Self.layers([kite, Samples.polygon([(0, 0), (40, 0)], isClosed: false), square]))
    #expect(text.contains("polygon((0, 0), (1, 0), (2, 2), (0, 1))"))
    #expect(text.contains("polyline((0, 0), (40, 0))"))
    #expect(text.contains("boxPath(0, 0, 1, 1)"))
    #expect(!text.contains("func outline("))
  }

  @Test("writes longer polygons as path data")
  func manyLines() {
    let points = (0..<20).map { (Double($0), Double($0 % 3)) }
    let text = Self.text(Self.layers([Samples.polygon(points)]))
    #expect(text.contains("outline(\"m0 0l1 1l1 1l1-2"))
  }

  @Test("writes curves as relative path data, with a letter per segment")
  func curves() {
    let text = Self.text(Self.layers([Path([Self.wave(3), Self.wave(2)])]))
    #expect(text.contains("outline(\"m0 0c1.625-2.25 7.25 4.5 10.5 1c"))
    #expect(text.contains("m-21-4c1.625-2.25 7.25 4.5 10.5 1\")"))
  }

  @Test("a line that becomes a curve consists of curves")
  func keptCurves() {
    let line = Path([
      Contour([Point(x: 0, y: 0), Point(x: 4, y: 0)].map { PathVertex($0) }, isClosed: true)
    ])
    #expect(PathData(line, .still).text == "m0 0l4 0z")
    #expect(PathData(line, .curves(.curvesAlone)).text == "m0 0c0 0 4 0 4 0c0 0-4 0-4 0z")
  }

  @Test("a side that is straight in all keyframes is a line in all of them")
  func keptLines() {
    var bent = Contour(
      [Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 4, y: 4)].map { PathVertex($0) },
      isClosed: true)
    let straight = Path([bent])
    bent.vertices[1].outControl = Point(x: 6, y: 2)
    let form = PathForm.curves(PathSides(of: [straight, Path([bent])]))
    #expect(PathData(straight, form).text == "m0 0l4 0c0 0 0 4 0 4z")
    #expect(PathData(Path([bent]), form).text == "m0 0l4 0c2 2 0 4 0 4z")
  }

  @Test("path data shared by several layers has a name")
  func shared() {
    let path = Path([Self.wave(9)])
    let text = Self.text(Self.layers([path, path, Path([Self.wave(8)])]))
    #expect(text.contains("outline(Outline.shape)"))
    #expect(text.contains("  fileprivate enum Outline {\n    static let shape = \"m0 0c"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("    static let") } == 1)
  }

  @Test("path data has no exponents and separates numbers by a minus or point if possible")
  func numbers() {
    let path = Samples.polygon([(0.5, -1), (-0.00001, 12), (0.00012, 0.03)])
    #expect(PathData(path, .still).text == "m.5-1l-.50001 13l.00013-11.97z")
  }

  private static func oval(_ motionPath: Double, radius: Double = 3) -> Path {
    let places = [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)]
    return Path([
      Contour(
        places.map { u, v in
          let point = Point(x: 5 + radius * u, y: 6 + 2 * v)
          let away = Point(x: -v * radius * motionPath, y: u * 2 * motionPath)
          return PathVertex(point: point, inControl: point - away, outControl: point + away)
        }, isClosed: true)
    ])
  }

  @Test("writes only ellipses by center and radii")
  func ovals() {
    func numbers(_ path: Path) -> [Double]? {
      KnownOutline.ellipse.numbers(of: path.contours[0])
    }
    #expect(numbers(Self.oval(0.5519)) == [5, 6, 3, 2])
    #expect(numbers(Self.oval(0.5519).reversed) == nil, "it begins at the left")
    #expect(numbers(Self.oval(0.5519, radius: -3)) == [5, 6, -3, 2])
    #expect(numbers(Self.oval(0.5523)) == nil)
    #expect(numbers(Samples.polygon([(0, 0), (1, 0), (1, 1), (0, 1)])) == nil)
  }

  @Test("writes many ovals as one string of numbers, which compiles faster than calls")
  func manyOvals() {
    func text(_ count: Int) -> String {
      let layers = (1...9).map { number in
        let keys = (0..<count).map {
          (Double($0), Self.oval(CubicCurve.roundCorner, radius: Double($0 + number)))
        }
        return NormalizedLayer(
          name: "Drop \(number)",
          content: .shape(
            NormalizedShape(path: Self.oval(CubicCurve.roundCorner), style: .fill(.black, .nonZero))
          ),
          bounds: Samples.rect(0, 0, 20, 20),
          tracks: [NormalizedTrack(property: .path, keys: .path(Samples.track(keys)))])
      }
      return String(
        decoding: SwiftCode.write(Samples.scene("Rain", layers), options: SwiftCode.Options()),
        as: UTF8.self)
    }
    #expect(text(13).contains("ovals(data: \"5 6 3 2 0 0 1 0 0 0 1 0"))
    #expect(text(13).contains("  func ovals(data: String) -> [Any] {"))
    #expect(!text(12).contains("sums"))
    #expect(text(12).contains("oval(5, 6, 3, 2), oval(5, 6, 4, 2)"))
  }

  /// Returns the path of a rectangle of 36 × 70 points at (12, 30) with rounded corners.
  private static func rounded(_ radius: Double, motionPath: Double = CubicCurve.roundCorner) -> Path
  {
    let corners = [(48.0, 100.0), (12, 100), (12, 30), (48, 30)].map { Point(x: $0, y: $1) }
    let ways = [(0.0, radius), (-radius, 0), (0, -radius), (radius, 0)].map { Point(x: $0, y: $1) }
    let vertices = corners.indices.flatMap { index in
      let (come, leave) = (ways[index], ways[(index + 1) % 4])
      let (start, end) = (corners[index] - come, corners[index] + leave)
      return [
        PathVertex(point: start, inControl: start, outControl: start + come * motionPath),
        PathVertex(point: end, inControl: end - leave * motionPath, outControl: end),
      ]
    }
    return Path([Contour(Array(vertices.suffix(1) + vertices.dropLast()), isClosed: true)])
  }

  @Test("writes only rectangles with round corners by their numbers")
  func roundedBoxes() {
    func numbers(_ path: Path) -> [Double]? {
      KnownOutline.rounded.numbers(of: path.contours[0])
    }
    #expect(numbers(Self.rounded(12)) == [12, 30, 36, 70, 12])
    #expect(numbers(Self.rounded(18)) != nil)
    #expect(numbers(Self.rounded(12, motionPath: 0.5523)) == nil)
    #expect(numbers(Samples.polygon([(0, 0), (1, 0), (1, 1), (0, 1)])) == nil)
    let text = Self.text(Self.layers([Self.rounded(12)]))
    #expect(text.contains("roundedPath(12, 30, 36, 70, 12)"))
    #expect(!text.contains("func outline("))
  }

  @Test("a rectangle with animated corners remains one in every keyframe")
  func movingBoxes() {
    var layer = Self.layers([Self.rounded(12)])[0]
    let keys = [(0.0, Self.rounded(6)), (1, Self.rounded(12))]
    layer.tracks = [NormalizedTrack(property: .path, keys: .path(Samples.track(keys)))]
    let text = Self.text([layer])
    #expect(text.contains("[roundedPath(12, 30, 36, 70, 6), roundedPath(12, 30, 36, 70, 12)]"))
  }

  @Test("an ellipse or rectangle that starts as a point remains one in every keyframe")
  func growing() {
    func text(_ outline: (Double) -> Path) -> String {
      var layer = Self.layers([outline(8)])[0]
      let keys = [(0.0, outline(0)), (1, outline(8))]
      layer.tracks = [NormalizedTrack(property: .path, keys: .path(Samples.track(keys)))]
      return Self.text([layer])
    }
    let primitive = { (kind: Primitive.Kind, start: Int) in
      { (size: Double) in
        let size = Size(width: size, height: size)
        return Path([Primitive(kind, center: Point(x: 3, y: 4), size: size, start: start).contour])
      }
    }
    #expect(text(primitive(.ellipse, 0)).contains("oval(3, 4, 0), oval(3, 4, 4)"))
    #expect(text(primitive(.rectangle, 3)).contains("[boxPath(3, 4, 0, 0), boxPath(-1, 0, 8, 8)]"))
  }

  @Test("combines several ellipses and rectangles into one path")
  func several() {
    let whole = Path(Self.oval(0.5519).contours + Self.rounded(12).contours)
    let text = Self.text(Self.layers([whole]))
    #expect(text.contains("combined(oval(5, 6, 3, 2), roundedPath(12, 30, 36, 70, 12))"))
  }

  @Test("lines that become other lines remain lines")
  func movingLines() {
    let line = { (end: Double) in Samples.polygon([(0, 0), (end, 0), (3, 4)]) }
    var layer = Self.layers([line(8)])[0]
    let keys = [(0.0, line(4)), (1, line(8))]
    layer.tracks = [NormalizedTrack(property: .path, keys: .path(Samples.track(keys)))]
    #expect(Self.text([layer]).contains("paths(\"m0 0l4 0l-1 4z\", \"m0 0l8 0l-5 4z\")"))
  }

  /// A line that grows, with a rest from its eighth to its tenth keyframe.
  private static var growing: NormalizedLayer {
    var keys = (0..<16).map { index -> Key<Path> in
      var vine = Self.wave(3)
      vine.vertices[2].point.y = Double(index * index) / 4
      return Key(time: Double(index) / 8, value: Path([vine]), curve: .linear)
    }
    (keys[8].value, keys[9].value) = (keys[7].value, keys[7].value)
    return NormalizedLayer(
      name: "Vine",
      content: .shape(
        NormalizedShape(
          path: keys[15].value, style: .stroke(.black, NormalizedStroke(width: 2)))),
      bounds: Samples.rect(0, 0, 60, 60),
      tracks: [NormalizedTrack(property: .path, keys: .path(Track(keys)))])
  }

  @Test("outlines of a long animation are a list, whose elements are used before and after it")
  func lists() {
    let text = Self.text([Self.growing])
    #expect(text.contains("paths(Outline.vineMorph[...])"))
    #expect(text.contains("outline(Outline.vineMorph[15])"))
    #expect(text.components(separatedBy: "\"m0 0c").count == 1 + 16)
  }

  private static func outlines(of layer: NormalizedLayer) -> [Path] {
    layer.tracks.compactMap { track -> [Path]? in
      if case .path(let path) = track.keys { path.keys.map(\.value) } else { nil }
    }[0]
  }

  /// Returns a layer that displays some of the vine's outlines.
  private static func vine(_ name: String, _ outlines: [Int]) -> NormalizedLayer {
    var layer = growing
    layer.name = name
    let values = Self.outlines(of: growing)
    let keys = outlines.enumerated().map { index, outline in
      Key(time: Double(index) / 40, value: values[outline], curve: .linear)
    }
    layer.tracks = [NormalizedTrack(property: .path, keys: .path(Track(keys)))]
    return layer
  }

  @Test("lists recurring and shared outlines once")
  func repeatedLists() {
    let round = [0, 1, 2, 3, 4, 5, 6]
    let text = Self.text([
      Self.vine("Vine", round + round + [0]), Self.vine("Root", [15] + round + round),
    ])
    #expect(text.contains("paths(Outline.vineMorph[...], Outline.vineMorph[1..<8])"))
    #expect(
      text.contains(
        "paths([Outline.rootMorph[0]], Outline.vineMorph[...], Outline.vineMorph[1..<7])"))
    // Eight of the vine and one of the root.
    #expect(text.components(separatedBy: "\"m0 0c").count == 1 + 9)
  }

  @Test("a short animation next to a long one uses named outlines, in lists or not")
  func shortBesideLong() {
    func moving(_ name: String, _ outlines: [Path]) -> NormalizedLayer {
      var layer = Self.vine(name, [0, 1])
      let keys = outlines.enumerated().map { (Double($0), $1) }
      layer.tracks = [NormalizedTrack(property: .path, keys: .path(Samples.track(keys)))]
      return layer
    }
    let listed = Self.outlines(of: Self.growing)
    let leaves = [60.5, 61, 62].map { end -> Path in
      var leaf = Self.wave(3)
      leaf.vertices[2].point.y = end
      return Path([leaf])
    }
    let (leaf, bud, tip) = (leaves[0], leaves[1], leaves[2])
    let text = Self.text([
      Self.growing, moving("Leaf 1", [leaf, bud]), moving("Leaf 2", [leaf, tip, leaf]),
      moving("Leaf 3", Array(listed[2...4]) + [leaf]),
    ])
    #expect(text.contains(/paths\(Outline.leaf, "m0 0c[^"]*"\)/))
    #expect(text.contains(/paths\(\s*Outline.leaf, "m0 0c[^"]*",\s*Outline.leaf\s*\)/))
    #expect(text.contains("paths(Outline.vineMorph[2..<5], [Outline.leaf])"))
  }

  @Test("an animation that alternates often has its own list")
  func restlessLists() {
    let text = Self.text([
      Self.vine("Vine", (0..<14).map { $0 }), Self.vine("Root", (0..<14).map { $0 * 5 % 14 }),
    ])
    #expect(text.contains("paths(Outline.vineMorph[...])"))
    #expect(text.contains("paths(Outline.rootMorph[...])"))
  }

  @Test("an animation with rests uses the parts of the list")
  func listsInParts() {
    var options = SwiftCode.Options()
    options.style = .transactions
    let text = String(
      decoding: SwiftCode.write(Samples.scene("Vine", [Self.growing]), options: options),
      as: UTF8.self)
    #expect(text.contains("paths(Outline.vineMorph[0..<9], Outline.vineMorph[10..<16])"))
    #expect(text.contains("vine.path = outline(Outline.vineMorph[0])"))
  }
}
