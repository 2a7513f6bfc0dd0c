import Foundation
import PegbarDiagnostics
import PegbarImport
import PegbarLottie
import PegbarPasses
import PegbarScene

/// Animations that others made.
enum Corpus {
  static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["PEGBAR_CORPUS"] {
      return URL(fileURLWithPath: path)
    }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("shared/corpus")
  }()

  static var isPresent: Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent("manifest.tsv").path)
  }

  static let notice = "the corpus is not here; set PEGBAR_CORPUS"

  /// The valid files, in the order of the list.
  static func files() throws -> [String] {
    let text = try String(
      contentsOf: root.appendingPathComponent("manifest.tsv"), encoding: .utf8)
    let names = text.split(separator: "\n").dropFirst().compactMap { row in
      row.split(separator: "\t", omittingEmptySubsequences: false).first.map(String.init)
    }
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix("invalid/") }
  }

  /// The exact scene of a file after the passes; nothing for files that cannot be read.
  static func scene(_ name: String, prepared: Bool = true) -> Scene? {
    scene(at: root.appendingPathComponent(name), prepared: prepared)
  }

  /// The same for a file anywhere.
  static func scene(at file: URL, prepared: Bool = true) -> Scene? {
    guard let data = try? Data(contentsOf: file),
      let document = try? LottieDocument.read([UInt8](data), log: FindingLog())
    else { return nil }
    let scene = Importer(fallbackName: file.lastPathComponent).scene(
      from: document, log: FindingLog())
    return prepared ? ScenePasses.prepared(scene, log: FindingLog()) : scene
  }
}

/// The animations that come with the project.
enum Samples {
  static func files() throws -> [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Samples")
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
  }
}
