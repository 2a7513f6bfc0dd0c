import PegbarDiagnostics
import PegbarFrames
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of when something is said about what players draw in another way, and when not.
@Suite struct PlayerTests {
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

  @Test("a great many inverted masks are looked at up to a limit")
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

  @Test("a matte with a matte is named only where the outer one is used by a layer that shows")
  func mattes() throws {
    let (inner, matte) = (solid(#""td": 1"#), solid(#""td": 1, "tt": 1"#))
    #expect(try imported(layers: inner, solid(#""tt": 1"#)).ids == [])
    #expect(try imported(layers: inner, matte, solid(#""tt": 1, "hd": true"#)).ids == [])
    #expect(try imported(layers: inner, matte, solid()).ids == [])
  }

  @Test("repeaters that do not multiply each other in one list are not named")
  func repeaters() throws {
    func ids(_ items: String...) throws -> [String] {
      imported(try document([shapeLayer(items)])).ids
    }
    let two = item("rp", "R", #""c": {"k": 2}"#)
    // Copies at other places, but only one.
    let one = item("rp", "S", #""c": {"k": 1}, "o": {"k": 1}, "tr": {"p": {"k": [9, 0]}}"#)
    #expect(try ids(rectangle("1"), fill(), two) == [])
    #expect(try ids(rectangle("1"), fill(), two, one) == [])
    #expect(try ids(rectangle("1"), fill(), one, two) == [])
    #expect(try ids(group("G", rectangle("1"), fill(), two), two) == [])
    #expect(try ids(rectangle("1"), two, two) == [])
    #expect(try ids(two, two, rectangle("1"), fill()) == [])
    #expect(try ids(rectangle("1"), two, two, fill()) == ["player/nested-repeaters"])
  }

  @Test("copies of copies stand a step of either repeater apart")
  func copiesOfCopies() throws {
    func repeater(_ x: Double, _ y: Double) -> String {
      item("rp", "R", #""c": {"k": 2}, "m": 1, "tr": {"p": {"k": [\#(x), \#(y)]}}"#)
    }
    let scene = try imported(
      shapes: rectangle("1"), fill(), repeater(0, 100), repeater(100, 0)
    ).scene
    let places = SceneEvaluator(scene).frame(at: 0).items.compactMap { item -> Point? in
      guard case .path(let path) = item else { return nil }
      return path.matrix.apply(.zero)
    }
    // The first copies lie in front.
    #expect(
      places == [
        Point(x: 100, y: 100), Point(x: 100, y: 0), Point(x: 0, y: 100), Point(x: 0, y: 0),
      ])
  }

  private func offsetIDs(_ shape: String, _ members: String, _ more: String...) throws -> [String] {
    let offset = item("op", "O", members)
    return imported(try document([shapeLayer([shape] + more + [offset, fill()])])).ids
  }

  @Test("offset corners are named where they are round and torn open")
  func offsets() throws {
    let (round, line) = (#""a": {"k": 4}, "lj": 2"#, #"[[0, 0], [20, 0], [40, 0]]"#)
    func path(_ points: String, isClosed: Bool) -> String {
      let zeros = "[[0, 0], [0, 0], [0, 0]]"
      return item(
        "sh", "P",
        #""ks": {"k": {"c": \#(isClosed), "v": \#(points), "i": \#(zeros), "o": \#(zeros)}}"#)
    }
    let ellipse = item("el", "E", #""p": {"k": [0, 0]}, "s": {"k": [20, 20]}"#)
    let said = ["player/offset-round"]
    #expect(try offsetIDs(path(line, isClosed: false), round) == said)
    #expect(
      try offsetIDs(
        rectangle("R"), #""a": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [4]}]}, "lj": 2"#) == said)
    #expect(
      try offsetIDs(ellipse, round, item("zz", "Z", #""s": {"k": 5}, "r": {"k": 3}"#)) == said)

    #expect(try offsetIDs(ellipse, round) == [])
    #expect(try offsetIDs(rectangle("R", #""r": {"k": 5}"#), round) == [])
    #expect(try offsetIDs(rectangle("R"), round, item("rd", "C", #""r": {"k": 5}"#)) == [])
    #expect(try offsetIDs(rectangle("R"), #""a": {"k": 4}, "lj": 1"#) == [])
    #expect(try offsetIDs(rectangle("R"), #""a": {"k": 0}, "lj": 2"#) == [])
    // Corners that a shape closes over are not torn.
    #expect(try offsetIDs(rectangle("R"), #""a": {"k": -2}, "lj": 2"#) == [])
    let bare = try imported(shapes: rectangle("R"), item("op", "O", round))
    #expect(bare.ids == [])
  }

  @Test("a mask is named that is moved inwards at some time")
  func expansion() throws {
    func ids(_ mask: String) throws -> [String] {
      try imported(layers: solid(#""masksProperties": [{\#(mask)}]"#)).ids
    }
    let said = ["player/mask-expansion"]
    #expect(
      try ids(#""mode": "a", "x": {"k": [{"t": 0, "s": [3]}, {"t": 9, "s": [-1]}]}"#) == said)
    // Easing that swings below 0.
    let ease = #""o": {"x": 0.3, "y": -1}, "i": {"x": 0.6, "y": 1}"#
    #expect(
      try ids(#""mode": "a", "x": {"k": [{"t": 0, "s": [0], \#(ease)}, {"t": 9, "s": [5]}]}"#)
        == said)
    #expect(try ids(#""mode": "a", "x": {"k": 3}"#) == [])
    #expect(try ids(#""mode": "n", "x": {"k": -3}"#) == [])
    #expect(try ids(#""mode": "a", "o": {"k": 0}, "x": {"k": -3}"#) == [])
  }

  @Test("a layer that plays backwards is named with the frames in which it shows")
  func reversed() throws {
    let result = try imported(layers: solid(#""sr": -1, "ip": 40, "op": 10"#))
    #expect(result.findings.map(\.frames) == [10...40])
    #expect(result.findings.map(\.outcome) == [.kept])
    let window = try result.layer().window
    #expect(window == TimeRange(start: 10.0 / 30, end: 40.0 / 30))

    #expect(try imported(layers: solid(#""sr": -1, "ip": 10, "op": 40"#)).ids == [])
    #expect(try imported(layers: solid(#""sr": 1, "ip": 40, "op": 10"#)).ids == [])
    #expect(try imported(layers: layer(3, #""sr": -1, "ip": 40, "op": 10"#)).ids == [])
    #expect(try imported(layers: solid(#""sr": -1, "ip": 90, "op": 70"#)).ids == [])
  }
}
