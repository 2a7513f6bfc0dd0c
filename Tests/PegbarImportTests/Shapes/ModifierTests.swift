import PegbarDiagnostics
import PegbarGeometry
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of the import of repeaters and modifiers.
@Suite struct ModifierTests {
  @Test("a repeater applies to the items before it in its list")
  func repeater() throws {
    let result = try imported(
      shapes: rectangle("a"), fill("F"),
      item(
        "rp", "R",
        """
        "c": {"k": 3}, "o": {"k": 0.5}, "m": 2, "tr": {"p": {"k": [10, 0]}, "a": {"k": [1, 2]},
        "s": {"k": [50, 200]}, "r": {"k": 30}, "so": {"k": 80}, "eo": {"k": 20}}
        """), rectangle("b"), fill("G"))
    #expect(result.ids == [])
    let content = try result.shapes()
    #expect(content.groups.map(\.name) == ["R"])
    #expect(content.paths.map(\.group) == [0, nil])
    #expect(
      content.groups[0].repeater
        == Repeater(
          copies: .constant(3), offset: .constant(0.5),
          step: Transform(
            anchor: .constant(Point(x: 1, y: 2)), position: .constant(Point(x: 10, y: 0)),
            scale: .constant(Point(x: 0.5, y: 2)), rotation: .constant(30)),
          startOpacity: .constant(0.8), endOpacity: .constant(0.2), order: .above))
    // The next fill in the file paints all copies and the other rectangle.
    guard case .style(let outer) = try #require(content.nodes.first),
      case .group(0, let inside) = try #require(content.nodes.last)
    else { throw Unexpected() }
    #expect(outer.paths == [0, 1])
    #expect(inside.count == 1)
  }

  @Test("drops a repeater that makes one plain copy")
  func idleRepeater() throws {
    let content = try imported(
      shapes: rectangle("a"), fill(), item("rp", "R", #""c": {"k": 1}"#)
    ).shapes()
    #expect(content.groups == [])
  }

  @Test("a single moved copy does not group paths for measuring")
  func movedCopy() throws {
    let result = try imported(
      shapes: rectangle("a"),
      item("rp", "R", #""c": {"k": 1}, "o": {"k": 1}, "tr": {"p": {"k": [5, 0]}}"#),
      item("tm", "T", #""s": {"k": 0}, "e": {"k": 50}, "m": 2"#), fill())
    #expect(result.ids == [])
  }

  @Test("stars with thousands of points or ridges remain within the paint limit")
  func vertexLimit() throws {
    let star = item("sr", "S", #""pt": {"k": 9000}, "or": {"k": 9}, "ir": {"k": 5}"#)
    let stars = Array(repeating: star, count: 600)
    #expect(imported(try document([shapeLayer(stars + [fill()])])).ids == ["shape/paint-limit"])
    let boxes = (0..<600).map { rectangle("\($0)") }
    let ridges = item("zz", "Z", #""s": {"k": 2}, "r": {"k": 900}, "pt": {"k": 1}"#)
    let result = imported(try document([shapeLayer(boxes + [ridges, fill()])]))
    #expect(result.ids == ["shape/paint-limit"])
  }

  @Test("nested copies of many paths remain within the paint limit")
  func repeaterLimit() throws {
    let repeaters = (0..<3).map { item("rp", "R\($0)", #""c": {"k": 500}"#) }
    let result = imported(try document([shapeLayer([rectangle("a"), fill()] + repeaters)]))
    #expect(result.ids == ["shape/paint-limit"])
    #expect(try result.shapes().paths == [])
  }

  @Test("modifiers have points and fractions")
  func units() throws {
    let result = try imported(
      shapes: rectangle("a"), item("pb", "P", #""a": {"k": 40}"#),
      item("zz", "Z", #""s": {"k": 5}, "r": {"k": 3}, "pt": {"k": 2}"#),
      item("op", "O", #""a": {"k": -3}, "lj": 2, "ml": {"k": 6}"#), fill())
    #expect(result.ids == [])
    #expect(
      try result.shapes().modifiers.map(\.kind) == [
        .puckerBloat(PuckerBloat(amount: .constant(0.4))),
        .zigZag(ZigZag(size: .constant(5), ridges: .constant(3), pointType: .smooth)),
        .offsetPath(
          OffsetPath(amount: .constant(-3), join: .round, miterLimit: .constant(6))),
      ])
  }

  @Test(
    "merge modes combine the items before them",
    arguments: zip(2...5, MergePaths.Mode.allCases))
  func merge(number: Int, mode: MergePaths.Mode) throws {
    let result = try imported(
      shapes: group(
        "G", rectangle("a"), rectangle("b"), item("mm", "M", #""mm": \#(number)"#), fill()))
    #expect(result.ids == [])
    #expect(
      try result.shapes().modifiers == [
        PathModifier(
          name: "M", source: "$.layers[0].shapes[0].it[2]",
          kind: .merge(MergePaths(mode: mode, group: 0)), paths: [0, 1])
      ])
  }

  @Test("neither reports nor applies a merge with a single operand", arguments: 1...5)
  func idleMerge(number: Int) throws {
    let merge = item("mm", "M", #""mm": \#(number)"#)
    let stroke = item("st", "S", #""c": {"k": [0, 0, 0]}, "w": {"k": 2}"#)
    let one = try imported(shapes: rectangle("a"), merge, stroke)
    #expect(one.ids == [])
    #expect(try one.shapes().modifiers == [])
    let group = try imported(
      shapes: group("G", rectangle("a"), rectangle("b")), merge, stroke)
    #expect(group.ids == [])
    #expect(try group.shapes().modifiers == [])
  }

  @Test("reports repeater copies that are merged afterwards, except with Add")
  func mergedCopies() throws {
    func ids(_ mode: Int, copies: Int) throws -> [String] {
      try imported(
        shapes: rectangle("a"), item("rp", "R", #""c": {"k": \#(copies)}"#),
        item("mm", "M", #""mm": \#(mode)"#), fill()
      ).ids
    }
    #expect(try ids(5, copies: 3) == ["shape/merge-paths"])
    #expect(try ids(2, copies: 3) == [])
    #expect(try ids(5, copies: 1) == [])
  }

  @Test("reports groups and copies that rotate out of the plane")
  func turn() throws {
    let turned = try imported(shapes: group("G", rectangle("a"), fill(), tr: #""rx": {"k": 40}"#))
    #expect(turned.ids == ["layer/3d"])
    let flat = try imported(
      shapes: group("G", rectangle("a"), fill(), tr: #""rx": {"k": 0}, "or": {"k": [0, 0, 0]}"#))
    #expect(flat.ids == [])
    let copies = try imported(
      shapes: rectangle("a"), fill(),
      item("rp", "R", #""c": {"k": 3}, "tr": {"ry": {"k": 20}}"#))
    #expect(copies.ids == ["layer/3d"])
  }

  @Test("reports more ridges than the limit")
  func ridges() throws {
    func ids(_ count: Int) throws -> [String] {
      try imported(
        shapes: rectangle("a"), item("zz", "Z", #""s": {"k": 2}, "r": {"k": \#(count)}"#), fill()
      ).ids
    }
    #expect(try ids(1000) == [])
    #expect(try ids(1001) == ["property/value-range"])
  }
}
