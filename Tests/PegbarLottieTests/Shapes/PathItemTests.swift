import PegbarLottie
import Testing

@Suite struct PathItemTests {
  private let path = #"{"k": {"v": [[0, 0]], "i": [[0, 0]], "o": [[0, 0]]}}"#

  private func path(_ members: String) throws -> Path {
    let (item, _) = try read(item: #"{"ty": "sh", \#(members)}"#)
    guard case .geometry(.path(let path)) = item.kind else {
      throw UnexpectedKind(found: "\(item)")
    }
    return path
  }

  @Test("reads the closed flag of old files on the item")
  func closed() throws {
    #expect(try path(#""closed": true, "ks": \#(path)"#).path.fixedValue?.isClosed == true)
    #expect(try path(#""ks": \#(path)"#).path.fixedValue?.isClosed == false)
  }

  @Test("direction 3 is reversed", arguments: [(1, false), (2, false), (3, true)])
  func direction(d: Int, expected: Bool) throws {
    #expect(try path(#""d": \#(d), "ks": \#(path)"#).isReversed == expected)
  }
}
