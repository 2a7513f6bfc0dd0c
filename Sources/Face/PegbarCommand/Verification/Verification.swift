internal import Pegbar

/// Holds generated files against their sources, and says what came out.
struct Verification {
  /// What says which sources are left out, and which animation of an archive is meant.
  let configurations: ConfigurationFiles
  /// How many files are worked on at once.
  let jobs: Int
  /// Whether nothing but problems is said.
  let isQuiet: Bool

  init(_ configurations: ConfigurationFiles, jobs: Int, isQuiet: Bool) {
    self.configurations = configurations
    self.jobs = jobs
    self.isQuiet = isQuiet
  }

  private(set) var status = ExitStatus.success
  /// What came out for files with what scenes share.
  private var supports: [GeneratedOutput.Verdict] = []

  /// Says that something cannot be judged.
  mutating func fail(_ message: String) {
    Console.error(message)
    status = .unreadable
  }

  /// A generated file; nothing for other Swift files, of which those that were named are refused.
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
        fail("\(input.path): has no first line that says what pegbar made it from")
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
  ///   - sources: What there is at the places of sources.
  ///   - given: The source or folder of sources that was named.
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

  /// The sources that something has to be made from, with the animation that is meant: not those that
  /// configurations leave out.
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
      try Console.print("  make it again: \(PrintableText.line(remedy))")
    }
    if verdict.problems.isEmpty, namesAll {
      try Console.print("\(PrintableText.line(verdict.path)): up to date")
    }
  }
}
