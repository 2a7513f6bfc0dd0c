internal import PegbarExport

/// The Swift file of a build step without output: a comment that states the reason.
package enum NothingGenerated {
  private static let beginning = "// No code was generated: "

  /// Returns the file, with its checksum.
  package static func bytes(because reason: String) -> [UInt8] {
    SwiftExporter().format.marking.marked(Array("\(beginning)\(reason).\n".utf8))
  }

  /// Returns `true` if the bytes are such a file.
  static func matches(_ bytes: [UInt8]) -> Bool { bytes.starts(with: beginning.utf8) }
}
