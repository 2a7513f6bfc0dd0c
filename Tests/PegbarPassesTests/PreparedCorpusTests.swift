import PegbarScene
import PegbarTestSupport
import Testing

struct PreparedCorpusTests {
  @Test(
    "tracks of prepared compositions have unique names, and moving segments one transaction",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.notice)),
    .slow)
  func corpus() throws {
    for file in try Corpus.animations() {
      guard let scene = preparedScene(try Corpus.bytes(file), name: file) else { continue }
      for composition in [scene.root] + scene.definitions {
        var names: Set<TrackReference> = []
        var repeated: [TrackReference] = []
        for layer in composition.layers {
          layer.showTracks { _, role in
            if !names.insert(role.reference).inserted { repeated.append(role.reference) }
          }
        }
        #expect(repeated.isEmpty, "\(file): \(repeated.prefix(3))")
        FindTransactionsTests.expectComplete(composition)
      }
    }
  }
}
