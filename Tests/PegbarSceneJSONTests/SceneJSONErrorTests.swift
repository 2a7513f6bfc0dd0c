import PegbarDiagnostics
import PegbarScene
import PegbarSceneJSON
import Testing

@Suite("Broken scene JSON")
struct SceneJSONErrorTests {
  /// An input without a scene, with the kind and the path of what is said about it.
  struct Refused: Sendable, CustomTestStringConvertible {
    var text: String
    var kind: String
    var path: String
    var testDescription: String { text }
  }

  @Test(
    "an error without a scene states cause and position",
    arguments: [
      Refused(text: "{", kind: "format/invalid-json", path: "$"),
      Refused(text: "[]", kind: "export/scene-invalid", path: "$"),
      Refused(text: "{}", kind: "export/scene-invalid", path: "$"),
      Refused(
        text: #"{"pegbar": 2, "kind": "exact"}"#, kind: "export/scene-version", path: "$.pegbar"),
      Refused(text: #"{"pegbar": "1"}"#, kind: "export/scene-version", path: "$.pegbar"),
      Refused(
        text: #"{"pegbar": 1, "kind": "other"}"#, kind: "export/scene-invalid", path: "$.kind"),
      Refused(
        text: #"{"pegbar": 1, "kind": "exact", "name": "", "duration": -1, "frameRate": 1}"#,
        kind: "export/scene-invalid", path: "$.duration"),
      Refused(
        text: #"{"pegbar": 1, "kind": "exact", "name": "", "duration": 1, "frameRate": 0}"#,
        kind: "export/scene-invalid", path: "$.frameRate"),
      Refused(
        text: #"{"pegbar": 1, "kind": "exact", "name": "", "duration": 1, "frameRate": 1}"#,
        kind: "export/scene-invalid", path: "$"),
      Refused(
        text: """
          {"pegbar": 1, "kind": "normalized", "name": "", "duration": 1, "frameRate": 1,
           "root": {"name": "", "size": [1]}}
          """, kind: "export/scene-invalid", path: "$.root"),
    ])
  func refused(_ input: Refused) {
    let error = #expect(throws: SceneJSONError.self) {
      try SceneJSON.read(Array(input.text.utf8), log: FindingLog())
    }
    #expect(error?.finding.kind.id == input.kind)
    #expect(error?.finding.path.description == input.path)
    #expect(error?.finding.message.isEmpty == false)
  }

  // MARK: Parts that are left out

  /// A broken layer list with the paths of the findings about it.
  struct Broken: Sendable, CustomTestStringConvertible {
    var layers: String
    var paths: [String]
    var kind = "export/scene-invalid"
    var testDescription: String { layers }
  }

  /// Reads layers of a scene of a kind; returns the scene and the findings.
  private func read(
    _ kind: String, layers: String, definitions: String = "[]"
  ) throws -> (SceneJSON.Document, [Finding]) {
    let text = """
      {"pegbar": 1, "kind": "\(kind)", "name": "", "duration": 1, "frameRate": 1,
       "definitions": \(definitions), "root": {"name": "", "size": [1, 1], "layers": [\(layers)]}}
      """
    let log = FindingLog()
    return (try SceneJSON.read(Array(text.utf8), log: log), log.findings)
  }

  private func expect(_ kind: String, _ input: Broken) throws {
    let (_, findings) = try read(kind, layers: input.layers)
    let paths = findings.map { $0.path.description.replacing("$.root.layers", with: "") }
    #expect(paths == input.paths)
    #expect(findings.allSatisfy { $0.kind.id == input.kind && !$0.message.isEmpty })
  }

  private static func exact(_ members: String) -> String {
    #"{"id": 0, "name": "a", "window": [0, 1], \#(members)}"#
  }

  private static func shapes(_ tables: String) -> String {
    exact(#""content": {"type": "shapes", \#(tables)}"#)
  }

  @Test(
    "reports a broken part of an exact scene at its location",
    arguments: [
      Broken(layers: "1", paths: ["[0]"]),
      Broken(layers: #"{"name": "a", "window": [0, 1]}"#, paths: ["[0]"]),
      Broken(layers: #"{"id": 0.5, "name": "a", "window": [0, 1]}"#, paths: ["[0].id"]),
      Broken(layers: #"{"id": 0, "name": "a", "window": [0]}"#, paths: ["[0].window"]),
      Broken(layers: #"{"id": -1, "name": "a", "window": [0, 1]}"#, paths: ["[0].id"]),
      Broken(layers: exact(#""opacity": "1""#), paths: ["[0].opacity"]),
      Broken(layers: exact(#""opacity": {"keys": []}"#), paths: ["[0].opacity.keys"]),
      Broken(
        layers: exact(#""opacity": {"keys": [{"time": 1, "value": 0}, {"time": 0, "value": 1}]}"#),
        paths: ["[0].opacity.keys[1]"]),
      Broken(
        layers: exact(#""opacity": {"keys": [{"time": 1, "value": 0, "curve": "gone"}]}"#),
        paths: ["[0].opacity.keys[0].curve"]),
      Broken(
        layers: exact(#""opacity": {"keys": [{"time": 1, "value": 0, "curve": [2, 0, 1, 1]}]}"#),
        paths: ["[0].opacity.keys[0].curve"]),
      Broken(
        layers: exact(#""opacity": {"keys": [{"time": 1, "value": 0}], "repeat": {"count": 0}}"#),
        paths: ["[0].opacity.repeat.count"]),
      Broken(
        layers: exact(#""opacity": {"keys": [{"time": 1, "value": 0}], "fidelity": {}}"#),
        paths: ["[0].opacity.fidelity"]),
      Broken(layers: exact(#""blendMode": "dissolve""#), paths: ["[0].blendMode"]),
      Broken(layers: exact(#""transform": {"position": [1]}"#), paths: ["[0].transform.position"]),
      Broken(
        layers: exact(#""transform": {"position": {"x": 1}}"#), paths: ["[0].transform.position"]),
      Broken(layers: exact(#""transformParent": 7"#), paths: ["[0]"]),
      Broken(layers: exact(#""transformParent": 0"#), paths: ["[0]"]),
      Broken(layers: exact(#""matte": {"source": 0, "mode": "luma"}"#), paths: ["[0]"]),
      Broken(
        layers: exact(#""effects": [{"type": "glow", "name": "a"}]"#),
        paths: ["[0].effects[0].type"]),
      Broken(
        layers: exact(#""effects": [{"type": "matte", "name": "a", "layer": 7}]"#), paths: ["[0]"]),
      Broken(
        layers: exact(
          #""effects": [{"type": "dropShadow", "name": "a", "color": [0, 0, 0], "#
            + #""direction": 0, "offset": [1, 1]}]"#),
        paths: ["[0].effects[0].offset"]),
      Broken(
        layers: exact(#""isHidden": false"#) + "," + exact(#""isHidden": true"#),
        paths: ["[1]", "[1]"]),
      Broken(
        layers: exact(#""content": {"type": "video", "url": ""}"#), paths: ["[0].content.type"]),
      Broken(
        layers: exact(#""content": {"type": "instance", "definition": "gone"}"#), paths: ["[0]"]),
      Broken(
        layers: exact(#""content": {"type": "image", "image": "gone", "size": [1, 1]}"#),
        paths: ["[0].content.image"]),
      Broken(
        layers: shapes(
          #""nodes": [{"type": "fill", "name": "", "color": [1, 0, 0], "paths": [0]}]"#),
        paths: ["[0].content.nodes[0].paths[0]"]),
      Broken(
        layers: shapes(#""nodes": [{"type": "group", "group": -1}]"#),
        paths: ["[0].content.nodes[0].group"]),
      Broken(
        layers: shapes(#""groups": [{"name": "a", "parent": 0}]"#),
        paths: ["[0].content.groups[0].parent"]),
      Broken(
        layers: shapes(
          #""modifiers": [{"type": "roundedCorners", "name": "", "radius": 1, "paths": [1e300]}]"#),
        paths: ["[0].content.modifiers[0].paths[0]"]),
      Broken(
        layers: shapes(
          #""paths": [{"type": "path", "name": "", "path": [{"vertices": [[0, 0], [1, 2, 3]]}]}]"#),
        paths: [
          "[0].content.paths[0].path[0].vertices[1]", "[0].content.paths[0].path[0]",
        ]),
      Broken(
        layers: exact(#""opacty": 1"#), paths: ["[0].opacty"], kind: "export/scene-unknown-member"),
      Broken(
        layers: exact(#""opacity": {"keys": [{"time": 1, "value": 0, "ease": 1}]}"#),
        paths: ["[0].opacity.keys[0].ease"], kind: "export/scene-unknown-member"),
      Broken(
        layers: exact(
          #""opacity": {"keys": [{"time": 1, "value": 0, "motionPath": [0, 0, 1, 1]}]}"#),
        paths: ["[0].opacity.keys[0].motionPath"], kind: "export/scene-unknown-member"),
    ])
  func exactParts(_ input: Broken) throws {
    try expect("exact", input)
  }

  private static func normalized(_ members: String) -> String {
    #"{"name": "a", "bounds": [0, 0, 1, 1], \#(members)}"#
  }

  @Test(
    "reports a broken part of a normalized scene at its location",
    arguments: [
      Broken(layers: #"{"name": "a"}"#, paths: ["[0]"]),
      Broken(layers: #"{"name": "a", "bounds": [0, 0, 0, 1]}"#, paths: ["[0].bounds"]),
      Broken(layers: normalized(#""opacity": {"keys": []}"#), paths: ["[0].opacity"]),
      Broken(
        layers: normalized(#""tracks": [{"property": "skew", "keys": []}]"#),
        paths: ["[0].tracks[0].property"]),
      Broken(
        layers: normalized(
          #""tracks": [{"property": "position", "keys": [{"time": 0, "value": 1}]}]"#),
        paths: [
          "[0].tracks[0].keys[0].value", "[0].tracks[0].keys[0]", "[0].tracks[0].keys",
        ]),
      Broken(
        layers: normalized(
          #"""
          "tracks": [{"property": "anchor", "keys": [
            {"time": 0, "value": [0, 0], "motionPath": [0, 0, 1, 1]}]}]
          """#), paths: ["[0].tracks[0]"]),
      Broken(
        layers: normalized(
          #"""
          "tracks": [{"property": "position", "keys": [
            {"time": 0, "value": [0, 0], "curve": [0.3, 0, 0.6, 1.4], "motionPath": [0, 0, 1, 1]},
            {"time": 1, "value": [9, 0]}]}]
          """#), paths: ["[0].tracks[0]"]),
      Broken(
        layers: normalized(
          #"""
          "tracks": [{"property": "position", "keys": [
            {"time": 0, "value": [0, 0], "curve": "hold"},
            {"time": 1, "value": [9, 0], "motionPath": [0, 0, 1, 1]}]}]
          """#), paths: ["[0].tracks[0]"]),
      Broken(
        layers: normalized(
          #"""
          "tracks": [{"property": "locations", "keys": [
            {"time": 0, "value": [0]}, {"time": 1, "value": []}]}]
          """#), paths: ["[0].tracks[0]"]),
      Broken(
        layers: normalized(
          #"""
          "tracks": [{"property": "isHidden", "keys": [
            {"time": 0, "value": true}, {"time": 1, "value": false}]}]
          """#), paths: ["[0].tracks[0]"]),
      Broken(
        layers: normalized(
          #"""
          "tracks": [{"property": "opacity", "keys": [{"time": 0, "value": 0}]},
            {"property": "opacity", "keys": [{"time": 0, "value": 1}]}]
          """#), paths: ["[0].tracks[1]"]),
      Broken(
        layers: normalized(#""content": {"type": "instance", "definition": "gone"}"#),
        paths: ["[0].content.definition"]),
      Broken(
        layers: normalized(
          #"""
          "content": {"type": "gradient", "kind": "linear", "start": [0, 0], "end": [1, 1],
            "colors": [[0, 0, 0]], "locations": []}
          """#), paths: ["[0].content"]),
      Broken(
        layers: normalized(#""content": {"type": "shapes", "nodes": []}"#),
        paths: ["[0].content.type"]),
    ])
  func normalizedParts(_ input: Broken) throws {
    try expect("normalized", input)
  }

  @Test("reports a parameter image that is not an ID and drops the parameter")
  func parameterImage() throws {
    let text = """
      {"pegbar": 1, "kind": "exact", "name": "", "duration": 1, "frameRate": 1,
       "parameters": [{"name": "p", "value": {"image": 5}}], "root": {"name": "", "size": [1, 1]}}
      """
    let log = FindingLog()
    guard case .exact(let scene) = try SceneJSON.read(Array(text.utf8), log: log) else { return }
    #expect(scene.parameters.isEmpty)
    #expect(log.findings.map(\.path.description) == ["$.parameters[0].value.image"])
  }

  @Test("one reading of a scene made by a program reports null and other problems")
  func made() throws {
    let text = """
      {"pegbar": 1, "kind": "exact", "name": "", "duration": 1, "frameRate": 1, "other": 1,
       "root": {"name": "", "size": [1, 1], "layers": [\(Self.exact(#""opacity": null"#))]}}
      """
    let (made, file) = (FindingLog(), FindingLog())
    let scene = try SceneJSON.read(Array(text.utf8), isMade: true, log: made)
    #expect(try SceneJSON.read(Array(text.utf8), log: file) == scene)
    #expect(file.findings.map(\.kind.id) == ["export/scene-unknown-member"])
    #expect(
      made.findings.map(\.path.description) == ["$.root.layers[0].opacity", "$.other"])
  }

  // MARK: What remains

  @Test("drops a keyframe out of order and keeps the others")
  func keyOutOfOrder() throws {
    let layer = Self.exact(
      #"""
      "opacity": {"keys": [
        {"time": 1, "value": 0}, {"time": 0.5, "value": 9}, {"time": 2, "value": 1}]}
      """#)
    guard case .exact(let scene) = try read("exact", layers: layer).0 else { return }
    #expect(scene.root.layers.first?.opacity.track?.keys.map(\.time) == [1, 2])
  }

  @Test("cuts definitions that contain each other once and keeps the rest")
  func cyclicDefinitions() throws {
    func definition(_ id: String, _ target: String) -> String {
      """
      {"id": "\(id)", "name": "", "size": [1, 1], "layers": [{"id": 0, "name": "x",
        "window": [0, 1], "content": {"type": "instance", "definition": "\(target)"}}]}
      """
    }
    let (document, findings) = try read(
      "exact", layers: Self.exact(#""content": {"type": "instance", "definition": "a"}"#),
      definitions: "[\(definition("a", "b")), \(definition("b", "a"))]")
    #expect(findings.map(\.path.description) == ["$.definitions[1].layers[0]"])
    guard case .exact(let scene) = document else { return }
    #expect(scene.definitions.map { $0.layers.first?.content == .empty } == [false, true])
    #expect(scene.root.layers.first?.content != .empty)
  }

  @Test("a normalized definition cannot refer to a later one")
  func forwardReference() throws {
    let use = #"""
      {"name": "x", "bounds": [0, 0, 1, 1], "content": {"type": "instance", "definition": "b"}}
      """#
    let (_, findings) = try read(
      "normalized", layers: use,
      definitions: """
        [{"id": "a", "name": "", "size": [1, 1], "layers": [\(use)]},
         {"id": "b", "name": "", "size": [1, 1], "layers": [\(use)]},
         {"id": "b", "name": "", "size": [1, 1]}]
        """)
    #expect(
      findings.map(\.path.description) == [
        "$.definitions[0].layers[0].content.definition",
        "$.definitions[1].layers[0].content.definition", "$.definitions[2]",
      ])
  }

  @Test("an invalid path becomes an empty one, so that indices remain valid")
  func unusablePath() throws {
    let layer = Self.shapes(
      #"""
      "paths": [7, {"type": "path", "name": "b", "path": [{"vertices": [[1, 2]]}]}],
      "nodes": [{"type": "fill", "name": "", "color": [0, 0, 0], "paths": [1]}]
      """#)
    guard case .exact(let scene) = try read("exact", layers: layer).0,
      case .shapes(let shapes)? = scene.root.layers.first?.content
    else {
      Issue.record("there are no shapes")
      return
    }
    #expect(shapes.paths.map(\.name) == ["", "b"])
  }

  @Test("cuts layers nested deeper than the limit")
  func depth() throws {
    let open = #"{"name": "a", "bounds": [0, 0, 1, 1], "sublayers": ["#
    let layers =
      String(repeating: open, count: 600) + String(repeating: "]}", count: 600)
    let (_, findings) = try read("normalized", layers: layers)
    #expect(findings.contains { $0.message.contains("400 levels") })
  }

  @Test("reads groups nested up to the limit and cuts deeper ones")
  func groupDepth() throws {
    func findings(_ count: Int) throws -> [Finding] {
      let open = #"{"type": "group", "group": 0, "nodes": ["#
      let nodes = String(repeating: open, count: count) + String(repeating: "]}", count: count)
      let layer = Self.shapes(#""groups": [{"name": "g"}], "nodes": [\#(nodes)]"#)
      return try read("exact", layers: layer).1
    }
    #expect(try findings(64).isEmpty)
    #expect(try findings(65).map(\.kind.id) == ["export/scene-invalid"])
  }
}
