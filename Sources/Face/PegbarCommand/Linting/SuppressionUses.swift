internal import Pegbar

/// Which suppressions of which configurations had something to accept, and which did.
struct SuppressionUses {
  private var configurations: [String: LintConfiguration] = [:]
  private var order: [String] = []
  /// The numbers of the suppressions that a linted file could have used.
  private var possible: [String: Set<Int>] = [:]
  private var used: [String: Set<Int>] = [:]

  /// The suppressions that are meant for a file.
  ///
  /// - Parameter isWhole: Whether those for any file had all files to accept something in.
  mutating func entries(
    of found: ConfigurationFiles.Found, for file: String, isWhole: Bool, _ settings: LintSettings
  ) -> [(offset: Int, element: Suppression)] {
    if configurations.updateValue(found.configuration, forKey: found.file) == nil {
      order.append(found.file)
    }
    let path = found.path(of: file)
    let entries = Array(found.configuration.suppressions.enumerated()).filter { _, entry in
      entry.file.map { [ConfigurationFiles.Found].matches($0, path) } ?? true
    }
    let known = entries.filter { _, entry in
      (entry.file != nil || isWhole) && settings.looks(for: entry)
    }
    possible[found.file, default: []].formUnion(known.map(\.offset))
    return entries
  }

  /// Notes that a suppression accepted something.
  mutating func note(_ number: Int, of found: ConfigurationFiles.Found) {
    used[found.file, default: []].insert(number)
  }

  /// What is said about suppressions that accepted nothing, by configuration.
  func unused() throws -> [(file: String, findings: [Finding])] {
    try order.compactMap { file in
      let unused = (possible[file] ?? []).subtracting(used[file] ?? [])
      guard let configuration = configurations[file], !unused.isEmpty else { return nil }
      let bytes = try Files.read(file, limit: Limits().fileSize)
      return (file, configuration.findings(aboutUnused: unused, in: bytes))
    }
  }
}
