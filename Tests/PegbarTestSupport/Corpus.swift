package import Foundation
package import PegbarScene

internal import PegbarDiagnostics
internal import PegbarImport
internal import PegbarLottie
internal import PegbarPasses

/// Animations that others made: beside the package, or where `PEGBAR_CORPUS` says.
package enum Corpus {
  /// Its folder.
  package static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["PEGBAR_CORPUS"] {
      return URL(filePath: path)
    }
    return Repository.root.deletingLastPathComponent().appending(path: "shared/corpus")
  }()

  /// Whether it is there.
  package static let isPresent = FileManager.default.fileExists(
    atPath: root.appending(path: "manifest.tsv").path)

  /// Why a test is skipped.
  package static let notice = "the corpus is not here; set PEGBAR_CORPUS"

  /// The paths of all files with an ending, from its folder on, in order.
  package static func files(_ ending: String, under folder: String = "") -> [String] {
    let base = folder.isEmpty ? root : root.appending(path: folder)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: base.path)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map {
      folder.isEmpty ? $0 : folder + "/" + $0
    }
  }

  /// The paths of the JSON files that can be read, in the order of its list.
  package static func animations() throws -> [String] {
    let text = try String(contentsOf: root.appending(path: "manifest.tsv"), encoding: .utf8)
    let names = text.split(separator: "\n").dropFirst().compactMap { row in
      row.split(separator: "\t", omittingEmptySubsequences: false).first.map(String.init)
    }
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix("invalid/") }
  }

  /// The bytes of a file.
  package static func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: file)))
  }
}

/// The exact scene of an animation after the passes; nothing for what cannot be read.
package func preparedScene(_ bytes: [UInt8], name: String) -> Scene? {
  guard let document = try? LottieDocument.read(bytes, log: FindingLog()) else { return nil }
  let imported = Importer(fallbackName: name).scene(from: document, log: FindingLog())
  return ScenePasses.prepared(imported.scene, log: FindingLog())
}
