internal import Pegbar

// A build step: one input file becomes one output file with a known name.
extension ConvertCommand {
  /// Converts the single input; if nothing is generated from it, the output is a comment.
  func runStep() throws {
    guard let path = paths.first, let output else { return }
    guard let job = try plannedStep(path, output) else {
      return try writeNothing(to: output, because: "the configuration excludes the source")
    }
    var result = job.prepared(settings(list.find(at: [path])))
    if result.isPassedOver {
      return try writeNothing(to: output, because: "the source is not an animation")
    }
    result.commit()
    try report.deliver([shown(result.report)], rules: OutputRules(isForced: force))
    if result.leavesImages, report.isShown, !report.isPure {
      let command = ShellWord.line(imageCommand(for: path))
      Console.note(
        "\(PrintableText.line(path)):1:1: note: build steps do not write embedded images; "
          + "to write the images into FOLDER, run: \(PrintableText.line(command))")
    }
    try end(with: result)
  }

  /// Returns the report for build output, without notes unless it is a document.
  private func shown(_ report: Report) -> Report {
    guard !display.verbose, !self.report.isDocument else { return report }
    var report = report
    report.findings.removeAll { $0.severity < .warning && $0.kind != .otherAnimations }
    return report
  }

  /// Returns the conversion; errors are printed in compiler format, so that the build shows their
  /// location.
  private func plannedStep(_ path: String, _ output: String) throws -> ConversionJob? {
    try CommandFailure.printedForBuilds(at: path) {
      try stepJob(path, output, configuration.read())
    }
  }

  /// Returns the conversion under a name that is unique in the module, or `nil` if the file is
  /// excluded.
  private func stepJob(
    _ path: String, _ output: String, _ configurations: ConfigurationFiles
  ) throws -> ConversionJob? {
    let destination = OutputDestination.file(output)
    let sources = try ([path] + others(besides: path)).compactMap { path -> ConfiguredInput? in
      let input = FoundInput(path: path, folder: folder(of: path), isFound: true)
      guard try !configurations.configurations(for: path).exclude(path) else { return nil }
      return try configured(input, destination, configurations)
    }
    var naming = ConversionPlan.Naming(
      folder: Files.folder(around: output), isFlat: flat, base: base,
      settings: settings(FoundInputs(at: [], exclusions: Exclusions([]))))
    naming.takesOne = true
    let plan = try ConversionPlan(sources, naming)
    guard var job = plan.jobs.first(where: { $0.input.path == path }) else { return nil }
    // The type is named after the file even if the file has several animations.
    if InputAnimation.all(in: job.input, wanted: nil, limits.limits).count > 1 {
      job.options.typeName = plan.typeName(of: job)
      job.options.typePrefix = ""
    }
    job.destination = destination
    job.isStep = true
    // A step writes one file.
    job.options.data = .embedded
    job.options.joinsHost = job.options.host != nil
    return job
  }

  /// Returns the other animations of the module, without duplicates; an explicit type name requires
  /// none.
  private func others(besides path: String) -> [String] {
    guard code.typeName == nil else { return [] }
    var seen: Set = [Files.absolute(path)]
    return step.beside.filter { seen.insert(Files.absolute($0)).inserted }
  }

  /// Returns the folders between the `--base` folder and a file, with a trailing slash.
  private func folder(of path: String) -> String {
    base.map { OutputDestination.folder(of: path, below: $0) } ?? ""
  }

  /// Returns the command that writes the images under the names that the code expects.
  private func imageCommand(for path: String) -> [String] {
    let others = others(besides: path)
    let named = [
      ("--type-name", code.typeName), ("--prefix", code.prefix), ("--animation", choice.animation),
      ("--theme", theme.theme),
      ("--config", configuration.config), ("--base", others.isEmpty ? nil : base),
    ]
    var words = ["pegbar", "convert", path, "--build-step"]
    for (option, value) in named {
      if let value { words += [option, value] }
    }
    if configuration.noConfig { words.append("--no-config") }
    for other in others { words += ["--beside", other] }
    return words + ["-o", "/dev/null", "--images", "FOLDER", "--force"]
  }

  private func writeNothing(to output: String, because reason: String) throws {
    let file = Output.marked(
      NothingGenerated.bytes(because: reason), at: output, by: SwiftExporter(), sourceName: nil)
    if let refusal = try file.write(rules: OutputRules(isForced: force)) { throw refusal }
  }
}

extension CommandFailure {
  /// Returns the result of a build step; prints an error in compiler format, and throws one without a
  /// message.
  static func printedForBuilds<Result>(
    at path: String, _ body: () throws -> Result
  ) throws -> Result {
    let failure: CommandFailure
    do { return try body() } catch let error as FileError {
      failure = .usage(error.message)
    } catch let error as CommandFailure {
      failure = error
    }
    Console.note(failure.lines(at: path))
    throw CommandFailure(status: failure.status, message: nil)
  }

  /// Returns the message in compiler format; a line without a location gets the start of the file.
  private func lines(at path: String) -> String {
    let lines = PrintableText.lines(message ?? "").split(separator: "\n")
    return lines.map { line in
      guard let place = line.prefixMatch(of: #/(.+?:[0-9]+:[0-9]+:) /#) else {
        return "\(PrintableText.line(path)):1:1: error: \(line)"
      }
      return "\(place.1) error: \(line[place.range.upperBound...])"
    }.joined(separator: "\n")
  }
}
