internal import Pegbar

/// Holds generated files against their sources, and says what came out.
struct Verification {
  /// How many files are worked on at once.
  let jobs: Int
  /// Whether nothing but problems is said.
  let isQuiet: Bool
  private(set) var status = ExitStatus.success

  /// Says that something cannot be judged.
  mutating func fail(_ message: String) {
    Console.error(message)
    status = .unreadable
  }

  /// A generated file; nothing for other Swift files, of which those that were named are refused.
  mutating func output(at input: FoundInput) -> GeneratedOutput? {
    do throws(FileError) {
      if let file = GeneratedFile(try input.read()) {
        return GeneratedOutput(path: input.path, folder: input.folder, file: file)
      }
      if !input.isFound {
        fail("\(input.path): has no first line that says of what pegbar made it")
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
    let index = SourceIndex(sources.inputs)
    for failure in sources.failures { fail(failure.message) }
    var verdicts: [GeneratedOutput.Verdict] = []
    var progress = Progress(total: outputs.count, isQuiet: isQuiet)
    let finder = SourceFinder(index: index, given: given, areFolders: areFolders)
    await Parallel.each(outputs, file: \.path, jobs: jobs) {
      finder.verdict(on: $0)
    } deliver: { verdict in
      progress.advance(to: verdict.path)
      verdicts.append(verdict)
    }
    progress.clear()
    for verdict in verdicts { try report(verdict, namesAll: !areFolders && !isQuiet) }
    if areFolders {
      let check = FolderCheck(outputs, verdicts)
      let lines = await check.missing(among: index, jobs: jobs) + check.unusedImages()
      for line in lines { try problem(line) }
      let count = verdicts.count { $0.problems.isEmpty && $0.failure == nil }
      if !isQuiet {
        try Console.print("\(count) of \(verdicts.count) generated files are up to date")
      }
    }
    if status != .success { throw CommandFailure(status: status, message: nil) }
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

/// Finds the source of a generated file.
private struct SourceFinder: Sendable {
  let index: SourceIndex
  let given: String?
  let areFolders: Bool

  func verdict(on output: GeneratedOutput) -> GeneratedOutput.Verdict {
    if let given, !Files.isDirectory(given) {
      return output.verdict(source: FoundInput(path: given))
    }
    let name = output.file.sourceName
    // A header can be edited: nothing but a file of that folder is looked at.
    guard !name.isEmpty, name != "..", name != ".", !name.utf8.contains(UInt8(ascii: "/")) else {
      return output.failed("\(output.path): name its source: pegbar verify \(output.path) SOURCE")
    }
    if !areFolders, given == nil {
      let place = output.parent + name
      guard Files.exists(place) else { return missing(place, of: output) }
      return output.verdict(source: FoundInput(path: place))
    }
    switch index.source(of: output.file, in: output.folder) {
    case .found(let input): return output.verdict(source: input)
    case .missing where areFolders:
      return GeneratedOutput.Verdict(
        path: output.path, problems: ["its source is gone: there is no '\(name)'"])
    case .missing:
      return missing((given.map(OutputDestination.folderPath) ?? "") + name, of: output)
    case .several(let inputs):
      return output.failed(
        "\(output.path): was made of '\(name)', and there are several: "
          + inputs.map(\.path).joined(separator: ", ") + "; name its source")
    }
  }

  private func missing(_ source: String, of output: GeneratedOutput) -> GeneratedOutput.Verdict {
    output.failed("\(source): is not there; name the source: pegbar verify \(output.path) SOURCE")
  }
}
