/// The file with the functions and classes that generated scenes share.
///
/// Files that were generated with `ConversionOptions.support` set to `.shared` need it once in their
/// module.
///
/// - Parameters:
///   - access: Who may use the classes, as in `ConversionOptions`.
///   - isNonisolated: Whether types and functions are `nonisolated`, as in `ConversionOptions`.
public func supportFile(
  access: CodeAccess = .internal, isNonisolated: Bool = false
) -> OutputFile {
  supportFile(SupportFile.Form(access: access, isNonisolated: isNonisolated))
}

/// The file for code of one form.
package func supportFile(_ form: SupportFile.Form) -> OutputFile {
  let text = SupportFile.write(toolVersion: version, form: form)
  return OutputFile(name: SupportFile.name, bytes: swiftMarking.marked(text))
}

private let swiftMarking = SwiftExporter().format.marking

/// A file with what generated scenes share, as it is found.
package struct GeneratedSupport: Sendable {
  private let bytes: [UInt8]
  private let toolVersion: String
  /// The code that it is for.
  package let form: SupportFile.Form

  /// Takes a file; nothing for other files.
  package init?(_ bytes: [UInt8]) {
    let start = String(decoding: bytes.prefix(Limits.headerBytes), as: UTF8.self)
    guard let toolVersion = SupportFile.toolVersion(of: start) else { return nil }
    self.bytes = bytes
    self.toolVersion = toolVersion
    form = SupportFile.form(of: start)
  }

  /// Why it is not the file that this version writes; empty where it is.
  package var staleness: [Staleness] {
    let isWhole = swiftMarking.provenance(of: bytes) == .generated
    if toolVersion != version {
      return [.otherVersion(toolVersion)] + (isWhole ? [] : [.edited(line: nil)])
    }
    let expected = supportFile(form).bytes
    let bytes = LineEnds.unified(bytes)
    return bytes == expected ? [] : [.edited(line: GeneratedFile.line(expected, bytes))]
  }
}
