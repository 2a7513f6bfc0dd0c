import PegbarDiagnostics
import PegbarGeometry
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of rectangles, ellipses and polystars.
@Suite struct GeometryTests {
  private func geometry(_ json: String) throws -> Geometry {
    try #require(try imported(shapes: json, fill()).shapes().paths.first).geometry
  }

  @Test("a rectangle has its center, size and radius, and direction 3 is reversed")
  func rectangleParts() throws {
    #expect(
      try geometry(
        item("rc", "R", #""p": {"k": [1, 2]}, "s": {"k": [3, 4]}, "r": {"k": 5}, "d": 3"#))
        == .rectangle(
          Rectangle(
            center: .constant(Point(x: 1, y: 2)), size: .constant(Point(x: 3, y: 4)),
            cornerRadius: .constant(5), isReversed: true)))
  }

  @Test("an ellipse has its center and size")
  func ellipse() throws {
    #expect(
      try geometry(item("el", "E", #""p": {"k": [1, 2]}, "s": {"k": [3, 4]}"#))
        == .ellipse(
          Ellipse(center: .constant(Point(x: 1, y: 2)), size: .constant(Point(x: 3, y: 4)))))
  }

  @Test(
    "a polystar has its roundness as a fraction",
    arguments: [
      (1, Polystar.Kind.star), (2, .polygon),
    ])
  func polystar(_ sy: Int, _ kind: Polystar.Kind) throws {
    #expect(
      try geometry(
        item(
          "sr", "S",
          """
          "sy": \(sy), "pt": {"k": 7}, "p": {"k": [1, 2]}, "r": {"k": 3}, "or": {"k": 9}, \
          "os": {"k": 50}, "ir": {"k": 4}, "is": {"k": 20}
          """))
        == .polystar(
          Polystar(
            kind: kind, center: .constant(Point(x: 1, y: 2)), pointCount: .constant(7),
            rotation: .constant(3), outerRadius: .constant(9), outerRoundness: .constant(0.5),
            innerRadius: .constant(4), innerRoundness: .constant(0.2))))
  }

  @Test(
    "whole numbers of points are no finding, including keyframes that hold",
    arguments: [
      "5", #"[{"t": 0, "s": [3], "h": 1}, {"t": 9, "s": [6]}]"#,
      #"[{"t": 0, "s": [3]}, {"t": 9, "s": [3]}]"#,
    ])
  func wholePoints(_ value: String) throws {
    #expect(try imported(shapes: item("sr", "S", #""pt": {"k": \#(value)}"#)).ids == [])
  }

  @Test(
    "reports animated fractional points",
    arguments: [
      "5.5", #"[{"t": 0, "s": [3]}, {"t": 9, "s": [6]}]"#,
      #"[{"t": 0, "s": [3.5], "h": 1}, {"t": 9, "s": [6]}]"#,
    ])
  func fractionalPoints(_ value: String) throws {
    #expect(
      try imported(shapes: item("sr", "S", #""pt": {"k": \#(value)}"#)).ids
        == ["shape/polystar-points"])
  }

  @Test(
    "reports more points than the limit", arguments: [(10_000, false), (10_001, true)])
  func tooManyPoints(_ count: Int, _ isReported: Bool) throws {
    let ids = try imported(shapes: item("sr", "S", #""pt": {"k": \#(count)}"#)).ids
    #expect(ids == (isReported ? ["property/value-range"] : []))
  }
}
