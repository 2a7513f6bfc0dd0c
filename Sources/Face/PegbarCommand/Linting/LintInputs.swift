internal import Pegbar

/// The files to lint, and the number of files that are skipped.
struct LintInputs {
  /// A file with its linter.
  typealias File = (input: FoundInput, linter: Linter)

  /// The files to lint.
  private(set) var files: [File] = []
  /// The number of files that Git ignores.
  private var ignoredCount = 0
  /// The number of files that options and configurations exclude.
  private var excludedCount: Int

  /// Selects the files to lint.
  ///
  /// - Parameters:
  ///   - linter: Returns the linter for a file at a path.
  ///   - path: Returns the path of a file for configurations.
  init(
    _ found: FoundInputs, _ configurations: ConfigurationFiles,
    path: (FoundInput) -> String, linter: (_ path: String) throws -> Linter
  ) throws {
    let ignored = IgnoredFiles.among(found.inputs.filter(\.isFound).map(\.path))
    excludedCount = found.excludedCount
    for input in found.inputs {
      let path = path(input)
      if input.isFound {
        if ignored.contains(path) {
          ignoredCount += 1
          continue
        }
        if try configurations.configurations(for: path).exclude(path) {
          excludedCount += 1
          continue
        }
      }
      files.append((input, try linter(path)))
    }
  }

  /// `true` if features that a target does not support are reported for any file.
  var haveTargets: Bool { files.contains { !$0.linter.settings.allTargets.isEmpty } }

  /// The error message if nothing remains to lint.
  var nothingFound: String {
    let reasons = [(ignoredCount, "ignored by Git"), (excludedCount, "excluded")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let remark = reasons.isEmpty ? "" : " (\(reasons.joined(separator: ", ")))"
    return "no animations found\(remark)"
  }
}
