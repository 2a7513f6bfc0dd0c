package import Foundation
package import PegbarScene

internal import PegbarDiagnostics
internal import PegbarImport
internal import PegbarLottie
internal import PegbarPasses

/// Animations by other authors, next to the package or in the folder that `PEGBAR_CORPUS` names.
package enum Corpus {
  /// The folder of the corpus.
  package static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["PEGBAR_CORPUS"] {
      return URL(filePath: path)
    }
    return Repository.root.deletingLastPathComponent().appending(path: "shared/corpus")
  }()

  /// `true` if the corpus exists.
  package static let isPresent = FileManager.default.fileExists(
    atPath: root.appending(path: "manifest.tsv").path)

  /// The reason why a test is skipped.
  package static let notice = "the corpus is not here; set PEGBAR_CORPUS"

  /// Returns the paths of all files with an ending, relative to the folder of the corpus, in order.
  package static func files(_ ending: String, under folder: String = "") -> [String] {
    let base = folder.isEmpty ? root : root.appending(path: folder)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: base.path)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map {
      folder.isEmpty ? $0 : folder + "/" + $0
    }
  }

  /// Returns the paths of the readable JSON files, in the order of the manifest.
  package static func animations() throws -> [String] {
    let text = try String(contentsOf: root.appending(path: "manifest.tsv"), encoding: .utf8)
    let names = text.split(separator: "\n").dropFirst().compactMap { row in
      row.split(separator: "\t", omittingEmptySubsequences: false).first.map(String.init)
    }
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix("invalid/") }
  }

  /// Returns the bytes of a file.
  package static func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: file)))
  }
}

/// Returns the exact scene of an animation after the passes, or `nil` if it cannot be read.
package func preparedScene(_ bytes: [UInt8], name: String) -> Scene? {
  guard let document = try? LottieDocument.read(bytes, log: FindingLog()) else { return nil }
  let imported = Importer(fallbackName: name).scene(from: document, log: FindingLog())
  return ScenePasses.prepared(imported.scene, log: FindingLog())
}
