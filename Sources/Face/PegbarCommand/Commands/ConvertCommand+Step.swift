internal import Pegbar

// A step of a build: one file becomes one file, whose name was known before.
extension ConvertCommand {
  /// Converts the one input; a source of which nothing is made becomes a comment.
  func runStep() throws {
    guard let path = paths.first, let output else { return }
    guard let job = try plannedStep(path, output) else {
      return try writeNothing(to: output, because: "the configuration leaves the source out")
    }
    var result = job.prepared(settings(list.find(at: [path])))
    if result.isPassedOver {
      return try writeNothing(to: output, because: "the source is no animation")
    }
    result.commit()
    try report.deliver([shown(result.report)], rules: OutputRules(isForced: force))
    if result.leavesImages, report.isShown, !report.isPure {
      let command = ShellWord.line(imageCommand(for: path))
      Console.note(
        "\(PrintableText.line(path)):1:1: note: the images in it are not written at build time; "
          + "this writes them into a FOLDER: \(PrintableText.line(command))")
    }
    try end(with: result)
  }

  /// What is said in the output of a build: what asks for something; documents say it all.
  private func shown(_ report: Report) -> Report {
    guard !display.verbose, !self.report.isDocument else { return report }
    var report = report
    report.findings.removeAll { $0.severity < .warning && $0.kind != .otherAnimations }
    return report
  }

  /// The conversion; what is wrong is said as compilers say it, so that the build shows it at its place.
  private func plannedStep(_ path: String, _ output: String) throws -> ConversionJob? {
    let failure: CommandFailure
    do { return try stepJob(path, output, configuration.read()) } catch let error as FileError {
      failure = .usage(error.message)
    } catch let error as CommandFailure {
      failure = error
    }
    Console.note(failure.lines(at: path))
    throw CommandFailure(status: failure.status, message: nil)
  }

  /// The conversion, under a name that no other file of the module gets; nothing where it is left out.
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
    // The type is called after the file, also where that has several animations.
    if InputAnimation.all(in: job.input, wanted: nil, limits.limits).count > 1 {
      job.options.typeName = plan.typeName(of: job)
      job.options.typePrefix = ""
    }
    job.destination = destination
    job.isStep = true
    job.options.joinsHost = job.options.host != nil
    return job
  }

  /// The other animations of the module, each once; a name that is given depends on none.
  private func others(besides path: String) -> [String] {
    guard code.typeName == nil else { return [] }
    var seen: Set = [Files.absolute(path)]
    return step.beside.filter { seen.insert(Files.absolute($0)).inserted }
  }

  /// The folders between that of `--base` and a file, with a slash at the end.
  private func folder(of path: String) -> String {
    guard let base else { return "" }
    let folder = Files.relative(base, to: Files.parent(of: Files.absolute(path)))
    return folder.hasPrefix("..") ? "" : OutputDestination.folderPath(folder)
  }

  /// The command line that writes the images under the names that the code asks for.
  private func imageCommand(for path: String) -> [String] {
    let others = others(besides: path)
    let named = [
      ("--type-name", code.typeName), ("--prefix", code.prefix), ("--animation", choice.animation),
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
  /// The message as errors of a compiler: where a line begins with a place, at that, and otherwise at
  /// the beginning of a file.
  fileprivate func lines(at path: String) -> String {
    let lines = PrintableText.lines(message ?? "").split(separator: "\n")
    return lines.map { line in
      guard let place = line.prefixMatch(of: #/(.+?:[0-9]+:[0-9]+:) /#) else {
        return "\(PrintableText.line(path)):1:1: error: \(line)"
      }
      return "\(place.1) error: \(line[place.range.upperBound...])"
    }.joined(separator: "\n")
  }
}
