import PegbarContainer
import PegbarTestSupport
import Testing

@Suite struct ContainerCorpusTests {
  private static let files = Corpus.files(".lottie", under: "dotlottie")

  @Test(
    "every dotLottie archive of the corpus contains an animation with layers",
    .enabled(if: !files.isEmpty, Comment(rawValue: Corpus.notice)))
  func everyArchive() throws {
    for file in Self.files {
      let bytes = try Corpus.bytes(file)
      let animation = try Container(bytes).animation { _ in [] }
      #expect(animation.bytes.first == 0x7B, "\(file)")
      #expect(String(decoding: animation.bytes, as: UTF8.self).contains(#""layers""#), "\(file)")
    }
  }
}
