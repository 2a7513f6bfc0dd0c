import Foundation
import PegbarTestSupport

/// A text file of the repository.
struct SourceText {
  /// The path from the package on.
  let path: String
  /// The lines.
  let lines: [Substring]
  private let text: String

  /// Every file under some folders or with some paths whose name ends in this way, in order.
  static func all(_ places: [String], ending: String = "") throws -> [SourceText] {
    try places.flatMap { place -> [SourceText] in
      guard isFolder(place) else { return try [SourceText(place)] }
      let paths = try FileManager.default.subpathsOfDirectory(atPath: Repository.path(place))
      return try paths.filter { $0.hasSuffix(ending) }.sorted().compactMap { name in
        // What builds and editors leave behind is hidden.
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

  /// Whether one of some words stands in it; lines are looked at one by one only where that is so.
  func mentions(_ words: [String]) -> Bool {
    text.withCString { text in words.contains { strstr(text, $0) != nil } }
  }

  /// `path:line: text` for each line that holds something.
  func lines(where isBreach: (Substring) -> Bool) -> [String] {
    zip(lines.indices, lines).compactMap { index, line in
      isBreach(line) ? "\(path):\(index + 1): \(line)" : nil
    }
  }
}
