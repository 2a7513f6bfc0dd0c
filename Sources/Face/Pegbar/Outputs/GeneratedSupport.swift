/// Returns the support file, with the functions and classes that generated scenes share.
///
/// A module needs it once if its files were generated with `ConversionOptions.support` set to
/// `.shared`.
///
/// - Parameters:
///   - access: The access level of the classes, as in `ConversionOptions`.
///   - isNonisolated: Whether types and functions are `nonisolated`, as in `ConversionOptions`.
public func supportFile(
  access: CodeAccess = .internal, isNonisolated: Bool = false
) -> OutputFile {
  supportFile(SupportFile.Form(access: access, isNonisolated: isNonisolated))
}

/// Returns the support file for code of one form.
package func supportFile(_ form: SupportFile.Form) -> OutputFile {
  let text = SupportFile.write(toolVersion: version, form: form)
  return OutputFile(name: SupportFile.name, bytes: swiftMarking.marked(text))
}

private let swiftMarking = SwiftExporter().format.marking

/// An existing support file.
package struct GeneratedSupport: Sendable {
  private let bytes: [UInt8]
  private let toolVersion: String
  /// The form of the code that uses the file.
  package let form: SupportFile.Form

  /// Creates a value from a support file; `nil` for other files.
  package init?(_ bytes: [UInt8]) {
    let start = String(decoding: bytes.prefix(Limits.headerBytes), as: UTF8.self)
    guard let toolVersion = SupportFile.toolVersion(of: start) else { return nil }
    self.bytes = bytes
    self.toolVersion = toolVersion
    form = SupportFile.form(of: start)
  }

  /// The reasons why the file differs from the one this version writes; empty if it is up to date.
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
