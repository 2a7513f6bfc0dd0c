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

  /// The valid files below a size, in the order of the list.
  ///
  /// Of the large family of small test files only every Nth. `PEGBAR_MEASURE` chooses others by a part of their names.
  static func files(below size: Int, every step: Int) throws -> [String] {
    let text = try String(
      contentsOf: root.appendingPathComponent("manifest.tsv"), encoding: .utf8)
    let rows = text.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    let valid = rows.filter { $0[0].hasSuffix(".json") && !$0[0].hasPrefix("invalid/") }
    if let wanted = ProcessInfo.processInfo.environment["PEGBAR_MEASURE"] {
      return valid.map { String($0[0]) }.filter { $0.contains(wanted) || wanted == "all" }
    }
    var tests = 0
    return valid.compactMap { row in
      guard let bytes = Int(row[5]), bytes < size else { return nil }
      if row[0].hasPrefix("test-files/") {
        tests += 1
        guard tests % step == 0 else { return nil }
      }
      return String(row[0])
    }
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
