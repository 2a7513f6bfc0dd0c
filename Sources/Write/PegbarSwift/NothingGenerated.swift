internal import PegbarExport

/// The Swift file of a build step that has nothing to generate: a comment that gives the reason.
package enum NothingGenerated {
  private static let beginning = "// Nothing was generated: "

  /// Returns the file, with its checksum.
  package static func bytes(because reason: String) -> [UInt8] {
    SwiftExporter().format.marking.marked(Array("\(beginning)\(reason).\n".utf8))
  }

  /// Returns whether a file is one.
  static func matches(_ bytes: [UInt8]) -> Bool { bytes.starts(with: beginning.utf8) }
}
