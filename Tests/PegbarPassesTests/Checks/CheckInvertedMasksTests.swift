import PegbarDiagnostics
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of findings about inverted masks that the web player clips.
@Suite struct CheckInvertedMasksTests {
  /// Returns a layer with an inverted mask that paints from −30 to 30 points.
  private static func inverted(ks: String, mask: String = "", items: [String]? = nil) -> String {
    let square = rectangle("R", #""s": {"k": [60, 60]}"#)
    let items = (items ?? [square, fill()]).joined(separator: ", ")
    let rest = mask.isEmpty ? "" : ", \(mask)"
    return layer(
      4, #""shapes": [\#(items)]"#,
      #""masksProperties": [{"nm": "M", "mode": "a", "inv": true\#(rest)}]"#, ks: ks)
  }

  @Test(
    "reports an inverted mask if content beyond its rectangle is visible at any time",
    arguments: [
      inverted(ks: #""p": {"k": [50, 50]}"#),
      inverted(ks: #""p": {"k": [{"t": 0, "s": [-50, 0]}, {"t": 50, "s": [50, 50]}]}"#),
      // Only the stroke extends beyond the rectangle.
      inverted(
        ks: #""p": {"k": [50, 50]}"#,
        items: [
          rectangle("R", #""p": {"k": [5, 5]}"#),
          item("st", "S", #""c": {"k": [0, 0, 0]}, "w": {"k": 4}"#),
        ]),
      // The extent of characters without outlines is unknown.
      layer(
        5, #""t": {"d": {"k": [{"t": 0, "s": {"t": "A", "f": "F", "s": 9}}]}}"#,
        #""masksProperties": [{"nm": "M", "mode": "a", "inv": true}]"#,
        ks: #""p": {"k": [50, 50]}"#),
      // The visible content of a 3D layer is not computed.
      inverted(ks: #""p": {"k": [-500, 0, 0]}, "rx": {"k": 20}"#).replacing(
        #""nm": "A","#, with: #""nm": "A", "ddd": 1,"#),
    ])
  func invertedBeyond(_ json: String) throws {
    let ids = try imported(layers: json).ids
    #expect(ids.filter { $0.hasPrefix("player/") } == ["player/inverted-mask"])
  }

  @Test(
    "does not report an inverted mask that hides no visible content",
    arguments: [
      // Content beyond the rectangle is also beyond the canvas.
      inverted(ks: ""),
      inverted(ks: #""p": {"k": [{"t": 0, "s": [-50, 0]}, {"t": 50, "s": [0, 0]}]}"#),
      inverted(
        ks: #""p": {"k": [20, 20]}"#, items: [rectangle("R", #""p": {"k": [5, 5]}"#), fill()]),
      inverted(ks: #""p": {"k": [50, 50]}"#, mask: #""o": {"k": 0}"#),
      inverted(ks: #""p": {"k": [50, 50]}"#, mask: #""inv": false"#),
      inverted(ks: #""p": {"k": [50, 50]}"#, items: [rectangle("R")]),
    ])
  func invertedInside(_ json: String) throws {
    #expect(try imported(layers: json).ids == [])
  }

  @Test("follows parents of an inverted mask, and checks precompositions")
  func invertedElsewhere() throws {
    let parent = layer(3, #""ind": 7"#, ks: #""p": {"k": [50, 50]}"#)
    let child = Self.inverted(ks: "").replacing(
      #""nm": "A","#, with: #""nm": "A", "parent": 7,"#)
    #expect(try imported(layers: parent, child).ids == ["player/inverted-mask"])
    let inner = try imported(
      layers: precomp("c"),
      assets: [composition("c", Self.inverted(ks: #""p": {"k": [20, 20]}"#))])
    #expect(inner.findings.map(\.breadcrumb) == [["Main", "c", "A", "M"]])
    // A precomposition displays nothing beyond its own size.
    let masked = precomp("c", #""masksProperties": [{"mode": "a", "inv": true}]"#)
    let clipped = try imported(
      layers: masked, assets: [composition("c", solid(ks: #""p": {"k": [-5, 0]}"#))])
    #expect(clipped.ids == [])
    // This precomposition is larger than the main composition, but has no visible content there
    // until it moves.
    func large(_ x: String) throws -> [String] {
      let wide = layer(
        0, #""refId": "c", "w": 300, "h": 40"#,
        #""masksProperties": [{"mode": "a", "inv": true}]"#, ks: #""p": {"k": [-100, 0]}"#)
      return try imported(
        layers: wide, assets: [composition("c", solid(ks: #""p": {"k": \#(x)}"#))]
      ).ids
    }
    #expect(try large("[50, 0]") == [])
    #expect(
      try large(#"[{"t": 0, "s": [50, 0]}, {"t": 60, "s": [150, 0]}]"#) == [
        "player/inverted-mask"
      ])
  }

  @Test(
    "examines inverted masks up to a limit",
    .slow)
  func manyInverted() throws {
    let one = Self.inverted(ks: #""p": {"k": [{"t": 0, "s": [0, 0]}, {"t": 9, "s": [-9, 0]}]}"#)
    let result = imported(try document(Array(repeating: one, count: 2100)))
    // The 2000 examined layers draw nothing beyond the rectangle. The others are not examined.
    #expect(result.ids == Array(repeating: "player/inverted-mask", count: 100))
  }

  @Test("the fix names a mode with the same result without inversion")
  func invertedWayOut() throws {
    func wayOut(_ modes: String...) throws -> [Substring?] {
      let masks = modes.map { #"{"nm": "M", "mode": "\#($0)", "inv": true}"# }
      let json = layer(
        4, #""shapes": [\#(rectangle("R")), \#(fill())]"#,
        #""masksProperties": [\#(masks.joined(separator: ", "))]"#, ks: #""p": {"k": [50, 50]}"#)
      return try imported(layers: json).findings.map { $0.message.split(separator: "; ").last }
    }
    #expect(try wayOut("n", "a") == ["use Subtract without Inverted"])
    #expect(
      try wayOut("s", "s", "i", "a") == [
        "use Add without Inverted", "use Intersect without Inverted",
        "use Subtract without Inverted", "use an inverted track matte instead",
      ])
  }
}
