import PegbarDiagnostics
import PegbarLottie
import Testing

@Suite struct MaskTests {
  private let path = #"{"k": {"v": [[0, 0]], "i": [[0, 0]], "o": [[0, 0]]}}"#

  private func mask(_ members: String) throws -> (mask: Mask, log: FindingLog) {
    let (layer, log) = try read(layer: #"{"ty": 3, "masksProperties": [{\#(members)}]}"#)
    return (try #require(layer.masks.first), log)
  }

  @Test("every mode has its letter", arguments: Mask.Mode.allCases)
  func modes(mode: Mask.Mode) throws {
    #expect(try mask(#""mode": "\#(mode.rawValue)""#).mask.mode == mode)
  }

  @Test("a mask has a path, opacity, expansion and feather")
  func members() throws {
    let (mask, log) = try mask(
      #""mode": "s", "inv": true, "pt": \#(path), "o": {"k": 50}, "x": {"k": 3}, "f": {"k": [4, 5]}"#
    )
    #expect(mask.isInverted)
    #expect(mask.path.fixedValue?.count == 1)
    #expect(mask.opacity.fixedValue == 50)
    #expect(mask.expansion.fixedValue == 3)
    #expect(mask.feather?.fixedValue == Vector(x: 4, y: 5))
    #expect(log.ids.isEmpty)
  }

  @Test("cl in old files closes the path")
  func closed() throws {
    #expect(try mask(#""cl": true, "pt": \#(path)"#).mask.path.fixedValue?.isClosed == true)
  }

  @Test("reads an unknown mode as Add and reports it with the number of the mask")
  func unknown() throws {
    let (mask, log) = try mask(#""mode": "q""#)
    #expect(mask.mode == .add)
    #expect(log.ids == ["property/unknown-value"])
    #expect(log.findings.first?.breadcrumb == ["Null 1", "Mask 1"])
  }
}
