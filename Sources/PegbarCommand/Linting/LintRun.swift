internal import Pegbar

/// An animation that is linted.
struct LintedAnimation: Sendable {
  /// The animation.
  var animation: InputAnimation
  /// What is looked for in it.
  var linter: Linter
  /// The path that the standard input has in the report; nothing where it has none.
  var shownPath: String?

  /// The report on the animation; nothing where the file is other JSON that nobody named.
  func report() -> Result<Report?, FileError> {
    let input = animation.input
    let bytes: [UInt8]
    do throws(FileError) { bytes = try input.read(linter.limits) } catch { return .failure(error) }
    let path = input.isStandardInput ? shownPath ?? input.path : input.path
    var report = Report(linting: path, bytes, animation: animation.id, by: linter) { path in
      input.isStandardInput || input.hasFile(path)
    }
    if input.isPassedOver(for: report.failure) { return .success(nil) }
    report.animation = animation.hasOthers ? animation.id : nil
    return .success(report)
  }
}

/// What became of the animations that were linted.
struct LintRun {
  /// The reports, in the order of the files.
  private(set) var reports: [Report] = []
  /// Why some files could not be read.
  private(set) var unreadable: [String]

  init(unreadable: [String]) { self.unreadable = unreadable }

  /// Adds what became of one animation.
  mutating func add(_ result: Result<Report?, FileError>) {
    switch result {
    case .success(let report): if let report { reports.append(report) }
    case .failure(let error): unreadable.append(error.message)
    }
  }

  /// Takes out what configurations accept; suppressions that accept nothing are reported.
  mutating func suppress(by configurations: ConfigurationFiles) throws {
    var used: [String: Set<Int>] = [:]
    var seen: [String: ConfigurationFiles.Found] = [:]
    var order: [String] = []
    for index in reports.indices {
      for found in try configurations.configurations(for: reports[index].file) {
        if seen.updateValue(found, forKey: found.file) == nil { order.append(found.file) }
        let path = found.path(of: reports[index].file)
        let entries = found.configuration.suppressions.enumerated().filter { _, entry in
          entry.file.map { [ConfigurationFiles.Found].matches($0, path) } ?? true
        }
        reports[index].findings.removeAll { finding in
          guard let entry = entries.first(where: { $0.element.accepts(finding) }) else {
            return false
          }
          used[found.file, default: []].insert(entry.offset)
          return true
        }
      }
    }
    for file in order {
      guard let found = seen[file] else { continue }
      let unused = found.configuration.unusedSuppressions(except: used[file] ?? [])
      if !unused.isEmpty { reports.append(Report(file: file, findings: unused)) }
    }
  }

  /// Takes out what a baseline has.
  mutating func accept(_ baseline: Baseline, in file: String) {
    for index in reports.indices { baseline.accept(&reports[index], from: file) }
  }

  /// How often each rule found something, the most frequent first.
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
  /// The path of the baseline that is set nearest; nothing where none is.
  var baseline: String? {
    last { $0.configuration.baseline != nil }.flatMap { found in
      found.configuration.baseline.map { Files.folder(around: found.file) + $0 }
    }
  }
}
