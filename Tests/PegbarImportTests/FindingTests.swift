import PegbarDiagnostics
import PegbarImport
import PegbarTestSupport
import Testing

/// A small input and the only finding that import reports for it.
struct Loss: Sendable, CustomTestStringConvertible {
  let id: String
  var layers: [String]
  var assets: [String] = []
  /// The breadcrumb below the main composition.
  var crumbs: [String]
  var path: String

  var testDescription: String { id }

  /// Creates a loss of the first layer.
  init(_ id: String, layer: String, assets: [String] = []) {
    self.id = id
    (layers, self.assets, crumbs, path) = ([layer], assets, ["A"], "$.layers[0]")
  }

  /// Creates a loss of the first item of a shape layer, or of a part of this item.
  init(_ id: String, items: String..., of crumb: String, at path: String = "") {
    self.id = id
    (layers, crumbs) = ([shapeLayer(items)], ["A", crumb])
    self.path = "$.layers[0].shapes[0]\(path)"
  }

  /// Creates a loss at any other location.
  init(_ id: String, layers: [String], assets: [String] = [], crumbs: [String], path: String) {
    self.id = id
    (self.layers, self.assets, self.crumbs, self.path) = (layers, assets, crumbs, path)
  }

  /// Returns a loss of an effect or a layer style.
  static func effect(_ id: String, _ json: String, key: String = "ef", name: String) -> Loss {
    Loss(
      id, layers: [solid(#""\#(key)": [\#(json)]"#)], crumbs: ["A", name],
      path: "$.layers[0].\(key)[0]")
  }
}

private let layerLosses = [
  Loss("layer/audio", layer: layer(6)),
  Loss(
    "layer/camera", layers: [layer(13), solid(#""ddd": 1"#)], crumbs: ["A"], path: "$.layers[0]"),
  Loss(
    "layer/light", layers: [layer(14), solid(#""ddd": 1"#)], crumbs: ["A"], path: "$.layers[0]"),
  Loss("layer/adjustment", layer: layer(12, #""ef": [{"ty": 29, "nm": "Blur"}]"#)),
  Loss("layer/adjustment", layer: layer(12, #""bm": 1"#)),
  Loss("layer/unknown", layer: layer(99)),
  Loss("layer/3d", layer: solid(#""ddd": 1, "ao": 1"#)),
  Loss("layer/motion-blur", layer: solid(#""mb": true"#)),
  Loss(
    "layer/precomp-frame-rate", layers: [precomp("c")],
    assets: [composition("c", solid(), rest: #""fr": 12"#)], crumbs: ["c"], path: "$.assets[0]"),
  Loss(
    "mask/feather",
    layers: [solid(#""masksProperties": [{"nm": "M", "mode": "a", "f": {"k": [4, 4]}}]"#)],
    crumbs: ["A", "M"], path: "$.layers[0].masksProperties[0]"),
  Loss("ref/missing-parent", layer: solid(#""parent": 9"#)),
  Loss("ref/parent-cycle", layer: solid(#""ind": 1, "parent": 1"#)),
  Loss(
    "ref/duplicate-index", layers: [solid(#""ind": 1"#), solid(#""ind": 1"#, name: "B")],
    crumbs: ["B"], path: "$.layers[1]"),
  Loss("ref/missing-matte-source", layer: solid(#""tt": 1"#)),
  Loss("ref/matte-cycle", layer: solid(#""ind": 1, "tt": 1, "tp": 1"#)),
  Loss("ref/missing-asset", layer: layer(0, #""refId": "none""#)),
  Loss(
    "ref/wrong-asset-kind", layer: layer(2, #""refId": "c""#), assets: [composition("c", solid())]),
  Loss(
    "ref/precomp-cycle", layers: [precomp("c")],
    assets: [composition("c", precomp("c", name: "Inner"))], crumbs: ["c", "Inner"],
    path: "$.assets[0].layers[0]"),
  Loss(
    "ref/missing-slot", layers: [solid(ks: #""o": {"k": 50, "sid": "gone"}"#)], crumbs: ["A"],
    path: "$.layers[0].ks.o"),
  Loss(
    "player/open-mask",
    layers: [
      solid(
        #""masksProperties": [{"nm": "M", "mode": "a", "pt": {"k": {"c": false, "#
          + #""v": [[0, 0], [9, 9]], "i": [[0, 0], [0, 0]], "o": [[0, 0], [0, 0]]}}}]"#)
    ], crumbs: ["A", "M"], path: "$.layers[0].masksProperties[0]"),
  Loss("layer/footage", layer: layer(9, #""refId": "v""#)),
  Loss(
    "asset/damaged-image", layers: [layer(2, #""refId": "i""#)],
    assets: [#"{"id": "i", "w": 9, "h": 9, "p": "data:image/png,plain"}"#], crumbs: ["i"],
    path: "$.assets[0]"),
  Loss(
    "property/expression", layers: [solid(ks: #""r": {"k": 0, "x": "random(3)"}"#)],
    crumbs: ["A"], path: "$.layers[0].ks.r"),
  Loss(
    "property/value-range", layers: [solid(ks: #""p": {"k": [1e300, 0]}"#)], crumbs: ["A"],
    path: "$.layers[0].ks.p"),
]

private let shapeLosses = [
  Loss(
    "shape/merge-paths",
    layers: [
      shapeLayer([
        rectangle("1"), rectangle("2"), item("mm", "Merge", #""mm": 4"#),
        item("st", "Stroke", #""c": {"k": [0, 0, 0]}, "w": {"k": 2}"#),
      ])
    ], crumbs: ["A", "Merge"], path: "$.layers[0].shapes[2]"),
  Loss(
    "shape/merge-paths",
    layers: [
      shapeLayer([
        rectangle("1"), rectangle("2"), item("mm", "Merge", #""mm": 2"#),
        item("rd", "Round", #""r": {"k": 2}"#), fill(),
      ])
    ], crumbs: ["A", "Merge"], path: "$.layers[0].shapes[2]"),
  Loss("shape/repeater", items: item("rp", "R", #""c": {"k": 1001}"#), of: "R"),
  Loss(
    "shape/repeater",
    items: item("rp", "R", #""c": {"k": 2}"#),
    item("tm", "Trim", #""s": {"k": 0}, "e": {"k": 50}, "m": 2"#), of: "R"),
  Loss(
    "shape/offset-paths",
    layers: [shapeLayer([rectangle("1"), item("op", "Offset", #""a": {"k": -6}"#), fill()])],
    crumbs: ["A", "Offset"], path: "$.layers[0].shapes[1]"),
  Loss(
    "shape/zig-zag",
    items: item("zz", "Z", #""pt": {"k": [{"t": 0, "s": [1]}, {"t": 9, "s": [2]}]}"#), of: "Z"),
  Loss("shape/twist", items: item("tw", "T"), of: "T"),
  Loss("shape/unknown-item", items: item("??", "U"), of: "U"),
  Loss(
    "shape/vertex-count",
    items: item(
      "sh", "P",
      #""ks": {"k": [{"t": 0, "s": [\#(outline(2))]}, {"t": 9, "s": [\#(outline(3))]}]}"#),
    of: "P", at: ".ks"),
  Loss(
    "shape/path-closing",
    items: item(
      "sh", "P",
      #""ks": {"k": [{"t": 0, "s": [\#(outline(2))]}, {"t": 9, "s": [\#(outline(2, "false"))]}]}"#),
    of: "P", at: ".ks"),
  Loss(
    "property/color-range",
    items: item("gf", "G", #""g": {"p": 1, "k": {"k": [0, 255, 0, 0]}}"#), of: "G", at: ".g.k"),
  Loss("shape/polystar-points", items: item("sr", "Star", #""pt": {"k": 5.5}"#), of: "Star"),
  Loss(
    "property/gradient-length",
    items: item(
      "gf", "G",
      """
      "g": {"p": 1, "k": {"k": [{"t": 0, "s": [0, 1, 0, 0]}, \
      {"t": 9, "s": [0, 1, 0, 0, 0, 1]}]}}
      """), of: "G", at: ".g.k"),
  Loss(
    "property/component-easing",
    items: item(
      "fl", "F",
      """
      "c": {"k": [{"t": 0, "s": [0, 0, 0], "o": {"x": [0.2, 0.8, 0.2], "y": [0, 0, 0]}, \
      "i": {"x": [0.5, 0.5, 0.5], "y": [1, 1, 1]}}, {"t": 9, "s": [1, 1, 1]}]}
      """), of: "F", at: ".c"),
]

private let effectLosses =
  [
    Loss.effect("effect/radial-wipe", #"{"ty": 26, "nm": "E"}"#, name: "E"),
    .effect("effect/displacement", #"{"ty": 27, "nm": "E"}"#, name: "E"),
    .effect("effect/other", #"{"ty": 32, "nm": "E"}"#, name: "E"),
    .effect("effect/stroke", #"{"ty": 22, "nm": "E", "ef": [\#(slider(1))]}"#, name: "E"),
    .effect(
      "effect/blur-edges",
      #"{"ty": 29, "nm": "E", "ef": [\#(slider(9)), \#(slider(1)), \#(slider(1))]}"#, name: "E"),
    Loss(
      "effect/turned-blur",
      layers: [
        solid(
          #""ef": [{"ty": 29, "nm": "E", "ef": [\#(slider(20))]}]"#,
          ks: #""s": {"k": [100, 20]}, "r": {"k": 40}"#)
      ], crumbs: ["A", "E"], path: "$.layers[0].ef[0]"),
    Loss(
      "effect/fill",
      layers: [
        solid(
          #""ef": [{"ty": 21, "nm": "E", "ef": [\#(slider(1))]}]"#,
          #""masksProperties": [{"mode": "n", "pt": {"k": \#(outline(3))}}]"#)
      ], crumbs: ["A", "E"], path: "$.layers[0].ef[0]"),
    Loss(
      "effect/switch",
      layers: [
        solid(
          #"""
          "ef": [{"ty": 35, "nm": "E", "ef": [{"ty": 3, "v": {"k": [0, 0]}}, \#
          {"ty": 3, "v": {"k": [0, 0]}}, \#
          {"ty": 7, "v": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [1]}]}}]}]
          """#)
      ], crumbs: ["A", "E"], path: "$.layers[0].ef[0].ef[2].v"),
    Loss(
      "effect/set-matte",
      layers: [
        solid(
          #"""
          "ind": 1, "ef": [{"ty": 28, "nm": "E", "ef": [{"ty": 10, "v": {"k": 1}}, \#
          {"ty": 7, "v": {"k": 6}}]}]
          """#)
      ], crumbs: ["A", "E"], path: "$.layers[0].ef[0]"),
  ]
  + zip(1...2, ["drop-shadow", "inner-shadow"]).map {
    .effect(
      "style/\($1)", #"{"ty": \#($0), "nm": "S", "ch": {"k": 20}}"#, key: "sy", name: "S")
  }
  + zip(3...5, ["outer-glow", "inner-glow", "other"]).map {
    .effect("style/\($1)", #"{"ty": \#($0), "nm": "S"}"#, key: "sy", name: "S")
  }

private let playerLosses = [
  Loss(
    "player/inverted-mask",
    layers: [
      layer(
        1, ##""sw": 200, "sh": 10, "sc": "#ff0000""##,
        #""masksProperties": [{"nm": "M", "mode": "a", "inv": true}]"#,
        ks: #""s": {"k": [50, 100]}"#)
    ], crumbs: ["A", "M"], path: "$.layers[0].masksProperties[0]"),
  Loss(
    "player/matte-of-matte",
    layers: [
      solid(#""td": 1"#, name: "C"), solid(#""td": 1, "tt": 1"#, name: "B"), solid(#""tt": 1"#),
    ], crumbs: ["B"], path: "$.layers[1]"),
  Loss(
    "player/nested-repeaters",
    layers: [
      shapeLayer([
        rectangle("1"), fill(), item("rp", "R", #""c": {"k": 2}"#),
        item("rp", "S", #""c": {"k": 2}"#),
      ])
    ], crumbs: ["A", "R"], path: "$.layers[0].shapes[2]"),
  Loss(
    "player/offset-round",
    layers: [shapeLayer([rectangle("1"), item("op", "O", #""a": {"k": 4}, "lj": 2"#), fill()])],
    crumbs: ["A", "O"], path: "$.layers[0].shapes[1]"),
  Loss(
    "player/mask-expansion",
    layers: [solid(#""masksProperties": [{"nm": "M", "mode": "a", "x": {"k": -3}}]"#)],
    crumbs: ["A", "M"], path: "$.layers[0].masksProperties[0]"),
  Loss("player/reversed-layer", layer: solid(#""sr": -1, "ip": 40, "op": 10"#)),
]

/// Returns a numeric effect parameter.
private func slider(_ value: Int) -> String { #"{"ty": 0, "v": {"k": \#(value)}}"# }

/// Returns a path with a number of vertices.
private func outline(_ count: Int, _ isClosed: String = "true") -> String {
  let points = (0..<count).map { "[\($0), 0]" }.joined(separator: ", ")
  let zeros = (0..<count).map { _ in "[0, 0]" }.joined(separator: ", ")
  return #"{"c": \#(isClosed), "v": [\#(points)], "i": [\#(zeros)], "o": [\#(zeros)]}"#
}

/// Tests of individual findings of import.
@Suite struct FindingTests {
  private static let losses = layerLosses + shapeLosses + effectLosses + playerLosses

  @Test("reports a loss once, with its location and layer names", arguments: losses)
  func reported(_ loss: Loss) throws {
    let result = imported(try document(loss.layers, assets: loss.assets))
    #expect(result.ids == [loss.id])
    let finding = try #require(result.findings.first)
    #expect(finding.path.description == loss.path)
    #expect(finding.breadcrumb == ["Main"] + loss.crumbs)
  }

  @Test("does not report layers that are never visible", arguments: losses)
  func hidden(_ loss: Loss) throws {
    // Two layers with the same index are ambiguous even if hidden.
    guard loss.id != "ref/duplicate-index" else { return }
    let layers = loss.layers.map { #"{"hd": true, \#($0.dropFirst())"# }
    #expect(imported(try document(layers, assets: loss.assets)).ids == [])
  }

  @Test("every kind of these families has a test")
  func coverage() {
    let families: Set<String> = [
      "layer", "shape", "effect", "style", "mask", "ref", "asset", "player",
    ]
    // Reading and later passes report these, and limits have their own tests.
    let others: Set<String> = [
      "ref/duplicate-asset-id", "ref/asset-without-id", "ref/unknown-asset-kind",
      "ref/fixed-slot", "asset/missing-image-file", "layer/hidden-content",
      "layer/nothing-visible", "shape/group-depth",
      "shape/paint-limit",
      "effect/limit",
      // Scenes support these effects, but Core Animation cannot play them.
      "effect/tint", "effect/tritone", "effect/levels", "effect/drop-shadow",
      "effect/gaussian-blur", "style/stroke",
    ]
    let covered = Set(Self.losses.map(\.id))
    for kind in FindingKind.reported where families.contains(kind.family) {
      #expect(covered.contains(kind.id) || others.contains(kind.id), "\(kind.id)")
    }
  }
}
