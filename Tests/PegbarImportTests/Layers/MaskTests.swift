import PegbarDiagnostics
import PegbarGeometry
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of masks.
@Suite struct MaskTests {
  private func masks(_ json: String...) throws -> (masks: [Mask], ids: [String]) {
    let list = json.joined(separator: ", ")
    let result = try imported(
      layers: solid(#""masksProperties": [\#(list)]"#),
      rest: #""slots": {"soft": {"p": {"k": [4, 4]}}}"#)
    return (try result.layer().masks, result.ids)
  }

  @Test("every mode is supported, and None masks nothing")
  func modes() throws {
    let (masks, ids) = try masks(
      #"{"mode": "n"}"#, #"{"mode": "a"}"#, #"{"mode": "s"}"#, #"{"mode": "i"}"#,
      #"{"mode": "l"}"#, #"{"mode": "d"}"#, #"{"mode": "f"}"#)
    #expect(
      masks.map(\.mode) == [.add, .subtract, .intersect, .lighten, .darken, .difference])
    #expect(ids == [])
  }

  @Test("percent becomes a fraction, and other values are unchanged")
  func units() throws {
    let (masks, _) = try masks(
      #"{"nm": "M", "mode": "a", "inv": true, "o": {"k": 40}, "x": {"k": -3}}"#)
    #expect(
      masks == [
        Mask(
          name: "M", mode: .add, isInverted: true, path: .constant(Path()),
          opacity: .constant(0.4), expansion: .constant(-3))
      ])
  }

  @Test("masks have unique names")
  func names() throws {
    let (masks, _) = try masks(#"{"nm": "M"}"#, #"{"nm": "M"}"#, #"{"nm": ""}"#)
    #expect(masks.map(\.name) == ["M", "M 2", "Mask"])
  }

  @Test(
    "zero feather is no loss",
    arguments: [
      #"{"f": {"k": [0, 0]}}"#, #"{"mode": "n", "f": {"k": [9, 9]}}"#,
      #"{"f": {"k": [{"t": 0, "s": [0, 0]}, {"t": 9, "s": [0, 0]}]}}"#,
    ])
  func sharp(_ mask: String) throws {
    #expect(try masks(mask).ids == [])
  }

  @Test(
    "feather with keyframes or an expression is a loss",
    arguments: [
      #"{"f": {"k": [{"t": 0, "s": [0, 0]}, {"t": 9, "s": [4, 0]}]}}"#,
      #"{"f": {"k": [0, 0], "x": "[time, 0]"}}"#, #"{"f": {"k": [0, 0], "sid": "soft"}}"#,
    ])
  func soft(_ mask: String) throws {
    #expect(try masks(mask).ids == ["mask/feather"])
  }

  @Test("a mask is distinguished from a path with the name of its tracks")
  func pathCalledMask() throws {
    let result = try imported(
      layers: layer(
        4, #""shapes": [\#(item("sh", "mask M")), \#(fill())]"#,
        #""masksProperties": [{"nm": "M"}]"#))
    #expect(try result.layer().masks.map(\.name) == ["M 2"])
  }
}
