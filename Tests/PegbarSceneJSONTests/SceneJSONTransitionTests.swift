import PegbarDiagnostics
import PegbarScene
import PegbarSceneJSON
import Testing

/// Transitions of a normalized composition that break a rule.
@Suite struct SceneJSONTransitionTests {
  private static func read(_ transition: String) throws -> ([Transition], [String]) {
    func layer(_ name: String, _ tracks: String) -> String {
      #"{"name": "\#(name)", "bounds": [0, 0, 1, 1], "tracks": [\#(tracks)]}"#
    }
    let track = #"{"property": "opacity", "keys": [{"time": 0, "value": 0}]}"#
    let text = """
      {"pegbar": 1, "kind": "normalized", "name": "", "duration": 1, "frameRate": 1,
       "root": {"name": "", "size": [1, 1], "transitions": [\(transition)], "layers": [
         \(layer("a", track)), \(layer("b", track)), \(layer("still", ""))]}}
      """
    let log = FindingLog()
    guard case .normalized(let scene) = try SceneJSON.read(Array(text.utf8), log: log) else {
      Issue.record("it is no normalized scene")
      return ([], [])
    }
    let start = "$.root.transitions[0]"
    return (
      scene.root.transitions,
      log.findings.map { String($0.path.description.dropFirst(start.count)) }
    )
  }

  @Test("reads every member, with a linear curve by default")
  func whole() throws {
    let (read, findings) = try Self.read(
      #"{"type": "push", "subtype": "fromTop", "from": "a", "to": "b", "time": 0.5, "duration": 2}"#
    )
    #expect(
      read == [
        Transition(.push(.top), from: "a", to: "b", time: 0.5, duration: 2, curve: .linear)
      ])
    #expect(findings.isEmpty)
  }

  @Test(
    "reports a broken transition at its location and drops it",
    arguments: [
      (#"{"type": "wipe", "from": "a", "to": "b", "time": 0, "duration": 1}"#, ".type"),
      (#"{"type": "push", "from": "a", "to": "b", "time": 0, "duration": 1}"#, ""),
      (#"{"type": "fade", "from": "a", "to": "still", "time": 0, "duration": 1}"#, ".to"),
      (#"{"type": "fade", "from": 1, "to": "b", "time": 0, "duration": 1}"#, ".from"),
      (#"{"type": "fade", "from": "a", "to": "a", "time": 0, "duration": 1}"#, ""),
      (#"{"type": "fade", "from": "a", "to": "b", "time": 0, "duration": 0}"#, ".duration"),
      (#"{"type": "fade", "from": "a", "to": "b", "duration": 1}"#, ""),
      (
        #"{"type": "fade", "from": "a", "to": "b", "time": 0, "duration": 1, "curve": "hold"}"#,
        ""
      ),
    ])
  func broken(_ transition: String, _ place: String) throws {
    let (read, findings) = try Self.read(transition)
    #expect(read.isEmpty)
    #expect(findings == [place])
  }
}
