import PegbarDiagnostics
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Losses of effects and layer styles, visible and invisible.
@Suite struct EffectLossTests {
  private static let mask = mask(#""mode": "a""#)

  private static func mask(_ members: String) -> String {
    let zeros = "[[0, 0], [0, 0], [0, 0]]"
    return
      #"{\#(members), "pt": {"k": {"c": true, "v": [[0, 0], [9, 0], [0, 9]], "i": \#(zeros), "o": \#(zeros)}}}"#
  }

  private func masks(_ masks: String...) -> String {
    #""masksProperties": [\#(masks.joined(separator: ", "))]"#
  }

  private static let changing = #"[{"t": 0, "s": [0], "h": 1}, {"t": 9, "s": [1]}]"#

  // MARK: Effects

  @Test("reports a Fill of masks, which fills the entire layer, if it is visible beyond them")
  func fill() throws {
    let one = effect(21, "Fill", [("0001", "1")])
    #expect(try imported(layers: solid(one)).ids == [])
    #expect(try imported(layers: solid(one, masks(Self.mask))).ids == [])
    #expect(try imported(layers: solid(one, masks(Self.mask, Self.mask))).ids == ["effect/fill"])
    let unused = masks(Self.mask(#""mode": "n""#))
    #expect(try imported(layers: solid(one, unused)).ids == ["effect/fill"])
    let all = effect(21, "Fill", [("0007", "1"), ("0003", "4")])
    #expect(try imported(layers: solid(all, masks(Self.mask))).ids == ["effect/fill"])
    let empty = try imported(layers: layer(4, #""shapes": []"#, one, masks(Self.mask)))
    #expect(empty.ids == ["effect/fill"])
    #expect(empty.findings.map(\.outcome) == [.dropped])
    let none = effect(21, "Fill", [("0001", "0"), ("0006", "1"), ("0003", "4")])
    #expect(try imported(layers: solid(none, masks(Self.mask))).ids == [])
  }

  @Test("reports repeated edge pixels of a blur only on layers with straight edges")
  func blurEdges() throws {
    let repeats = effect(29, "Gaussian Blur 2", [("0001", "10"), ("0003", "1")])
    #expect(try imported(layers: solid(repeats)).ids == ["effect/blur-edges"])
    let ellipse = #""shapes": [{"ty": "el", "s": {"k": [9, 9]}}, \#(PegbarTestSupport.fill())]"#
    #expect(try imported(layers: layer(4, ellipse, repeats)).ids == [])
    let defaultValue = effect(29, "Gaussian Blur 2", [("0001", "10"), ("0003", "0")])
    #expect(try imported(layers: solid(defaultValue)).ids == [])
    let sharp = effect(29, "Gaussian Blur 2", [("0001", "0"), ("0003", "1")])
    #expect(try imported(layers: solid(sharp)).ids == [])
  }

  @Test(
    "reports a brush only if its softness or spacing is visible",
    arguments: [
      ("20", "0.75", "15", true), ("20", "1", "60", true), ("20", "0.95", "15", false),
      ("5", "0.79", "15", false), ("2", "1", "200", true),
    ])
  func brush(_ size: String, _ hardness: String, _ spacing: String, _ shows: Bool) throws {
    let stroke = effect(
      22, "Stroke",
      [("0001", "1"), ("0003", size), ("0004", hardness), ("0006", spacing)])
    let result = try imported(layers: solid(stroke, masks(Self.mask)))
    #expect(result.ids == (shows ? ["effect/stroke"] : []))
  }

  @Test("reports a stroke along a missing mask")
  func missingMask() throws {
    let stroke = effect(22, "Stroke", [("0001", "3")])
    #expect(try imported(layers: solid(stroke, masks(Self.mask))).ids == ["effect/stroke"])
  }

  @Test("an animated switch keeps its first value")
  func switches() throws {
    let shadow = effect(25, "Drop Shadow", [("0002", "99"), ("0006", Self.changing)])
    let result = try imported(layers: solid(shadow))
    #expect(result.ids == ["effect/switch"])
    guard case .dropShadow(let drawn) = try result.layer().effects[0].kind else {
      throw Unexpected()
    }
    #expect(!drawn.isAlone)
    let same = #"[{"t": 0, "s": [1], "h": 1}, {"t": 9, "s": [1]}]"#
    let still = effect(25, "Drop Shadow", [("0002", "99"), ("0006", same)])
    #expect(try imported(layers: solid(still)).ids == [])
  }

  @Test("reports a Set Matte that replaces transparency only if the layer has any")
  func replacingMatte() throws {
    let matte = effect(28, "Set Matte3", [("0001", "7"), ("0005", "0")])
    let source = solid(#""ind": 7"#, name: "B")
    let ellipse = #""shapes": [{"ty": "el", "s": {"k": [9, 9]}}, \#(PegbarTestSupport.fill())]"#
    #expect(try imported(layers: layer(4, ellipse, matte), source).ids == ["effect/set-matte"])
    #expect(try imported(layers: solid(matte), source).ids == [])
  }

  @Test("reports an unnamed dropped effect by its type")
  func withoutName() throws {
    let messages = try imported(layers: solid(#""ef": [{"ty": 26}]"#)).findings.map(\.message)
    #expect(messages.map { $0.contains("the effect 'Radial Wipe' is ignored") } == [true])
  }

  @Test("ignores a parameter of an unknown type")
  func unknownParameter() throws {
    let fill = #""ef": [{"ty": 21, "ef": [{"ty": 99, "nm": "X", "v": {"k": 1}}]}]"#
    #expect(try imported(layers: solid(fill)).ids == ["property/unknown-value"])
    // An effect that is dropped entirely has one finding.
    let wipe = #""ef": [{"ty": 26, "ef": [{"ty": 99, "v": {"k": 1}}]}]"#
    #expect(try imported(layers: solid(wipe)).ids == ["effect/radial-wipe"])
  }

  @Test("dropped effects without a visible result are no loss")
  func idle() throws {
    func wipe(_ completion: String) -> String { effect(26, "Radial Wipe", [("0001", completion)]) }
    #expect(try imported(layers: solid(wipe("0"))).ids == [])
    #expect(try imported(layers: solid(wipe("5"))).ids == ["effect/radial-wipe"])
    #expect(try imported(layers: solid(wipe(Self.changing))).ids == ["effect/radial-wipe"])
    func map(_ down: String) -> String {
      effect(27, "Displacement Map", [("0003", "0"), ("0005", down)])
    }
    #expect(try imported(layers: solid(map("0"))).ids == [])
    #expect(try imported(layers: solid(map("3"))).ids == ["effect/displacement"])
  }

  // MARK: Layer styles

  private func style(_ members: String) throws -> [String] {
    try imported(layers: solid(#""sy": [{\#(members)}]"#)).ids
  }

  @Test("reports spread, noise and blend mode of shadows if visible")
  func shadows() throws {
    let black = #""ty": 1, "c": {"k": [0, 0, 0]}"#
    #expect(try style(black + #", "s": {"k": 5}, "ch": {"k": 30}"#) == ["style/drop-shadow"])
    #expect(try style(black + #", "s": {"k": 0}, "ch": {"k": 30}"#) == [])
    #expect(try style(black + #", "no": {"k": 20}"#) == ["style/drop-shadow"])
    #expect(try style(black + #", "no": {"k": 0}, "bm": {"k": 5}"#) == [])
    let red = #""ty": 1, "c": {"k": [1, 0, 0]}"#
    #expect(try style(red + #", "bm": {"k": 5}"#) == ["style/drop-shadow"])
    #expect(try style(red + #", "bm": {"k": 1}"#) == [])
    #expect(try style(red + #", "o": {"k": 0}, "bm": {"k": 5}, "no": {"k": 9}"#) == [])
    let inner = #""ty": 2, "c": {"k": [1, 1, 1]}"#
    #expect(try style(inner + #", "bm": {"k": 11}"#) == [])
    #expect(try style(inner + #", "bm": {"k": 5}"#) == ["style/inner-shadow"])
  }

  @Test("reports a knocked-out shadow below translucent content")
  func knockOut() throws {
    func ids(_ opacity: Int, knocksOut: Int) throws -> [String] {
      let fill = item("fl", "F", #""c": {"k": [1, 0, 0]}, "o": {"k": \#(opacity)}"#)
      let style = #""sy": [{"ty": 1, "lc": {"k": \#(knocksOut)}}]"#
      return try imported(
        layers: layer(4, #""shapes": [\#(rectangle("a")), \#(fill)]"#, style)
      ).ids
    }
    #expect(try ids(50, knocksOut: 1) == ["style/drop-shadow"])
    #expect(try ids(100, knocksOut: 1) == [])
    #expect(try ids(50, knocksOut: 0) == [])
  }

  @Test("a dropped transparent style is no loss")
  func transparentGlow() throws {
    #expect(try style(#""ty": 3"#) == ["style/outer-glow"])
    #expect(try style(#""ty": 3, "o": {"k": 0}"#) == [])
  }
}
