internal import Pegbar

/// The sources that generated files may have been made of.
struct SourceIndex: Sendable {
  /// A source, and whether it was found.
  enum Match {
    /// The file at a path.
    case found(FoundInput)
    /// There is none of that name.
    case missing(name: String)
    /// There are several of that name, and nothing tells which is meant.
    case several([FoundInput])
  }

  /// All sources, in order.
  let inputs: [FoundInput]
  private let byName: [String: [FoundInput]]

  /// Takes what was found.
  init(_ inputs: [FoundInput]) {
    self.inputs = inputs
    byName = Dictionary(grouping: inputs) { GeneratedFile.headerName(of: $0.name) }
  }

  /// The source of a generated file: the one of its name that stands as it does, otherwise the one
  /// of which it was made as it is now, otherwise the only one.
  ///
  /// - Parameter folder: The folders between the searched one and the generated file.
  func source(of file: GeneratedFile, in folder: String) -> Match {
    let candidates = byName[file.sourceName] ?? []
    if candidates.count < 2 {
      return candidates.first.map(Match.found) ?? .missing(name: file.sourceName)
    }
    if let mirrored = candidates.first(where: { $0.folder == folder }) { return .found(mirrored) }
    let same = candidates.first { input in
      (try? input.read()).map(file.isMade(of:)) ?? false
    }
    return same.map(Match.found) ?? .several(candidates)
  }
}
