import Foundation

/// A file with the expected output, which only `tools/update goldens` changes.
package enum Golden {
  /// Compares text with a golden file.
  ///
  /// With `UPDATE_GOLDENS=1` the file is written, and the comparison fails once, so that a
  /// recording does not pass as a check.
  ///
  /// - Parameter path: The path of the golden file relative to the package.
  /// - Returns: The difference, with the first different line, or `nil` if there is none.
  package static func difference(_ actual: [UInt8], path: String) throws -> String? {
    let file = Repository.root.appending(path: path)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      if let expected = try? Data(contentsOf: file), Array(expected) == actual { return nil }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual).write(to: file)
      return "\(path) was recorded; read the difference before committing it"
    }
    guard let expected = try? Data(contentsOf: file) else {
      return "\(path) is missing; record it with tools/update goldens"
    }
    if Array(expected) == actual { return nil }
    return "\(path): " + firstDifference(lines(of: actual), lines(of: Array(expected)))
  }

  private static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  private static func firstDifference(_ actual: [Substring], _ expected: [Substring]) -> String {
    let same = zip(actual, expected).prefix { $0 == $1 }.count
    let found = same < actual.count ? String(actual[same]) : "the end"
    let wanted = same < expected.count ? String(expected[same]) : "the end"
    return "line \(same + 1) is\n  \(found)\nand was expected to be\n  \(wanted)"
  }
}
