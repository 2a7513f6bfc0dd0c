internal import Pegbar

/// The entries of baselines that matched findings of linted files.
struct BaselineUses {
  /// The maximum number of listed entries.
  private static let limit = 20

  /// The findings about a file.
  private struct Use {
    var keys: Set<String> = []
    /// `true` if not all of its animations could be checked.
    var isPartial = false
  }

  private var order: [String] = []
  private var uses: [String: [String: Use]] = [:]
  private var paths: [String: String] = [:]

  /// Records all findings about a file, before those in the baseline are removed.
  mutating func note(_ report: Report, of file: String) {
    if uses[file] == nil { order.append(file) }
    let name = Baseline.name(of: report, from: file)
    paths[name] = report.file
    let keys = Baseline.keys(of: report.findings, animation: report.animation, as: name)
    uses[file, default: [:]][name, default: Use()].keys.formUnion(keys)
    if report.isUnreadable { uses[file]?[name]?.isPartial = true }
  }

  /// Returns lines about the entries that match no finding.
  ///
  /// - Parameters:
  ///   - baselines: The baselines, by path.
  ///   - settings: Returns the settings for a file.
  func unmatched(
    in baselines: [String: Baseline], _ settings: (String) throws -> LintSettings
  ) throws -> [String] {
    try order.flatMap { file -> [String] in
      var lines: [String] = []
      for (name, use) in (uses[file] ?? [:]).sorted(by: { $0.key < $1.key }) where !use.isPartial {
        let settings = try settings(paths[name] ?? name)
        let entries = baselines[file]?.unmatched(
          in: name, besides: use.keys, settings)
        lines += (entries ?? []).map { "  \(PrintableText.line(name)): \($0)" }
      }
      guard !lines.isEmpty else { return [] }
      let verb = lines.count == 1 ? "1 entry matches" : "\(lines.count) entries match"
      let head =
        "\(PrintableText.line(file)): \(verb) no finding; to update it, use --write-baseline"
      let rest = lines.count - Self.limit
      return [head] + lines.prefix(Self.limit) + (rest > 0 ? ["  … and \(rest) more"] : [])
    }
  }
}
