import FoundationEssentials
import PegbarContainer
import Testing

@Suite struct ContainerCorpusTests {
  private static let root: String = {
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let corpus =
      ProcessInfo.processInfo.environment["PEGBAR_CORPUS"] ?? "/\(package)/../shared/corpus"
    return corpus + "/dotlottie"
  }()

  private static var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.filter { $0.hasSuffix(".lottie") }.sorted()
  }

  @Test(
    "every dotLottie archive of the corpus gives an animation with layers",
    .enabled(if: !files.isEmpty, "set PEGBAR_CORPUS to a folder with dotlottie"))
  func everyArchive() throws {
    for file in Self.files {
      let bytes = Array(try Data(contentsOf: URL(filePath: Self.root + "/" + file)))
      let animation = try Container.animation(in: bytes) { _ in [] }
      #expect(animation.bytes.first == 0x7B, "\(file)")
      #expect(String(decoding: animation.bytes, as: UTF8.self).contains(#""layers""#), "\(file)")
    }
  }
}
