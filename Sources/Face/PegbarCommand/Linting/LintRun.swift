internal import Pegbar

/// An animation to lint.
struct LintedAnimation: Sendable {
  /// The animation.
  var animation: InputAnimation
  /// The linter for the animation.
  var linter: Linter
  /// The path of the standard input in the report, or `nil` if it has none.
  var shownPath: String?

  /// Returns the report on the animation, or `nil` if the file was found and is other JSON.
  func report() -> Result<Report?, FileError> {
    let input = animation.input
    let bytes: [UInt8]
    do throws(FileError) { bytes = try input.read(linter.limits) } catch { return .failure(error) }
    let path = input.isStandardInput ? shownPath ?? input.path : input.path
    var report = Report(linting: path, bytes, animation: animation.id, by: linter) { path in
      input.isStandardInput ? .present : input.imageState(path)
    }
    if input.isPassedOver(for: report.failure) { return .success(nil) }
    report.animation = animation.hasOthers ? animation.id : nil
    return .success(report)
  }
}

/// The results of linting animations.
struct LintRun {
  /// The reports, in the order of the files.
  private(set) var reports: [Report] = []
  /// The errors of unreadable files.
  private(set) var unreadable: [String]

  init(unreadable: [String]) { self.unreadable = unreadable }

  /// Adds the result for one animation.
  mutating func add(_ result: Result<Report?, FileError>) {
    switch result {
    case .success(let report): if let report { reports.append(report) }
    case .failure(let error): unreadable.append(error.message)
    }
  }

  /// Removes findings that configurations suppress, and reports unused suppressions.
  ///
  /// - Parameters:
  ///   - isWhole: Whether folders were linted. Otherwise, the files next to the linted ones are
  ///     unknown.
  ///   - settings: Returns the settings for a file.
  mutating func suppress(
    by configurations: ConfigurationFiles, isWhole: Bool,
    _ settings: (String) throws -> LintSettings
  ) throws {
    var uses = SuppressionUses()
    for index in reports.indices {
      let file = reports[index].file
      for found in try configurations.configurations(for: file)
      where !found.configuration.suppressions.isEmpty {
        let entries = uses.entries(of: found, for: file, isWhole: isWhole, try settings(file))
        reports[index].findings.removeAll { finding in
          guard let entry = entries.first(where: { $0.element.accepts(finding) }) else {
            return false
          }
          uses.note(entry.offset, of: found)
          return true
        }
      }
    }
    for (file, unused) in try uses.unused() {
      let findings = unused.compactMap(try settings(file).chosen)
      // Services resolve paths relative to the working directory.
      let shown = Files.relative(".", to: file)
      if !findings.isEmpty { reports.append(Report(file: shown, findings: findings)) }
    }
  }

  /// Removes findings in the named baseline, or else in the baseline of each file's configurations.
  mutating func accept(named name: String?, _ configurations: ConfigurationFiles) throws {
    var baselines: [String: Baseline] = [:]
    for index in reports.indices {
      let own = try configurations.configurations(for: reports[index].file).baseline
      guard let file = name ?? own else { continue }
      let baseline = try baselines[file] ?? Baseline.read(file)
      baselines[file] = baseline
      baseline.accept(&reports[index], from: file)
    }
  }

  /// Returns the URL of the pages of findings, from the first configuration that sets it.
  func pages(_ configurations: ConfigurationFiles) throws -> String? {
    for report in reports {
      let found = try configurations.configurations(for: report.file)
      if let pages = found.compactMap(\.configuration.pagesAddress).last { return pages }
    }
    return nil
  }

  /// The number of findings of each rule, most frequent first.
  var statistics: String {
    let found = reports.flatMap(\.findings)
    let counts = Dictionary(found.map { ($0.kind.id, 1) }, uniquingKeysWith: +)
    let width = counts.values.max().map { "\($0)".count } ?? 0
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { id, count in
      String(repeating: " ", count: width - "\(count)".count) + "\(count)  \(id)"
    }.joined(separator: "\n")
  }
}

extension [ConfigurationFiles.Found] {
  /// The path of the nearest configured baseline, or `nil` if there is none.
  var baseline: String? {
    last { $0.configuration.baseline != nil }.flatMap { found in
      found.configuration.baseline.map { Files.folder(around: found.file) + $0 }
    }
  }
}
