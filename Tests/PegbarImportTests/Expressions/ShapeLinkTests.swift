import PegbarScene
import PegbarTestSupport
import Testing

@Suite("Links to properties of shapes")
struct ShapeLinkTests {
  @Test(
    "finds a property of a shape by name, joined name, and match name",
    arguments: [
      ("('Star').outerRadius", [40.0, 60]), ("('Star')('Outer Radius')", [40, 60]),
      ("('Star')('ADBE Vector Star Outer Radius')", [40, 60]),
      ("('Trim')('ADBE Vector Trim End')", [0, 100]), ("('Offset').amount", [1, 5]),
      ("('Line').strokeWidth", [2, 8]), ("('Zig')('Ridges per segment')", [3, 9]),
      ("('Zig').ridgesPerSegment", [3, 9]),
    ])
  func names(_ expression: String, _ values: [Double]) throws {
    let shapes = """
      {"ty": "sr", "nm": "Star", "pt": {"k": 5}, "or": \(keys(40, 60))}, \
      {"ty": "tm", "nm": "Trim", "e": \(keys(0, 100))}, \
      {"ty": "op", "nm": "Offset", "a": \(keys(1, 5))}, \
      {"ty": "zz", "nm": "Zig", "r": \(keys(3, 9))}, \
      {"ty": "st", "nm": "Line", "c": {"k": [1, 0, 0]}, "w": \(keys(2, 8))}
      """
    let link = "thisComp.layer('B').content\(expression)"
    let own = solid(name: "A", ks: #""r": {"k": 0, "x": "\#(link)"}"#)
    let other = layer(4, #""shapes": [\#(shapes)]"#, name: "B", ks: "")
    let rotation = try imported(document([own, other], last: 120)).layer().transform.rotation
    #expect(rotation.track?.keys.map(\.value) == values)
  }

  private func keys(_ first: Int, _ last: Int) -> String {
    #"{"k": [{"t": 0, "s": [\#(first)]}, {"t": 30, "s": [\#(last)]}]}"#
  }
}
