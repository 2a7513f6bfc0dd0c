import PegbarDiagnostics
import PegbarLottie
import Testing

@Suite struct DotLottieStateMachineTests {
  private func read(_ text: String, log: FindingLog = FindingLog()) -> DotLottieStateMachine? {
    DotLottieStateMachine(reading: Array(text.utf8), id: "tap", file: "s/tap.json", log: log)
  }

  @Test("has the names of states, inputs and interactions of version 2")
  func names() throws {
    let log = FindingLog()
    let machine = try #require(
      read(
        #"""
        {"initial": "idle", "states": [
          {"name": "idle", "type": "PlaybackState", "animation": "day"},
          {"name": "go", "type": "GlobalState"}],
         "inputs": [{"name": "pressed", "type": "Event"}],
         "interactions": [{"type": "PointerDown", "layerName": "Button"}, {"type": "Click"}]}
        """#, log: log))
    #expect(log.findings.isEmpty)
    #expect(machine.initial == "idle" && machine.states.map(\.name) == ["idle", "go"])
    #expect(machine.states.map(\.animation) == ["day", nil])
    #expect(machine.inputs.map(\.name) == ["pressed"])
    #expect(machine.inputs.map(\.type) == ["Event"])
    #expect(machine.interactions.map(\.type) == ["PointerDown", "Click"])
    #expect(machine.interactions.map(\.layer) == ["Button", nil])
  }

  @Test("has the names of states of version 1")
  func oldVersion() throws {
    let machine = try #require(
      read(
        #"""
        {"descriptor": {"id": "tap", "initial": "idle"},
         "states": {"idle": {"animationId": "day"}, "go": {}}}
        """#))
    #expect(machine.initial == "idle" && Set(machine.states.map(\.name)) == ["idle", "go"])
    #expect(Set(machine.states.map(\.animation)) == ["day", nil])
  }

  @Test(
    "tolerates members of other types", arguments: [#"{"states": 1}"#, #"{"inputs": [1, {}]}"#])
  func otherTypes(_ text: String) throws {
    let log = FindingLog()
    let machine = try #require(read(text, log: log))
    #expect(machine.states.isEmpty && machine.inputs.isEmpty && machine.interactions.isEmpty)
    #expect(!log.findings.isEmpty)
    #expect(log.findings.allSatisfy { $0.breadcrumb.first?.hasPrefix("s/tap.json: ") == true })
    #expect(read("[]") == nil)
  }
}
