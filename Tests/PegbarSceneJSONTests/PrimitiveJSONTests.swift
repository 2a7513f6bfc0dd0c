import PegbarDiagnostics
import PegbarGeometry
import PegbarScene
import PegbarSceneJSON
import Testing

/// Ellipses and rectangles in scene JSON.
struct PrimitiveJSONTests {
  /// A normalized scene of one layer with these members.
  private func read(_ members: String) throws -> (layer: NormalizedLayer?, said: [String]) {
    let text = """
      {"pegbar": 1, "kind": "normalized", "name": "", "duration": 1, "frameRate": 25,
       "root": {"name": "", "size": [9, 9], "layers": [
         {"name": "a", "bounds": [0, 0, 8, 6], \(members)}]}}
      """
    let log = FindingLog()
    guard case .normalized(let scene) = try SceneJSON.read(Array(text.utf8), log: log) else {
      return (nil, [])
    }
    return (scene.root.layers.first, log.findings.map(\.path.description))
  }

  private func fill(_ contour: String) -> String {
    #""content": {"type": "fill", "color": [0, 0, 0], "path": [\#(contour)]}"#
  }

  private func contour(_ layer: NormalizedLayer?) -> Contour? {
    guard case .shape(let shape) = layer?.content else { return nil }
    return shape.path.contours.first
  }

  @Test("reads ellipses and rectangles as contours")
  func primitives() throws {
    let forms: [(String, Primitive.Kind)] = [
      (#""type": "ellipse""#, .ellipse), (#""type": "rectangle""#, .rectangle),
      (#""type": "rectangle", "cornerRadius": 1"#, .rounded(1)),
    ]
    for (type, kind) in forms {
      let (layer, said) = try read(
        fill("{\(type), \"center\": [3, 4], \"size\": [6, 4], \"start\": 2, \"isReversed\": true}"))
      let primitive = Primitive(
        kind, center: Point(x: 3, y: 4), size: Size(width: 6, height: 4), start: 2,
        isReversed: true)
      #expect(contour(layer) == primitive.contour)
      #expect(said.isEmpty)
    }
  }

  @Test("reports invalid ellipses and rectangles without trapping")
  func broken() throws {
    let wrong = [
      #"{"type": "star", "center": [3, 4], "size": [6, 4]}"#,
      #"{"type": 7, "center": [3, 4], "size": [6, 4]}"#,
      #"{"type": "ellipse", "size": [6, 4]}"#,
      #"{"type": "ellipse", "center": [3], "size": [6, 4]}"#,
      #"{"type": "ellipse", "center": [3, 4], "size": [-6, 4]}"#,
      #"{"type": "rectangle", "center": [3, 4], "size": "large"}"#,
    ]
    for text in wrong {
      let (layer, said) = try read(fill(text))
      #expect(contour(layer) == nil, "\(text)")
      #expect(!said.isEmpty, "\(text)")
    }
    let odd = [
      #""start": 4"#, #""start": 1e300"#, #""start": "top""#, #""isReversed": "yes""#,
      #""cornerRadius": 1"#, #""other": 1"#,
    ]
    for member in odd {
      let (layer, said) = try read(
        fill(#"{"type": "ellipse", "center": [3, 4], "size": [6, 4], \#(member)}"#))
      #expect(contour(layer) != nil && !said.isEmpty, "\(member)")
    }
    let huge =
      #"{"type": "rectangle", "center": [1e300, 4], "size": [1e308, 4], "cornerRadius": 1e9}"#
    #expect(try contour(read(fill(huge)).layer) != nil)
  }

  @Test("limits corners to half of the smaller side, and ignores them if a layer clips")
  func corners() throws {
    let color = #""content": {"type": "color", "color": [0, 0, 0]}, "cornerRadius""#
    let (round, nothing) = try read("\(color): 3")
    #expect(round?.cornerRadius == 3 && nothing.isEmpty)
    let (large, said) = try read("\(color): 4")
    #expect(large?.cornerRadius == 3 && said == ["$.root.layers[0].cornerRadius"])
    let (clip, told) = try read("\(color): 2, \"clipsToBounds\": true")
    #expect(clip?.cornerRadius == 0 && told == ["$.root.layers[0].cornerRadius"])
  }

  @Test("animates size and corners only of single-color layers, with sizes of at least 0")
  func growth() throws {
    let color = #""content": {"type": "color", "color": [0, 0, 0]}"#
    func tracks(_ sizes: String) -> String {
      """
      "tracks": [
        {"property": "size", "keys": [\(sizes)]},
        {"property": "cornerRadius", "keys": [{"time": 0, "value": 1}, {"time": 1, "value": 3}]}
      ]
      """
    }
    let grown = tracks(#"{"time": 0, "value": [4, 2]}, {"time": 1, "value": [8, 6]}"#)
    let (plain, nothing) = try read("\(color), \(grown)")
    #expect(plain?.tracks.map(\.property) == [.size, .cornerRadius] && nothing.isEmpty)
    let others = [
      fill(#"{"type": "ellipse", "center": [3, 4], "size": [6, 4]}"#),
      color + #", "clipsToBounds": true"#, color + #", "mask": {"layers": []}"#,
    ]
    for other in others {
      let (layer, said) = try read("\(other), \(grown)")
      #expect(layer?.tracks.isEmpty == true && said == ["$.root.layers[0].tracks"], "\(other)")
    }
    let negative = tracks(#"{"time": 0, "value": [-4, 2]}, {"time": 1, "value": [8, 6]}"#)
    let (layer, said) = try read("\(color), \(negative)")
    guard case .point(let sizes)? = layer?.tracks.first?.keys else { return #expect(Bool(false)) }
    #expect(sizes.keys.map(\.value) == [Point(x: 0, y: 2), Point(x: 8, y: 6)])
    #expect(said.count == 1)
  }
}
