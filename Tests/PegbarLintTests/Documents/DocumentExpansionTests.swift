import PegbarDiagnostics
import PegbarLint
import PegbarLottie
import Testing

/// The multiplication of layers by nested compositions.
@Suite("Expanded documents")
struct DocumentExpansionTests {
  private static func expansion(_ compositions: [[String]]) throws -> DocumentExpansion {
    func layers(_ ids: [String]) -> String {
      ids.map { #"{"ty": 0, "refId": "\#($0)", "ip": 0, "op": 9}"# }.joined(separator: ", ")
    }
    let assets = compositions.enumerated().dropFirst().map { place, ids in
      #"{"id": "\#(place)", "layers": [\#(layers(ids))]}"#
    }
    let json = """
      {"v": "5.7.0", "fr": 30, "ip": 0, "op": 60, "w": 9, "h": 9, \
      "layers": [\(layers(compositions[0]))], "assets": [\(assets.joined(separator: ", "))]}
      """
    let document = try LottieDocument.read(Array(json.utf8), log: FindingLog())
    return DocumentExpansion(try #require(document))
  }

  @Test("counts a composition once per use")
  func multiplied() throws {
    let expansion = try Self.expansion([["1", "1", "2"], ["2", "2"], ["none"]])
    // Three layers, two in each of both uses of 1, one in each of five uses of 2.
    #expect(expansion.layers == 12)
    #expect(expansion.depth == 2)
  }

  @Test("counts recursive compositions once")
  func circle() throws {
    let expansion = try Self.expansion([["1"], ["2", "1"], ["1"]])
    #expect(expansion.layers == 4)
    // The result depends on the composition that is counted first, but is the same in every run.
    #expect(try Self.expansion([["1", "1", "2"], ["2", "2"], ["1"]]).layers == 10)
  }

  @Test("a long chain of compositions does not exhaust the stack, and counts can be infinite")
  func chain() throws {
    let count = 3000
    let expansion = try Self.expansion((1...count).map { ["\($0)", "\($0)"] } + [[]])
    #expect(expansion.depth == count)
    #expect(expansion.layers == .infinity)
  }
}

@Suite struct DocumentLinksTests {
  @Test("uses the first of several assets with one ID")
  func equalIDs() throws {
    let json = """
      {"v": "5.7.0", "fr": 30, "ip": 0, "op": 60, "w": 9, "h": 9, "layers": [], "assets": [\
      {"id": "a", "layers": [{"ty": 3, "ip": 0, "op": 9}]}, \
      {"id": "a", "layers": [{"ty": 3, "ip": 0, "op": 50}]}]}
      """
    let document = try #require(try LottieDocument.read(Array(json.utf8), log: FindingLog()))
    #expect(DocumentLinks(document).lastFrames == ["a": 9])
  }
}
