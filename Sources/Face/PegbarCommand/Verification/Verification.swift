internal import Pegbar

/// Compares generated files with their sources and reports the results.
struct Verification {
  /// The configurations, which exclude sources and select animations of archives.
  let configurations: ConfigurationFiles
  /// The number of files to process at once.
  let jobs: Int
  /// `true` to print only problems.
  let isQuiet: Bool

  init(_ configurations: ConfigurationFiles, jobs: Int, isQuiet: Bool) {
    self.configurations = configurations
    self.jobs = jobs
    self.isQuiet = isQuiet
  }

  private(set) var status = ExitStatus.success
  /// The verdicts on support files.
  private var supports: [GeneratedOutput.Verdict] = []

  /// Reports that a file cannot be verified.
  mutating func fail(_ message: String) {
    Console.error(message)
    status = .unreadable
  }

  /// Returns a generated file, or `nil` for other files, which are errors if they were named.
  mutating func output(at input: FoundInput) -> GeneratedOutput? {
    do throws(FileError) {
      let bytes = try input.read()
      if let file = GeneratedFile(bytes) {
        return GeneratedOutput(path: input.path, folder: input.folder, file: file)
      }
      if let support = GeneratedSupport(bytes) {
        supports.append(
          GeneratedOutput.Verdict(
            path: input.path, problems: support.staleness.map { "stale: \($0)" }))
        return nil
      }
      if !input.isFound {
        fail("\(input.path): not a file that pegbar generated: the header is missing")
      }
    } catch {
      fail(error.message)
    }
    return nil
  }

  /// Verifies files.
  ///
  /// - Parameters:
  ///   - outputs: The generated files.
  ///   - sources: The files found at the source paths.
  ///   - given: The named source or folder of sources.
  ///   - areFolders: Whether folders are verified as a whole.
  mutating func run(
    _ outputs: [GeneratedOutput], sources: FoundInputs, given: String?, areFolders: Bool
  ) async throws {
    for failure in sources.failures { fail(failure.message) }
    var verdicts: [GeneratedOutput.Verdict] = []
    let finder = SourceFinder(sources.inputs, given: given, areFolders: areFolders)
    await Parallel(jobs: jobs, isQuiet: isQuiet).each(outputs, file: \.path) {
      finder.verdict(on: $0)
    } deliver: { verdict, _ in
      verdicts.append(verdict)
    }
    verdicts += supports
    for verdict in verdicts { try report(verdict, namesAll: !areFolders && !isQuiet) }
    if areFolders {
      let check = FolderCheck(outputs, verdicts)
      let wanted = try wanted(sources.inputs)
      let lines =
        await check.missing(among: wanted, jobs: jobs) + check.unusedImages()
        + (supports.isEmpty ? check.missingSupport() : [])
      for line in lines { try problem(line) }
      let count = verdicts.count { $0.problems.isEmpty && $0.failure == nil }
      if !isQuiet {
        try Console.print("\(count) of \(verdicts.count) generated files are up to date")
      }
    }
    if status != .success { throw CommandFailure(status: status, message: nil) }
  }

  /// Returns the sources that require an output, with the configured animation, without excluded
  /// sources.
  private func wanted(_ sources: [FoundInput]) throws -> [FolderCheck.Source] {
    try sources.compactMap { source in
      let found = try configurations.configurations(for: source.path)
      guard !found.exclude(source.path) else { return nil }
      return FolderCheck.Source(
        input: source, animation: found.convertSettings(for: source.path).animation)
    }
  }

  private mutating func problem(_ line: String) throws {
    try Console.print(PrintableText.line(line))
    status = status.worse(than: .findings)
  }

  private mutating func report(_ verdict: GeneratedOutput.Verdict, namesAll: Bool) throws {
    if let failure = verdict.failure { return fail(failure) }
    for line in verdict.problems { try problem("\(verdict.path): \(line)") }
    if let remedy = verdict.remedy {
      try Console.print("  regenerate: \(PrintableText.line(remedy))")
    }
    if verdict.problems.isEmpty, namesAll {
      try Console.print("\(PrintableText.line(verdict.path)): up to date")
    }
  }
}
