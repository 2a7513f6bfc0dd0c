import PegbarDiagnostics
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// When an inverted mask is named that the web player cuts off, and when not.
@Suite struct CheckInvertedMasksTests {
  /// A layer with an inverted mask that paints from −30 to 30 points.
  private static func inverted(ks: String, mask: String = "", items: [String]? = nil) -> String {
    let square = rectangle("R", #""s": {"k": [60, 60]}"#)
    let items = (items ?? [square, fill()]).joined(separator: ", ")
    let rest = mask.isEmpty ? "" : ", \(mask)"
    return layer(
      4, #""shapes": [\#(items)]"#,
      #""masksProperties": [{"nm": "M", "mode": "a", "inv": true\#(rest)}]"#, ks: ks)
  }

  @Test(
    "an inverted mask is named where something beyond its rectangle is seen at some time",
    arguments: [
      inverted(ks: #""p": {"k": [50, 50]}"#),
      inverted(ks: #""p": {"k": [{"t": 0, "s": [-50, 0]}, {"t": 50, "s": [50, 50]}]}"#),
      // The stroke alone reaches out.
      inverted(
        ks: #""p": {"k": [50, 50]}"#,
        items: [
          rectangle("R", #""p": {"k": [5, 5]}"#),
          item("st", "S", #""c": {"k": [0, 0, 0]}, "w": {"k": 4}"#),
        ]),
      // Where letters of a font end is not known.
      layer(
        5, #""t": {"d": {"k": [{"t": 0, "s": {"t": "A", "f": "F", "s": 9}}]}}"#,
        #""masksProperties": [{"nm": "M", "mode": "a", "inv": true}]"#,
        ks: #""p": {"k": [50, 50]}"#),
      // What a 3D layer shows is not worked out.
      inverted(ks: #""p": {"k": [-500, 0, 0]}, "rx": {"k": 20}"#).replacing(
        #""nm": "A","#, with: #""nm": "A", "ddd": 1,"#),
    ])
  func invertedBeyond(_ json: String) throws {
    let ids = try imported(layers: json).ids
    #expect(ids.filter { $0.hasPrefix("player/") } == ["player/inverted-mask"])
  }

  @Test(
    "an inverted mask is not named where nothing is cut away that could be seen",
    arguments: [
      // What lies beyond the rectangle lies beyond the canvas.
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

  @Test("the place of an inverted mask follows parents; precompositions are looked into")
  func invertedElsewhere() throws {
    let parent = layer(3, #""ind": 7"#, ks: #""p": {"k": [50, 50]}"#)
    let child = Self.inverted(ks: "").replacing(
      #""nm": "A","#, with: #""nm": "A", "parent": 7,"#)
    #expect(try imported(layers: parent, child).ids == ["player/inverted-mask"])
    let inner = try imported(
      layers: precomp("c"),
      assets: [composition("c", Self.inverted(ks: #""p": {"k": [20, 20]}"#))])
    #expect(inner.findings.map(\.breadcrumb) == [["Main", "c", "A", "M"]])
    // A precomposition shows nothing beyond its own size.
    let masked = precomp("c", #""masksProperties": [{"mode": "a", "inv": true}]"#)
    let clipped = try imported(
      layers: masked, assets: [composition("c", solid(ks: #""p": {"k": [-5, 0]}"#))])
    #expect(clipped.ids == [])
    // This one is larger than the main composition, but shows nothing there until it moves.
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
    "a great many inverted masks are looked at up to a limit",
    .slow)
  func manyInverted() throws {
    let one = Self.inverted(ks: #""p": {"k": [{"t": 0, "s": [0, 0]}, {"t": 9, "s": [-9, 0]}]}"#)
    let result = imported(try document(Array(repeating: one, count: 2100)))
    // The 2000 that are looked at show nothing beyond; of the rest that is not known.
    #expect(result.ids == Array(repeating: "player/inverted-mask", count: 100))
  }

  @Test("the way out names a mode that masks the same without inverting")
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
