/// The Swift file of a build step that has nothing to generate: a comment that says why.
package enum NothingGenerated {
  private static let beginning = "// Nothing was generated: "

  /// The file, with its checksum.
  package static func bytes(because reason: String) -> [UInt8] {
    Seal.sealed(Array("\(beginning)\(reason).\n".utf8), .swift)
  }

  /// Whether a file is one.
  static func matches(_ bytes: [UInt8]) -> Bool { bytes.starts(with: beginning.utf8) }
}
