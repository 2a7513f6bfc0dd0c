import PegbarDiagnostics
@testable import PegbarJSON
@testable import PegbarLint
import PegbarLottie
import PegbarTestSupport
import Testing

/// The search for missing members, while an animation is read in pieces.
@Suite struct MemberSearchTests {
  /// Returns the missing members that a search finds while the animation is read.
  private static func missing(_ bytes: [UInt8], inPiecesOf size: Int?) throws -> [String]? {
    let search = MemberSearch()
    var pieces = size == nil ? PieceReading() : PieceReading(of: LottieDocument.arraysOfPieces)
    pieces.companion = search
    if let size { (pieces.smallestText, pieces.smallestPiece, pieces.largestPiece) = (0, 0, size) }
    guard try LottieDocument.read(bytes, log: FindingLog(), pieces: pieces) != nil else {
      return nil
    }
    return search.found.map { "\($0.path) \($0.key) \($0.isNull) \($0.breadcrumb)" }
  }

  @Test("finds the same members in pieces, in the order of the text")
  func order() throws {
    let text = #"""
      {"fr": 30, "ip": 0, "op": 60, "w": 10, "h": 10, "v": "5.7.0",
       "layers": [
         {"ty": 4, "nm": "One", "ip": 0, "op": 60, "ks": {},
          "shapes": [{"ty": "gr", "it": [{"ty": "rc"}, {"ty": "??"}, {"ty": "tr"}]}, {"ty": "fl"}]},
         {"ty": 3, "nm": "Two"}],
       "markers": [{"tm": 1}],
       "assets": [{"id": "a", "layers": [{"ty": 1, "nm": "Three"}]}]}
      """#
    let bytes = Array(text.utf8)
    let whole = try #require(try Self.missing(bytes, inPiecesOf: nil))
    #expect(whole.contains { $0.contains("Three") } && whole.contains { $0.contains("One") })
    for size in [20, 60, 1000] {
      #expect(try Self.missing(bytes, inPiecesOf: size) == whole, "pieces of \(size) bytes")
    }
  }

  @Test(
    "finds the same members in pieces in every file of the corpus",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.notice)),
    .slow)
  func corpus() throws {
    var count = 0
    for file in Corpus.files(".json") {
      let bytes = try Corpus.bytes(file)
      guard let whole = try? Self.missing(bytes, inPiecesOf: nil) else { continue }
      count += 1
      #expect(try Self.missing(bytes, inPiecesOf: 1000) == whole, "\(file)")
    }
    #expect(count > 200)
  }
}
