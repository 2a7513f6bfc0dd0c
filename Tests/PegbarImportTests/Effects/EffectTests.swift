import PegbarDiagnostics
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of effects and layer styles.
@Suite struct EffectTests {
  private func effects(_ json: String) throws -> [String] {
    try imported(layers: solid(#""ef": [\#(json)]"#)).ids
  }

  @Test(
    "expression controls draw nothing",
    arguments: [
      #"{"ty": 0}"#, #"{"ty": 2}"#, #"{"ty": 7}"#, #"{"ty": 10}"#,
      #"{"ty": 5, "mn": "ADBE Slider Control"}"#, #"{"ty": 5, "mn": "Pseudo/ADBE Rig"}"#,
      #"{"ty": 5, "mn": "ADBE CM WigglePosition"}"#, #"{"ty": 5, "mn": "ADBE GROW BOUNDS"}"#,
      #"{"ty": 5, "mn": "pseudo/x"}"#, #"{"ty": 5}"#, #"{"mn": "ADBE Color Control"}"#,
    ])
  func controls(_ json: String) throws {
    #expect(try effects(json) == [])
  }

  @Test(
    "recognizes effects of old exporters by their match names",
    arguments: [
      ("ADBE Radial Wipe", "effect/radial-wipe"),
      ("ADBE Displacement Map", "effect/displacement"), ("CC Toner", "effect/other"),
    ])
  func matchNames(_ name: String, _ id: String) throws {
    #expect(try effects(#"{"ty": 5, "mn": "\#(name)"}"#) == [id])
    #expect(try effects(#"{"mn": "\#(name)"}"#) == [id])
  }

  @Test("drops effects above the limit and reports this once")
  func limit() throws {
    func shadows(_ count: Int) -> String {
      Array(repeating: #"{"ty": 25}"#, count: count).joined(separator: ", ")
    }
    let result = try imported(layers: solid(#""ef": [\#(shadows(150))], "sy": [{"ty": 1}]"#))
    #expect(result.ids == ["effect/limit"])
    #expect(try result.layer().effects.count == 100)
    #expect(try effects(shadows(100)) == [])
  }

  @Test("disabled effects and styles are no loss")
  func disabled() throws {
    #expect(try effects(#"{"ty": 26, "en": 0}"#) == [])
    #expect(try imported(layers: solid(#""sy": [{"ty": 3, "en": 0}]"#)).ids == [])
  }

  @Test("a finding names an effect as in After Effects")
  func name() throws {
    let result = try imported(layers: solid(#""ef": [{"ty": 26, "nm": "Soft"}]"#))
    #expect(result.findings.first?.message.contains("'Soft'") == true)
  }

  @Test("an adjustment layer with idle effects changes nothing")
  func idleAdjustment() throws {
    #expect(try imported(layers: layer(12, #""ef": [{"ty": 29, "en": 0}]"#)).ids == [])
  }
}
