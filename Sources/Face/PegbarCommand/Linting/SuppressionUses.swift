internal import Pegbar

/// The suppressions of configurations that were applicable, and those that were used.
struct SuppressionUses {
  private var configurations: [String: LintConfiguration] = [:]
  private var order: [String] = []
  /// The indices of the suppressions that applied to a linted file.
  private var possible: [String: Set<Int>] = [:]
  private var used: [String: Set<Int>] = [:]

  /// Returns the suppressions that apply to a file.
  ///
  /// - Parameter isWhole: Whether all files were linted, so that a suppression for any file can be
  ///   unused.
  mutating func entries(
    of found: ConfigurationFiles.Found, for file: String, isWhole: Bool, _ settings: LintSettings
  ) -> [(offset: Int, element: Suppression)] {
    if configurations.updateValue(found.configuration, forKey: found.file) == nil {
      order.append(found.file)
    }
    let path = found.path(of: file)
    let entries = Array(found.configuration.suppressions.enumerated()).filter { _, entry in
      entry.file.map { PathPattern.matchesFolder($0, of: path) } ?? true
    }
    let known = entries.filter { _, entry in
      (entry.file != nil || isWhole) && settings.looks(for: entry)
    }
    possible[found.file, default: []].formUnion(known.map(\.offset))
    return entries
  }

  /// Records that a suppression accepted a finding.
  mutating func note(_ number: Int, of found: ConfigurationFiles.Found) {
    used[found.file, default: []].insert(number)
  }

  /// Returns the findings about unused suppressions, by configuration.
  func unused() throws -> [(file: String, findings: [Finding])] {
    try order.compactMap { file in
      let unused = (possible[file] ?? []).subtracting(used[file] ?? [])
      guard let configuration = configurations[file], !unused.isEmpty else { return nil }
      let bytes = try Files.read(file, limit: Limits().fileSize)
      return (file, configuration.findings(aboutUnused: unused, in: bytes))
    }
  }
}
