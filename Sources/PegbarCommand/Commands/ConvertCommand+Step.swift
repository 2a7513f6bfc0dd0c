internal import Pegbar

// A step of a build: one file becomes one file, whose name was known before.
extension ConvertCommand {
  /// Converts the one input; a source of which nothing is made becomes a comment.
  func runStep(_ configurations: ConfigurationFiles) throws {
    guard let path = inputs.paths.first, let output else { return }
    let found = inputs.list.find(at: [path])
    let planned: ConversionJob?
    do {
      planned = try stepJob(path, output, configurations)
    } catch let failure as CommandFailure {
      // As compilers say it, so that the build shows it at its place.
      Console.note(failure.lines(at: path))
      throw CommandFailure(status: failure.status, message: nil)
    }
    guard let job = planned else {
      return try writeNothing(to: output, because: "the configuration leaves the source out")
    }
    var result = job.prepared(settings(found))
    if result.isPassedOver {
      return try writeNothing(to: output, because: "the source is no animation")
    }
    result.commit()
    // In the output of a build, only what asks for something is of use.
    if !report.display.verbose {
      result.report.findings.removeAll { $0.severity < .warning && $0.kind != .otherAnimations }
    }
    try report.deliver([result.report], rules: OutputRules(isForced: force))
    if result.leavesImages, report.isShown, !report.isPure {
      Console.note(
        "\(PrintableText.line(path)):1:1: note: the images in it are not written at build time; "
          + "'pegbar convert FILE --images FOLDER -o /dev/null' writes them")
    }
    try end(with: result)
  }

  /// The conversion, under a name that no other file of the module gets; nothing where it is left out.
  private func stepJob(
    _ path: String, _ output: String, _ configurations: ConfigurationFiles
  ) throws -> ConversionJob? {
    let destination = OutputDestination.file(output)
    let sources = try ([path] + step.beside).compactMap { path -> ConfiguredInput? in
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
    job.destination = destination
    job.isStep = true
    return job
  }

  /// The folders between that of `--base` and a file, with a slash at the end.
  private func folder(of path: String) -> String {
    guard let base else { return "" }
    let folder = Files.relative(base, to: Files.parent(of: Files.absolute(path)))
    return folder.hasPrefix("..") ? "" : OutputDestination.folderPath(folder)
  }

  private func writeNothing(to output: String, because reason: String) throws {
    let file = Output(
      path: output, bytes: Array("// Nothing was generated: \(reason).\n".utf8),
      kind: .sealed(.swift))
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
