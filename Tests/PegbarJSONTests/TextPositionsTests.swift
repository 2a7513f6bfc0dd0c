import PegbarDiagnostics
import PegbarJSON
import PegbarTestSupport
import Testing

@Suite struct TextPositionsTests {
  @Test("lines end with a line feed, a carriage return or both")
  func lines() {
    let positions = TextPositions.positions(
      ofSorted: [0, 2, 4, 7, 9, 99], in: Array("a\nb\rc\r\nd é".utf8))
    let expected = [(1, 1), (2, 1), (3, 1), (4, 1), (4, 3), (4, 4)]
    #expect(positions == expected.map { Position(line: $0.0, column: $0.1) })
  }

  @Test("stops the search if the work is canceled")
  func cancelled() async {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
    let columns = { @Sendable () -> [Int] in
      TextPositions.positions(ofSorted: [1, 1 << 20], in: bytes).map(\.column)
    }
    #expect(columns() == [2, 1 + (1 << 20)])
    let part = await CancelledWork.result(of: columns)
    #expect(part.count == 2 && part[1] < 1 << 19)
  }
}
