internal import Pegbar

/// Finds the sources that generated files were made from.
struct SourceFinder: Sendable {
  /// The named source or folder of sources.
  let given: String?
  /// `true` if folders are verified as a whole.
  let areFolders: Bool
  /// The possible sources by name, in order.
  private let byName: [String: [FoundInput]]

  /// Creates a finder for found and named sources.
  init(_ sources: [FoundInput], given: String?, areFolders: Bool) {
    self.given = given
    self.areFolders = areFolders
    byName = Dictionary(grouping: sources) { GeneratedFile.headerName(of: $0.name) }
  }

  /// Returns the verdict on a generated file, compared with its source.
  func verdict(on output: GeneratedOutput) -> GeneratedOutput.Verdict {
    if let given, !Files.isDirectory(given) {
      return output.verdict(source: FoundInput(path: given))
    }
    let name = output.file.sourceName
    // A header can be edited, so only files in that folder are read.
    guard !name.isEmpty, name != "..", name != ".", !name.utf8.contains(UInt8(ascii: "/")) else {
      return output.failed(
        "\(output.path): specify the source: pegbar verify \(output.path) SOURCE")
    }
    if !areFolders, given == nil {
      let place = output.parent + name
      guard Files.exists(place) else { return missing(place, of: output) }
      return output.verdict(source: FoundInput(path: place))
    }
    let candidates = byName[name] ?? []
    if let source = source(of: output, among: candidates) { return output.verdict(source: source) }
    guard candidates.isEmpty else {
      return output.failed(
        "\(output.path): was generated from '\(name)', which matches multiple files: "
          + candidates.map(\.path).joined(separator: ", ") + "; specify the source")
    }
    guard areFolders else {
      return missing((given.map(OutputDestination.folderPath) ?? "") + name, of: output)
    }
    return GeneratedOutput.Verdict(
      path: output.path, problems: ["the source '\(name)' does not exist"])
  }

  /// Returns the source of a generated file among candidates with its name.
  ///
  /// This is the only candidate, otherwise the one whose folder the output is named after, otherwise
  /// the one in the same folder, otherwise the one with the recorded checksum.
  private func source(
    of output: GeneratedOutput, among candidates: [FoundInput]
  ) -> FoundInput? {
    if candidates.count == 1 { return candidates[0] }
    let name = Self.letters(of: Files.name(of: output.path))
    let named = candidates.filter { candidate in
      let folder = Files.name(of: Files.parent(of: Files.absolute(candidate.path)))
      return name.hasPrefix(Self.letters(of: folder + SourceName(file: candidate.name).stem))
    }
    if named.count == 1 { return named[0] }
    return candidates.first { $0.folder == output.folder }
      ?? candidates.first { (try? $0.read()).map(output.file.isMade(of:)) ?? false }
  }

  /// Returns the letters and digits of a name in lowercase, as type names contain them.
  private static func letters(of name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private func missing(_ source: String, of output: GeneratedOutput) -> GeneratedOutput.Verdict {
    output.failed(
      "\(source): does not exist; specify the source: pegbar verify \(output.path) SOURCE")
  }
}
