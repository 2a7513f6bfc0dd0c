/// The file with the functions and classes that generated scenes share.
///
/// Files that were generated with `ConversionOptions.support` set to `.shared` need it once in their
/// module.
///
/// - Parameter isNonisolated: Whether types and functions are `nonisolated`, as in
///   `ConversionOptions`.
public func supportFile(isNonisolated: Bool = false) -> OutputFile {
  let text = SupportFile.write(toolVersion: version, isNonisolated: isNonisolated)
  return OutputFile(name: SupportFile.name, bytes: Seal.sealed(text, .swift))
}

/// A file with what generated scenes share, as it is found.
package struct GeneratedSupport: Sendable {
  private let bytes: [UInt8]
  private let toolVersion: String
  /// Whether it is for code that belongs to no actor.
  package let isNonisolated: Bool

  /// Takes a file; nothing for other files.
  package init?(_ bytes: [UInt8]) {
    let start = String(decoding: bytes.prefix(Limits.headerBytes), as: UTF8.self)
    guard let toolVersion = SupportFile.toolVersion(of: start) else { return nil }
    self.bytes = bytes
    self.toolVersion = toolVersion
    isNonisolated = SupportFile.isNonisolated(start)
  }

  /// Why it is not the file that this version writes; empty where it is.
  package var staleness: [Staleness] {
    let isWhole = Seal.provenance(of: bytes, .swift) == .generated
    if toolVersion != version {
      return [.otherVersion(toolVersion)] + (isWhole ? [] : [.edited(line: nil)])
    }
    let expected = supportFile(isNonisolated: isNonisolated).bytes
    let bytes = LineEnds.unified(bytes)
    return bytes == expected ? [] : [.edited(line: GeneratedFile.line(expected, bytes))]
  }
}
