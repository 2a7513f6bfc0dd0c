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
  func report(_ opened: OpenedInput) -> Result<LintedReport?, FileError> {
    let input = animation.input
    let contents: AnimationFile
    do throws(FileError) { contents = try opened.file(of: input, linter.limits) } catch {
      return .failure(error)
    }
    let path = input.isStandardInput ? shownPath ?? input.path : input.path
    var (report, facts) = Report.compared(
      linting: path, contents, animation: animation.id, by: linter
    ) { path in input.isStandardInput ? .present : input.imageState(path) }
    if input.isPassedOver(for: report.failure, contents.bytes) { return .success(nil) }
    report.animation = animation.hasOthers ? animation.id : nil
    if input.isStandardInput { facts = nil }
    return .success(LintedReport(report: report, facts: facts, settings: linter.settings))
  }
}

/// The report on an animation.
struct LintedReport: Sendable {
  /// The report.
  var report: Report
  /// The facts for a comparison with the other animations in the folder, or `nil` if no rule
  /// compares them.
  var facts: AnimationFacts?
  /// The settings for the animation.
  var settings: LintSettings
}

/// The results of linting animations.
struct LintRun {
  /// The reports, in the order of the files.
  private(set) var reports: [Report] = []
  /// The errors of unreadable files.
  private(set) var unreadable: [String] = []
  /// `true` if features that a target does not support are reported.
  var haveTargets = true
  /// The animations that are compared with others in their folder.
  private var compared: [(index: Int, facts: AnimationFacts, settings: LintSettings)] = []

  /// The last line of text for people, or `nil` if there is none.
  var remark: String? {
    guard !haveTargets, reports.contains(where: { $0.status != .failed }) else { return nil }
    return "No target was specified; to report what a player does not support, use --target."
  }

  /// Adds the result for one animation.
  mutating func add(_ result: Result<LintedReport?, FileError>) {
    switch result {
    case .success(let result):
      guard let result else { return }
      if let facts = result.facts { compared.append((reports.count, facts, result.settings)) }
      reports.append(result.report)
    case .failure(let error):
      unreadable.append(error.message)
      var report = Report(file: error.path, findings: [])
      report.status = .failed
      report.reason = error.message
      reports.append(report)
    }
  }

  /// Adds the findings of rules that compare the animations of a folder.
  mutating func compareFolders() {
    for group in compared.grouped(by: { Files.parent(of: Files.absolute($0.facts.file)) }) {
      guard group.elements.count > 1 else { continue }
      let folder = FolderFacts(group.elements.map { $0.facts })
      for (index, own, settings) in group.elements {
        reports[index].findings += settings.findings(about: own, in: folder)
      }
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
  ///
  /// - Parameters:
  ///   - settings: Returns the settings for a file.
  /// - Returns: Lines about entries that match no finding.
  mutating func accept(
    named name: String?, _ configurations: ConfigurationFiles,
    _ settings: (String) throws -> LintSettings
  ) throws -> [String] {
    var baselines: [String: Baseline] = [:]
    var uses = BaselineUses()
    for index in reports.indices {
      let own = try configurations.configurations(for: reports[index].file).baselineSource?.baseline
      guard let file = name ?? own else { continue }
      let baseline = try baselines[file] ?? Baseline.read(file)
      baselines[file] = baseline
      uses.note(reports[index], of: file)
      baseline.accept(&reports[index], from: file)
    }
    return try uses.unmatched(in: baselines, settings)
  }

  /// Returns the URL of the pages of findings, from the first configuration that sets it.
  func pages(_ configurations: ConfigurationFiles) throws -> String? {
    for report in reports {
      let found = try configurations.configurations(for: report.file)
      if let pages = found.compactMap(\.configuration.pagesAddress).last { return pages }
    }
    return nil
  }

  /// A table with the number of findings and of files of each rule, most frequent first.
  var statistics: String {
    var counts: [String: (findings: Int, files: Set<String>)] = [:]
    for report in reports {
      for finding in report.findings {
        counts[finding.kind.id, default: (0, [])].findings += 1
        counts[finding.kind.id]?.files.insert(report.file)
      }
    }
    let rows = counts.map { (id: $0.key, findings: $0.value.findings, files: $0.value.files.count) }
    let sorted = rows.sorted {
      ($1.findings, $1.files, $0.id) < ($0.findings, $0.files, $1.id)
    }
    func line(_ findings: String, _ files: String, _ rule: String) -> String {
      func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 0)) + text
      }
      return "\(padded(findings, 8))  \(padded(files, 5))  \(rule)"
    }
    guard !sorted.isEmpty else { return "" }
    return
      ([line("findings", "files", "rule")]
      + sorted.map { line("\($0.findings)", "\($0.files)", $0.id) }).joined(separator: "\n")
  }
}

extension [ConfigurationFiles.Found] {
  /// The nearest configuration with a baseline, or `nil` if there is none.
  var baselineSource: ConfigurationFiles.Found? {
    last { $0.configuration.baseline != nil }
  }
}
