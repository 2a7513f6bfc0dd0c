import PegbarScene
import PegbarTestSupport
import Testing

struct PreparedCorpusTests {
  @Test(
    "every track of a prepared composition has a name of its own, every moving segment one beat",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.notice)))
  func corpus() throws {
    for file in try Corpus.animations() {
      guard let scene = preparedScene(try Corpus.bytes(file), name: file) else { continue }
      for composition in [scene.root] + scene.definitions {
        let names = TrackNames()
        for layer in composition.layers { layer.forEachTrack(names) }
        #expect(names.repeated.isEmpty, "\(file): \(names.repeated.prefix(3))")
        FindTransactionsTests.expectComplete(composition)
      }
    }
  }
}

/// Collects the names of all tracks.
private final class TrackNames: TrackVisitor {
  /// The names that were met more than once.
  private(set) var repeated: [TrackReference] = []
  private var names: Set<TrackReference> = []

  func visit<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) {
    let reference = role.reference
    if !names.insert(reference).inserted { repeated.append(reference) }
  }
}
