import Foundation
import PegbarTestSupport

/// A text file of the repository.
struct SourceText {
  /// The path relative to the package.
  let path: String
  /// The lines.
  let lines: [Substring]
  private let text: String

  /// Returns all files with an ending in folders or at paths, in order.
  static func all(_ places: [String], ending: String = "") throws -> [SourceText] {
    try places.flatMap { place -> [SourceText] in
      guard isFolder(place) else { return try [SourceText(place)] }
      let paths = try FileManager.default.subpathsOfDirectory(atPath: Repository.path(place))
      return try paths.filter { $0.hasSuffix(ending) }.sorted().compactMap { name in
        // Files that builds and editors leave behind are hidden.
        let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
        return isHidden || isFolder("\(place)/\(name)") || isLink("\(place)/\(name)")
          ? nil : try SourceText("\(place)/\(name)")
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: Repository.path(path), isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func isLink(_ path: String) -> Bool {
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: Repository.path(path))
    return target != nil
  }

  /// Reads a file.
  init(_ path: String) throws {
    self.path = path
    text = String(decoding: try Repository.bytes(path), as: UTF8.self)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns `true` if the text contains one of the words, which is faster than checking each line.
  func mentions(_ words: [String]) -> Bool {
    text.withCString { text in words.contains { strstr(text, $0) != nil } }
  }

  /// Returns `path:line: text` for each line that satisfies a condition.
  func lines(where isBreach: (Substring) -> Bool) -> [String] {
    zip(lines.indices, lines).compactMap { index, line in
      isBreach(line) ? "\(path):\(index + 1): \(line)" : nil
    }
  }
}
